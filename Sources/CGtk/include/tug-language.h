#pragma once

#include "tug-version.h"

G_BEGIN_DECLS

/**
 * tug_set_language:
 * @tag: (nullable): a language as `de` or `zh-Hant`; %NULL for the user's
 *
 * Sets the language of the library's own words in all lists that have none of their own, at once.
 * Of a language that is not known the nearest is taken; where none is near it is English, with a
 * warning. A @tag that is not a language's is refused with a critical, and changes nothing.
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

G_END_DECLS
