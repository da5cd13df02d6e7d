#pragma once

#include "tug-refresh-control.h"

G_BEGIN_DECLS

#define TUG_TYPE_REFRESH_HEADER (tug_refresh_header_get_type ())

/**
 * TugRefreshHeader:
 *
 * The header of a list, which refreshes when the list's start is pulled.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
G_DECLARE_FINAL_TYPE (TugRefreshHeader, tug_refresh_header, TUG, REFRESH_HEADER, TugRefreshControl)

/**
 * tug_refresh_header_new:
 * @style: the system whose looks and numbers it has
 *
 * Creates a header.
 *
 * Returns: (transfer full): a new header; %NULL, with a critical, for %TUG_HEADER_NONE and
 *   %TUG_HEADER_CUSTOM, which are not systems
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRefreshHeader *tug_refresh_header_new (TugHeaderStyle style);

/**
 * tug_refresh_header_set_actions:
 * @self: a header
 * @titles: (array zero-terminated=1): the titles of the actions, with %NULL after the last
 * @symbols: (array length=n_actions): their signs
 * @n_actions: the number of signs, from 1 to 8, which is that of the titles
 *
 * Gives the header several actions. The finger that pulls chooses one by its place across the list:
 * #TugRefreshHeader:chosen-action. The header gets the looks of %TUG_HEADER_ACTIONS.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_header_set_actions (TugRefreshHeader *self,
                                     const char *const *titles,
                                     const TugActionSymbol *symbols,
                                     guint n_actions);

G_END_DECLS
