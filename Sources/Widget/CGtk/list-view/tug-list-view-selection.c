#include "internal/tug-hooks.h"

void
tug_list_view_select_rows (TugListView *self, guint row, guint n_rows)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  _tug_list_peer_select_rows (_tug_list_view_peer (self), row, n_rows, TRUE);
}

void
tug_list_view_deselect_rows (TugListView *self, guint row, guint n_rows)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  _tug_list_peer_select_rows (_tug_list_view_peer (self), row, n_rows, FALSE);
}

guint
tug_list_view_get_n_selected_rows (TugListView *self)
{
  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  return _tug_list_peer_n_selected_rows (_tug_list_view_peer (self));
}

guint *
tug_list_view_get_selected_rows (TugListView *self, guint *n_rows)
{
  gpointer peer;
  guint *rows;

  g_return_val_if_fail (n_rows != NULL, NULL);
  *n_rows = 0;
  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  peer = _tug_list_view_peer (self);
  rows = g_try_new (guint, _tug_list_peer_n_selected_rows (peer));
  if (rows != NULL)
    *n_rows = _tug_list_peer_n_selected_rows (peer);
  _tug_list_peer_fill_selected_rows (peer, rows, *n_rows);
  return rows;
}

gpointer
tug_list_view_get_selected_item (TugListView *self)
{
  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  return _tug_list_peer_selected_item (_tug_list_view_peer (self));
}

gboolean
tug_list_view_is_selected (TugListView *self, guint row)
{
  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  return _tug_list_peer_is_selected (_tug_list_view_peer (self), row);
}
