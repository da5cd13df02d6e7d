/* Written by scripts/generate-api. */

#pragma once

#include "tug-enum-types.h"
#include "tug-list-view.h"

G_BEGIN_DECLS

/**
 * tug_list_view_get_content_inset:
 * @self: a list
 *
 * Gets the application's own insets at both ends of the list, in application pixels.
 *
 * Returns: (transfer full): the application's own insets at both ends of the list, in application
 *   pixels
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugInsets *tug_list_view_get_content_inset (TugListView *self);

/**
 * tug_list_view_set_content_inset:
 * @self: a list
 * @value: the application's own insets at both ends of the list, in application pixels
 *
 * Sets the application's own insets at both ends of the list, in application pixels.
 *
 * Each is from -1,000,000 to 1,000,000.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_content_inset (TugListView *self, const TugInsets *value);

/**
 * tug_list_view_get_sticky_content_inset:
 * @self: a list
 *
 * Gets the insets that content sticks to, in application pixels: those in effect, less what an
 * open header's scroll has moved away.
 *
 * Returns: (transfer full): the insets that content sticks to, in application pixels: those in
 *   effect, less what an open header's scroll has moved away
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugInsets *tug_list_view_get_sticky_content_inset (TugListView *self);

/**
 * tug_list_view_get_paging_enabled:
 * @self: a list
 *
 * Gets whether the list comes to rest at multiples of its length.
 *
 * Returns: whether the list comes to rest at multiples of its length
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_list_view_get_paging_enabled (TugListView *self);

/**
 * tug_list_view_set_paging_enabled:
 * @self: a list
 * @value: whether the list comes to rest at multiples of its length
 *
 * Sets whether the list comes to rest at multiples of its length.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_paging_enabled (TugListView *self, gboolean value);

/**
 * tug_list_view_get_enable_search:
 * @self: a list
 *
 * Gets whether the user can search the rows by typing.
 *
 * Returns: whether the user can search the rows by typing
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_list_view_get_enable_search (TugListView *self);

/**
 * tug_list_view_set_enable_search:
 * @self: a list
 * @value: whether the user can search the rows by typing
 *
 * Sets whether the user can search the rows by typing.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_enable_search (TugListView *self, gboolean value);

/**
 * tug_list_view_get_show_scroll_indicator:
 * @self: a list
 *
 * Gets whether a scroll indicator shows while the list moves.
 *
 * Returns: whether a scroll indicator shows while the list moves
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_list_view_get_show_scroll_indicator (TugListView *self);

/**
 * tug_list_view_set_show_scroll_indicator:
 * @self: a list
 * @value: whether a scroll indicator shows while the list moves
 *
 * Sets whether a scroll indicator shows while the list moves.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_show_scroll_indicator (TugListView *self, gboolean value);

/**
 * tug_list_view_get_model:
 * @self: a list
 *
 * Gets the items that the rows show.
 *
 * Returns: (transfer none) (nullable): the items that the rows show
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GListModel *tug_list_view_get_model (TugListView *self);

/**
 * tug_list_view_set_model:
 * @self: a list
 * @value: (nullable): the items that the rows show
 *
 * Sets the items that the rows show.
 *
 * What a row shows of its item is said by #TugListView:title-property and those beside it, or by
 * tug_list_view_set_row_func(). It takes the place of #TugListView:tree-model.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_model (TugListView *self, GListModel *value);

/**
 * tug_list_view_get_tree_model:
 * @self: a list
 *
 * Gets the model whose top level the rows show by cell renderers.
 *
 * Returns: (transfer none) (nullable): the model whose top level the rows show by cell renderers
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GtkTreeModel *tug_list_view_get_tree_model (TugListView *self);

/**
 * tug_list_view_set_tree_model:
 * @self: a list
 * @value: (nullable): the model whose top level the rows show by cell renderers
 *
 * Sets the model whose top level the rows show by cell renderers.
 *
 * The renderers are packed into the list as into any #GtkCellLayout; without any the rows stay
 * blank, and the list logs one warning. A click or Space activates one that can be activated, as a
 * toggle; a double click or F2 edits one that can be edited, in a popover over it. A column of
 * floats or doubles that is a renderer's text has the locale's decimal sign, and no zeros at its
 * end. It takes the place of #TugListView:model.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_tree_model (TugListView *self, GtkTreeModel *value);

/**
 * tug_list_view_get_estimated_row_height:
 * @self: a list
 *
 * Gets the height in application pixels that a row counts as until it is measured.
 *
 * Returns: the height in application pixels that a row counts as until it is measured
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_list_view_get_estimated_row_height (TugListView *self);

/**
 * tug_list_view_set_estimated_row_height:
 * @self: a list
 * @value: the height in application pixels that a row counts as until it is measured, from 0 to
 *   32767
 *
 * Sets the height in application pixels that a row counts as until it is measured.
 *
 * 0, the default, gives all rows one height. Rows are measured when they are about to be seen.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_estimated_row_height (TugListView *self, double value);

/**
 * tug_list_view_get_row_height:
 * @self: a list
 *
 * Gets the height of a row in application pixels.
 *
 * Returns: the height of a row in application pixels
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_list_view_get_row_height (TugListView *self);

/**
 * tug_list_view_set_row_height:
 * @self: a list
 * @value: the height of a row in application pixels, from 0 to 32767
 *
 * Sets the height of a row in application pixels.
 *
 * 0 leaves it to the font: two lines with room around them. It reads as 0 as long as that is so.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_row_height (TugListView *self, double value);

/**
 * tug_list_view_get_n_rows:
 * @self: a list
 *
 * Gets how many rows the list shows.
 *
 * Returns: how many rows the list shows
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
guint tug_list_view_get_n_rows (TugListView *self);

/**
 * tug_list_view_get_columns:
 * @self: a list
 *
 * Gets in how many columns the rows lie.
 *
 * Returns: in how many columns the rows lie
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
guint tug_list_view_get_columns (TugListView *self);

/**
 * tug_list_view_set_columns:
 * @self: a list
 * @value: in how many columns the rows lie, from 1 to 1000
 *
 * Sets in how many columns the rows lie.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_columns (TugListView *self, guint value);

/**
 * tug_list_view_get_minimum_column_width:
 * @self: a list
 *
 * Gets how wide a column is at least, in application pixels: as many lie side by side as there is
 * room for; 0 has as many as the columns say.
 *
 * Returns: how wide a column is at least, in application pixels: as many lie side by side as there
 *   is room for; 0 has as many as the columns say
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_list_view_get_minimum_column_width (TugListView *self);

/**
 * tug_list_view_set_minimum_column_width:
 * @self: a list
 * @value: how wide a column is at least, in application pixels: as many lie side by side as there
 *   is room for; 0 has as many as the columns say, from 0 to 1,000,000
 *
 * Sets how wide a column is at least, in application pixels: as many lie side by side as there is
 * room for; 0 has as many as the columns say.
 *
 * Where the user has larger text it is as many times wider. Setting it takes the place of
 * #TugListView:columns, and that of this.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_minimum_column_width (TugListView *self, double value);

/**
 * tug_list_view_get_maximum_content_width:
 * @self: a list
 *
 * Gets how wide the rows of a vertical list are at most together, in application pixels: in a
 * wider one they are in its middle; 0 leaves them as wide as the list.
 *
 * Returns: how wide the rows of a vertical list are at most together, in application pixels: in a
 *   wider one they are in its middle; 0 leaves them as wide as the list
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_list_view_get_maximum_content_width (TugListView *self);

/**
 * tug_list_view_set_maximum_content_width:
 * @self: a list
 * @value: how wide the rows of a vertical list are at most together, in application pixels: in a
 *   wider one they are in its middle; 0 leaves them as wide as the list, from 0 to 1,000,000
 *
 * Sets how wide the rows of a vertical list are at most together, in application pixels: in a
 * wider one they are in its middle; 0 leaves them as wide as the list.
 *
 * A line of text that is too long is hard to read. The blocks, and what the program draws in place
 * of rows, have this width as well; the list's ground, its header, its footer and its scroll
 * indicator have the list's own. A pull begins at the sides, too, and a click there is a click on
 * no row. Where the user has larger text it is as many times wider. A horizontal list takes no
 * notice of it.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_maximum_content_width (TugListView *self, double value);

/**
 * tug_list_view_get_cell_lines:
 * @self: a list
 *
 * Gets how many lines the title of a cell has at most, in a grid or a horizontal list.
 *
 * Returns: how many lines the title of a cell has at most, in a grid or a horizontal list
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
guint tug_list_view_get_cell_lines (TugListView *self);

/**
 * tug_list_view_set_cell_lines:
 * @self: a list
 * @value: how many lines the title of a cell has at most, in a grid or a horizontal list, from 1
 *   to 3
 *
 * Sets how many lines the title of a cell has at most, in a grid or a horizontal list.
 *
 * Where the font gives the cells their height there is room for all of them; in lower cells there
 * are as many as leave room for an icon.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_cell_lines (TugListView *self, guint value);

/**
 * tug_list_view_get_cell_ellipsize:
 * @self: a list
 *
 * Gets where an ellipsis stands in the title of a cell that is too long.
 *
 * Returns: where an ellipsis stands in the title of a cell that is too long
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
PangoEllipsizeMode tug_list_view_get_cell_ellipsize (TugListView *self);

/**
 * tug_list_view_set_cell_ellipsize:
 * @self: a list
 * @value: where an ellipsis stands in the title of a cell that is too long
 *
 * Sets where an ellipsis stands in the title of a cell that is too long.
 *
 * %PANGO_ELLIPSIZE_MIDDLE keeps the endings of files' names. %PANGO_ELLIPSIZE_NONE is taken as
 * %PANGO_ELLIPSIZE_END.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_cell_ellipsize (TugListView *self, PangoEllipsizeMode value);

/**
 * tug_list_view_get_start_block_length:
 * @self: a list
 *
 * Gets how long in application pixels the block before the first row is, which
 * #TugListView::draw-start-block draws.
 *
 * Returns: how long in application pixels the block before the first row is, which
 *   #TugListView::draw-start-block draws
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_list_view_get_start_block_length (TugListView *self);

/**
 * tug_list_view_set_start_block_length:
 * @self: a list
 * @value: how long in application pixels the block before the first row is, which
 *   #TugListView::draw-start-block draws, from 0 to 1,000,000
 *
 * Sets how long in application pixels the block before the first row is, which
 * #TugListView::draw-start-block draws.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_start_block_length (TugListView *self, double value);

/**
 * tug_list_view_get_end_block_length:
 * @self: a list
 *
 * Gets how long in application pixels the block after the last row is, which
 * #TugListView::draw-end-block draws.
 *
 * Returns: how long in application pixels the block after the last row is, which
 *   #TugListView::draw-end-block draws
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_list_view_get_end_block_length (TugListView *self);

/**
 * tug_list_view_set_end_block_length:
 * @self: a list
 * @value: how long in application pixels the block after the last row is, which
 *   #TugListView::draw-end-block draws, from 0 to 1,000,000
 *
 * Sets how long in application pixels the block after the last row is, which
 * #TugListView::draw-end-block draws.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_end_block_length (TugListView *self, double value);

/**
 * tug_list_view_get_own_content_length:
 * @self: a list
 *
 * Gets how long in application pixels content is that #TugListView::draw-content draws in place of
 * rows; -1 has rows.
 *
 * Returns: how long in application pixels content is that #TugListView::draw-content draws in
 *   place of rows; -1 has rows
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_list_view_get_own_content_length (TugListView *self);

/**
 * tug_list_view_set_own_content_length:
 * @self: a list
 * @value: how long in application pixels content is that #TugListView::draw-content draws in place
 *   of rows; -1 has rows, from -1 to 2^53
 *
 * Sets how long in application pixels content is that #TugListView::draw-content draws in place of
 * rows; -1 has rows.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_own_content_length (TugListView *self, double value);

/**
 * tug_list_view_get_reversed:
 * @self: a list
 *
 * Gets whether the list begins at its end, as a conversation does.
 *
 * Returns: whether the list begins at its end, as a conversation does
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_list_view_get_reversed (TugListView *self);

/**
 * tug_list_view_set_reversed:
 * @self: a list
 * @value: whether the list begins at its end, as a conversation does
 *
 * Sets whether the list begins at its end, as a conversation does.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_reversed (TugListView *self, gboolean value);

/**
 * tug_list_view_get_placeholder:
 * @self: a list
 *
 * Gets what is shown in the middle as long as there are no rows.
 *
 * Returns: (transfer none) (nullable): what is shown in the middle as long as there are no rows
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
const char *tug_list_view_get_placeholder (TugListView *self);

/**
 * tug_list_view_set_placeholder:
 * @self: a list
 * @value: (nullable): what is shown in the middle as long as there are no rows
 *
 * Sets what is shown in the middle as long as there are no rows.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_placeholder (TugListView *self, const char *value);

/**
 * tug_list_view_get_selection_mode:
 * @self: a list
 *
 * Gets how many rows can be selected.
 *
 * Returns: how many rows can be selected
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GtkSelectionMode tug_list_view_get_selection_mode (TugListView *self);

/**
 * tug_list_view_set_selection_mode:
 * @self: a list
 * @value: how many rows can be selected
 *
 * Sets how many rows can be selected.
 *
 * %GTK_SELECTION_BROWSE is taken as %GTK_SELECTION_SINGLE.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_selection_mode (TugListView *self, GtkSelectionMode value);

/**
 * tug_list_view_get_enable_rubberband:
 * @self: a list
 *
 * Gets whether the primary button draws a band that selects the rows it touches.
 *
 * Returns: whether the primary button draws a band that selects the rows it touches
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_list_view_get_enable_rubberband (TugListView *self);

/**
 * tug_list_view_set_enable_rubberband:
 * @self: a list
 * @value: whether the primary button draws a band that selects the rows it touches
 *
 * Sets whether the primary button draws a band that selects the rows it touches.
 *
 * It needs a #TugListView:selection-mode of %GTK_SELECTION_MULTIPLE. A band replaces the
 * selection, with Control it turns that of its rows round, with Shift it adds to it, near an edge
 * it scrolls, and Escape gives it up. The button then pulls nothing, which fingers, wheels and
 * touchpads go on doing. A click beside all rows deselects them.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_enable_rubberband (TugListView *self, gboolean value);

/**
 * tug_list_view_get_activate_on_single_click:
 * @self: a list
 *
 * Gets whether one click activates a row, or two.
 *
 * Returns: whether one click activates a row, or two
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_list_view_get_activate_on_single_click (TugListView *self);

/**
 * tug_list_view_set_activate_on_single_click:
 * @self: a list
 * @value: whether one click activates a row, or two
 *
 * Sets whether one click activates a row, or two.
 *
 * Where two do, a single click selects and focuses alone. Return and a finger's tap activate in
 * any case.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_activate_on_single_click (TugListView *self, gboolean value);

/**
 * tug_list_view_get_focused_row:
 * @self: a list
 *
 * Gets the row that keys act on; -1 is none.
 *
 * Returns: the row that keys act on; -1 is none
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
int tug_list_view_get_focused_row (TugListView *self);

/**
 * tug_list_view_set_focused_row:
 * @self: a list
 * @value: the row that keys act on; -1 is none, from -1 to %G_MAXINT
 *
 * Sets the row that keys act on; -1 is none.
 *
 * Setting a row that the list does not have changes nothing.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_focused_row (TugListView *self, int value);

G_END_DECLS
