#pragma once

#include <gio/gio.h>

#include "tug-version.h"

G_BEGIN_DECLS

#define TUG_TYPE_WORK (tug_work_get_type ())

/**
 * TugWork:
 *
 * The work of one refresh or one load, from its signal to its end.
 *
 * #TugPullable::refresh and #TugPullable::load-more hand it to their handlers, which keep it until
 * the work is done. Once the refresh is over, by whomever, its work can end nothing any more: the
 * late answer of a refresh that was given up does not end the next one. It does not keep the list
 * alive.
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
 * It is cancelled with the work: by the user, by tug_refresh_control_end(), after a timeout, when
 * the header or footer is removed, or when the widget is destroyed. If a handler of the widget's
 * signals cancels the work, the cancellable is cancelled after the handler has returned.
 *
 * Returns: (transfer none): the same as long as @self lives
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GCancellable *tug_work_get_cancellable (TugWork *self);

/**
 * tug_work_is_running:
 * @self: the work
 *
 * Tells whether the work still counts.
 *
 * Returns: %FALSE once it has ended or was given up
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_work_is_running (TugWork *self);

/**
 * tug_work_end:
 * @self: the work
 *
 * Ends the work, which succeeded, and closes its header or footer; there may be more to load. Does
 * nothing where it is over.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_work_end (TugWork *self);

/**
 * tug_work_end_with_no_more_data:
 * @self: the work
 *
 * Ends the work, which succeeded, and after which there is nothing more to load. Does nothing where
 * it is over.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_work_end_with_no_more_data (TugWork *self);

/**
 * tug_work_end_with_error:
 * @self: the work
 * @error: the reason, as the program's own calls gave it
 *
 * Ends the work, which failed; does nothing where it is over.
 *
 * tug_pullable_refresh_finish() gives @error to those who wait for a refresh, and a header with
 * #TugRefreshHeader:shows-error-message shows its message. With %G_IO_ERROR_CANCELLED the work was
 * given up instead, and no failure is shown.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_work_end_with_error (TugWork *self, const GError *error);

G_END_DECLS
