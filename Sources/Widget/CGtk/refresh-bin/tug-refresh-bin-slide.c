#include "internal/tug-refresh-bin-hooks.h"

/* The content of a bin on its way to its place, after rows were inserted above: the window of a
   GtkViewport that is as long as the content is moved, so that content is drawn, clicked and
   described where it is, and the adjustment keeps its value. */

/* A search for the row at the start of the view. */
typedef struct
{
  GtkWidget *content;
  GtkOrientation orientation;
  /* The start of the view in the content, in points. */
  int view;
  /* The row, or NULL if there is none. */
  GtkWidget *row;
  /* The start of the row in the content, in points. */
  int start;
  /* Whether a widget was inserted and is not laid out yet. */
  gboolean has_new;
} RowSearch;

gboolean
_tug_content_row_start (GtkWidget *content, GtkWidget *row, GtkOrientation orientation, int *start)
{
  int x, y;

  if (!gtk_widget_is_ancestor (row, content)
      || !gtk_widget_translate_coordinates (row, content, 0, 0, &x, &y))
    return FALSE;
  *start = orientation == GTK_ORIENTATION_VERTICAL ? y : x;
  return TRUE;
}

static void
look_cb (GtkWidget *widget, gpointer data)
{
  RowSearch *search = data;
  int width = gtk_widget_get_allocated_width (widget);
  int height = gtk_widget_get_allocated_height (widget);
  int length = search->orientation == GTK_ORIENTATION_VERTICAL ? height : width;
  int start;

  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return;
  if (width <= 1 && height <= 1)
    search->has_new = TRUE;
  else if (_tug_content_row_start (search->content, widget, search->orientation, &start)
           && start + length > search->view && (search->row == NULL || start < search->start))
    {
      search->row = widget;
      search->start = start;
    }
}

/* Returns whether the children of `widget` are rows, or contain them. A container with a window of
   its own, such as a GtkRevealer, may move its child itself. */
static gboolean
holds_rows (GtkWidget *widget, GtkOrientation orientation)
{
  if (GTK_IS_BOX (widget))
    return gtk_orientable_get_orientation (GTK_ORIENTABLE (widget)) == orientation;
  return GTK_IS_LIST_BOX (widget) || GTK_IS_FLOW_BOX (widget) || GTK_IS_GRID (widget)
         || (GTK_IS_BIN (widget) && !gtk_widget_get_has_window (widget));
}

GtkWidget *
_tug_content_first_row (GtkWidget *content, GtkOrientation orientation, int view, int *start)
{
  RowSearch search = { .content = content, .orientation = orientation, .view = view };
  GtkWidget *widget = content;

  while (widget != NULL && holds_rows (widget, orientation))
    {
      search.row = NULL;
      gtk_container_foreach (GTK_CONTAINER (widget), look_cb, &search);
      widget = search.row;
    }
  *start = search.start;
  return search.has_new ? search.row : NULL;
}

void
_tug_scrolled_slide (GtkScrolledWindow *window, int x, int y)
{
  GtkWidget *viewport = gtk_bin_get_child (GTK_BIN (window));
  GdkWindow *content;
  int old_x, old_y;

  if (!GTK_IS_VIEWPORT (viewport) || !gtk_widget_get_realized (viewport))
    return;
  content = gtk_viewport_get_bin_window (GTK_VIEWPORT (viewport));
  /* GtkViewport rounds towards 0, too. */
  x -= (int)gtk_adjustment_get_value (gtk_scrolled_window_get_hadjustment (window));
  y -= (int)gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (window));
  gdk_window_get_position (content, &old_x, &old_y);
  if (x != old_x || y != old_y)
    gdk_window_move (content, x, y);
}
