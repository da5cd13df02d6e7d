/* The files of screenshots, which have no pointer. */

#pragma once

#include <stdbool.h>

#include <cairo.h>

/* Writes an image without alpha: as a PNG, or where the path ends in .ppm as netpbm's P6. */
bool test_picture_write (cairo_surface_t *surface, const char *path);
