#pragma once

#include <gio/gio.h>

#include "tug-version.h"

G_BEGIN_DECLS

#define TUG_TYPE_ROW (tug_row_get_type ())

/**
 * TugRow:
 *
 * The content of a row: a title, a fainter subtitle below it, an icon, and optional parts such as
 * the detail of tug_row_set_detail().
 *
 * Since: 1.0
 */
typedef struct _TugRow TugRow;

TUG_AVAILABLE_IN_1_0
GType tug_row_get_type (void) G_GNUC_CONST;

/**
 * tug_row_new: (constructor)
 * @title: the first line
 * @subtitle: (nullable): the second line, or %NULL to centre the title
 * @icon: (nullable): the icon before the text
 *
 * Creates the content of a row.
 *
 * Returns: (transfer full): a new row, to be freed with tug_row_free(), or %NULL with a critical if
 *   a text is not UTF-8
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRow *tug_row_new (const char *title, const char *subtitle, GIcon *icon);

/**
 * tug_row_set_wrap:
 * @self: a row
 * @wraps: whether long text is wrapped
 *
 * Sets whether long text is wrapped. A wrapped title has at most two lines, and a subtitle has as
 * many lines as it needs. Rows are as high as their text only if #TugListView:estimated-row-height
 * is set.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_row_set_wrap (TugRow *self, gboolean wraps);

/**
 * tug_row_set_detail:
 * @self: a row
 * @detail: (nullable): a short text such as a date or a size, or %NULL or an empty text to show no
 *   detail
 *
 * Sets the text at the end of the title's line, in the colour of the subtitle. If the line is too
 * short for both, the detail is truncated first, but to no less than two fifths of the line; then
 * the title is truncated. A cell of a grid or of a horizontal list shows the detail only if the
 * cell is so low that it looks like a row.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_row_set_detail (TugRow *self, const char *detail);

/**
 * tug_row_set_badge:
 * @self: a row
 * @badge: (nullable): a short text such as a count, or %NULL or an empty text to show no badge
 *
 * Sets the text of the pill at the end of the row, or in the upper corner of a cell.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_row_set_badge (TugRow *self, const char *badge);

/**
 * tug_row_set_emphasis:
 * @self: a row
 * @emphasis: whether the row is emphasized, such as an unread message
 *
 * Sets whether the title is bold and the badge has the colour of selections.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_row_set_emphasis (TugRow *self, gboolean emphasis);

/**
 * tug_row_set_use_markup:
 * @self: a row
 * @use_markup: whether the title and subtitle are Pango markup
 *
 * Sets whether the title and subtitle are Pango markup. A text that is not valid markup is shown
 * unchanged; the list logs a warning for the first such text. Use g_markup_escape_text() for texts
 * from other sources.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_row_set_use_markup (TugRow *self, gboolean use_markup);

/**
 * tug_row_set_style_classes:
 * @self: a row
 * @style_classes: (nullable) (array zero-terminated=1) (element-type utf8): style classes, or %NULL
 *   for no classes
 *
 * Sets the style classes of the row's CSS node, in addition to the classes of the list. A text with
 * spaces counts as several classes. The classes have no effect on a row that the program draws.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_row_set_style_classes (TugRow *self, const char *const *style_classes);

/**
 * tug_row_copy:
 * @self: a row
 *
 * Copies the content of a row.
 *
 * Returns: (transfer full): a copy, to be freed with tug_row_free()
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRow *tug_row_copy (const TugRow *self);

/**
 * tug_row_free:
 * @self: (nullable): a row
 *
 * Frees the content of a row.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_row_free (TugRow *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TugRow, tug_row_free)

G_END_DECLS
