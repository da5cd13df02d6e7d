/* The default feed of tug-demo, embedded in the program. */
#pragma once

#include <stddef.h>

/* Returns the bytes of the document PATH in resources/feeds ("pulling.xml"), and stores their
 * number in SIZE.
 *
 * The bytes are constant and live as long as the process. Returns NULL, with SIZE 0, if there is no
 * such document. Call from any thread. */
const unsigned char *cdemofeeds_find (const char *path, size_t *size);
