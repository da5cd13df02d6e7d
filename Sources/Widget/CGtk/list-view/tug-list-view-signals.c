#include "tug-list-view-signals.h"

#include "generated/tug-enum-types.h"

#include <cairo-gobject.h>

/* The signals of a list, with their arguments. */

guint _tug_list_view_signals[TUG_LIST_VIEW_N_SIGNALS];

void
_tug_list_view_add_signals (GType type)
{
  /**
   * TugListView::row-activated:
   * @self: the list
   * @row: the index of the row, from 0
   *
   * Emitted when the user activates a row with a click, a tap or Return.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_ROW_ACTIVATED] = g_signal_new (
      "row-activated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * TugListView::selection-changed:
   * @self: the list
   *
   * Emitted when the selection has changed.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_SELECTION_CHANGED] = g_signal_new (
      "selection-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugListView::menu-requested:
   * @self: the list
   * @row: the index of the row that the menu is for, from 0, or -1 if the menu is for the list
   * @x: the position of the menu, in application pixels from the left of the list
   * @y: the position of the menu, in application pixels from the top of the list
   *
   * Emitted when the user requests a menu with a secondary click, a long press, the Menu key or
   * Shift+F10.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_MENU_REQUESTED]
      = g_signal_new ("menu-requested", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                      3, G_TYPE_INT, G_TYPE_DOUBLE, G_TYPE_DOUBLE);

  /**
   * TugListView::draw-row:
   * @self: the list
   * @row: the index of the row, from 0
   * @cr: the context to draw on, valid only during the call; its origin is the top left of the row
   * @width: the width of the row, in application pixels
   * @height: the height of the row, in application pixels
   * @state: the state of the row: %GTK_STATE_FLAG_SELECTED, %GTK_STATE_FLAG_PRELIGHT,
   *   %GTK_STATE_FLAG_ACTIVE and %GTK_STATE_FLAG_FOCUSED
   *
   * Emitted when a row is to be drawn. A handler replaces the title, subtitle and icon. The
   * background for the state is already drawn.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_DRAW_ROW] = g_signal_new (
      "draw-row", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 5, G_TYPE_UINT,
      CAIRO_GOBJECT_TYPE_CONTEXT, G_TYPE_DOUBLE, G_TYPE_DOUBLE, GTK_TYPE_STATE_FLAGS);

  /**
   * TugListView::draw-start-block:
   * @self: the list
   * @cr: the context to draw on, valid only during the call; its origin is the top left of the
   *   block
   * @width: the width of the block, in application pixels
   * @height: the height of the block, in application pixels
   *
   * Emitted when the block before the first row is to be drawn. The list has this block if
   * #TugListView:start-block-length is greater than 0.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_DRAW_START_BLOCK]
      = g_signal_new ("draw-start-block", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                      3, CAIRO_GOBJECT_TYPE_CONTEXT, G_TYPE_DOUBLE, G_TYPE_DOUBLE);

  /**
   * TugListView::draw-end-block:
   * @self: the list
   * @cr: the context to draw on, valid only during the call; its origin is the top left of the
   *   block
   * @width: the width of the block, in application pixels
   * @height: the height of the block, in application pixels
   *
   * Emitted when the block after the last row is to be drawn. The list has this block if
   * #TugListView:end-block-length is greater than 0.
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_DRAW_END_BLOCK]
      = g_signal_new ("draw-end-block", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                      3, CAIRO_GOBJECT_TYPE_CONTEXT, G_TYPE_DOUBLE, G_TYPE_DOUBLE);

  /**
   * TugListView::draw-content:
   * @self: the list
   * @cr: the context to draw on, valid only during the call; its origin is the top left of the
   *   visible part
   * @start: the start of the visible part in the content, in application pixels along the list
   * @length: the length of the visible part, in application pixels along the list
   *
   * Emitted when the visible part of the program's content is to be drawn: see
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
   * @row: the index of the row, from 0
   * @width: the width of the row, in application pixels
   *
   * Emitted to measure a row that the program draws, if #TugListView:estimated-row-height is set.
   *
   * Returns: the height of the row in application pixels, greater than 0 and up to 32,767; for any
   *   other value the list uses the estimate
   *
   * Since: 1.0
   */
  _tug_list_view_signals[TUG_LIST_VIEW_SIGNAL_MEASURE_ROW]
      = g_signal_new ("measure-row", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_DOUBLE, 2,
                      G_TYPE_UINT, G_TYPE_DOUBLE);
}
