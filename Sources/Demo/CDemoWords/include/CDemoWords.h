/* The catalogues of tug-demo, carried inside the program: the library has its own words alone. */
#pragma once

#include <stddef.h>

/* The bytes of the catalogue PATH in resources/translations/demo ("ja.mo"), and their number in
 * SIZE.
 *
 * They are constant and live as long as the process. NULL, and 0 in SIZE, when there is no such
 * catalogue. Any thread. */
const unsigned char *cdemowords_find (const char *path, size_t *size);
