#pragma once

#include <gtk/gtk.h>

#include "generated/tug-styles.h"
#include "tug-version.h"

G_BEGIN_DECLS

/**
 * TugRefreshState:
 * @TUG_REFRESH_STATE_IDLE: at rest, or not pulled far enough
 * @TUG_REFRESH_STATE_PULLING: pulled far enough: a release fires
 * @TUG_REFRESH_STATE_WILL_REFRESH: requested before the list is shown
 * @TUG_REFRESH_STATE_REFRESHING: the work is running
 * @TUG_REFRESH_STATE_SUCCESS: a success is shown
 * @TUG_REFRESH_STATE_FAILURE: a failure is shown
 * @TUG_REFRESH_STATE_NO_MORE_DATA: no more data can be loaded
 * @TUG_REFRESH_STATE_FLOOR_ARMED: pulled far enough to open the page behind the header
 * @TUG_REFRESH_STATE_FLOOR: the page behind the header is open
 *
 * The state of a header or footer.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_REFRESH_STATE_IDLE,
  TUG_REFRESH_STATE_PULLING,
  TUG_REFRESH_STATE_WILL_REFRESH,
  TUG_REFRESH_STATE_REFRESHING,
  TUG_REFRESH_STATE_SUCCESS,
  TUG_REFRESH_STATE_FAILURE,
  TUG_REFRESH_STATE_NO_MORE_DATA,
  TUG_REFRESH_STATE_FLOOR_ARMED,
  TUG_REFRESH_STATE_FLOOR
} TugRefreshState;

/**
 * TugRefreshPhase:
 * @TUG_REFRESH_PHASE_IDLE: at rest
 * @TUG_REFRESH_PHASE_PULLING: being pulled
 * @TUG_REFRESH_PHASE_SETTLING: fired; opening
 * @TUG_REFRESH_PHASE_REFRESHING: open while the work runs
 * @TUG_REFRESH_PHASE_FINISHING: showing the result or closing
 *
 * The phase of the work of a header or footer.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_REFRESH_PHASE_IDLE,
  TUG_REFRESH_PHASE_PULLING,
  TUG_REFRESH_PHASE_SETTLING,
  TUG_REFRESH_PHASE_REFRESHING,
  TUG_REFRESH_PHASE_FINISHING
} TugRefreshPhase;

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
 * @TUG_PULL_ORIGIN_REST: the rest position of the list, including insets
 * @TUG_PULL_ORIGIN_CONTENT_EDGE: the position at which the end of the content meets the end of the
 * list: any pull past it arms the control
 *
 * The position that a pull is measured from.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_PULL_ORIGIN_REST,
  TUG_PULL_ORIGIN_CONTENT_EDGE
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
 * @TUG_SHORT_PLACEMENT_VIEWPORT_END: past the list's end, so that a pull makes it visible
 * @TUG_SHORT_PLACEMENT_CONTENT_END: directly after the content
 * @TUG_SHORT_PLACEMENT_HIDDEN: hidden
 *
 * The place of a footer if the content does not fill the list.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_SHORT_PLACEMENT_VIEWPORT_END,
  TUG_SHORT_PLACEMENT_CONTENT_END,
  TUG_SHORT_PLACEMENT_HIDDEN
} TugShortPlacement;

/**
 * TugStartRefresh:
 * @TUG_START_REFRESH_NEVER: does not refresh
 * @TUG_START_REFRESH_ALWAYS: refreshes
 * @TUG_START_REFRESH_IF_EXPIRED: refreshes if the data has expired
 *
 * Whether a list refreshes when it is shown for the first time.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_START_REFRESH_NEVER,
  TUG_START_REFRESH_ALWAYS,
  TUG_START_REFRESH_IF_EXPIRED
} TugStartRefresh;

/**
 * TugDecelerationRate:
 * @TUG_DECELERATION_RATE_NORMAL: the usual rate of a list
 * @TUG_DECELERATION_RATE_FAST: the usual rate of a list of pages
 * @TUG_DECELERATION_RATE_CUSTOM: the rate of #TugPullable:deceleration-factor
 *
 * The deceleration of a list after a release.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_DECELERATION_RATE_NORMAL,
  TUG_DECELERATION_RATE_FAST,
  TUG_DECELERATION_RATE_CUSTOM
} TugDecelerationRate;

/**
 * TugRefreshResult:
 * @TUG_REFRESH_RESULT_SUCCESS: the work succeeded
 * @TUG_REFRESH_RESULT_FAILURE: the work failed
 * @TUG_REFRESH_RESULT_NO_MORE_DATA: the work succeeded, and no more data can be loaded
 * @TUG_REFRESH_RESULT_CANCELLED: the work was cancelled
 *
 * The result of a refresh or load.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_REFRESH_RESULT_SUCCESS,
  TUG_REFRESH_RESULT_FAILURE,
  TUG_REFRESH_RESULT_NO_MORE_DATA,
  TUG_REFRESH_RESULT_CANCELLED
} TugRefreshResult;

/**
 * TugActionSymbol:
 * @TUG_ACTION_SYMBOL_REFRESH: reload
 * @TUG_ACTION_SYMBOL_ADD: add an item
 * @TUG_ACTION_SYMBOL_SEARCH: search
 * @TUG_ACTION_SYMBOL_CLOSE: close
 *
 * The symbol of an action that a pull can choose.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_ACTION_SYMBOL_REFRESH,
  TUG_ACTION_SYMBOL_ADD,
  TUG_ACTION_SYMBOL_SEARCH,
  TUG_ACTION_SYMBOL_CLOSE
} TugActionSymbol;

/**
 * TugBeginFlags:
 * @TUG_BEGIN_NORMALLY: begin as if the user had pulled
 * @TUG_BEGIN_QUIETLY: change only the appearance: no signal requests the work, and the program must
 *   end #TugRefreshControl:work
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
 * @TUG_ROW_POSITION_NEAREST: scroll as little as possible to show the whole row
 * @TUG_ROW_POSITION_START: at the start of the viewport
 * @TUG_ROW_POSITION_MIDDLE: in the middle of the viewport
 * @TUG_ROW_POSITION_END: at the end of the viewport
 *
 * The place that a row is scrolled to.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_ROW_POSITION_NEAREST,
  TUG_ROW_POSITION_START,
  TUG_ROW_POSITION_MIDDLE,
  TUG_ROW_POSITION_END
} TugRowPosition;

/**
 * TugPagerMode:
 * @TUG_PAGER_MODE_REPLACE: the first page replaces all rows
 * @TUG_PAGER_MODE_MERGE: new items of the first page are inserted among the rows, and the rows
 * after them are kept; a page without a known item replaces all rows
 *
 * The effect of a refresh on the current rows.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_PAGER_MODE_REPLACE,
  TUG_PAGER_MODE_MERGE
} TugPagerMode;

/**
 * TugPagerChange:
 * @TUG_PAGER_CHANGE_REPLACED: the items replace all rows
 * @TUG_PAGER_CHANGE_INSERTED: items are inserted before a row
 * @TUG_PAGER_CHANGE_REMOVED: rows are removed
 * @TUG_PAGER_CHANGE_UPDATED: a row gets a newer item with the same id
 *
 * A change that updates the rows to a new page.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_PAGER_CHANGE_REPLACED,
  TUG_PAGER_CHANGE_INSERTED,
  TUG_PAGER_CHANGE_REMOVED,
  TUG_PAGER_CHANGE_UPDATED
} TugPagerChange;

/**
 * TugError:
 * @TUG_ERROR_FAILED: the work failed, and the program gave no reason
 * @TUG_ERROR_NOT_REFRESHABLE: the widget cannot refresh: it has no enabled header, or its footer
 * works and #TugPullable:simultaneous is %FALSE
 * @TUG_ERROR_FILE_UNREADABLE: a file is missing or cannot be read
 * @TUG_ERROR_FILE_INVALID: a file has the wrong format, is damaged or is too large
 * @TUG_ERROR_INVALID_LANGUAGE: a text is not a language tag
 *
 * The code of an error of the domain %TUG_ERROR. The message is a plain sentence in English.
 *
 * Since: 1.0
 */
typedef enum
{
  TUG_ERROR_FAILED,
  TUG_ERROR_NOT_REFRESHABLE,
  TUG_ERROR_FILE_UNREADABLE,
  TUG_ERROR_FILE_INVALID,
  TUG_ERROR_INVALID_LANGUAGE
} TugError;

G_END_DECLS
