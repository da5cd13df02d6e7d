#pragma once

#include <gio/gio.h>

#include "tug-version.h"

G_BEGIN_DECLS

#define TUG_TYPE_ROW (tug_row_get_type ())

/**
 * TugRow:
 *
 * The content of one row of a list: a title, a fainter line below it, and an icon.
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
