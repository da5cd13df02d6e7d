/* Written by scripts/generate-api. */

#pragma once

#include "tug-enum-types.h"
#include "tug-refresh-control.h"

G_BEGIN_DECLS

/**
 * tug_refresh_control_get_state:
 * @self: a header or a footer
 *
 * Gets the state of the control.
 *
 * Returns: the state of the control
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRefreshState tug_refresh_control_get_state (TugRefreshControl *self);

/**
 * tug_refresh_control_get_work:
 * @self: a header or a footer
 *
 * Gets the running refresh or load.
 *
 * %NULL if no work is running, if the program has already ended it, or if the control is not set
 * on a widget.
 *
 * Returns: (transfer none) (nullable): the running refresh or load
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugWork *tug_refresh_control_get_work (TugRefreshControl *self);

G_END_DECLS
