/* The catalogues of resources/translations, carried inside the binary.
 *
 * A binary must have its words wherever it is copied to, even where no catalogue is installed, and
 * a script's picture must not depend on the languages of the machine. */
#pragma once

#include <stddef.h>

/* The bytes of the catalogue in gettext's binary form for LANGUAGE, which is the name of its file
 * without the extension, and their number in SIZE; NULL, and 0, where there is none. */
const unsigned char *ctranslations_find (const char *language, size_t *size);
