#include "internal/tug-scroller-around.h"

#include "internal/tug-scrollbar.h"
#include "tug.h"

static gboolean
has_more_than_room (GtkAdjustment *adjustment)
{
  return adjustment != NULL
         && gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_lower (adjustment)
                > gtk_adjustment_get_page_size (adjustment);
}

/* Returns whether the window scrolls. GTK handles no wheels and drags along an axis whose scrollbar
   policy is "never". */
static gboolean
window_scrolls (GtkScrolledWindow *window, GtkOrientation orientation)
{
  GtkPolicyType across, along;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      gtk_scrolled_window_get_policy (window, &across, &along);
      return along != GTK_POLICY_NEVER
             && has_more_than_room (gtk_scrolled_window_get_vadjustment (window));
    }
  gtk_scrolled_window_get_policy (window, &along, &across);
  return along != GTK_POLICY_NEVER
         && has_more_than_room (gtk_scrolled_window_get_hadjustment (window));
}

/* Returns whether `adjustment` can follow a finger by `travel` points. */
static gboolean
has_room (GtkAdjustment *adjustment, double travel)
{
  double value = gtk_adjustment_get_value (adjustment);

  return travel > 0 ? value > gtk_adjustment_get_lower (adjustment)
                    : value < gtk_adjustment_get_upper (adjustment)
                                  - gtk_adjustment_get_page_size (adjustment);
}

gboolean
_tug_scroller_claims (GtkScrolledWindow *window, GtkOrientation orientation)
{
  gboolean is_vertical = orientation == GTK_ORIENTATION_VERTICAL;
  GtkPolicyType across, down;
  GtkWidget *bar = is_vertical ? gtk_scrolled_window_get_vscrollbar (window)
                               : gtk_scrolled_window_get_hscrollbar (window);

  gtk_scrolled_window_get_policy (window, &across, &down);
  return gtk_scrolled_window_get_kinetic_scrolling (window)
         && ((is_vertical ? down : across) == GTK_POLICY_EXTERNAL
             || gtk_widget_get_child_visible (bar));
}

gboolean
_tug_scroller_follows (GtkScrolledWindow *window, double dx, double dy)
{
  if (ABS (dy) > ABS (dx))
    return window_scrolls (window, GTK_ORIENTATION_VERTICAL)
           && has_room (gtk_scrolled_window_get_vadjustment (window), dy);
  return window_scrolls (window, GTK_ORIENTATION_HORIZONTAL)
         && has_room (gtk_scrolled_window_get_hadjustment (window), dx);
}

/* Skips the scrolled window whose child is the list: the list does its scrolling. */
GtkScrolledWindow *
_tug_next_scroller_around (GtkWidget *widget)
{
  GtkScrolledWindow *own = _tug_scrolled_window_of (widget);
  GtkWidget *ancestor;

  for (ancestor = gtk_widget_get_parent (widget); ancestor != NULL;
       ancestor = gtk_widget_get_parent (ancestor))
    if (GTK_IS_SCROLLED_WINDOW (ancestor) && GTK_SCROLLED_WINDOW (ancestor) != own)
      return GTK_SCROLLED_WINDOW (ancestor);
  return NULL;
}

gboolean
_tug_scroller_around (GtkWidget *widget, GtkOrientation orientation)
{
  GtkScrolledWindow *window;

  for (window = _tug_next_scroller_around (widget); window != NULL;
       window = _tug_next_scroller_around (GTK_WIDGET (window)))
    if (window_scrolls (window, orientation))
      return TRUE;
  return FALSE;
}
