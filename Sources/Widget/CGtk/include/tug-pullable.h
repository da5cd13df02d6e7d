#pragma once

#include "tug-enums.h"
#include "tug-insets.h"
#include "tug-refresh-footer.h"
#include "tug-refresh-header.h"

G_BEGIN_DECLS

#define TUG_TYPE_PULLABLE (tug_pullable_get_type ())

/**
 * TugPullable:
 *
 * A widget whose content can be pulled at the start to refresh and at the end to load more.
 *
 * Only #TugListView and #TugRefreshBin implement this interface. The interface has the properties
 * for their header, their footer and scrolling.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
G_DECLARE_INTERFACE (TugPullable, tug_pullable, TUG, PULLABLE, GtkWidget)

/**
 * tug_pullable_begin_refresh:
 * @self: a pullable widget
 *
 * Begins a refresh as if the user had pulled the header, and emits #TugPullable::refresh.
 *
 * Does nothing without a header, while a refresh runs, or while the footer works if
 * #TugPullable:simultaneous is %FALSE. Before the widget is shown, the refresh waits until it is.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_begin_refresh (TugPullable *self);

/**
 * tug_pullable_end_refresh:
 * @self: a pullable widget
 * @success: whether the refresh succeeded
 *
 * Ends the running refresh and closes the header, at the earliest when the refresh has lasted for
 * #TugRefreshPolicy:minimum-duration. Does nothing if no refresh is running.
 *
 * This is a shorthand for programs that keep no #TugWork: it ends the #TugRefreshControl:work of
 * the header, whichever refresh that is, while tug_work_end() ends only the refresh of its own
 * work.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_end_refresh (TugPullable *self, gboolean success);

/**
 * tug_pullable_begin_load:
 * @self: a pullable widget
 *
 * Begins a load as if the user had pulled the footer, and emits #TugPullable::load-more.
 *
 * Does nothing without a footer, while a load runs, or while the header works if
 * #TugPullable:simultaneous is %FALSE. Before the widget is shown, the load waits until it is.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_begin_load (TugPullable *self);

/**
 * tug_pullable_end_load:
 * @self: a pullable widget
 * @has_more: whether there is more to load afterwards
 *
 * Ends the running load and closes the footer.
 *
 * This is a shorthand for programs that keep no #TugWork: it ends the #TugRefreshControl:work of
 * the footer, whichever load that is. If @has_more is %FALSE, it also sets
 * #TugRefreshFooter:has-more to %FALSE, even if no load runs. If @has_more is %TRUE and no load
 * runs, nothing happens.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_end_load (TugPullable *self, gboolean has_more);

/**
 * tug_pullable_refresh_async:
 * @self: a pullable widget
 * @cancellable: (nullable): cancels the call
 * @callback: (scope async) (closure user_data): called when the refresh has ended
 * @user_data: data for @callback
 *
 * Begins a refresh as tug_pullable_begin_refresh() does, or joins the running one, and calls
 * @callback once when that refresh has ended.
 *
 * The call does not keep the widget alive: if the widget is destroyed, @callback is called then.
 * Other callers keep waiting if @cancellable is cancelled. A refresh that was begun by this
 * function is cancelled with its last caller.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_refresh_async (TugPullable *self,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);

/**
 * tug_pullable_refresh_finish:
 * @self: a pullable widget
 * @result: the result that the callback received
 * @error: the reason for a failure: %G_IO_ERROR_CANCELLED if the refresh was cancelled,
 *   %TUG_ERROR_NOT_REFRESHABLE if it could not begin, the error of tug_work_end_with_error(), or
 *   %TUG_ERROR_FAILED for any other failure
 *
 * Finishes a refresh begun or joined by tug_pullable_refresh_async().
 *
 * Returns: %TRUE if the refresh succeeded
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pullable_refresh_finish (TugPullable *self, GAsyncResult *result, GError **error);

/**
 * tug_pullable_scroll_to_offset:
 * @self: a pullable widget
 * @offset: the offset in application pixels; must be finite
 * @animated: whether to animate the scrolling
 *
 * Scrolls to an offset and stops any motion.
 *
 * If @offset is out of range and @animated is %FALSE, the widget shows that offset and springs back
 * into range. If @animated is %TRUE, it scrolls to the end of the range.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_scroll_to_offset (TugPullable *self, double offset, gboolean animated);

/**
 * tug_pullable_scroll_to_start:
 * @self: a pullable widget
 * @animated: whether to animate the scrolling
 *
 * Scrolls to the start of the content.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_scroll_to_start (TugPullable *self, gboolean animated);

G_END_DECLS
