#pragma once

#include "tug-refresh-control.h"

G_BEGIN_DECLS

#define TUG_TYPE_REFRESH_FOOTER (tug_refresh_footer_get_type ())

/**
 * TugRefreshFooter:
 *
 * The footer of a list, which loads more rows when the list's end is pulled or comes near.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
G_DECLARE_FINAL_TYPE (TugRefreshFooter, tug_refresh_footer, TUG, REFRESH_FOOTER, TugRefreshControl)

/**
 * tug_refresh_footer_new:
 * @style: the system whose looks and numbers it has
 *
 * Creates a footer.
 *
 * Returns: (transfer full): a new footer; %NULL, with a critical, for %TUG_FOOTER_NONE and
 *   %TUG_FOOTER_CUSTOM, which are not systems
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRefreshFooter *tug_refresh_footer_new (TugFooterStyle style);

/**
 * tug_refresh_footer_reset:
 * @self: a footer
 *
 * Lets a footer load again that had nothing more to load; does nothing if it is on no widget.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_footer_reset (TugRefreshFooter *self);

G_END_DECLS
