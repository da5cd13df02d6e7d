#pragma once

#include <glib.h>

#include "tug-version.h"

G_BEGIN_DECLS

/**
 * tug_set_language:
 * @tag: (nullable): a language such as `de` or `zh-Hant`, or %NULL for the user's language
 *
 * Sets the language of Tug's built-in texts for all lists without a language of their own. The
 * lists change immediately.
 *
 * If there is no translation for @tag, the most similar language that has one is used, or English
 * with a warning if there is none. If @tag is not a valid language tag, this function logs a
 * critical and changes nothing.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_set_language (const char *tag);

/**
 * tug_get_language:
 *
 * Gets the language of Tug's built-in texts, as set by tug_set_language(). Call from any thread.
 *
 * Returns: (transfer none) (nullable): a language such as `de` or `zh-Hant`, or %NULL for the
 *   user's language
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
const char *tug_get_language (void);

/**
 * tug_supply_words:
 * @tag: a language such as `de` or `pt-BR`; the library does not need to know it
 * @words: (element-type utf8 utf8): texts by their keys
 *
 * Supplies texts of the program. Each text replaces the library's text with the same key, and is
 * shown immediately. `tug.pot` lists the keys with their English texts.
 *
 * If @tag is not a valid language tag, this function logs a critical and changes nothing.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_supply_words (const char *tag, GHashTable *words);

/**
 * tug_supply_words_from_file:
 * @tag: a language such as `de` or `pt-BR`; the library does not need to know it
 * @path: (type filename): a compiled gettext catalogue (.mo)
 * @error: the reason for a failure: %TUG_ERROR_FILE_UNREADABLE, %TUG_ERROR_FILE_INVALID, or
 *   %TUG_ERROR_INVALID_LANGUAGE
 *
 * Supplies the texts of a file, as tug_supply_words() does. Use msgfmt to compile a translator's
 * file (.po). An invalid @tag sets @error, and logs a critical.
 *
 * Returns: %TRUE if the texts were supplied
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_supply_words_from_file (const char *tag, const char *path, GError **error);

G_END_DECLS
