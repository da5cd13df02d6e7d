#pragma once

#include <gtk/gtk.h>

/* Writes the window's pixels, read back from the display, as a PNG. Aborts the program if that
   fails. */
void picture_write (GtkWidget *window, const char *path);
