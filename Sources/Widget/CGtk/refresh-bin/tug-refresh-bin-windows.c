#include "tug-refresh-bin-private.h"

/* The windows of a bin. The child is in a window that the bin moves, so that GTK keeps the child's
   scrolled pixels and does not allocate the child again. */

static GdkWindow *
make_window (TugRefreshBin *self,
             GdkWindow *parent,
             GdkWindowWindowClass class,
             const GdkRectangle *place)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean is_seen = class == GDK_INPUT_OUTPUT;
  GdkWindowAttr attributes = {
    .window_type = GDK_WINDOW_CHILD,
    .wclass = class,
    .x = place->x,
    .y = place->y,
    .width = MAX (place->width, 1),
    .height = MAX (place->height, 1),
    .visual = gtk_widget_get_visual (widget),
    .event_mask = gtk_widget_get_events (widget) | GDK_SCROLL_MASK | GDK_SMOOTH_SCROLL_MASK
                  | GDK_TOUCH_MASK | GDK_BUTTON_PRESS_MASK | GDK_BUTTON_RELEASE_MASK
                  | GDK_BUTTON_MOTION_MASK,
  };
  GdkWindow *window
      = gdk_window_new (parent, &attributes, GDK_WA_X | GDK_WA_Y | (is_seen ? GDK_WA_VISUAL : 0));

  gtk_widget_register_window (widget, window);
  return window;
}

void
_tug_refresh_bin_make_slot_window (TugRefreshBin *self, int slot)
{
  TugRefreshBinPrivate *priv = _tug_refresh_bin_private (self);
  TugControlSlot *control = &priv->slots[slot];
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRectangle place = { 0, 0, 1, 1 };

  if (!gtk_widget_get_realized (widget))
    return;
  if (control->window != NULL)
    {
      gtk_widget_unregister_window (widget, control->window);
      gdk_window_destroy (control->window);
    }
  control->window
      = make_window (self, gtk_widget_get_window (widget),
                     control->widget != NULL ? GDK_INPUT_OUTPUT : GDK_INPUT_ONLY, &place);
  if (control->widget != NULL)
    gtk_widget_set_parent_window (control->widget, control->window);
}

void
_tug_refresh_bin_make_windows (TugRefreshBin *self)
{
  TugRefreshBinPrivate *priv = _tug_refresh_bin_private (self);
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *child = gtk_bin_get_child (GTK_BIN (self));
  GtkAllocation allocation;
  GdkRectangle place;
  GdkWindow *view;

  /* A widget can be allocated before it is realized; this happens with a web view. */
  gtk_widget_get_allocation (widget, &allocation);
  view = make_window (self, gtk_widget_get_parent_window (widget), GDK_INPUT_OUTPUT, &allocation);
  gtk_widget_set_window (widget, view);
  place = (GdkRectangle){ priv->shift_x, priv->shift_y, allocation.width, allocation.height };
  priv->content_window = make_window (self, view, GDK_INPUT_OUTPUT, &place);
  gdk_window_show (priv->content_window);
  if (child != NULL)
    gtk_widget_set_parent_window (child, priv->content_window);
  /* The blocking window covers only the content: the windows of the controls are created after it,
     so they are above it. */
  place.x = place.y = 0;
  priv->blocking_window = make_window (self, view, GDK_INPUT_ONLY, &place);
  _tug_refresh_bin_make_slot_window (self, TUG_SLOT_HEADER);
  _tug_refresh_bin_make_slot_window (self, TUG_SLOT_FOOTER);
}

void
_tug_refresh_bin_destroy_windows (TugRefreshBin *self)
{
  TugRefreshBinPrivate *priv = _tug_refresh_bin_private (self);
  GdkWindow **windows[] = { &priv->content_window, &priv->slots[TUG_SLOT_HEADER].window,
                            &priv->slots[TUG_SLOT_FOOTER].window, &priv->blocking_window };

  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    if (*windows[i] != NULL)
      {
        gtk_widget_unregister_window (GTK_WIDGET (self), *windows[i]);
        gdk_window_destroy (*windows[i]);
        *windows[i] = NULL;
      }
}

void
_tug_refresh_bin_allocate_windows (TugRefreshBin *self, const GtkAllocation *allocation)
{
  TugRefreshBinPrivate *priv = _tug_refresh_bin_private (self);

  if (!gtk_widget_get_realized (GTK_WIDGET (self)))
    return;
  gdk_window_move_resize (gtk_widget_get_window (GTK_WIDGET (self)), allocation->x, allocation->y,
                          allocation->width, allocation->height);
  gdk_window_resize (priv->blocking_window, allocation->width, allocation->height);
  gdk_window_move_resize (priv->content_window, priv->shift_x, priv->shift_y, allocation->width,
                          allocation->height);
}

void
_tug_refresh_bin_shift (TugRefreshBin *self, int x, int y)
{
  TugRefreshBinPrivate *priv = _tug_refresh_bin_private (self);

  if (x == priv->shift_x && y == priv->shift_y)
    return;
  priv->shift_x = x;
  priv->shift_y = y;
  if (priv->content_window != NULL)
    gdk_window_move (priv->content_window, x, y);
}

static gboolean
has_area (const GdkRectangle *area)
{
  return area != NULL && area->width > 0 && area->height > 0;
}

void
_tug_refresh_bin_place (TugRefreshBin *self,
                        gboolean is_header,
                        const GdkRectangle *box,
                        const GdkRectangle *seen,
                        gboolean takes_input)
{
  TugRefreshBinPrivate *priv = _tug_refresh_bin_private (self);
  TugControlSlot *slot = &priv->slots[is_header ? TUG_SLOT_HEADER : TUG_SLOT_FOOTER];
  const GdkRectangle *place = slot->widget != NULL ? box : seen;
  gboolean is_open = has_area (seen);
  gboolean has_window = is_open && has_area (place) && (slot->widget != NULL || takes_input);

  if (slot->window != NULL)
    {
      if (has_window)
        gdk_window_move_resize (slot->window, place->x, place->y, place->width, place->height);
      if (has_window && !gdk_window_is_visible (slot->window))
        gdk_window_show (slot->window);
      else if (!has_window && gdk_window_is_visible (slot->window))
        gdk_window_hide (slot->window);
    }
  if (is_open == slot->is_open)
    return;
  slot->is_open = is_open;
  /* Unmap the widget of a closed control, so that Tab skips it and assistive technologies do not
     report it as showing. */
  if (slot->widget != NULL)
    gtk_widget_set_child_visible (slot->widget, is_open);
  _tug_refresh_bin_report_opened (self, is_header ? TUG_SLOT_HEADER : TUG_SLOT_FOOTER);
}

void
_tug_refresh_bin_invalidate (TugRefreshBin *self, const GdkRectangle *area, gboolean children)
{
  if (gtk_widget_get_realized (GTK_WIDGET (self)) && has_area (area))
    gdk_window_invalidate_rect (gtk_widget_get_window (GTK_WIDGET (self)), area, children);
}

void
_tug_refresh_bin_block (TugRefreshBin *self, gboolean is_blocked)
{
  GdkWindow *window = _tug_refresh_bin_private (self)->blocking_window;

  if (window == NULL || gdk_window_is_visible (window) == is_blocked)
    return;
  if (is_blocked)
    gdk_window_show_unraised (window);
  else
    gdk_window_hide (window);
}
