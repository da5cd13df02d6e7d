#include "generated/tug-property-hooks.h"

/* A call without arguments or answer, which the list's peer takes. */
#define LIST_CALL(name)                                                                            \
  void tug_list_view_##name (TugListView *self)                                                    \
  {                                                                                                \
    g_return_if_fail (TUG_IS_LIST_VIEW (self));                                                    \
    g_return_if_fail (_tug_on_main_thread ());                                                     \
    _tug_list_peer_##name (_tug_list_view_peer (self));                                            \
  }

LIST_CALL (begin_refresh)
LIST_CALL (cancel_refresh)
LIST_CALL (cancel_load)
LIST_CALL (reset_no_more_data)
LIST_CALL (begin_load)
LIST_CALL (fail_load)

void
tug_list_view_end_refresh (TugListView *self, gboolean success)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  _tug_list_peer_end_refresh (_tug_list_view_peer (self), success);
}

void
tug_list_view_end_load (TugListView *self, gboolean has_more)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  _tug_list_peer_end_load (_tug_list_view_peer (self), has_more);
}

/* A call of tug_list_view_refresh_async(). Its task is made with its answer, since a task keeps the
   list alive. */
struct _TugWaiter
{
  /* Alive until the answer. */
  TugListView *list;
  GCancellable *cancellable;
  GSource *source;
  GAsyncReadyCallback callback;
  gpointer user_data;
};

void
_tug_waiter_answer (TugWaiter *waiter, TugRefreshResult result, const GError *error)
{
  GTask *task = g_task_new (waiter->list, waiter->cancellable, waiter->callback, waiter->user_data);

  g_task_set_source_tag (task, tug_list_view_refresh_async);
  /* What has happened counts, whoever is no longer interested. */
  g_task_set_check_cancellable (task, FALSE);
  if (result == TUG_RESULT_SUCCESS || result == TUG_RESULT_NO_MORE_DATA)
    g_task_return_boolean (task, TRUE);
  else if (result == TUG_RESULT_CANCELLED)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "The refresh was given up");
  else if (error != NULL)
    g_task_return_error (task, g_error_copy (error));
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_FAILED, "The refresh has failed");
  g_object_unref (task);

  if (waiter->source != NULL)
    {
      g_source_destroy (waiter->source);
      g_source_unref (waiter->source);
    }
  g_clear_object (&waiter->cancellable);
  g_free (waiter);
}

static gboolean
cancelled_cb (GCancellable *cancellable G_GNUC_UNUSED, gpointer data)
{
  TugWaiter *waiter = data;

  if (_tug_list_peer_stop_waiting (_tug_list_view_peer (waiter->list), waiter))
    _tug_waiter_answer (waiter, TUG_RESULT_CANCELLED, NULL);
  return G_SOURCE_REMOVE;
}

void
tug_list_view_refresh_async (TugListView *self,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data)
{
  TugWaiter *waiter;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));
  g_return_if_fail (_tug_on_main_thread ());

  if (g_cancellable_is_cancelled (cancellable)
      || !_tug_list_peer_can_refresh (_tug_list_view_peer (self)))
    {
      GTask *task = g_task_new (self, cancellable, callback, user_data);

      g_task_set_source_tag (task, tug_list_view_refresh_async);
      if (!g_task_return_error_if_cancelled (task))
        g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                                 "The list has no header that could refresh");
      g_object_unref (task);
      return;
    }

  waiter = g_new0 (TugWaiter, 1);
  waiter->list = self;
  waiter->callback = callback;
  waiter->user_data = user_data;
  if (cancellable != NULL)
    {
      waiter->cancellable = g_object_ref (cancellable);
      waiter->source = g_cancellable_source_new (cancellable);
      g_source_set_callback (waiter->source, G_SOURCE_FUNC (cancelled_cb), waiter, NULL);
      g_source_attach (waiter->source, NULL);
    }
  _tug_list_peer_wait (_tug_list_view_peer (self), waiter);
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

static gboolean
are_known (TugBeginFlags flags)
{
  return (flags & ~(TUG_BEGIN_QUIETLY | TUG_BEGIN_HIDDEN)) == 0;
}

static gboolean
is_delay (double seconds)
{
  return seconds >= 0 && seconds <= 1e6;
}

void
tug_list_view_begin_refresh_full (TugListView *self, TugBeginFlags flags)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (are_known (flags));
  _tug_list_peer_begin (_tug_list_view_peer (self), TRUE, flags);
}

void
tug_list_view_begin_load_full (TugListView *self, TugBeginFlags flags)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (are_known (flags));
  _tug_list_peer_begin (_tug_list_view_peer (self), FALSE, flags);
}

void
tug_list_view_end_refresh_full (TugListView *self, TugRefreshResult result, double delay)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_is_enum_value (TUG_TYPE_REFRESH_RESULT, (int)result));
  g_return_if_fail (is_delay (delay));
  _tug_list_peer_end (_tug_list_view_peer (self), TRUE, result, delay);
}

void
tug_list_view_end_load_full (TugListView *self, TugRefreshResult result, double delay)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_is_enum_value (TUG_TYPE_REFRESH_RESULT, (int)result));
  g_return_if_fail (is_delay (delay));
  _tug_list_peer_end (_tug_list_view_peer (self), FALSE, result, delay);
}
