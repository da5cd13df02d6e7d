/* Written by scripts/generate-api. */

#pragma once

#include "tug-enum-types.h"
#include "tug-refresh-header.h"

G_BEGIN_DECLS

/**
 * tug_refresh_header_get_style:
 * @self: a header
 *
 * Gets the system whose style the header has.
 *
 * Returns: the system whose style the header has
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugHeaderStyle tug_refresh_header_get_style (TugRefreshHeader *self);

/**
 * tug_refresh_header_set_style:
 * @self: a header
 * @value: the system whose style the header has
 *
 * Sets the system whose style the header has.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_header_set_style (TugRefreshHeader *self, TugHeaderStyle value);

/**
 * tug_refresh_header_get_last_updated:
 * @self: a header
 *
 * Gets the time of the last refresh in seconds since 1970 UTC, or -1 if there was no refresh.
 *
 * Returns: the time of the last refresh in seconds since 1970 UTC, or -1 if there was no refresh
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gint64 tug_refresh_header_get_last_updated (TugRefreshHeader *self);

/**
 * tug_refresh_header_set_last_updated:
 * @self: a header
 * @value: the time of the last refresh in seconds since 1970 UTC, or -1 if there was no refresh,
 *   from -1 to %G_MAXINT64
 *
 * Sets the time of the last refresh in seconds since 1970 UTC, or -1 if there was no refresh.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_header_set_last_updated (TugRefreshHeader *self, gint64 value);

G_END_DECLS
