#include "tug-list-view-signals.h"

#include "generated/tug-enum-types.h"

#include <cairo-gobject.h>

/* The signals of a list's rows, with their arguments. */

guint _tug_list_view_signals[TUG_LIST_VIEW_N_SIGNALS];

void
_tug_list_view_add_signals (GType type)
{
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
