#include "tug-gtk-macros.h"

gulong
_tug_signal_connect (
    gpointer object, const char *signal, GCallback handler, gpointer data, GClosureNotify notify)
{
  guint id;
  GQuark detail;

  if (!g_signal_parse_name (signal, G_TYPE_FROM_INSTANCE (object), &id, &detail, TRUE))
    {
      g_critical ("%s has no signal \"%s\"", G_OBJECT_TYPE_NAME (object), signal);
      notify (data, NULL);
      return 0;
    }
  return g_signal_connect_data (object, signal, handler, data, notify, 0);
}

int
_tug_integer_setting (GtkSettings *settings, const char *name, int fallback)
{
  GParamSpec *spec
      = settings ? g_object_class_find_property (G_OBJECT_GET_CLASS (settings), name) : NULL;
  int value = fallback;

  if (spec == NULL)
    return fallback;
  if (G_IS_PARAM_SPEC_BOOLEAN (spec))
    {
      gboolean truth = fallback != 0;
      g_object_get (settings, name, &truth, NULL);
      return truth;
    }
  if (G_IS_PARAM_SPEC_INT (spec))
    g_object_get (settings, name, &value, NULL);
  return value;
}

void
_tug_warning (const char *text)
{
  g_warning ("%s", text);
}

void
_tug_critical (const char *text)
{
  g_critical ("%s", text);
}

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
