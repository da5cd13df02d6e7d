#pragma once

#include <gtk/gtk.h>

/* Announces `text` to assistive technologies: as a notification in the window of `widget`, and from
   ATK 2.46 on also by the announcement signal. Does nothing if `widget` is not mapped. */
void _tug_announce (GtkWidget *widget, const char *text);
