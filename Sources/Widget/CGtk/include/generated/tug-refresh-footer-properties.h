/* Written by scripts/generate-api. */

#pragma once

#include "tug-enum-types.h"
#include "tug-refresh-footer.h"

G_BEGIN_DECLS

/**
 * tug_refresh_footer_get_style:
 * @self: a footer
 *
 * Gets the system whose style the footer has.
 *
 * Returns: the system whose style the footer has
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugFooterStyle tug_refresh_footer_get_style (TugRefreshFooter *self);

/**
 * tug_refresh_footer_set_style:
 * @self: a footer
 * @value: the system whose style the footer has
 *
 * Sets the system whose style the footer has.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_footer_set_style (TugRefreshFooter *self, TugFooterStyle value);

G_END_DECLS
