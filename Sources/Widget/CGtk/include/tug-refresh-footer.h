#pragma once

#include "tug-refresh-control.h"

G_BEGIN_DECLS

#define TUG_TYPE_REFRESH_FOOTER (tug_refresh_footer_get_type ())

/**
 * TugRefreshFooter:
 *
 * A footer that loads more rows when the end of the list is pulled or is near.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
G_DECLARE_FINAL_TYPE (TugRefreshFooter, tug_refresh_footer, TUG, REFRESH_FOOTER, TugRefreshControl)

/**
 * tug_refresh_footer_new:
 * @style: the system whose style and policy the footer has
 *
 * Creates a footer. For a footer that the program draws, set #TugRefreshFooter:style.
 *
 * Returns: (transfer full): a new footer, or %NULL with a critical for %TUG_FOOTER_STYLE_NONE and
 *   %TUG_FOOTER_STYLE_CUSTOM, which are not systems
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRefreshFooter *tug_refresh_footer_new (TugFooterStyle style);

/**
 * tug_footer_style_get_title:
 * @style: a style
 *
 * Gets the name of a style to show to users, in the language of Tug's built-in texts. An example is
 * `SVInfiniteScrolling` for %TUG_FOOTER_STYLE_SV.
 *
 * Returns: (transfer none) (nullable): the name, or %NULL for %TUG_FOOTER_STYLE_NONE and
 *   %TUG_FOOTER_STYLE_CUSTOM
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
const char *tug_footer_style_get_title (TugFooterStyle style);

G_END_DECLS
