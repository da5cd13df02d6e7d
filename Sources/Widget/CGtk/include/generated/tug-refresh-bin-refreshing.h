/* Written by scripts/generate-api from include/tug-list-view-refreshing.h. */

#pragma once

#include "tug-refresh-bin.h"

G_BEGIN_DECLS

/**
 * tug_refresh_bin_begin_refresh:
 * @self: a bin
 *
 * Begins a refresh as if the header had been pulled; #TugRefreshBin::refresh follows.
 *
 * Does nothing without a header, while a refresh runs, or while the footer works where
 * #TugRefreshBin:simultaneous is off. Before the bin is shown the refresh waits until it is.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_begin_refresh (TugRefreshBin *self);

/**
 * tug_refresh_bin_end_refresh:
 * @self: a bin
 * @success: whether the refresh succeeded
 *
 * Ends the running refresh and closes the header; does nothing when none runs. It ends whichever
 * refresh runs: tug_work_end() ends its own alone.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_end_refresh (TugRefreshBin *self, gboolean success);

/**
 * tug_refresh_bin_begin_load:
 * @self: a bin
 *
 * Begins to load more as if the footer had been pulled; #TugRefreshBin::load-more follows.
 *
 * Does nothing without a footer, while a load runs, or while the header works where
 * #TugRefreshBin:simultaneous is off. Before the bin is shown the load waits until it is.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_begin_load (TugRefreshBin *self);

/**
 * tug_refresh_bin_end_load:
 * @self: a bin
 * @has_more: whether there is more to load afterwards
 *
 * Ends the running load and closes the footer. With @has_more %FALSE the footer has nothing more to
 * load from then on, even when no load runs. With %TRUE nothing happens when no load runs.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_end_load (TugRefreshBin *self, gboolean has_more);

/**
 * tug_refresh_bin_fail_load:
 * @self: a bin
 *
 * Ends the running load as a failure, which the footer shows if its style does; the user can try
 * again. Does nothing when none runs.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_fail_load (TugRefreshBin *self);

/**
 * tug_refresh_bin_cancel_refresh:
 * @self: a bin
 *
 * Cancels the running refresh and closes the header; does nothing when none runs.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_cancel_refresh (TugRefreshBin *self);

/**
 * tug_refresh_bin_cancel_load:
 * @self: a bin
 *
 * Cancels the running load and closes the footer; does nothing when none runs.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_cancel_load (TugRefreshBin *self);

/**
 * tug_refresh_bin_reset_no_more_data:
 * @self: a bin
 *
 * Lets a footer that had nothing more to load load again.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_reset_no_more_data (TugRefreshBin *self);

/**
 * tug_refresh_bin_refresh_async:
 * @self: a bin
 * @cancellable: (nullable): gives up the call when it is cancelled
 * @callback: (scope async) (closure user_data): called when the refresh has ended
 * @user_data: data for @callback
 *
 * Begins a refresh as tug_refresh_bin_begin_refresh() does, or joins the one that runs, and calls
 * @callback once, however the refresh ends; with the bin at the latest, which it does not keep
 * alive.
 *
 * Others who have joined go on waiting when @cancellable is cancelled. A refresh that was begun by
 * a call like this is cancelled with the last of those who wait for it.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_refresh_async (TugRefreshBin *self,
                                    GCancellable *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data);

/**
 * tug_refresh_bin_refresh_finish:
 * @self: a bin
 * @result: the result that the callback was given
 * @error: the reason for a failure: %G_IO_ERROR_CANCELLED where the refresh was cancelled,
 *   %G_IO_ERROR_NOT_SUPPORTED in a bin without a header, or whose footer works where
 *   #TugRefreshBin:simultaneous is off, the error of tug_work_end_with_error() or else
 *   %G_IO_ERROR_FAILED where it failed
 *
 * Finishes a refresh begun or joined by tug_refresh_bin_refresh_async().
 *
 * Returns: %TRUE if the refresh succeeded
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_bin_refresh_finish (TugRefreshBin *self, GAsyncResult *result, GError **error);

/**
 * tug_refresh_bin_begin_refresh_full:
 * @self: a bin
 * @flags: how it is begun
 *
 * Begins a refresh as tug_refresh_bin_begin_refresh() does, quietly or unseen.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_begin_refresh_full (TugRefreshBin *self, TugBeginFlags flags);

/**
 * tug_refresh_bin_end_refresh_full:
 * @self: a bin
 * @result: how it ended
 * @delay: seconds until it ends, from 0 to 1,000,000
 *
 * Ends the running refresh after @delay; does nothing when none runs.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_end_refresh_full (TugRefreshBin *self, TugRefreshResult result, double delay);

/**
 * tug_refresh_bin_begin_load_full:
 * @self: a bin
 * @flags: how it is begun
 *
 * Begins a load as tug_refresh_bin_begin_load() does, quietly or unseen.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_begin_load_full (TugRefreshBin *self, TugBeginFlags flags);

/**
 * tug_refresh_bin_end_load_full:
 * @self: a bin
 * @result: how it ended
 * @delay: seconds until it ends, from 0 to 1,000,000
 *
 * Ends the running load after @delay. When none runs, only %TUG_RESULT_NO_MORE_DATA has an effect.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_end_load_full (TugRefreshBin *self, TugRefreshResult result, double delay);

G_END_DECLS
