#pragma once

#include <gtk/gtk.h>

/* Returns whether an ancestor of `widget` is a GtkScrolledWindow that can scroll along
   `orientation` now, because its content is longer than its viewport. */
gboolean _tug_scroller_around (GtkWidget *widget, GtkOrientation orientation);
/* Returns the nearest GtkScrolledWindow around `widget` that is not a list's own, or NULL. */
GtkScrolledWindow *_tug_next_scroller_around (GtkWidget *widget);
/* Returns whether `window` claims fingers that move along `orientation`, as if it could follow. */
gboolean _tug_scroller_claims (GtkScrolledWindow *window, GtkOrientation orientation);
/* Returns whether `window` can follow a finger by `dx` and `dy` points, along the longer one. */
gboolean _tug_scroller_follows (GtkScrolledWindow *window, double dx, double dy);
