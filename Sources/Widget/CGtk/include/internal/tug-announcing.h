#pragma once

#include <gtk/gtk.h>

/* Announces `text` to assistive technology on behalf of `widget`, where ATK has announcements (from
   2.46 on). */
void _tug_announce (GtkWidget *widget, const char *text);
