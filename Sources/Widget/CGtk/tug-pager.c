#include "internal/tug-pager-hooks.h"
#include "internal/tug-pull-peer.h"
#include "tug-refresh-bin.h"

typedef struct
{
  gpointer data;
  GDestroyNotify notify;
} UserData;

struct _TugPager
{
  GObject parent_instance;

  gpointer peer;
  TugPagerFetchFunc fetch;
  UserData fetch_data;
  TugPagerChangeFunc change;
  UserData change_data;
  /* A weak pointer. The signal handlers are disconnected when either object is finalized. */
  GtkWidget *widget;
  gulong handlers[2];
  /* Whether the rows are being changed. During this time the peer already has the new rows. */
  gboolean is_telling;
};

G_DEFINE_TYPE (TugPager, tug_pager, G_TYPE_OBJECT)

static void
user_data_clear (UserData *data)
{
  UserData old = *data;

  data->data = NULL;
  data->notify = NULL;
  if (old.notify != NULL)
    old.notify (old.data);
}

static gboolean
is_usable (TugPager *self)
{
  return _tug_on_main_thread () && self->peer != NULL && !self->is_telling;
}

/* Requests the page that the peer is waiting for. */
static void
fetch (TugPager *self, guint64 request)
{
  char *cursor;

  if (request == 0 || self->fetch == NULL)
    return;
  cursor = _tug_pager_peer_cursor (self->peer);
  self->fetch (self, request, cursor, self->fetch_data.data);
  g_free (cursor);
}

/* Closes the control that was waiting for a page, after the page has arrived. */
static void
finish (TugPager *self, gboolean was_load)
{
  gboolean has_more = tug_pager_has_more (self);

  if (self->widget == NULL)
    return;
  /* Update the footer before the refresh ends. Otherwise the footer could load again as soon as the
     refresh has ended. */
  if (was_load || !has_more)
    _tug_pull_peer_end_load (_tug_pull_peer (self->widget), has_more);
  else
    /* The end of a refresh resets the footer, but only if a header began the refresh. Therefore
       reset the footer here. */
    _tug_pull_peer_reset_no_more_data (_tug_pull_peer (self->widget));
  if (!was_load && self->widget != NULL)
    _tug_pull_peer_end_refresh (_tug_pull_peer (self->widget), TRUE);
}

/* Closes the control of `widget` that is waiting for a page, because the page will not arrive. */
static void
close_control (GtkWidget *widget, gboolean was_load)
{
  if (widget == NULL)
    return;
  if (was_load)
    _tug_pull_peer_cancel_load (_tug_pull_peer (widget));
  else
    _tug_pull_peer_cancel_refresh (_tug_pull_peer (widget));
}

/* Cancels the running request. */
static void
give_up (TugPager *self)
{
  gboolean was_load = _tug_pager_peer_is_loading (self->peer);

  if (!_tug_pager_peer_is_waiting (self->peer))
    return;
  _tug_pager_peer_cancel (self->peer);
  close_control (self->widget, was_load);
}

void
tug_pager_refresh (TugPager *self)
{
  g_return_if_fail (TUG_IS_PAGER (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (is_usable (self));
  g_object_ref (self);
  /* Cancel only a running load. The header of a running refresh stays open for the new request. */
  if (_tug_pager_peer_is_loading (self->peer))
    give_up (self);
  if (self->peer != NULL)
    fetch (self, _tug_pager_peer_begin (self->peer, TRUE));
  g_object_unref (self);
}

gboolean
tug_pager_load_more (TugPager *self)
{
  guint64 request;

  g_return_val_if_fail (TUG_IS_PAGER (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  g_return_val_if_fail (is_usable (self), FALSE);
  g_object_ref (self);
  request = _tug_pager_peer_begin (self->peer, FALSE);
  fetch (self, request);
  g_object_unref (self);
  return request != 0;
}

static gboolean
are_utf8 (const char *const *texts)
{
  for (; *texts != NULL; texts++)
    if (!g_utf8_validate (*texts, -1, NULL))
      return FALSE;
  return TRUE;
}

gboolean
tug_pager_answer (TugPager *self, guint64 request, const char *const *ids, const char *next)
{
  guint64 following = 0;
  gboolean was_load;
  gboolean counts;

  g_return_val_if_fail (TUG_IS_PAGER (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  g_return_val_if_fail (is_usable (self), FALSE);
  g_return_val_if_fail (ids != NULL && are_utf8 (ids), FALSE);
  g_return_val_if_fail (next == NULL || g_utf8_validate (next, -1, NULL), FALSE);
  g_object_ref (self);
  was_load = _tug_pager_peer_is_loading (self->peer);
  self->is_telling = TRUE;
  counts = _tug_pager_peer_take (self->peer, self, request, ids, next, &following);
  self->is_telling = FALSE;
  if (counts && following != 0)
    fetch (self, following);
  else if (counts)
    finish (self, was_load);
  g_object_unref (self);
  return counts;
}

/* Answers a request with a failure. `error` is NULL if the program gave no reason. */
static gboolean
fail (TugPager *self, guint64 request, const GError *error)
{
  gboolean was_load = _tug_pager_peer_is_loading (self->peer);
  gboolean counts;

  g_object_ref (self);
  counts = _tug_pager_peer_fail (self->peer, request);
  if (counts && self->widget != NULL)
    _tug_pull_peer_end_work (_tug_pull_peer (self->widget), !was_load, TUG_REFRESH_RESULT_FAILURE,
                             error);
  g_object_unref (self);
  return counts;
}

gboolean
tug_pager_fail (TugPager *self, guint64 request)
{
  g_return_val_if_fail (TUG_IS_PAGER (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  g_return_val_if_fail (is_usable (self), FALSE);
  return fail (self, request, NULL);
}

gboolean
tug_pager_fail_with_error (TugPager *self, guint64 request, const GError *error)
{
  g_return_val_if_fail (TUG_IS_PAGER (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  g_return_val_if_fail (is_usable (self), FALSE);
  g_return_val_if_fail (error != NULL, FALSE);
  return fail (self, request, error);
}

void
tug_pager_cancel (TugPager *self)
{
  g_return_if_fail (TUG_IS_PAGER (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (is_usable (self));
  g_object_ref (self);
  give_up (self);
  g_object_unref (self);
}

gboolean
tug_pager_has_more (TugPager *self)
{
  g_return_val_if_fail (TUG_IS_PAGER (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  return _tug_pager_peer_has_more (self->peer);
}

void
_tug_pager_tell_change (
    TugPager *self, TugPagerChange change, guint row, guint n_rows, const guint *items)
{
  if (self->change != NULL)
    self->change (self, change, row, n_rows, items, self->change_data.data);
}

void
tug_pager_set_change_func (TugPager *self,
                           TugPagerChangeFunc change,
                           gpointer user_data,
                           GDestroyNotify notify)
{
  UserData old;

  g_return_if_fail (TUG_IS_PAGER (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (is_usable (self));
  old = self->change_data;
  self->change = change;
  self->change_data.data = user_data;
  self->change_data.notify = notify;
  /* Do this last: it may release the pager or set a different function. */
  user_data_clear (&old);
}

/* Loads the next page. If the pager cannot do this now, closes the control again. */
static void
load_more_cb (GtkWidget *widget, TugWork *work G_GNUC_UNUSED, TugPager *self)
{
  if (is_usable (self) && tug_pager_load_more (self))
    return;
  if (self->widget == widget)
    _tug_pull_peer_end_load (_tug_pull_peer (widget), tug_pager_has_more (self));
}

static void
refresh_cb (GtkWidget *widget, TugWork *work G_GNUC_UNUSED, TugPager *self)
{
  if (is_usable (self))
    tug_pager_refresh (self);
  else
    _tug_pull_peer_end_refresh (_tug_pull_peer (widget), FALSE);
}

static void
let_widget_go (TugPager *self)
{
  GtkWidget *widget = self->widget;
  int i;

  if (widget == NULL)
    return;
  g_object_ref (widget);
  for (i = 0; i < 2; i++)
    g_clear_signal_handler (&self->handlers[i], widget);
  g_object_remove_weak_pointer (G_OBJECT (widget), (gpointer *)&self->widget);
  self->widget = NULL;
  if (_tug_pager_peer_is_waiting (self->peer))
    close_control (widget, _tug_pager_peer_is_loading (self->peer));
  g_object_unref (widget);
}

/* Sets the widget whose header and footer request pages, or NULL. */
static void
set_widget (TugPager *self, GtkWidget *widget)
{
  if (widget == self->widget)
    return;
  g_object_ref (self);
  let_widget_go (self);
  /* Closing the previous widget's control runs handlers, which may have set a widget or disposed
     the pager. */
  if (widget != NULL && self->widget == NULL && self->peer != NULL)
    {
      self->widget = widget;
      g_object_add_weak_pointer (G_OBJECT (widget), (gpointer *)&self->widget);
      self->handlers[0] = g_signal_connect (widget, "refresh", G_CALLBACK (refresh_cb), self);
      self->handlers[1] = g_signal_connect (widget, "load-more", G_CALLBACK (load_more_cb), self);
    }
  g_object_unref (self);
}

void
tug_pager_set_list (TugPager *self, TugListView *list)
{
  g_return_if_fail (TUG_IS_PAGER (self));
  g_return_if_fail (list == NULL || TUG_IS_LIST_VIEW (list));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (is_usable (self));
  set_widget (self, (GtkWidget *)list);
}

void
tug_pager_set_bin (TugPager *self, TugRefreshBin *bin)
{
  g_return_if_fail (TUG_IS_PAGER (self));
  g_return_if_fail (bin == NULL || TUG_IS_REFRESH_BIN (bin));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (is_usable (self));
  set_widget (self, (GtkWidget *)bin);
}

static void
tug_pager_dispose (GObject *object)
{
  TugPager *self = TUG_PAGER (object);

  if (self->peer != NULL && !_tug_on_main_thread ())
    {
      /* Leak the pager intentionally: its widget and running work would use it after it was
         freed. */
      g_critical ("TugPager is destroyed on a thread other than GTK's");
      g_object_ref (object);
      return;
    }
  if (self->widget != NULL)
    let_widget_go (self);
  _tug_pager_peer_free (g_steal_pointer (&self->peer));
  self->fetch = NULL;
  self->change = NULL;
  user_data_clear (&self->fetch_data);
  user_data_clear (&self->change_data);
  G_OBJECT_CLASS (tug_pager_parent_class)->dispose (object);
}

static void
tug_pager_class_init (TugPagerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tug_pager_dispose;
}

static void
tug_pager_init (TugPager *self)
{
}

TugPager *
tug_pager_new (TugPagerMode mode,
               TugPagerFetchFunc fetch,
               gpointer fetch_data,
               GDestroyNotify fetch_notify)
{
  TugPager *self;

  g_return_val_if_fail (mode == TUG_PAGER_MODE_REPLACE || mode == TUG_PAGER_MODE_MERGE, NULL);
  g_return_val_if_fail (fetch != NULL, NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  self = g_object_new (TUG_TYPE_PAGER, NULL);
  self->peer = _tug_pager_peer_new (mode == TUG_PAGER_MODE_MERGE);
  self->fetch = fetch;
  self->fetch_data.data = fetch_data;
  self->fetch_data.notify = fetch_notify;
  return self;
}
