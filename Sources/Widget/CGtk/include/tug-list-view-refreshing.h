#pragma once

#include "tug-list-view.h"

G_BEGIN_DECLS

/**
 * tug_list_view_begin_refresh:
 * @self: a list
 *
 * Begins a refresh as if the header had been pulled; #TugListView::refresh follows.
 *
 * Does nothing without a header, while a refresh runs, or while the footer works where
 * #TugListView:simultaneous is off. Before the list is shown the refresh waits until it is.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_begin_refresh (TugListView *self);

/**
 * tug_list_view_end_refresh:
 * @self: a list
 * @success: whether the refresh succeeded
 *
 * Ends the running refresh and closes the header; does nothing when none runs. It ends whichever
 * refresh runs: tug_work_end() ends its own alone.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_end_refresh (TugListView *self, gboolean success);

/**
 * tug_list_view_begin_load:
 * @self: a list
 *
 * Begins to load more rows as if the footer had been pulled; #TugListView::load-more follows.
 *
 * Does nothing without a footer, while a load runs, or while the header works where
 * #TugListView:simultaneous is off. Before the list is shown the load waits until it is.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_begin_load (TugListView *self);

/**
 * tug_list_view_end_load:
 * @self: a list
 * @has_more: whether there is more to load afterwards
 *
 * Ends the running load and closes the footer. With @has_more %FALSE the footer has nothing more to
 * load from then on, even when no load runs. With %TRUE nothing happens when no load runs.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_end_load (TugListView *self, gboolean has_more);

/**
 * tug_list_view_fail_load:
 * @self: a list
 *
 * Ends the running load as a failure, which the footer shows if its style does; the user can try
 * again. Does nothing when none runs.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_fail_load (TugListView *self);

/**
 * tug_list_view_cancel_refresh:
 * @self: a list
 *
 * Cancels the running refresh and closes the header; does nothing when none runs.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_cancel_refresh (TugListView *self);

/**
 * tug_list_view_cancel_load:
 * @self: a list
 *
 * Cancels the running load and closes the footer; does nothing when none runs.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_cancel_load (TugListView *self);

/**
 * tug_list_view_reset_no_more_data:
 * @self: a list
 *
 * Lets a footer that had nothing more to load load again.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_reset_no_more_data (TugListView *self);

/**
 * tug_list_view_refresh_async:
 * @self: a list
 * @cancellable: (nullable): gives up the call when it is cancelled
 * @callback: (scope async) (closure user_data): called when the refresh has ended
 * @user_data: data for @callback
 *
 * Begins a refresh as tug_list_view_begin_refresh() does, or joins the one that runs, and calls
 * @callback once, however the refresh ends; with the list at the latest, which it does not keep
 * alive.
 *
 * Others who have joined go on waiting when @cancellable is cancelled. A refresh that was begun by
 * a call like this is cancelled with the last of those who wait for it.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_refresh_async (TugListView *self,
                                  GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data);

/**
 * tug_list_view_refresh_finish:
 * @self: a list
 * @result: the result that the callback was given
 * @error: the reason for a failure: %G_IO_ERROR_CANCELLED where the refresh was cancelled,
 *   %G_IO_ERROR_NOT_SUPPORTED in a list without a header, or whose footer works where
 *   #TugListView:simultaneous is off, the error of tug_work_end_with_error() or else
 *   %G_IO_ERROR_FAILED where it failed
 *
 * Finishes a refresh begun or joined by tug_list_view_refresh_async().
 *
 * Returns: %TRUE if the refresh succeeded
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_list_view_refresh_finish (TugListView *self, GAsyncResult *result, GError **error);

/**
 * tug_list_view_begin_refresh_full:
 * @self: a list
 * @flags: how it is begun
 *
 * Begins a refresh as tug_list_view_begin_refresh() does, quietly or unseen.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_begin_refresh_full (TugListView *self, TugBeginFlags flags);

/**
 * tug_list_view_end_refresh_full:
 * @self: a list
 * @result: how it ended
 * @delay: seconds until it ends, from 0 to 1,000,000
 *
 * Ends the running refresh after @delay; does nothing when none runs.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_end_refresh_full (TugListView *self, TugRefreshResult result, double delay);

/**
 * tug_list_view_begin_load_full:
 * @self: a list
 * @flags: how it is begun
 *
 * Begins a load as tug_list_view_begin_load() does, quietly or unseen.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_begin_load_full (TugListView *self, TugBeginFlags flags);

/**
 * tug_list_view_end_load_full:
 * @self: a list
 * @result: how it ended
 * @delay: seconds until it ends, from 0 to 1,000,000
 *
 * Ends the running load after @delay. When none runs, only %TUG_RESULT_NO_MORE_DATA has an effect.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_end_load_full (TugListView *self, TugRefreshResult result, double delay);

G_END_DECLS
