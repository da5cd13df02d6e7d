#pragma once

#include <gtk/gtk.h>

/* Writes what a window shows, read back from the display, as a PNG; ends the program where it
   cannot. */
void picture_write (GtkWidget *window, const char *path);
