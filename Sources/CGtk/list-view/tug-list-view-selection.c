#include "tug-hooks.h"

void
tug_list_view_select_rows (TugListView *self, guint row, guint n_rows)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_loading_thread ());
  _tug_list_peer_select_rows (_tug_list_view_peer (self), row, n_rows, TRUE);
}

void
tug_list_view_deselect_rows (TugListView *self, guint row, guint n_rows)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_loading_thread ());
  _tug_list_peer_select_rows (_tug_list_view_peer (self), row, n_rows, FALSE);
}

gboolean
tug_list_view_is_selected (TugListView *self, guint row)
{
  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), FALSE);
  g_return_val_if_fail (_tug_on_loading_thread (), FALSE);
  return _tug_list_peer_is_selected (_tug_list_view_peer (self), row);
}
