#pragma once

#include <glib.h>

#include "tug-version.h"

G_BEGIN_DECLS

/**
 * tug_set_language:
 * @tag: (nullable): a language as `de` or `zh-Hant`; %NULL for the user's
 *
 * Sets the language of the library's own words in all lists that have none of their own, at once.
 * An unknown language is replaced by the nearest known one; where none is near it is English, with
 * a warning. A @tag that is not one of a language is refused with a critical, and changes nothing.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_set_language (const char *tag);

/**
 * tug_get_language:
 *
 * Gets the language of the library's own words in all lists.
 *
 * Returns: (transfer full) (nullable): a language as `de` or `zh-Hant`; %NULL for the user's
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
char *tug_get_language (void);

/**
 * tug_supply_words:
 * @tag: a language as `de` or `pt-BR`, one of the library's or another one
 * @words: (element-type utf8 utf8): words by their keys
 *
 * Supplies words of the program's own. They come before the library's, key by key, and are shown at
 * once. The keys, with the English words, are in `tug.pot`.
 *
 * A @tag that is not one of a language is refused with a critical, and changes nothing.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_supply_words (const char *tag, GHashTable *words);

/**
 * tug_supply_words_from_file:
 * @tag: a language as `de` or `pt-BR`, one of the library's or another one
 * @path: (type filename): a catalogue of gettext that msgfmt compiled (.mo)
 * @error: the reason why it cannot be read
 *
 * Supplies the words of a file, as tug_supply_words() does. Compile a translator's file (.po) with
 * msgfmt.
 *
 * Returns: %TRUE if the file could be read
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_supply_words_from_file (const char *tag, const char *path, GError **error);

G_END_DECLS
