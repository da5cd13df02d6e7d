/* Images, message catalogues and fonts of the folder resources, embedded in the binary.
 *
 * The library must work wherever it is copied to, and a script's image must not depend on the
 * machine, so a running program opens no resource file. */
#pragma once

#include <stddef.h>

/* Returns the bytes of the file PATH, relative to the folder resources ("images/down@2x.png"), and
 * stores their number in SIZE.
 *
 * The bytes are constant and live as long as the process. Returns NULL, with SIZE 0, if there is no
 * such file. Call from any thread. */
const unsigned char *cresources_find (const char *path, size_t *size);
