#pragma once

#include <gtk/gtk.h>

/* Texts of values in the user's locale. */

/* Returns whether values of `type` have a text. */
gboolean _tug_value_has_text (GType type);
/* Returns the text of a value in UTF-8, to be freed with g_free(), or NULL if it has no text. */
char *_tug_value_text (const GValue *value);
/* Returns whether a value is the number 0. */
gboolean _tug_value_is_zero (const GValue *value);

/* Formats the floats and doubles of `row` for the text renderers of `area`, instead of GTK's "%f".
   The renderers must already have the values of `row`. */
void _tug_cells_format_numbers (GtkCellArea *area, GtkTreeModel *model, GtkTreeIter *row);
