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
 * Gets the insets that sticky content keeps, in application pixels: the insets in effect, minus
 * the part of an open header that is scrolled out of view.
 *
 * Returns: (transfer full): the insets that sticky content keeps, in application pixels: the
 *   insets in effect, minus the part of an open header that is scrolled out of view
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
 * The row of an item shows the properties that #TugListView:title-property and the related
 * properties name, or is created by the function of tug_list_view_set_row_func(). A list has
 * either a #GListModel or a #GtkTreeModel: setting one removes the other.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_model (TugListView *self, GListModel *value);

/**
 * tug_list_view_get_tree_model:
 * @self: a list
 *
 * Gets the model whose top-level rows are shown by cell renderers.
 *
 * Returns: (transfer none) (nullable): the model whose top-level rows are shown by cell renderers
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GtkTreeModel *tug_list_view_get_tree_model (TugListView *self);

/**
 * tug_list_view_set_tree_model:
 * @self: a list
 * @value: (nullable): the model whose top-level rows are shown by cell renderers
 *
 * Sets the model whose top-level rows are shown by cell renderers.
 *
 * The program packs renderers into the list as into any #GtkCellLayout; without renderers the rows
 * stay blank, and the list logs one warning. A click or Space activates an activatable renderer,
 * such as a toggle. A double click or F2 edits an editable renderer in a popover. A column of
 * floats or doubles that is the text of a renderer is formatted with the locale's decimal
 * separator and without trailing zeros. A list has either a #GListModel or a #GtkTreeModel:
 * setting one removes the other.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_tree_model (TugListView *self, GtkTreeModel *value);

/**
 * tug_list_view_get_estimated_row_height:
 * @self: a list
 *
 * Gets the assumed height in application pixels of a row that has not been measured.
 *
 * Returns: the assumed height in application pixels of a row that has not been measured
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_list_view_get_estimated_row_height (TugListView *self);

/**
 * tug_list_view_set_estimated_row_height:
 * @self: a list
 * @value: the assumed height in application pixels of a row that has not been measured, from 0 to
 *   32,767
 *
 * Sets the assumed height in application pixels of a row that has not been measured.
 *
 * With 0, the default, all rows have the same height. Otherwise each row is measured shortly
 * before it comes into view. A line of a grid is as high as its highest row.
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
 * @value: the height of a row in application pixels, from 0 to 32,767
 *
 * Sets the height of a row in application pixels.
 *
 * 0, the default, is the height of two lines of text and the space around them.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_row_height (TugListView *self, double value);

/**
 * tug_list_view_get_n_rows:
 * @self: a list
 *
 * Gets the number of rows.
 *
 * Returns: the number of rows
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
guint tug_list_view_get_n_rows (TugListView *self);

/**
 * tug_list_view_get_columns:
 * @self: a list
 *
 * Gets the number of columns.
 *
 * Returns: the number of columns
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
guint tug_list_view_get_columns (TugListView *self);

/**
 * tug_list_view_set_columns:
 * @self: a list
 * @value: the number of columns, from 1 to 1,000
 *
 * Sets the number of columns.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_columns (TugListView *self, guint value);

/**
 * tug_list_view_get_minimum_column_width:
 * @self: a list
 *
 * Gets the minimum width of a column in application pixels, if the list is to have as many columns
 * as fit; 0 uses the number of columns.
 *
 * Returns: the minimum width of a column in application pixels, if the list is to have as many
 *   columns as fit; 0 uses the number of columns
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_list_view_get_minimum_column_width (TugListView *self);

/**
 * tug_list_view_set_minimum_column_width:
 * @self: a list
 * @value: the minimum width of a column in application pixels, if the list is to have as many
 *   columns as fit, from 0 to 1,000,000; 0 uses the number of columns
 *
 * Sets the minimum width of a column in application pixels, if the list is to have as many columns
 * as fit; 0 uses the number of columns.
 *
 * The width is multiplied by the user's text scale. Setting it replaces #TugListView:columns, and
 * setting that property replaces this one.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_minimum_column_width (TugListView *self, double value);

/**
 * tug_list_view_get_maximum_content_width:
 * @self: a list
 *
 * Gets the maximum width in application pixels of the rows of a vertical list, which a wider list
 * centres; 0 makes the rows as wide as the list.
 *
 * Returns: the maximum width in application pixels of the rows of a vertical list, which a wider
 *   list centres; 0 makes the rows as wide as the list
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_list_view_get_maximum_content_width (TugListView *self);

/**
 * tug_list_view_set_maximum_content_width:
 * @self: a list
 * @value: the maximum width in application pixels of the rows of a vertical list, which a wider
 *   list centres, from 0 to 1,000,000; 0 makes the rows as wide as the list
 *
 * Sets the maximum width in application pixels of the rows of a vertical list, which a wider list
 * centres; 0 makes the rows as wide as the list.
 *
 * Long lines of text are hard to read. The width also limits the blocks, and content that the
 * program draws instead of rows. The background, the header, the footer and the scroll indicator
 * stay as wide as the list. A pull can begin next to the rows, and a click there is not a click on
 * a row. The width is multiplied by the user's text scale. A horizontal list ignores it.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_maximum_content_width (TugListView *self, double value);

/**
 * tug_list_view_get_cell_lines:
 * @self: a list
 *
 * Gets the maximum number of lines of a cell's title, in a grid or a horizontal list.
 *
 * Returns: the maximum number of lines of a cell's title, in a grid or a horizontal list
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
guint tug_list_view_get_cell_lines (TugListView *self);

/**
 * tug_list_view_set_cell_lines:
 * @self: a list
 * @value: the maximum number of lines of a cell's title, in a grid or a horizontal list, from 1 to
 *   3
 *
 * Sets the maximum number of lines of a cell's title, in a grid or a horizontal list.
 *
 * If the font determines the height of the cells, all lines fit. Lower cells show as many lines as
 * leave space for an icon.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_cell_lines (TugListView *self, guint value);

/**
 * tug_list_view_get_cell_ellipsize:
 * @self: a list
 *
 * Gets the position of the ellipsis in a cell's title that is too long.
 *
 * Returns: the position of the ellipsis in a cell's title that is too long
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
PangoEllipsizeMode tug_list_view_get_cell_ellipsize (TugListView *self);

/**
 * tug_list_view_set_cell_ellipsize:
 * @self: a list
 * @value: the position of the ellipsis in a cell's title that is too long
 *
 * Sets the position of the ellipsis in a cell's title that is too long.
 *
 * %PANGO_ELLIPSIZE_MIDDLE keeps file name extensions visible. %PANGO_ELLIPSIZE_NONE has the same
 * effect as %PANGO_ELLIPSIZE_END.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_cell_ellipsize (TugListView *self, PangoEllipsizeMode value);

/**
 * tug_list_view_get_start_block_length:
 * @self: a list
 *
 * Gets the length in application pixels of the block before the first row, which
 * #TugListView::draw-start-block draws.
 *
 * Returns: the length in application pixels of the block before the first row, which
 *   #TugListView::draw-start-block draws
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_list_view_get_start_block_length (TugListView *self);

/**
 * tug_list_view_set_start_block_length:
 * @self: a list
 * @value: the length in application pixels of the block before the first row, which
 *   #TugListView::draw-start-block draws, from 0 to 1,000,000
 *
 * Sets the length in application pixels of the block before the first row, which
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
 * Gets the length in application pixels of the block after the last row, which
 * #TugListView::draw-end-block draws.
 *
 * Returns: the length in application pixels of the block after the last row, which
 *   #TugListView::draw-end-block draws
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_list_view_get_end_block_length (TugListView *self);

/**
 * tug_list_view_set_end_block_length:
 * @self: a list
 * @value: the length in application pixels of the block after the last row, which
 *   #TugListView::draw-end-block draws, from 0 to 1,000,000
 *
 * Sets the length in application pixels of the block after the last row, which
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
 * Gets the length in application pixels of the content that #TugListView::draw-content draws
 * instead of rows; -1 shows rows.
 *
 * Returns: the length in application pixels of the content that #TugListView::draw-content draws
 *   instead of rows; -1 shows rows
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_list_view_get_own_content_length (TugListView *self);

/**
 * tug_list_view_set_own_content_length:
 * @self: a list
 * @value: the length in application pixels of the content that #TugListView::draw-content draws
 *   instead of rows, from -1 to 2^53; -1 shows rows
 *
 * Sets the length in application pixels of the content that #TugListView::draw-content draws
 * instead of rows; -1 shows rows.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_own_content_length (TugListView *self, double value);

/**
 * tug_list_view_get_reversed:
 * @self: a list
 *
 * Gets whether the list starts at its end, like a conversation.
 *
 * Returns: whether the list starts at its end, like a conversation
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_list_view_get_reversed (TugListView *self);

/**
 * tug_list_view_set_reversed:
 * @self: a list
 * @value: whether the list starts at its end, like a conversation
 *
 * Sets whether the list starts at its end, like a conversation.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_reversed (TugListView *self, gboolean value);

/**
 * tug_list_view_get_placeholder:
 * @self: a list
 *
 * Gets the text in the middle of a list without rows.
 *
 * Returns: (transfer none) (nullable): the text in the middle of a list without rows
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
const char *tug_list_view_get_placeholder (TugListView *self);

/**
 * tug_list_view_set_placeholder:
 * @self: a list
 * @value: (nullable): the text in the middle of a list without rows
 *
 * Sets the text in the middle of a list without rows.
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
 * %GTK_SELECTION_BROWSE has the same effect as %GTK_SELECTION_SINGLE.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_selection_mode (TugListView *self, GtkSelectionMode value);

/**
 * tug_list_view_get_enable_rubberband:
 * @self: a list
 *
 * Gets whether a drag with the primary button selects the rows that a rubber band touches.
 *
 * Returns: whether a drag with the primary button selects the rows that a rubber band touches
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_list_view_get_enable_rubberband (TugListView *self);

/**
 * tug_list_view_set_enable_rubberband:
 * @self: a list
 * @value: whether a drag with the primary button selects the rows that a rubber band touches
 *
 * Sets whether a drag with the primary button selects the rows that a rubber band touches.
 *
 * This requires the #TugListView:selection-mode %GTK_SELECTION_MULTIPLE. The band replaces the
 * selection; with Control it inverts the selection of its rows, and with Shift it extends the
 * selection. Near an edge it scrolls, and Escape cancels it. The primary button then pulls
 * nothing, but fingers, wheels and touchpads still do. A click outside the rows deselects all of
 * them.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_enable_rubberband (TugListView *self, gboolean value);

/**
 * tug_list_view_get_activate_on_single_click:
 * @self: a list
 *
 * Gets whether a single click activates a row, instead of a double click.
 *
 * Returns: whether a single click activates a row, instead of a double click
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_list_view_get_activate_on_single_click (TugListView *self);

/**
 * tug_list_view_set_activate_on_single_click:
 * @self: a list
 * @value: whether a single click activates a row, instead of a double click
 *
 * Sets whether a single click activates a row, instead of a double click.
 *
 * If a double click is required, a single click only selects and focuses the row. Return and a tap
 * always activate it.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_activate_on_single_click (TugListView *self, gboolean value);

/**
 * tug_list_view_get_focused_row:
 * @self: a list
 *
 * Gets the row that keys act on; -1 means no row.
 *
 * Returns: the row that keys act on; -1 means no row
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
int tug_list_view_get_focused_row (TugListView *self);

/**
 * tug_list_view_set_focused_row:
 * @self: a list
 * @value: the row that keys act on, from -1 to %G_MAXINT; -1 means no row
 *
 * Sets the row that keys act on; -1 means no row.
 *
 * Setting a row that the list does not have has no effect.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_focused_row (TugListView *self, int value);

G_END_DECLS
