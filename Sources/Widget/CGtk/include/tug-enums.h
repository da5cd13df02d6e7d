#pragma once

#include <gtk/gtk.h>

#include "tug-version.h"

G_BEGIN_DECLS

/**
 * TugHeaderStyle:
 * @TUG_HEADER_NONE: no header
 * @TUG_HEADER_CUSTOM: looks that the program draws itself
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
 * @TUG_HEADER_RING: Kirigami's ring, which has to be held
 * @TUG_HEADER_MATERIAL: Material's disc over the content
 * @TUG_HEADER_WAVE: an elastic wave that follows the finger
 * @TUG_HEADER_STORY: a line drawing that assembles with the pull
 * @TUG_HEADER_ACTIONS: several actions, chosen by the finger's place
 * @TUG_HEADER_TWO_LEVEL: a page behind the list, opened by a longer pull
 *
 * The headers that come with the library.
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
 * @TUG_FOOTER_CUSTOM: looks that the program draws itself
 * @TUG_FOOTER_NATIVE: the default: a ring that fills, in the theme's colours
 * @TUG_FOOTER_MJ_BACK: MJRefresh's back footer with arrow and title
 * @TUG_FOOTER_MJ_BACK_TEXT: the same with titles only
 * @TUG_FOOTER_MJ_BACK_IMAGES: the same with a sequence of images
 * @TUG_FOOTER_MJ_AUTO: MJRefresh's automatic footer with spinner and title
 * @TUG_FOOTER_MJ_AUTO_TEXT: the same with titles only
 * @TUG_FOOTER_MJ_AUTO_IMAGES: the same with a sequence of images
 * @TUG_FOOTER_ZC: ZCRefresh with arrows and a spinner
 * @TUG_FOOTER_ZC_IMAGES: the same with a sequence of images
 * @TUG_FOOTER_CJ: cjrefresh
 * @TUG_FOOTER_CB: CBGeneralRefreshView
 * @TUG_FOOTER_SV: SVInfiniteScrolling
 * @TUG_FOOTER_SV_PULL: SVPullToRefresh at the end
 * @TUG_FOOTER_MJ_TRAILER: MJRefresh's trailer, for horizontal lists
 * @TUG_FOOTER_BOUNCE_DOTS: three bouncing dots
 *
 * The footers that come with the library.
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
 * @TUG_REFRESH_PULLING: pulled far enough: letting go fires
 * @TUG_REFRESH_WILL_REFRESH: asked for before the list is shown
 * @TUG_REFRESH_REFRESHING: the work is going on
 * @TUG_REFRESH_SUCCESS: a success is shown
 * @TUG_REFRESH_FAILURE: a failure is shown
 * @TUG_REFRESH_NO_MORE_DATA: there is nothing more to load
 * @TUG_REFRESH_FLOOR_ARMED: pulled far enough to open the page behind the header
 * @TUG_REFRESH_FLOOR: the page behind the header is open
 *
 * The state of a header or a footer.
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
 * @TUG_STAGE_SETTLING: fired, and opening
 * @TUG_STAGE_REFRESHING: open while the work goes on
 * @TUG_STAGE_FINISHING: showing the result, or closing
 *
 * The stage of a header's or a footer's work.
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
 * @TUG_TRIGGER_RELEASE: a release while it is pulled far enough
 * @TUG_TRIGGER_REACH: the pull itself, with the finger down
 * @TUG_TRIGGER_HOLD: a pull that is held for a while
 * @TUG_TRIGGER_APPROACH: scrolling towards it, without any pull
 *
 * The event that fires a header or a footer.
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
 * @TUG_ORIGIN_REST: from the list's rest, insets counted
 * @TUG_ORIGIN_CONTENT_EDGE: from where the content's end is at the list's: any pull past it arms
 *
 * From where a pull counts.
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
 * @TUG_BOUNDARY_EXCLUDED: exactly the distance is not yet past it
 * @TUG_BOUNDARY_INCLUDED: exactly the distance is past it
 *
 * Which side of a distance a pull of exactly that distance belongs to.
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
 * @TUG_PLACEMENT_ABOVE: beyond the content's edge, moving with it
 * @TUG_PLACEMENT_BEHIND: at the list's edge, uncovered by the content
 * @TUG_PLACEMENT_FRONT: at the list's edge, over the content
 * @TUG_PLACEMENT_STRETCHED: between the list's edge and the content's, as long as the gap
 * @TUG_PLACEMENT_OVERLAY: over the content, which stays where it is
 * @TUG_PLACEMENT_ROW: inside the list, before a row
 *
 * The place where a header or a footer is drawn.
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
 * @TUG_SHORT_VIEWPORT_END: at the list's end, out of view until it is pulled
 * @TUG_SHORT_CONTENT_END: right after the content
 * @TUG_SHORT_HIDDEN: nowhere
 *
 * The place of a footer after content that does not fill the list.
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
 * @TUG_START_NEVER: never
 * @TUG_START_ALWAYS: always
 * @TUG_START_IF_EXPIRED: if its data has expired
 *
 * The refresh of a list when it is shown for the first time.
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
 * @TUG_DECELERATION_NORMAL: as usual in a list
 * @TUG_DECELERATION_FAST: as usual in a list of pages
 * @TUG_DECELERATION_CUSTOM: as #TugPullable:deceleration-factor says
 *
 * The deceleration of a released list.
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
 * @TUG_RESULT_NO_MORE_DATA: the work succeeded, and there is nothing more to load
 * @TUG_RESULT_CANCELLED: the work was given up
 *
 * The result of a refresh or a load.
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
 * @TUG_ACTION_ADD: something new
 * @TUG_ACTION_SEARCH: search
 * @TUG_ACTION_CLOSE: close
 *
 * The sign of an action that a pull can choose.
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
 * @TUG_BEGIN_NORMALLY: as if the user had pulled
 * @TUG_BEGIN_QUIETLY: only the looks change: no signal asks for the work, and the program that
 *   began it ends it
 * @TUG_BEGIN_HIDDEN: the list stays where it is, at its ends too and with any header or footer,
 *   which opens all the same: what is then out of view is seen when the user scrolls there, and
 *   what lies in view already, as a footer that always has its room, is seen at once
 *
 * The way in which a program begins a refresh or a load.
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
 * @TUG_ROW_NEAREST: wholly in view, with as little scrolling as possible
 * @TUG_ROW_START: at the list's start
 * @TUG_ROW_MIDDLE: in the middle
 * @TUG_ROW_END: at the list's end
 *
 * The place to which a row is scrolled.
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
 * @TUG_PAGER_REPLACES: the first page takes the place of all rows
 * @TUG_PAGER_MERGES: new items of the first page come in among the rows, and the rows after them
 *   stay; a page without any known item replaces all rows
 *
 * The way in which a refresh treats the present rows.
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
 * @TUG_PAGER_REPLACED: the rows are these items and no others
 * @TUG_PAGER_INSERTED: items come in before a row
 * @TUG_PAGER_REMOVED: rows go away
 * @TUG_PAGER_UPDATED: a row shows a newer item with its id
 *
 * A step by which rows come to show a page.
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
