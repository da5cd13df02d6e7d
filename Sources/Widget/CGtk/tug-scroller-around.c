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

static gboolean
list_scrolls (TugListView *list, GtkOrientation orientation)
{
  return gtk_orientable_get_orientation (GTK_ORIENTABLE (list)) == orientation
         && has_more_than_room (tug_list_view_get_adjustment (list));
}

gboolean
_tug_scroller_around (GtkWidget *widget, GtkOrientation orientation)
{
  /* Skip the scrolled window whose child is the list: the list does its scrolling. */
  GtkScrolledWindow *own = _tug_scrolled_window_of (widget);
  GtkWidget *ancestor;

  for (ancestor = gtk_widget_get_parent (widget); ancestor != NULL;
       ancestor = gtk_widget_get_parent (ancestor))
    {
      if (GTK_IS_SCROLLED_WINDOW (ancestor) && GTK_SCROLLED_WINDOW (ancestor) != own
          && window_scrolls (GTK_SCROLLED_WINDOW (ancestor), orientation))
        return TRUE;
      if (TUG_IS_LIST_VIEW (ancestor) && list_scrolls (TUG_LIST_VIEW (ancestor), orientation))
        return TRUE;
    }
  return FALSE;
}
