/* The pictures of resources/images, carried inside the binary as PNG files.
 *
 * A library must draw wherever it is copied to: no file is looked up when a program runs. */
#pragma once

#include <stddef.h>

/* The bytes of the picture NAME with SCALE pixels to the point, and their number in SIZE.
 *
 * They are constant and live as long as the process. NULL, and 0 in SIZE, when there is no such
 * picture. Any thread. */
const unsigned char *cimages_find (const char *name, int scale, size_t *size);
