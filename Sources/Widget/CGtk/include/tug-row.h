#pragma once

#include <gio/gio.h>

#include "tug-version.h"

G_BEGIN_DECLS

#define TUG_TYPE_ROW (tug_row_get_type ())

/**
 * TugRow:
 *
 * The content of one row of a list: a title, a fainter line below it, an icon, and what
 * tug_row_set_detail() and the functions beside it add.
 *
 * Since: 1.0
 */
typedef struct _TugRow TugRow;

TUG_AVAILABLE_IN_1_0
GType tug_row_get_type (void) G_GNUC_CONST;

/**
 * tug_row_new: (constructor)
 * @title: the first line
 * @subtitle: (nullable): the second line; %NULL centres the title
 * @icon: (nullable): the picture before the text
 *
 * Creates the content of a row.
 *
 * Returns: (transfer full): a new row, for tug_row_free(); %NULL, with a critical, where a text is
 *   not UTF-8
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRow *tug_row_new (const char *title, const char *subtitle, GIcon *icon);

/**
 * tug_row_set_wraps:
 * @self: a row
 * @wraps: whether long text continues in further lines
 *
 * Sets whether the title may take a second line, and the subtitle as many as it needs. Rows are as
 * high as their text only where #TugListView:estimated-row-height is set.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_row_set_wraps (TugRow *self, gboolean wraps);

/**
 * tug_row_set_detail:
 * @self: a row
 * @detail: (nullable): a short text, as a date or a size; %NULL and an empty one for none
 *
 * Sets the text at the end of the title's line, in the subtitle's colour. Where both have no room
 * the title is cut first, until the detail has two fifths of the line. A cell of a grid or of a
 * horizontal list shows it only where the cell is so low that it looks like a row.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_row_set_detail (TugRow *self, const char *detail);

/**
 * tug_row_set_badge:
 * @self: a row
 * @badge: (nullable): a short text, as a count; %NULL and an empty one for none
 *
 * Sets the text in a pill at the row's end, or in the upper corner of a cell.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_row_set_badge (TugRow *self, const char *badge);

/**
 * tug_row_set_emphasis:
 * @self: a row
 * @emphasis: whether the row stands out, as an unread message
 *
 * Sets whether the title is bold, and the badge in the colour of selections.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_row_set_emphasis (TugRow *self, gboolean emphasis);

/**
 * tug_row_set_uses_markup:
 * @self: a row
 * @uses_markup: whether title and subtitle are Pango's markup
 *
 * Sets whether the tags in title and subtitle are Pango's markup. A text that is none is shown as
 * it stands, and the list's first one logs a warning. Texts of others are escaped by
 * g_markup_escape_text().
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_row_set_uses_markup (TugRow *self, gboolean uses_markup);

/**
 * tug_row_set_style_classes:
 * @self: a row
 * @style_classes: (nullable) (array zero-terminated=1) (element-type utf8): classes; %NULL for none
 *
 * Sets the classes by which stylesheets know the row's node, besides those of the list; blanks
 * divide a text into several. A row that the program draws itself has none.
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
 * Returns: (transfer full): a copy, for tug_row_free()
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRow *tug_row_copy (const TugRow *self);

/**
 * tug_row_free:
 * @self: a row
 *
 * Frees the content of a row.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_row_free (TugRow *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TugRow, tug_row_free)

G_END_DECLS
