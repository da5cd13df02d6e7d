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
 * @success: whether what was asked for is there
 *
 * Ends the running refresh and closes the header; does nothing when none runs.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_end_refresh (TugListView *self, gboolean success);

/**
 * tug_list_view_is_refreshing:
 * @self: a list
 *
 * Tells whether the list is refreshed.
 *
 * Returns: whether a refresh runs or waits to be shown
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_list_view_is_refreshing (TugListView *self);

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
 * load from then on, also when no load runs; otherwise nothing happens then.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_end_load (TugListView *self, gboolean has_more);

/**
 * tug_list_view_fail_load:
 * @self: a list
 *
 * Ends the running load as one that failed, and shows that where the footer does; it can be tried
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
 * Gives the running refresh up, and closes the header; does nothing when none runs.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_cancel_refresh (TugListView *self);

/**
 * tug_list_view_cancel_load:
 * @self: a list
 *
 * Gives the running load up, and closes the footer; does nothing when none runs.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_cancel_load (TugListView *self);

/**
 * tug_list_view_reset_no_more_data:
 * @self: a list
 *
 * Lets a footer load again that had nothing more to load.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_reset_no_more_data (TugListView *self);

/**
 * tug_list_view_refresh_async:
 * @self: a list
 * @cancellable: (nullable): gives the refresh up when it is cancelled
 * @callback: (scope async) (closure user_data): called when the refresh has ended
 * @user_data: the program's
 *
 * Begins a refresh as tug_list_view_begin_refresh() does, or joins the one that runs, and calls
 * @callback when it has ended.
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
 * @result: what the callback was given
 * @error: why there is nothing new: %G_IO_ERROR_CANCELLED where the refresh was given up,
 *   %G_IO_ERROR_NOT_SUPPORTED in a list without a header, or whose footer works where
 *   #TugListView:simultaneous is off, %G_IO_ERROR_FAILED otherwise
 *
 * Tells how a refresh ended that tug_list_view_refresh_async() waited for.
 *
 * Returns: whether what was asked for is there
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
 * @delay: seconds that it still refreshes, from 0 to 1,000,000
 *
 * Ends the running refresh in a while; does nothing when none runs.
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
 * @delay: seconds that it still loads, from 0 to 1,000,000
 *
 * Ends the running load in a while; does nothing when none runs, but %TUG_RESULT_NO_MORE_DATA is
 * believed at any time.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_end_load_full (TugListView *self, TugRefreshResult result, double delay);

G_END_DECLS
