#pragma once

#include <gtk/gtk.h>

/* Says `text` to assistive technology on behalf of `widget`, where ATK has announcements (2.46). */
void _tug_announce (GtkWidget *widget, const char *text);
