#include "generated/tug-property-hooks.h"

/* A call without arguments or answer, which the list's peer takes. */
#define PULL_CALL(name)                                                                            \
  void tug_list_view_##name (TugListView *self)                                                    \
  {                                                                                                \
    g_return_if_fail (TUG_IS_LIST_VIEW (self));                                                    \
    g_return_if_fail (_tug_on_main_thread ());                                                     \
    _tug_pull_peer_##name (_tug_pull_peer (GTK_WIDGET (self)));                                    \
  }

PULL_CALL (begin_refresh)
PULL_CALL (cancel_refresh)
PULL_CALL (cancel_load)
PULL_CALL (reset_no_more_data)
PULL_CALL (begin_load)
PULL_CALL (fail_load)

void
tug_list_view_end_refresh (TugListView *self, gboolean success)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  _tug_pull_peer_end_refresh (_tug_pull_peer (GTK_WIDGET (self)), success);
}

void
tug_list_view_end_load (TugListView *self, gboolean has_more)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  _tug_pull_peer_end_load (_tug_pull_peer (GTK_WIDGET (self)), has_more);
}

void
tug_list_view_refresh_async (TugListView *self,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));
  g_return_if_fail (_tug_on_main_thread ());
  _tug_wait_for_refresh (GTK_WIDGET (self), tug_list_view_refresh_async, cancellable, callback,
                         user_data);
}

gboolean
tug_list_view_refresh_finish (TugListView *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);
  return g_task_propagate_boolean (G_TASK (result), error);
}

void
tug_list_view_begin_refresh_full (TugListView *self, TugBeginFlags flags)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_are_begin_flags (flags));
  _tug_pull_peer_begin (_tug_pull_peer (GTK_WIDGET (self)), TRUE, flags);
}

void
tug_list_view_begin_load_full (TugListView *self, TugBeginFlags flags)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_are_begin_flags (flags));
  _tug_pull_peer_begin (_tug_pull_peer (GTK_WIDGET (self)), FALSE, flags);
}

void
tug_list_view_end_refresh_full (TugListView *self, TugRefreshResult result, double delay)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_is_enum_value (TUG_TYPE_REFRESH_RESULT, (int)result));
  g_return_if_fail (_tug_is_delay (delay));
  _tug_pull_peer_end (_tug_pull_peer (GTK_WIDGET (self)), TRUE, result, delay);
}

void
tug_list_view_end_load_full (TugListView *self, TugRefreshResult result, double delay)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_is_enum_value (TUG_TYPE_REFRESH_RESULT, (int)result));
  g_return_if_fail (_tug_is_delay (delay));
  _tug_pull_peer_end (_tug_pull_peer (GTK_WIDGET (self)), FALSE, result, delay);
}
