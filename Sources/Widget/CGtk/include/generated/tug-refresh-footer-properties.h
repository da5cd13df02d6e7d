/* Written by scripts/generate-api. */

#pragma once

#include "tug-enum-types.h"
#include "tug-refresh-footer.h"

G_BEGIN_DECLS

/**
 * tug_refresh_footer_get_style:
 * @self: a footer
 *
 * Gets the system whose looks the footer has.
 *
 * Returns: the system whose looks the footer has
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugFooterStyle tug_refresh_footer_get_style (TugRefreshFooter *self);

/**
 * tug_refresh_footer_set_style:
 * @self: a footer
 * @value: the system whose looks the footer has
 *
 * Sets the system whose looks the footer has.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_footer_set_style (TugRefreshFooter *self, TugFooterStyle value);

/**
 * tug_refresh_footer_get_policy:
 * @self: a footer
 *
 * Gets the system whose numbers the footer began with.
 *
 * Returns: the system whose numbers the footer began with
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugFooterStyle tug_refresh_footer_get_policy (TugRefreshFooter *self);

/**
 * tug_refresh_footer_set_policy:
 * @self: a footer
 * @value: the system whose numbers the footer began with
 *
 * Sets the system whose numbers the footer began with.
 *
 * Setting it takes over all numbers of that system.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_footer_set_policy (TugRefreshFooter *self, TugFooterStyle value);

/**
 * tug_refresh_footer_get_resets_after_refresh:
 * @self: a footer
 *
 * Gets whether a refresh that succeeds lets the footer load again that had no more data.
 *
 * Returns: whether a refresh that succeeds lets the footer load again that had no more data
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_footer_get_resets_after_refresh (TugRefreshFooter *self);

/**
 * tug_refresh_footer_set_resets_after_refresh:
 * @self: a footer
 * @value: whether a refresh that succeeds lets the footer load again that had no more data
 *
 * Sets whether a refresh that succeeds lets the footer load again that had no more data.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_footer_set_resets_after_refresh (TugRefreshFooter *self, gboolean value);

/**
 * tug_refresh_footer_get_shows_refreshing_title:
 * @self: a footer
 *
 * Gets whether a footer that is always there has its title while it loads.
 *
 * Returns: whether a footer that is always there has its title while it loads
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_footer_get_shows_refreshing_title (TugRefreshFooter *self);

/**
 * tug_refresh_footer_set_shows_refreshing_title:
 * @self: a footer
 * @value: whether a footer that is always there has its title while it loads
 *
 * Sets whether a footer that is always there has its title while it loads.
 *
 * Of the library's looks those of MJRefresh's automatic footers can be without it.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_footer_set_shows_refreshing_title (TugRefreshFooter *self, gboolean value);

G_END_DECLS
