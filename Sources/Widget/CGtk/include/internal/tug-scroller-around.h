#pragma once

#include <gtk/gtk.h>

/* TRUE if something around `widget` scrolls along `orientation` now: a GtkScrolledWindow or a
   TugListView with more content than room. */
gboolean _tug_scroller_around (GtkWidget *widget, GtkOrientation orientation);
