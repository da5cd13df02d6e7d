#include "generated/tug-property-hooks.h"

#include <math.h>

void
tug_list_view_scroll_to_row (TugListView *self,
                             guint row,
                             TugRowPosition position,
                             gboolean animated)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_is_enum_value (TUG_TYPE_ROW_POSITION, (int)position));
  _tug_list_peer_scroll_to_row (_tug_list_view_peer (self), row, position, animated);
}

int
tug_list_view_get_row_at (TugListView *self, double x, double y)
{
  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), -1);
  g_return_val_if_fail (_tug_on_main_thread (), -1);
  g_return_val_if_fail (isfinite (x) && isfinite (y), -1);
  return _tug_list_peer_row_at (_tug_list_view_peer (self), x, y);
}

gboolean
tug_list_view_get_row_area (TugListView *self, guint row, GdkRectangle *area)
{
  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  g_return_val_if_fail (area != NULL, FALSE);
  return _tug_list_peer_row_area (_tug_list_view_peer (self), row, area);
}

guint
tug_list_view_get_visible_rows (TugListView *self, guint *first)
{
  guint from = 0, count;

  if (first != NULL)
    *first = 0;
  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  count = _tug_list_peer_visible_rows (_tug_list_view_peer (self), &from);
  if (first != NULL)
    *first = from;
  return count;
}

GtkAdjustment *
tug_list_view_get_adjustment (TugListView *self)
{
  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  return _tug_list_peer_adjustment (_tug_list_view_peer (self));
}
