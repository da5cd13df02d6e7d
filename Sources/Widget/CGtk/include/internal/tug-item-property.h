#pragma once

#include <gio/gio.h>

/* Convert a property of an item for a row. If the item has no such property of a suitable type,
   these functions log a warning and return an empty value. */

/* Returns the text, to be freed with g_free(), or NULL if the value has no text. */
char *_tug_text_property (gpointer item, const char *name);
/* Returns the text, to be freed with g_free(), or NULL if the value has no text or is the number
   0. */
char *_tug_badge_property (gpointer item, const char *name);
/* Returns an icon name or the form of a GIcon that g_icon_to_string() writes, to be freed with
   g_free(). For a GIcon that has no such form, sets `icon`, to be released with g_object_unref().
 */
char *_tug_icon_property (gpointer item, const char *name, GIcon **icon);
/* Returns whether a boolean is TRUE or a number is not 0. */
gboolean _tug_flag_property (gpointer item, const char *name);
/* Returns the words of a GStrv or of a string with spaces, to be freed with g_strfreev(). */
char **_tug_words_property (gpointer item, const char *name);
