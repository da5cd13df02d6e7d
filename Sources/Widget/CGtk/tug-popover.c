#include "internal/tug-popover.h"

/* The margin around the content, in points. */
#define MARGIN 6

GtkWidget *
_tug_popover_new (GtkWidget *widget, GtkPositionType side, GtkWidget *content)
{
  GtkWidget *popover = gtk_popover_new (widget);

  gtk_popover_set_position (GTK_POPOVER (popover), side);
  gtk_container_set_border_width (GTK_CONTAINER (popover), MARGIN);
  gtk_container_add (GTK_CONTAINER (popover), content);
  gtk_widget_show (content);
  atk_object_set_parent (gtk_widget_get_accessible (popover),
                         gtk_widget_get_accessible (gtk_widget_get_toplevel (widget)));
  return popover;
}

static gboolean
destroy_cb (gpointer popover)
{
  gtk_widget_destroy (popover);
  return G_SOURCE_REMOVE;
}

void
_tug_popover_destroy (GtkWidget *popover, int priority)
{
  g_idle_add_full (priority, destroy_cb, g_object_ref (popover), g_object_unref);
}
