#pragma once

#include <gtk/gtk.h>

/* Values as users expect to read them, by the locale. */

/* TRUE where values of `type` have a text. */
gboolean _tug_value_has_text (GType type);
/* The text of a value in UTF-8, for g_free(); NULL where it has none. */
char *_tug_value_text (const GValue *value);
/* TRUE for a number that is 0. */
gboolean _tug_value_is_zero (const GValue *value);

/* Gives the text renderers of `area` the text of the floats and doubles of `row`, whose values they
   have, in place of "%f". */
void _tug_cells_format_numbers (GtkCellArea *area, GtkTreeModel *model, GtkTreeIter *row);
