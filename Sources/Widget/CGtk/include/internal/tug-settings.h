#pragma once

#include <gtk/gtk.h>

/* The setting `name`, an integer or a boolean (1 or 0); `fallback` where there is none. */
int _tug_integer_setting (GtkSettings *settings, const char *name, int fallback);
