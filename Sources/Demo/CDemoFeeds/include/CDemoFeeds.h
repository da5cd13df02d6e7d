/* The feed of tug-demo, carried inside the program, so that there is something to read. */
#pragma once

#include <stddef.h>

/* The bytes of the document PATH in resources/feeds ("pulling.xml"), and their number in SIZE.
 *
 * They are constant and live as long as the process. NULL, and 0 in SIZE, when there is no such
 * document. Any thread. */
const unsigned char *cdemofeeds_find (const char *path, size_t *size);
