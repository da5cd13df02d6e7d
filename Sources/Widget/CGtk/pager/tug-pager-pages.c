#include "internal/tug-pull-peer.h"
#include "tug-pager-private.h"

gboolean
_tug_pager_is_usable (TugPager *self)
{
  return _tug_on_main_thread () && self->peer != NULL && !self->is_telling;
}

gboolean
_tug_pager_can_fetch (TugPager *self)
{
  return _tug_pager_is_usable (self) && self->fetch != NULL;
}

/* Requests the page that the peer is waiting for. */
static void
fetch (TugPager *self, guint64 request)
{
  TugPagerCallback *called;
  char *cursor;

  if (request == 0 || self->fetch == NULL)
    return;
  called = g_rc_box_acquire (self->fetch);
  cursor = _tug_pager_peer_cursor (self->peer);
  ((TugPagerFetchFunc)called->func) (self, request, cursor, called->data);
  g_free (cursor);
  _tug_pager_callback_release (called);
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

void
_tug_pager_close_control (GtkWidget *widget, gboolean was_load)
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
  _tug_pager_close_control (self->widget, was_load);
}

void
tug_pager_refresh (TugPager *self)
{
  g_return_if_fail (TUG_IS_PAGER (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_pager_can_fetch (self));
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
  g_return_val_if_fail (_tug_pager_can_fetch (self), FALSE);
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
  g_return_val_if_fail (_tug_pager_is_usable (self), FALSE);
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
                             0, error);
  g_object_unref (self);
  return counts;
}

gboolean
tug_pager_fail (TugPager *self, guint64 request)
{
  g_return_val_if_fail (TUG_IS_PAGER (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  g_return_val_if_fail (_tug_pager_is_usable (self), FALSE);
  return fail (self, request, NULL);
}

gboolean
tug_pager_fail_with_error (TugPager *self, guint64 request, const GError *error)
{
  g_return_val_if_fail (TUG_IS_PAGER (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  g_return_val_if_fail (_tug_pager_is_usable (self), FALSE);
  g_return_val_if_fail (error != NULL, FALSE);
  return fail (self, request, error);
}

void
tug_pager_cancel (TugPager *self)
{
  g_return_if_fail (TUG_IS_PAGER (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_pager_is_usable (self));
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
tug_pager_rows_inserted (TugPager *self, guint row, guint n_rows, const char *const *ids)
{
  g_return_if_fail (TUG_IS_PAGER (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (self->peer != NULL);
  g_return_if_fail (ids == NULL || (g_strv_length ((char **)ids) == n_rows && are_utf8 (ids)));
  if (!_tug_pager_peer_note_rows (self->peer, row, 0, n_rows, ids))
    g_critical ("%s: row %u is out of range", G_STRFUNC, row);
}

void
tug_pager_rows_removed (TugPager *self, guint row, guint n_rows)
{
  g_return_if_fail (TUG_IS_PAGER (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (self->peer != NULL);
  if (!_tug_pager_peer_note_rows (self->peer, row, n_rows, 0, NULL))
    g_critical ("%s: %u rows from row %u are out of range", G_STRFUNC, n_rows, row);
}

gboolean
_tug_pager_report_change (
    TugPager *self, TugPagerChange change, guint row, guint n_rows, const guint *items)
{
  g_autoptr (GArray) indices = NULL;
  TugPagerCallback *called;

  if (self->change == NULL)
    return FALSE;
  called = g_rc_box_acquire (self->change);
  indices = g_array_sized_new (FALSE, FALSE, sizeof (guint), n_rows);
  if (change != TUG_PAGER_CHANGE_REMOVED)
    g_array_append_vals (indices, items, n_rows);
  ((TugPagerChangeFunc)called->func) (self, change, row, n_rows, indices, called->data);
  _tug_pager_callback_release (called);
  return TRUE;
}
