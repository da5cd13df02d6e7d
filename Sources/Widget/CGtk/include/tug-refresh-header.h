#pragma once

#include "tug-refresh-control.h"

G_BEGIN_DECLS

#define TUG_TYPE_REFRESH_HEADER (tug_refresh_header_get_type ())

/**
 * TugRefreshHeader:
 *
 * A header that refreshes the list when the start of the list is pulled.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
G_DECLARE_FINAL_TYPE (TugRefreshHeader, tug_refresh_header, TUG, REFRESH_HEADER, TugRefreshControl)

/**
 * tug_refresh_header_new:
 * @style: the system whose style and policy the header has
 *
 * Creates a header. For a header that the program draws, set #TugRefreshHeader:style.
 *
 * Returns: (transfer full): a new header, or %NULL with a critical for %TUG_HEADER_STYLE_NONE and
 *   %TUG_HEADER_STYLE_CUSTOM, which are not systems
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRefreshHeader *tug_refresh_header_new (TugHeaderStyle style);

/**
 * tug_refresh_header_set_actions:
 * @self: a header
 * @titles: (array zero-terminated=1): the titles of the actions, terminated by %NULL
 * @symbols: (array length=n_actions): the symbols of the actions
 * @n_actions: the number of symbols, from 1 to 8; must be equal to the number of titles
 *
 * Sets the actions that a pull can choose from, changes the style to %TUG_HEADER_STYLE_ACTIONS, and
 * sets #TugRefreshPolicy:n-actions to @n_actions.
 * The position of the pulling finger across the list chooses #TugRefreshHeader:chosen-action.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_header_set_actions (TugRefreshHeader *self,
                                     const char *const *titles,
                                     const TugActionSymbol *symbols,
                                     guint n_actions);

/**
 * tug_header_style_get_title:
 * @style: a style
 *
 * Gets the name of a style to show to users, in the language of Tug's built-in texts. An example is
 * `MJRefresh arrow` for %TUG_HEADER_STYLE_MJ.
 *
 * Returns: (transfer none) (nullable): the name, or %NULL for %TUG_HEADER_STYLE_NONE and
 *   %TUG_HEADER_STYLE_CUSTOM
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
const char *tug_header_style_get_title (TugHeaderStyle style);

G_END_DECLS
