#pragma once

#include <gtk/gtk.h>

#include "tug-version.h"

G_BEGIN_DECLS

/**
 * TugHeaderStyle:
 * @TUG_HEADER_NONE: no header
 * @TUG_HEADER_CUSTOM: a style that the program draws
 * @TUG_HEADER_NATIVE: the default: a ring that fills, in the theme's colours
 * @TUG_HEADER_EGO: EGOTableViewPullRefresh
 * @TUG_HEADER_FG: an EGO-style header
 * @TUG_HEADER_ZC: ZCRefresh with arrows and a spinner
 * @TUG_HEADER_ZC_IMAGES: ZCRefresh with a sequence of images
 * @TUG_HEADER_MJ: MJRefresh with arrow, title and last update
 * @TUG_HEADER_MJ_TEXT: MJRefresh with titles only
 * @TUG_HEADER_MJ_IMAGES: MJRefresh with a sequence of images
 * @TUG_HEADER_CJ: cjrefresh
 * @TUG_HEADER_CB: CBGeneralRefreshView
 * @TUG_HEADER_SV: SVPullToRefresh
 * @TUG_HEADER_RING: Kirigami's ring; fires when the pull is held
 * @TUG_HEADER_MATERIAL: Material's disc, over the content
 * @TUG_HEADER_WAVE: an elastic wave that follows the finger
 * @TUG_HEADER_STORY: a line drawing that assembles with the pull
 * @TUG_HEADER_ACTIONS: several actions; the position of the finger chooses one
 * @TUG_HEADER_TWO_LEVEL: a page behind the list; a longer pull opens it
 *
 * The style of a header.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_HEADER_NONE,
  TUG_HEADER_CUSTOM,
  TUG_HEADER_NATIVE,
  TUG_HEADER_EGO,
  TUG_HEADER_FG,
  TUG_HEADER_ZC,
  TUG_HEADER_ZC_IMAGES,
  TUG_HEADER_MJ,
  TUG_HEADER_MJ_TEXT,
  TUG_HEADER_MJ_IMAGES,
  TUG_HEADER_CJ,
  TUG_HEADER_CB,
  TUG_HEADER_SV,
  TUG_HEADER_RING,
  TUG_HEADER_MATERIAL,
  TUG_HEADER_WAVE,
  TUG_HEADER_STORY,
  TUG_HEADER_ACTIONS,
  TUG_HEADER_TWO_LEVEL
} TugHeaderStyle;

/**
 * TugFooterStyle:
 * @TUG_FOOTER_NONE: no footer
 * @TUG_FOOTER_CUSTOM: a style that the program draws
 * @TUG_FOOTER_NATIVE: the default: a ring that fills, in the theme's colours
 * @TUG_FOOTER_MJ_BACK: MJRefresh's back footer with arrow and title
 * @TUG_FOOTER_MJ_BACK_TEXT: MJRefresh's back footer with titles only
 * @TUG_FOOTER_MJ_BACK_IMAGES: MJRefresh's back footer with a sequence of images
 * @TUG_FOOTER_MJ_AUTO: MJRefresh's automatic footer with spinner and title
 * @TUG_FOOTER_MJ_AUTO_TEXT: MJRefresh's automatic footer with titles only
 * @TUG_FOOTER_MJ_AUTO_IMAGES: MJRefresh's automatic footer with a sequence of images
 * @TUG_FOOTER_ZC: ZCRefresh with arrows and a spinner
 * @TUG_FOOTER_ZC_IMAGES: ZCRefresh with a sequence of images
 * @TUG_FOOTER_CJ: cjrefresh
 * @TUG_FOOTER_CB: CBGeneralRefreshView
 * @TUG_FOOTER_SV: SVInfiniteScrolling
 * @TUG_FOOTER_SV_PULL: SVPullToRefresh at the end
 * @TUG_FOOTER_MJ_TRAILER: MJRefresh's trailer, for horizontal lists
 * @TUG_FOOTER_BOUNCE_DOTS: three bouncing dots
 *
 * The style of a footer.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_FOOTER_NONE,
  TUG_FOOTER_CUSTOM,
  TUG_FOOTER_NATIVE,
  TUG_FOOTER_MJ_BACK,
  TUG_FOOTER_MJ_BACK_TEXT,
  TUG_FOOTER_MJ_BACK_IMAGES,
  TUG_FOOTER_MJ_AUTO,
  TUG_FOOTER_MJ_AUTO_TEXT,
  TUG_FOOTER_MJ_AUTO_IMAGES,
  TUG_FOOTER_ZC,
  TUG_FOOTER_ZC_IMAGES,
  TUG_FOOTER_CJ,
  TUG_FOOTER_CB,
  TUG_FOOTER_SV,
  TUG_FOOTER_SV_PULL,
  TUG_FOOTER_MJ_TRAILER,
  TUG_FOOTER_BOUNCE_DOTS
} TugFooterStyle;

/**
 * TugRefreshState:
 * @TUG_REFRESH_IDLE: at rest, or not pulled far enough
 * @TUG_REFRESH_PULLING: pulled far enough: a release fires
 * @TUG_REFRESH_WILL_REFRESH: requested before the list is shown
 * @TUG_REFRESH_REFRESHING: the work is running
 * @TUG_REFRESH_SUCCESS: a success is shown
 * @TUG_REFRESH_FAILURE: a failure is shown
 * @TUG_REFRESH_NO_MORE_DATA: no more data can be loaded
 * @TUG_REFRESH_FLOOR_ARMED: pulled far enough to open the page behind the header
 * @TUG_REFRESH_FLOOR: the page behind the header is open
 *
 * The state of a header or footer.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_REFRESH_IDLE,
  TUG_REFRESH_PULLING,
  TUG_REFRESH_WILL_REFRESH,
  TUG_REFRESH_REFRESHING,
  TUG_REFRESH_SUCCESS,
  TUG_REFRESH_FAILURE,
  TUG_REFRESH_NO_MORE_DATA,
  TUG_REFRESH_FLOOR_ARMED,
  TUG_REFRESH_FLOOR
} TugRefreshState;

/**
 * TugRefreshStage:
 * @TUG_STAGE_IDLE: at rest
 * @TUG_STAGE_PULLING: being pulled
 * @TUG_STAGE_SETTLING: fired; opening
 * @TUG_STAGE_REFRESHING: open while the work runs
 * @TUG_STAGE_FINISHING: showing the result or closing
 *
 * The stage of the work of a header or footer.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_STAGE_IDLE,
  TUG_STAGE_PULLING,
  TUG_STAGE_SETTLING,
  TUG_STAGE_REFRESHING,
  TUG_STAGE_FINISHING
} TugRefreshStage;

/**
 * TugTrigger:
 * @TUG_TRIGGER_RELEASE: a release after a pull that was long enough
 * @TUG_TRIGGER_REACH: a pull that is long enough, before the release
 * @TUG_TRIGGER_HOLD: a pull that is held for some time
 * @TUG_TRIGGER_APPROACH: scrolling towards the control, without a pull
 *
 * The event that fires a header or footer.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_TRIGGER_RELEASE,
  TUG_TRIGGER_REACH,
  TUG_TRIGGER_HOLD,
  TUG_TRIGGER_APPROACH
} TugTrigger;

/**
 * TugPullOrigin:
 * @TUG_ORIGIN_REST: the rest position of the list, including insets
 * @TUG_ORIGIN_CONTENT_EDGE: the position at which the end of the content meets the end of the list:
 *   any pull past it arms the control
 *
 * The position that a pull is measured from.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_ORIGIN_REST,
  TUG_ORIGIN_CONTENT_EDGE
} TugPullOrigin;

/**
 * TugBoundary:
 * @TUG_BOUNDARY_EXCLUDED: a pull must exceed the distance
 * @TUG_BOUNDARY_INCLUDED: a pull of exactly the distance is enough
 *
 * Whether a pull of exactly a certain distance counts as reaching it.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_BOUNDARY_EXCLUDED,
  TUG_BOUNDARY_INCLUDED
} TugBoundary;

/**
 * TugPlacement:
 * @TUG_PLACEMENT_ABOVE: outside the content's edge; moves with the content
 * @TUG_PLACEMENT_BEHIND: at the list's edge, behind the content, which uncovers it
 * @TUG_PLACEMENT_FRONT: at the list's edge, in front of the content
 * @TUG_PLACEMENT_STRETCHED: in the gap between the list's edge and the content's edge, as long as
 *   the gap
 * @TUG_PLACEMENT_OVERLAY: in front of the content, which does not move
 * @TUG_PLACEMENT_ROW: inside the list, before a row
 *
 * The place of a header or footer.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_PLACEMENT_ABOVE,
  TUG_PLACEMENT_BEHIND,
  TUG_PLACEMENT_FRONT,
  TUG_PLACEMENT_STRETCHED,
  TUG_PLACEMENT_OVERLAY,
  TUG_PLACEMENT_ROW
} TugPlacement;

/**
 * TugShortPlacement:
 * @TUG_SHORT_VIEWPORT_END: past the list's end, so that a pull makes it visible
 * @TUG_SHORT_CONTENT_END: directly after the content
 * @TUG_SHORT_HIDDEN: hidden
 *
 * The place of a footer if the content does not fill the list.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_SHORT_VIEWPORT_END,
  TUG_SHORT_CONTENT_END,
  TUG_SHORT_HIDDEN
} TugShortPlacement;

/**
 * TugStartRefresh:
 * @TUG_START_NEVER: does not refresh
 * @TUG_START_ALWAYS: refreshes
 * @TUG_START_IF_EXPIRED: refreshes if the data has expired
 *
 * Whether a list refreshes when it is shown for the first time.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_START_NEVER,
  TUG_START_ALWAYS,
  TUG_START_IF_EXPIRED
} TugStartRefresh;

/**
 * TugDecelerationRate:
 * @TUG_DECELERATION_NORMAL: the usual rate of a list
 * @TUG_DECELERATION_FAST: the usual rate of a list of pages
 * @TUG_DECELERATION_CUSTOM: the rate of #TugPullable:deceleration-factor
 *
 * The deceleration of a list after a release.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_DECELERATION_NORMAL,
  TUG_DECELERATION_FAST,
  TUG_DECELERATION_CUSTOM
} TugDecelerationRate;

/**
 * TugRefreshResult:
 * @TUG_RESULT_SUCCESS: the work succeeded
 * @TUG_RESULT_FAILURE: the work failed
 * @TUG_RESULT_NO_MORE_DATA: the work succeeded, and no more data can be loaded
 * @TUG_RESULT_CANCELLED: the work was cancelled
 *
 * The result of a refresh or load.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_RESULT_SUCCESS,
  TUG_RESULT_FAILURE,
  TUG_RESULT_NO_MORE_DATA,
  TUG_RESULT_CANCELLED
} TugRefreshResult;

/**
 * TugActionSymbol:
 * @TUG_ACTION_REFRESH: reload
 * @TUG_ACTION_ADD: add an item
 * @TUG_ACTION_SEARCH: search
 * @TUG_ACTION_CLOSE: close
 *
 * The symbol of an action that a pull can choose.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_ACTION_REFRESH,
  TUG_ACTION_ADD,
  TUG_ACTION_SEARCH,
  TUG_ACTION_CLOSE
} TugActionSymbol;

/**
 * TugBeginFlags:
 * @TUG_BEGIN_NORMALLY: begin as if the user had pulled
 * @TUG_BEGIN_QUIETLY: change only the appearance: no signal requests the work, and the program that
 *   began it must end it
 * @TUG_BEGIN_HIDDEN: do not scroll, even at the ends of the list. The header or footer opens as
 *   usual: a part outside the viewport becomes visible when the user scrolls there, and a part
 *   inside the viewport, such as a footer that always takes up space, is visible immediately.
 *
 * Flags for a refresh or load that the program begins.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_BEGIN_NORMALLY = 0,
  TUG_BEGIN_QUIETLY = 1 << 0,
  TUG_BEGIN_HIDDEN = 1 << 1
} TugBeginFlags;

/**
 * TugRowPosition:
 * @TUG_ROW_NEAREST: scroll as little as possible to show the whole row
 * @TUG_ROW_START: at the start of the list
 * @TUG_ROW_MIDDLE: in the middle of the list
 * @TUG_ROW_END: at the end of the list
 *
 * The place that a row is scrolled to.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_ROW_NEAREST,
  TUG_ROW_START,
  TUG_ROW_MIDDLE,
  TUG_ROW_END
} TugRowPosition;

/**
 * TugPagerMode:
 * @TUG_PAGER_REPLACES: the first page replaces all rows
 * @TUG_PAGER_MERGES: new items of the first page are inserted among the rows, and the rows after
 *   them are kept; a page without a known item replaces all rows
 *
 * The effect of a refresh on the current rows.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_PAGER_REPLACES,
  TUG_PAGER_MERGES
} TugPagerMode;

/**
 * TugPagerChange:
 * @TUG_PAGER_REPLACED: the items replace all rows
 * @TUG_PAGER_INSERTED: items are inserted before a row
 * @TUG_PAGER_REMOVED: rows are removed
 * @TUG_PAGER_UPDATED: a row gets a newer item with the same id
 *
 * A change that updates the rows to a new page.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_PAGER_REPLACED,
  TUG_PAGER_INSERTED,
  TUG_PAGER_REMOVED,
  TUG_PAGER_UPDATED
} TugPagerChange;

G_END_DECLS
