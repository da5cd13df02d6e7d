#include "generated/tug-property-hooks.h"

void
tug_list_view_begin_refresh (TugListView *self)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_loading_thread ());
  _tug_list_peer_begin_refresh (_tug_list_view_peer (self));
}

void
tug_list_view_end_refresh (TugListView *self, gboolean success)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_loading_thread ());
  _tug_list_peer_end_refresh (_tug_list_view_peer (self), success);
}

void
tug_list_view_cancel_refresh (TugListView *self)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_loading_thread ());
  _tug_list_peer_cancel_refresh (_tug_list_view_peer (self));
}

void
tug_list_view_cancel_load (TugListView *self)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_loading_thread ());
  _tug_list_peer_cancel_load (_tug_list_view_peer (self));
}

void
tug_list_view_reset_no_more_data (TugListView *self)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_loading_thread ());
  _tug_list_peer_reset_no_more_data (_tug_list_view_peer (self));
}

gboolean
tug_list_view_is_refreshing (TugListView *self)
{
  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), FALSE);
  g_return_val_if_fail (_tug_on_loading_thread (), FALSE);
  return _tug_list_peer_is_refreshing (_tug_list_view_peer (self));
}

void
tug_list_view_begin_load (TugListView *self)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_loading_thread ());
  _tug_list_peer_begin_load (_tug_list_view_peer (self));
}

void
tug_list_view_end_load (TugListView *self, gboolean has_more)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_loading_thread ());
  _tug_list_peer_end_load (_tug_list_view_peer (self), has_more);
}

void
tug_list_view_fail_load (TugListView *self)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_loading_thread ());
  _tug_list_peer_fail_load (_tug_list_view_peer (self));
}

/* A refresh that tug_list_view_refresh_async() waits for. */

typedef struct
{
  GCancellable *cancellable;
  GSource *source;
} Waiting;

static void
waiting_free (gpointer data)
{
  Waiting *waiting = data;

  if (waiting->source != NULL)
    {
      g_source_destroy (waiting->source);
      g_source_unref (waiting->source);
    }
  g_free (waiting);
}

static GQuark
tasks_quark (void)
{
  return g_quark_from_static_string ("tug-refresh-tasks");
}

static void
tasks_free (gpointer tasks)
{
  g_ptr_array_unref (tasks);
}

static gboolean
cancelled_cb (GCancellable *cancellable G_GNUC_UNUSED, gpointer task)
{
  tug_list_view_cancel_refresh (g_task_get_source_object (task));
  return G_SOURCE_REMOVE;
}

void
tug_list_view_refresh_async (TugListView *self,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data)
{
  GTask *task;
  GPtrArray *tasks;
  Waiting *waiting;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));
  g_return_if_fail (_tug_on_loading_thread ());

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, tug_list_view_refresh_async);
  if (g_task_return_error_if_cancelled (task))
    {
      g_object_unref (task);
      return;
    }
  if (!_tug_list_peer_can_refresh (_tug_list_view_peer (self)))
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                               "The list has no header that could refresh");
      g_object_unref (task);
      return;
    }

  waiting = g_new0 (Waiting, 1);
  if (cancellable != NULL)
    {
      waiting->source = g_cancellable_source_new (cancellable);
      g_source_set_callback (waiting->source, G_SOURCE_FUNC (cancelled_cb), task, NULL);
      g_source_attach (waiting->source, NULL);
    }
  g_task_set_task_data (task, waiting, waiting_free);

  tasks = g_object_get_qdata (G_OBJECT (self), tasks_quark ());
  if (tasks == NULL)
    {
      tasks = g_ptr_array_new_with_free_func (g_object_unref);
      g_object_set_qdata_full (G_OBJECT (self), tasks_quark (), tasks, tasks_free);
    }
  g_ptr_array_add (tasks, task);
  _tug_list_peer_begin_refresh (_tug_list_view_peer (self));
}

gboolean
tug_list_view_refresh_finish (TugListView *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), FALSE);
  g_return_val_if_fail (_tug_on_loading_thread (), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);
  return g_task_propagate_boolean (G_TASK (result), error);
}

void
_tug_list_view_tell_refresh_ended (TugListView *self, TugRefreshResult result)
{
  GPtrArray *tasks = g_object_steal_qdata (G_OBJECT (self), tasks_quark ());

  if (tasks == NULL)
    return;
  for (guint i = 0; i < tasks->len; i++)
    {
      GTask *task = tasks->pdata[i];

      if (result == TUG_RESULT_SUCCESS || result == TUG_RESULT_NO_MORE_DATA)
        g_task_return_boolean (task, TRUE);
      else if (result == TUG_RESULT_CANCELLED)
        g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED,
                                 "The refresh was given up");
      else
        g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_FAILED, "The refresh has failed");
    }
  g_ptr_array_unref (tasks);
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
  g_return_if_fail (_tug_on_loading_thread ());
  g_return_if_fail (are_known (flags));
  _tug_list_peer_begin (_tug_list_view_peer (self), TRUE, flags);
}

void
tug_list_view_end_refresh_full (TugListView *self, TugRefreshResult result, double delay)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_loading_thread ());
  g_return_if_fail (_tug_is_enum_value (TUG_TYPE_REFRESH_RESULT, (int)result));
  g_return_if_fail (is_delay (delay));
  _tug_list_peer_end (_tug_list_view_peer (self), TRUE, result, delay);
}

void
tug_list_view_begin_load_full (TugListView *self, TugBeginFlags flags)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_loading_thread ());
  g_return_if_fail (are_known (flags));
  _tug_list_peer_begin (_tug_list_view_peer (self), FALSE, flags);
}

void
tug_list_view_end_load_full (TugListView *self, TugRefreshResult result, double delay)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_loading_thread ());
  g_return_if_fail (_tug_is_enum_value (TUG_TYPE_REFRESH_RESULT, (int)result));
  g_return_if_fail (is_delay (delay));
  _tug_list_peer_end (_tug_list_view_peer (self), FALSE, result, delay);
}
