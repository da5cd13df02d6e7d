#pragma once

#include <gtk/gtk.h>

/* Returns the value of the integer or boolean (1 or 0) setting `name`, or `fallback` if there is no
   such setting. */
int _tug_integer_setting (GtkSettings *settings, const char *name, int fallback);
