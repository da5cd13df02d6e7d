/* Pictures, catalogues and fonts of the folder resources, carried inside the binary.
 *
 * A library must draw and have its words wherever it is copied to: no file is looked up when a
 * program runs, and a script's picture must not depend on the machine. */
#pragma once

#include <stddef.h>

/* The bytes of the file PATH, which begins in the folder resources ("images/down@2x.png"), and
 * their number in SIZE.
 *
 * They are constant and live as long as the process. NULL, and 0 in SIZE, when there is no such
 * file. Any thread. */
const unsigned char *cresources_find (const char *path, size_t *size);
