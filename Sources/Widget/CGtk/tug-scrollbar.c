#include "internal/tug-scrollbar.h"

static guint change_value;
/* The GtkRange that was moved last, as a weak pointer. */
static gpointer range;

/* A range emits "change-value" only for actions of the user, and sets the value during the
   emission. */
static gboolean
range_changes_cb (GSignalInvocationHint *hint G_GNUC_UNUSED,
                  guint n_values G_GNUC_UNUSED,
                  const GValue *values,
                  gpointer user_data G_GNUC_UNUSED)
{
  g_set_weak_pointer (&range, g_value_get_object (&values[0]));
  return TRUE;
}

void
_tug_follow_scrollbars (void)
{
  if (change_value != 0)
    return;
  g_type_class_ref (GTK_TYPE_RANGE);
  change_value = g_signal_lookup ("change-value", GTK_TYPE_RANGE);
  g_signal_add_emission_hook (change_value, 0, range_changes_cb, NULL, NULL);
}

gboolean
_tug_is_moved_by_scrollbar (GtkAdjustment *adjustment)
{
  GSignalInvocationHint *hint;

  if (range == NULL || gtk_range_get_adjustment (range) != adjustment)
    return FALSE;
  hint = g_signal_get_invocation_hint (range);
  return hint != NULL && hint->signal_id == change_value;
}

void
_tug_emit_edge_overshot (GtkScrolledWindow *window, GtkPositionType edge)
{
  g_signal_emit_by_name (window, "edge-overshot", edge);
}

void
_tug_stop_scroll_event (GtkScrolledWindow *window)
{
  g_signal_stop_emission_by_name (window, "scroll-event");
}

GtkScrolledWindow *
_tug_scrolled_window_of (GtkWidget *child)
{
  GtkWidget *parent = gtk_widget_get_parent (child);

  if (!GTK_IS_SCROLLABLE (child) || !GTK_IS_SCROLLED_WINDOW (parent)
      || gtk_bin_get_child (GTK_BIN (parent)) != child)
    return NULL;
  return GTK_SCROLLED_WINDOW (parent);
}

GtkWidget *
_tug_scrolled_content (GtkScrolledWindow *window)
{
  GtkWidget *child = gtk_bin_get_child (GTK_BIN (window));

  return GTK_IS_VIEWPORT (child) ? gtk_bin_get_child (GTK_BIN (child)) : child;
}

int
_tug_scrolled_length (GtkWidget *content, GtkOrientation orientation)
{
  gboolean is_vertical = orientation == GTK_ORIENTATION_VERTICAL;
  int width = gtk_widget_get_allocated_width (content);
  int height = gtk_widget_get_allocated_height (content);
  GtkWidgetClass *klass = GTK_WIDGET_GET_CLASS (content);
  int least = 0, length = 0, header = 0;

  if (!gtk_widget_get_visible (content))
    return 0;
  /* Trees and texts know their length. GTK would remember a former one. */
  if (GTK_IS_SCROLLABLE (content))
    (is_vertical ? klass->get_preferred_height : klass->get_preferred_width) (content, &least,
                                                                              &length);
  else if (is_vertical)
    gtk_widget_get_preferred_height_for_width (content, width, NULL, &length);
  else
    gtk_widget_get_preferred_width_for_height (content, height, NULL, &length);
  if (GTK_IS_TREE_VIEW (content) && is_vertical)
    gtk_tree_view_convert_bin_window_to_widget_coords (GTK_TREE_VIEW (content), 0, 0, NULL,
                                                       &header);
  return MAX (length - header, 0);
}

gboolean
_tug_scrolls_viewport (GtkScrolledWindow *window)
{
  return GTK_IS_VIEWPORT (gtk_bin_get_child (GTK_BIN (window)));
}

void
_tug_report_value (GtkAdjustment *adjustment)
{
  g_signal_emit_by_name (adjustment, "value-changed");
}
