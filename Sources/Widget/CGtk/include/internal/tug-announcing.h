#pragma once

#include <gtk/gtk.h>

/* Announces `text` to assistive technologies on behalf of `widget`. Does nothing if ATK is older
   than 2.46, which introduced announcements. */
void _tug_announce (GtkWidget *widget, const char *text);
