#pragma once

#include <glib-object.h>

/* What a row shows of its item's property; nothing, with a warning, where the item has no such
   property of a fitting type. */

/* Its text, for g_free(); NULL where it is empty. */
char *_tug_text_property (gpointer item, const char *name);
/* The same, and NULL for a number that is 0. */
char *_tug_badge_property (gpointer item, const char *name);
/* An icon, for g_free(): a GIcon, as g_icon_to_string() writes it, or a name. */
char *_tug_icon_property (gpointer item, const char *name);
/* TRUE for a boolean that is, and for a number that is not 0. */
gboolean _tug_flag_property (gpointer item, const char *name);
/* The words of a GStrv, or of a string with blanks between them, for g_strfreev(). */
char **_tug_words_property (gpointer item, const char *name);
