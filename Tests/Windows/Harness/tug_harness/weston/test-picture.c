#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "test-picture.h"

/* Writes the red, green and blue of each pixel: to compress them takes ten times as long. */
static bool
write_bare_pixels (cairo_surface_t *surface, const char *path)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  const unsigned char *data = cairo_image_surface_get_data (surface);
  unsigned char *line = malloc (3 * width);
  FILE *file = fopen (path, "we");
  bool done = line != NULL && file != NULL && fprintf (file, "P6\n%d %d\n255\n", width, height) > 0;

  for (int y = 0; y < height && done; y++)
    {
      const uint32_t *pixels
          = (const uint32_t *)(data + y * cairo_image_surface_get_stride (surface));

      for (int x = 0; x < width; x++)
        {
          line[3 * x] = pixels[x] >> 16;
          line[3 * x + 1] = pixels[x] >> 8;
          line[3 * x + 2] = pixels[x];
        }
      done = fwrite (line, 3, width, file) == (size_t)width;
    }
  free (line);
  return file != NULL && fclose (file) == 0 && done;
}

bool
test_picture_write (cairo_surface_t *surface, const char *path)
{
  const char *ending = strrchr (path, '.');

  if (ending != NULL && strcmp (ending, ".ppm") == 0)
    return write_bare_pixels (surface, path);
  return cairo_surface_write_to_png (surface, path) == CAIRO_STATUS_SUCCESS;
}
