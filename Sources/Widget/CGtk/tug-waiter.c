#include "internal/tug-pull-peer.h"
#include "tug-error.h"

/* A waiter for the end of a refresh: one call of refresh_async(). */

/* A GTask keeps the widget alive, so the task is created only for the answer. */
struct _TugWaiter
{
  /* No reference: the peer answers every waiter before the widget is destroyed. */
  GtkWidget *widget;
  /* The address of the public function that was called. */
  gpointer tag;
  GCancellable *cancellable;
  GSource *source;
  GAsyncReadyCallback callback;
  gpointer user_data;
};

void
_tug_waiter_answer (TugWaiter *waiter, TugRefreshResult result, const GError *error)
{
  GTask *task
      = g_task_new (waiter->widget, waiter->cancellable, waiter->callback, waiter->user_data);

  g_task_set_source_tag (task, waiter->tag);
  /* Report the actual result, even if the cancellable was cancelled in the meantime. */
  g_task_set_check_cancellable (task, FALSE);
  if (result == TUG_REFRESH_RESULT_SUCCESS || result == TUG_REFRESH_RESULT_NO_MORE_DATA)
    g_task_return_boolean (task, TRUE);
  else if (result == TUG_REFRESH_RESULT_CANCELLED)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "The refresh was cancelled");
  else if (error != NULL)
    g_task_return_error (task, g_error_copy (error));
  else
    g_task_return_new_error (task, TUG_ERROR, TUG_ERROR_FAILED, "The refresh failed");
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

  if (_tug_pull_peer_stop_waiting (_tug_pull_peer (waiter->widget), waiter))
    _tug_waiter_answer (waiter, TUG_REFRESH_RESULT_CANCELLED, NULL);
  return G_SOURCE_REMOVE;
}

void
_tug_wait_for_refresh (GtkWidget *widget,
                       gpointer tag,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  TugWaiter *waiter;

  if (g_cancellable_is_cancelled (cancellable)
      || !_tug_pull_peer_can_refresh (_tug_pull_peer (widget)))
    {
      GTask *task = g_task_new (widget, cancellable, callback, user_data);

      g_task_set_source_tag (task, tag);
      if (!g_task_return_error_if_cancelled (task))
        g_task_return_new_error (task, TUG_ERROR, TUG_ERROR_NOT_REFRESHABLE,
                                 "There is no enabled header to refresh");
      g_object_unref (task);
      return;
    }

  waiter = g_new0 (TugWaiter, 1);
  waiter->widget = widget;
  waiter->tag = tag;
  waiter->callback = callback;
  waiter->user_data = user_data;
  if (cancellable != NULL)
    {
      waiter->cancellable = g_object_ref (cancellable);
      waiter->source = g_cancellable_source_new (cancellable);
      g_source_set_callback (waiter->source, G_SOURCE_FUNC (cancelled_cb), waiter, NULL);
      g_source_attach (waiter->source, NULL);
    }
  _tug_pull_peer_wait (_tug_pull_peer (widget), waiter);
}
