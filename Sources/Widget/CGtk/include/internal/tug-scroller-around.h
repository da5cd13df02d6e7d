#pragma once

#include <gtk/gtk.h>

/* Returns whether an ancestor of `widget` can scroll along `orientation` now: a GtkScrolledWindow
   or a TugListView whose content is longer than its viewport. */
gboolean _tug_scroller_around (GtkWidget *widget, GtkOrientation orientation);
