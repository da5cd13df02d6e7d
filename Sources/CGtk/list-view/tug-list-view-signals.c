#include "tug-list-view-signals.h"

#include "generated/tug-enum-types.h"
#include "tug-work.h"

#include <cairo-gobject.h>

/* The signals of a list, with their arguments. */

guint _tug_list_view_signals[TUG_LIST_VIEW_N_SIGNALS];

void
_tug_list_view_add_signals (GType type)
{
  /**
   * TugListView::refresh:
   * @self: the list
   * @work: the work that is to be done
   *
   * A refresh begins, whether by a pull, a key, a tap or the program.
   *
   * The program does the work and then ends it by tug_work_end() or tug_work_end_with_error(), at
   * once or later; one that has no use for @work may call tug_list_view_end_refresh() instead.
   * Until then the header stays open. Where no handler is connected the refresh ends at once.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_REFRESH] = g_signal_new (
      "refresh", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, TUG_TYPE_WORK);

  /**
   * TugListView::load-more:
   * @self: the list
   * @work: the work that is to be done
   *
   * A load begins, whether by a pull, by the end coming near, by rows that do not fill the list
   * (#TugRefreshControl:fills-viewport), by a tap or the program.
   *
   * The program adds more rows and then ends the work by tug_work_end(),
   * tug_work_end_with_no_more_data() or tug_work_end_with_error(), at once or later; one that has
   * no use for @work may call tug_list_view_end_load() instead. Until then the footer shows that it
   * loads. Where no handler is connected the load ends at once.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_LOAD_MORE] = g_signal_new (
      "load-more", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, TUG_TYPE_WORK);

  /**
   * TugListView::row-activated:
   * @self: the list
   * @row: the row's index, from 0
   *
   * A row was clicked, tapped, or activated by Return.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_ROW_ACTIVATED] = g_signal_new (
      "row-activated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * TugListView::scrolled:
   * @self: the list
   *
   * The list has scrolled to another place; at most once in a frame, whatever scrolled it.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_SCROLLED]
      = g_signal_new ("scrolled", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugListView::selection-changed:
   * @self: the list
   *
   * The selection has changed.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_SELECTION_CHANGED] = g_signal_new (
      "selection-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugListView::refresh-state-changed:
   * @self: the list
   * @from: the former state
   * @to: the present state
   *
   * The header's state has changed.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_REFRESH_STATE_CHANGED]
      = g_signal_new ("refresh-state-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 2, TUG_TYPE_REFRESH_STATE, TUG_TYPE_REFRESH_STATE);

  /**
   * TugListView::load-state-changed:
   * @self: the list
   * @from: the former state
   * @to: the present state
   *
   * The footer's state has changed.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_LOAD_STATE_CHANGED]
      = g_signal_new ("load-state-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 2, TUG_TYPE_REFRESH_STATE, TUG_TYPE_REFRESH_STATE);

  /**
   * TugListView::menu-requested:
   * @self: the list
   * @row: the row that the menu is for, from 0; -1 for the list itself
   * @x: the place for it, in application pixels from the list's left
   * @y: the same from its top
   *
   * A menu was asked for by a secondary click, a long press, the Menu key or Shift+F10.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_MENU_REQUESTED]
      = g_signal_new ("menu-requested", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                      3, G_TYPE_INT, G_TYPE_DOUBLE, G_TYPE_DOUBLE);

  /**
   * TugListView::draw-row:
   * @self: the list
   * @row: the row, from 0
   * @cr: the context to draw on, lent for the call; its origin is the row's top left
   * @width: the row's width in application pixels
   * @height: its height
   * @state: its state: %GTK_STATE_FLAG_SELECTED, %GTK_STATE_FLAG_PRELIGHT, %GTK_STATE_FLAG_ACTIVE
   *   and %GTK_STATE_FLAG_FOCUSED
   *
   * Draws a row in place of its title, subtitle and icon. The ground of its state is already drawn.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_DRAW_ROW] = g_signal_new (
      "draw-row", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 5, G_TYPE_UINT,
      CAIRO_GOBJECT_TYPE_CONTEXT, G_TYPE_DOUBLE, G_TYPE_DOUBLE, GTK_TYPE_STATE_FLAGS);

  /**
   * TugListView::will-begin-dragging:
   * @self: the list
   *
   * A press became a drag.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_WILL_BEGIN_DRAGGING] = g_signal_new (
      "will-begin-dragging", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugListView::will-end-dragging:
   * @self: the list
   * @velocity: the velocity of the list in application pixels per second
   * @target: the offset at which the list will rest
   *
   * A drag is being let go.
   *
   * Returns: the offset at which the list is to rest: @target, or another one
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_WILL_END_DRAGGING]
      = g_signal_new ("will-end-dragging", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_DOUBLE, 2, G_TYPE_DOUBLE, G_TYPE_DOUBLE);

  /**
   * TugListView::did-end-dragging:
   * @self: the list
   * @decelerates: whether the list continues to move
   *
   * A drag was let go.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_DID_END_DRAGGING]
      = g_signal_new ("did-end-dragging", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                      1, G_TYPE_BOOLEAN);

  /**
   * TugListView::did-end-decelerating:
   * @self: the list
   *
   * The list has come to rest after a drag.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_DID_END_DECELERATING] = g_signal_new (
      "did-end-decelerating", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugListView::did-end-scrolling-animation:
   * @self: the list
   *
   * A motion that the program, a wheel or a key asked for is over.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_DID_END_SCROLLING_ANIMATION] = g_signal_new (
      "did-end-scrolling-animation", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugListView::action-changed:
   * @self: the list
   * @action: the action, from 0
   *
   * The pulling finger has chosen another action.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_ACTION_CHANGED] = g_signal_new (
      "action-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * TugListView::refresh-opened:
   * @self: the list
   *
   * The work of a refresh has begun, and the header is open.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_REFRESH_OPENED] = g_signal_new (
      "refresh-opened", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugListView::refresh-closed:
   * @self: the list
   *
   * The header has closed after a refresh.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_REFRESH_CLOSED] = g_signal_new (
      "refresh-closed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugListView::load-opened:
   * @self: the list
   *
   * A load has begun, and the footer is open.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_LOAD_OPENED]
      = g_signal_new ("load-opened", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugListView::load-closed:
   * @self: the list
   *
   * The footer has closed after a load.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_LOAD_CLOSED]
      = g_signal_new ("load-closed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugListView::announcement:
   * @self: the list
   * @text: the words, in the language of the titles
   *
   * The header or the footer has changed in a way that is also announced to assistive technology.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_ANNOUNCEMENT] = g_signal_new (
      "announcement", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  /**
   * TugListView::draw-start-block:
   * @self: the list
   * @cr: the context to draw on, lent for the call; its origin is the block's top left
   * @width: the block's width in application pixels
   * @height: its height
   *
   * Draws the block before the first row, where #TugListView:start-block-length is above 0.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_DRAW_START_BLOCK]
      = g_signal_new ("draw-start-block", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                      3, CAIRO_GOBJECT_TYPE_CONTEXT, G_TYPE_DOUBLE, G_TYPE_DOUBLE);

  /**
   * TugListView::draw-end-block:
   * @self: the list
   * @cr: the context to draw on, lent for the call; its origin is the block's top left
   * @width: the block's width in application pixels
   * @height: its height
   *
   * Draws the block after the last row, where #TugListView:end-block-length is above 0.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_DRAW_END_BLOCK]
      = g_signal_new ("draw-end-block", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                      3, CAIRO_GOBJECT_TYPE_CONTEXT, G_TYPE_DOUBLE, G_TYPE_DOUBLE);

  /**
   * TugListView::draw-content:
   * @self: the list
   * @cr: the context to draw on, lent for the call; its origin is the top left of the part in view
   * @start: the start of that part in the content, in application pixels along the list
   * @length: the length of that part
   *
   * Draws the part in view of content that the program draws itself:
   * #TugListView:own-content-length.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_DRAW_CONTENT]
      = g_signal_new ("draw-content", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                      CAIRO_GOBJECT_TYPE_CONTEXT, G_TYPE_DOUBLE, G_TYPE_DOUBLE);

  /**
   * TugListView::measure-row:
   * @self: the list
   * @row: the row, from 0
   * @width: the list's width in application pixels
   *
   * Measures a row that the program draws itself, where #TugListView:estimated-row-height is set.
   *
   * Returns: its height in application pixels, above 0 and up to 32,767; anything else is the
   *   estimate
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_MEASURE_ROW]
      = g_signal_new ("measure-row", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_DOUBLE, 2,
                      G_TYPE_UINT, G_TYPE_DOUBLE);
}
