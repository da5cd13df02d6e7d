#include "internal/tug-announcing.h"

void
_tug_announce (GtkWidget *widget, const char *text)
{
  AtkObject *accessible;

  if (!gtk_widget_get_mapped (widget))
    return;
  accessible = gtk_widget_get_accessible (widget);
  if (accessible != NULL && g_signal_lookup ("announcement", ATK_TYPE_OBJECT) != 0)
    g_signal_emit_by_name (accessible, "announcement", text);
}
