#include "internal/tug-scroller-around.h"
#include "tug-refresh-bin-private.h"

/* The cursor inside the child, and whether the child handles a drag. */

/* Gets the area of a tree's cursor, in the points of the tree. */
static gboolean
tree_cursor (GtkTreeView *tree, GdkRectangle *area)
{
  GtkTreePath *path = NULL;
  GtkTreeViewColumn *column = NULL;
  int x, y;

  gtk_tree_view_get_cursor (tree, &path, &column);
  if (path == NULL)
    return FALSE;
  gtk_tree_view_get_background_area (tree, path, column, area);
  gtk_tree_path_free (path);
  gtk_tree_view_convert_bin_window_to_widget_coords (tree, area->x, area->y, &x, &y);
  area->x = x;
  area->y = y;
  return area->height > 0;
}

static gboolean
text_cursor (GtkTextView *text, GdkRectangle *area)
{
  gtk_text_view_get_cursor_locations (text, NULL, area, NULL);
  gtk_text_view_buffer_to_window_coords (text, GTK_TEXT_WINDOW_WIDGET, area->x, area->y, &area->x,
                                         &area->y);
  return TRUE;
}

static gboolean
icon_cursor (GtkIconView *icons, GdkRectangle *area)
{
  GtkTreePath *path = NULL;
  gboolean is_there = gtk_icon_view_get_cursor (icons, &path, NULL) && path != NULL
                      && gtk_icon_view_get_cell_rect (icons, path, NULL, area);

  if (path != NULL)
    gtk_tree_path_free (path);
  return is_there;
}

/* Gets the area of the cursor in the focused widget, in the points of that widget. */
static gboolean
cursor_of (GtkWidget *focus, GdkRectangle *area)
{
  GtkAllocation allocation;

  if (GTK_IS_TREE_VIEW (focus))
    return tree_cursor (GTK_TREE_VIEW (focus), area);
  if (GTK_IS_TEXT_VIEW (focus))
    return text_cursor (GTK_TEXT_VIEW (focus), area);
  if (GTK_IS_ICON_VIEW (focus))
    return icon_cursor (GTK_ICON_VIEW (focus), area);
  /* Other scrollable widgets have an unknown cursor inside, so their allocation is not its area. */
  if (GTK_IS_SCROLLABLE (focus))
    return FALSE;
  gtk_widget_get_allocation (focus, &allocation);
  *area = (GdkRectangle){ 0, 0, allocation.width, allocation.height };
  return TRUE;
}

gboolean
_tug_refresh_bin_cursor (TugRefreshBin *self, GdkRectangle *area)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *child = gtk_bin_get_child (GTK_BIN (self));
  GtkWidget *toplevel = gtk_widget_get_toplevel (widget);
  GtkWidget *focus = GTK_IS_WINDOW (toplevel) ? gtk_window_get_focus (GTK_WINDOW (toplevel)) : NULL;

  return child != NULL && focus != NULL && focus != child && gtk_widget_is_ancestor (focus, child)
         && cursor_of (focus, area)
         && gtk_widget_translate_coordinates (focus, widget, area->x, area->y, &area->x, &area->y);
}

/* Returns whether `cursor` is the cursor that GtkScrolledWindow sets on its child during touchpad
   scrolling. GDK creates each named cursor once. */
static gboolean
is_of_scrolling (GdkCursor *cursor)
{
  GdkCursor *scrolling = gdk_cursor_new_from_name (gdk_cursor_get_display (cursor), "all-scroll");
  gboolean is_same = cursor == scrolling;

  g_clear_object (&scrolling);
  return is_same;
}

/* Returns whether the press on `widget` that GTK is delivering is of a button on a window with a
   cursor of its own: the handle of a GtkPaned, the border of a column, or text that can be
   selected. */
static gboolean
is_on_handle (GtkWidget *widget)
{
  GdkEvent *event = gtk_get_current_event ();
  GdkCursor *cursor = event != NULL && event->type == GDK_BUTTON_PRESS && event->any.window != NULL
                          ? gdk_window_get_cursor (event->any.window)
                          : NULL;
  gboolean is_handle = cursor != NULL && (!is_of_scrolling (cursor) || GTK_IS_TEXT_VIEW (widget));

  if (event != NULL)
    gdk_event_free (event);
  return is_handle;
}

gboolean
_tug_refresh_bin_is_dragged_by_child (TugRefreshBin *self, GtkWidget *widget)
{
  if (is_on_handle (widget))
    return TRUE;
  for (; widget != NULL && widget != GTK_WIDGET (self); widget = gtk_widget_get_parent (widget))
    if (GTK_IS_RANGE (widget) || TUG_IS_PULLABLE (widget))
      return TRUE;
  return FALSE;
}

gboolean
_tug_refresh_bin_scrolls_inside (TugRefreshBin *self, GtkWidget *widget, double dx, double dy)
{
  GtkWidget *scroller = _tug_refresh_bin_private (self)->scroller;

  for (; widget != NULL && widget != GTK_WIDGET (self); widget = gtk_widget_get_parent (widget))
    if (GTK_IS_SCROLLED_WINDOW (widget) && widget != scroller
        && gtk_scrolled_window_get_kinetic_scrolling (GTK_SCROLLED_WINDOW (widget))
        && _tug_scroller_follows (GTK_SCROLLED_WINDOW (widget), dx, dy))
      return TRUE;
  return FALSE;
}

void
_tug_refresh_bin_event_place (TugRefreshBin *self, const GdkEventButton *event, int *x, int *y)
{
  GdkWindow *view = gtk_widget_get_window (GTK_WIDGET (self));
  GdkWindow *window = event->window;
  double across = event->x, along = event->y;

  while (window != NULL && window != view)
    {
      gdk_window_coords_to_parent (window, across, along, &across, &along);
      window = gdk_window_get_parent (window);
    }
  *x = (int)CLAMP (across, -G_MAXINT16, G_MAXINT16);
  *y = (int)CLAMP (along, -G_MAXINT16, G_MAXINT16);
}

void
_tug_refresh_bin_end_touch (TugRefreshBin *self, const GdkEvent *event)
{
  static const GdkEventType types[] = { GDK_TOUCH_UPDATE, GDK_TOUCH_CANCEL };
  GtkWidget *widget = gtk_get_event_widget ((GdkEvent *)event);

  if (widget == NULL || widget == GTK_WIDGET (self))
    return;
  g_object_ref (widget);
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      GdkEvent *copy = gdk_event_copy (event);

      copy->type = types[i];
      gtk_widget_event (widget, copy);
      gdk_event_free (copy);
    }
  g_object_unref (widget);
}
