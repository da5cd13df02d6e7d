/* The catalogues of tug-demo, embedded in the program; the library has only its own texts. */
#pragma once

#include <stddef.h>

/* Returns the bytes of the catalogue PATH in resources/translations/demo ("ja.mo"), and stores
 * their number in SIZE.
 *
 * The bytes are constant and live as long as the process. Returns NULL, with SIZE 0, if there is no
 * such catalogue. Call from any thread. */
const unsigned char *cdemowords_find (const char *path, size_t *size);
