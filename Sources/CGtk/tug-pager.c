#include "tug-list-view-refreshing.h"
#include "internal/tug-pager-hooks.h"

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
  /* Weak; its signals are disconnected when either object is finalized. */
  TugListView *list;
  gulong handlers[2];
  /* TRUE while the rows are being changed: the pager is ahead of them. */
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

/* Asks for the page that the peer waits for. */
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

/* Closes the list's control whose request was answered with a page. */
static void
finish (TugPager *self, gboolean was_load)
{
  gboolean has_more = tug_pager_has_more (self);

  if (self->list == NULL)
    return;
  /* Before the refresh ends, which would let the footer load again. */
  if (was_load || !has_more)
    tug_list_view_end_load (self->list, has_more);
  else
    /* Even where no header has asked for the refresh, whose end would do so. */
    _tug_list_peer_reset_no_more_data (_tug_list_view_peer (self->list));
  if (!was_load && self->list != NULL)
    tug_list_view_end_refresh (self->list, TRUE);
}

/* Closes the control of `list` that waits for a page: it will get no answer. */
static void
close_control (TugListView *list, gboolean was_load)
{
  if (list == NULL)
    return;
  if (was_load)
    _tug_list_peer_cancel_load (_tug_list_view_peer (list));
  else
    _tug_list_peer_cancel_refresh (_tug_list_view_peer (list));
}

/* Gives up the awaited page. */
static void
give_up (TugPager *self)
{
  gboolean was_load = _tug_pager_peer_is_loading (self->peer);

  if (!_tug_pager_peer_is_waiting (self->peer))
    return;
  _tug_pager_peer_cancel (self->peer);
  close_control (self->list, was_load);
}

void
tug_pager_refresh (TugPager *self)
{
  g_return_if_fail (TUG_IS_PAGER (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (is_usable (self));
  g_object_ref (self);
  /* The list's header waits for the new request. */
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

/* Answers a request with a failure; `error` is NULL where it has no words. */
static gboolean
fail (TugPager *self, guint64 request, const GError *error)
{
  gboolean was_load = _tug_pager_peer_is_loading (self->peer);
  gboolean counts;

  g_object_ref (self);
  counts = _tug_pager_peer_fail (self->peer, request);
  if (counts && self->list != NULL)
    _tug_list_peer_end_work (_tug_list_view_peer (self->list), !was_load, TUG_RESULT_FAILURE,
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
  /* Last, since it may release the pager, or set another function. */
  user_data_clear (&old);
}

/* A pager that cannot do now what the list asks for closes the control again. */
static void
load_more_cb (TugListView *list, TugWork *work G_GNUC_UNUSED, TugPager *self)
{
  if (is_usable (self) && tug_pager_load_more (self))
    return;
  if (self->list == list)
    tug_list_view_end_load (list, tug_pager_has_more (self));
}

static void
refresh_cb (TugListView *list, TugWork *work G_GNUC_UNUSED, TugPager *self)
{
  if (is_usable (self))
    tug_pager_refresh (self);
  else
    tug_list_view_end_refresh (list, FALSE);
}

static void
let_list_go (TugPager *self)
{
  TugListView *list = self->list;
  int i;

  if (list == NULL)
    return;
  g_object_ref (list);
  for (i = 0; i < 2; i++)
    g_clear_signal_handler (&self->handlers[i], list);
  g_object_remove_weak_pointer (G_OBJECT (list), (gpointer *)&self->list);
  self->list = NULL;
  if (_tug_pager_peer_is_waiting (self->peer))
    close_control (list, _tug_pager_peer_is_loading (self->peer));
  g_object_unref (list);
}

void
tug_pager_set_list (TugPager *self, TugListView *list)
{
  g_return_if_fail (TUG_IS_PAGER (self));
  g_return_if_fail (list == NULL || TUG_IS_LIST_VIEW (list));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (is_usable (self));
  if (list == self->list)
    return;
  g_object_ref (self);
  let_list_go (self);
  /* Closing the former list's control may have set another list. */
  if (list != NULL && self->list == NULL && self->peer != NULL)
    {
      self->list = list;
      g_object_add_weak_pointer (G_OBJECT (list), (gpointer *)&self->list);
      self->handlers[0] = g_signal_connect (list, "refresh", G_CALLBACK (refresh_cb), self);
      self->handlers[1] = g_signal_connect (list, "load-more", G_CALLBACK (load_more_cb), self);
    }
  g_object_unref (self);
}

static void
tug_pager_dispose (GObject *object)
{
  TugPager *self = TUG_PAGER (object);

  if (self->peer != NULL && !_tug_on_main_thread ())
    {
      /* The pager is leaked on purpose: its list, and running work, would use it after it was
         freed. */
      g_critical ("TugPager is destroyed on a thread other than GTK's");
      g_object_ref (object);
      return;
    }
  if (self->list != NULL)
    let_list_go (self);
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

  g_return_val_if_fail (mode == TUG_PAGER_REPLACES || mode == TUG_PAGER_MERGES, NULL);
  g_return_val_if_fail (fetch != NULL, NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  self = g_object_new (TUG_TYPE_PAGER, NULL);
  self->peer = _tug_pager_peer_new (mode == TUG_PAGER_MERGES);
  self->fetch = fetch;
  self->fetch_data.data = fetch_data;
  self->fetch_data.notify = fetch_notify;
  return self;
}
