#pragma once

#include <gio/gio.h>

#include "tug-enums.h"

G_BEGIN_DECLS

#define TUG_TYPE_WORK (tug_work_get_type ())

/**
 * TugWork:
 *
 * The work of one refresh or load, from its signal to its end.
 *
 * #TugPullable::refresh and #TugPullable::load-more pass the work to their handlers, which keep a
 * reference until the work is done. #TugRefreshControl:work is the running work of a control. After
 * the refresh or load has ended for any reason, its work has no further effect: a late answer to a
 * cancelled refresh does not end the next refresh. The work does not keep the list alive.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
G_DECLARE_FINAL_TYPE (TugWork, tug_work, TUG, WORK, GObject)

/**
 * tug_work_get_cancellable:
 * @self: the work
 *
 * Gets the cancellable of the work, for the GIO calls that do the work.
 *
 * It is cancelled with the work: by the user, by tug_work_cancel(), after a timeout, when
 * the header or footer is removed, or when the widget is destroyed. If a handler of the widget's
 * signals cancels the work, the cancellable is cancelled after the handler has returned.
 *
 * Returns: (transfer none): the cancellable, which stays the same for the lifetime of @self
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GCancellable *tug_work_get_cancellable (TugWork *self);

/**
 * tug_work_is_running:
 * @self: the work
 *
 * Returns whether the work is still running.
 *
 * Returns: %TRUE if the work is running; %FALSE if it has ended or was cancelled
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_work_is_running (TugWork *self);

/**
 * tug_work_end:
 * @self: the work
 *
 * Ends the work with success and closes its header or footer, at the earliest when the work has
 * lasted for #TugRefreshPolicy:minimum-duration. After a load there may be more to load. Does
 * nothing if the work has already ended.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_work_end (TugWork *self);

/**
 * tug_work_end_with_no_more_data:
 * @self: the work
 *
 * Ends the work with success; there is nothing more to load. Does nothing if the work has already
 * ended.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_work_end_with_no_more_data (TugWork *self);

/**
 * tug_work_end_with_result:
 * @self: the work
 * @result: the result of the work
 * @delay: the delay in seconds, from 0 to 1,000,000
 *
 * Ends the work with a result, which is shown after @delay. Does nothing if the work has already
 * ended.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_work_end_with_result (TugWork *self, TugRefreshResult result, double delay);

/**
 * tug_work_cancel:
 * @self: the work
 *
 * Cancels the work and its cancellable, and closes its header or footer without a result. Does
 * nothing if the work has already ended.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_work_cancel (TugWork *self);

/**
 * tug_work_end_with_error:
 * @self: the work
 * @error: the reason for the failure, such as an error that a call of the program returned
 *
 * Ends the work with a failure. Does nothing if the work has already ended.
 *
 * tug_pullable_refresh_finish() returns @error to the callers that wait for a refresh, and a header
 * with #TugRefreshHeader:show-error-message shows the message. If @error is %G_IO_ERROR_CANCELLED,
 * the work is cancelled instead, and no failure is shown.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_work_end_with_error (TugWork *self, const GError *error);

G_END_DECLS
