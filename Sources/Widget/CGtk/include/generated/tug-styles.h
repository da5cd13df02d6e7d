/* Written by scripts/generate-api. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TugHeaderStyle:
 * @TUG_HEADER_STYLE_NONE: no header
 * @TUG_HEADER_STYLE_CUSTOM: a style that the program draws
 * @TUG_HEADER_STYLE_NATIVE: the default: a ring that fills, in the theme's colours
 * @TUG_HEADER_STYLE_EGO: EGOTableViewPullRefresh, of 2009
 * @TUG_HEADER_STYLE_FG: Fg, a rewrite of EGOTableViewPullRefresh
 * @TUG_HEADER_STYLE_ZC: ZCRefresh with arrows and a spinner
 * @TUG_HEADER_STYLE_ZC_IMAGES: ZCRefresh with a sequence of images
 * @TUG_HEADER_STYLE_MJ: MJRefresh with arrow, title and last update
 * @TUG_HEADER_STYLE_MJ_TEXT: MJRefresh with titles only
 * @TUG_HEADER_STYLE_MJ_IMAGES: MJRefresh with a sequence of images
 * @TUG_HEADER_STYLE_CJ: cjrefresh
 * @TUG_HEADER_STYLE_CB: CBGeneralRefreshView
 * @TUG_HEADER_STYLE_SV: SVPullToRefresh
 * @TUG_HEADER_STYLE_RING: Kirigami's ring; fires when the pull is held
 * @TUG_HEADER_STYLE_MATERIAL: Material's disc, over the content
 * @TUG_HEADER_STYLE_WAVE: an elastic wave that follows the finger
 * @TUG_HEADER_STYLE_STORY: a line drawing that assembles with the pull
 * @TUG_HEADER_STYLE_ACTIONS: several actions; the position of the finger chooses one
 * @TUG_HEADER_STYLE_TWO_LEVEL: a page behind the list; a longer pull opens it
 *
 * The style of a header.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_HEADER_STYLE_NONE,
  TUG_HEADER_STYLE_CUSTOM,
  TUG_HEADER_STYLE_NATIVE,
  TUG_HEADER_STYLE_EGO,
  TUG_HEADER_STYLE_FG,
  TUG_HEADER_STYLE_ZC,
  TUG_HEADER_STYLE_ZC_IMAGES,
  TUG_HEADER_STYLE_MJ,
  TUG_HEADER_STYLE_MJ_TEXT,
  TUG_HEADER_STYLE_MJ_IMAGES,
  TUG_HEADER_STYLE_CJ,
  TUG_HEADER_STYLE_CB,
  TUG_HEADER_STYLE_SV,
  TUG_HEADER_STYLE_RING,
  TUG_HEADER_STYLE_MATERIAL,
  TUG_HEADER_STYLE_WAVE,
  TUG_HEADER_STYLE_STORY,
  TUG_HEADER_STYLE_ACTIONS,
  TUG_HEADER_STYLE_TWO_LEVEL
} TugHeaderStyle;

/**
 * TugFooterStyle:
 * @TUG_FOOTER_STYLE_NONE: no footer
 * @TUG_FOOTER_STYLE_CUSTOM: a style that the program draws
 * @TUG_FOOTER_STYLE_NATIVE: the default: a ring that fills, in the theme's colours
 * @TUG_FOOTER_STYLE_MJ_BACK: MJRefresh's back footer with arrow and title
 * @TUG_FOOTER_STYLE_MJ_BACK_TEXT: MJRefresh's back footer with titles only
 * @TUG_FOOTER_STYLE_MJ_BACK_IMAGES: MJRefresh's back footer with a sequence of images
 * @TUG_FOOTER_STYLE_MJ_AUTO: MJRefresh's automatic footer with spinner and title
 * @TUG_FOOTER_STYLE_MJ_AUTO_TEXT: MJRefresh's automatic footer with titles only
 * @TUG_FOOTER_STYLE_MJ_AUTO_IMAGES: MJRefresh's automatic footer with a sequence of images
 * @TUG_FOOTER_STYLE_ZC: ZCRefresh with arrows and a spinner
 * @TUG_FOOTER_STYLE_ZC_IMAGES: ZCRefresh with a sequence of images
 * @TUG_FOOTER_STYLE_CJ: cjrefresh
 * @TUG_FOOTER_STYLE_CB: CBGeneralRefreshView
 * @TUG_FOOTER_STYLE_SV: SVInfiniteScrolling
 * @TUG_FOOTER_STYLE_SV_PULL: SVPullToRefresh at the end
 * @TUG_FOOTER_STYLE_MJ_TRAILER: MJRefresh's trailer, for horizontal lists
 * @TUG_FOOTER_STYLE_BOUNCE_DOTS: three bouncing dots
 *
 * The style of a footer.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_FOOTER_STYLE_NONE,
  TUG_FOOTER_STYLE_CUSTOM,
  TUG_FOOTER_STYLE_NATIVE,
  TUG_FOOTER_STYLE_MJ_BACK,
  TUG_FOOTER_STYLE_MJ_BACK_TEXT,
  TUG_FOOTER_STYLE_MJ_BACK_IMAGES,
  TUG_FOOTER_STYLE_MJ_AUTO,
  TUG_FOOTER_STYLE_MJ_AUTO_TEXT,
  TUG_FOOTER_STYLE_MJ_AUTO_IMAGES,
  TUG_FOOTER_STYLE_ZC,
  TUG_FOOTER_STYLE_ZC_IMAGES,
  TUG_FOOTER_STYLE_CJ,
  TUG_FOOTER_STYLE_CB,
  TUG_FOOTER_STYLE_SV,
  TUG_FOOTER_STYLE_SV_PULL,
  TUG_FOOTER_STYLE_MJ_TRAILER,
  TUG_FOOTER_STYLE_BOUNCE_DOTS
} TugFooterStyle;

G_END_DECLS
