#include "picture.h"

void
picture_write (GtkWidget *window, const char *path)
{
  GdkWindow *shown = gtk_widget_get_window (window);
  int scale = gdk_window_get_scale_factor (shown);
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_RGB24, gdk_window_get_width (shown) * scale,
                                    gdk_window_get_height (shown) * scale);
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  gdk_cairo_set_source_window (cr, shown, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  if (cairo_surface_write_to_png (surface, path) != CAIRO_STATUS_SUCCESS)
    g_error ("%s cannot be written", path);
  cairo_surface_destroy (surface);
}
