#pragma once

#include <gtk/gtk.h>

/* TRUE while the user changes `adjustment` by a GtkScrollbar, or another GtkRange, that shows it:
   by pointer, wheel or key. FALSE where a program sets its value. */
gboolean _tug_is_moved_by_scrollbar (GtkAdjustment *adjustment);

/* Follows all GtkRanges from now on, which the function above needs. */
void _tug_follow_scrollbars (void);

/* Emits GtkScrolledWindow::edge-overshot. */
void _tug_emit_edge_overshot (GtkScrolledWindow *window, GtkPositionType edge);

/* Keeps the scroll event that `window` is being told of from its own handler. */
void _tug_stop_scroll_event (GtkScrolledWindow *window);

/* The scrolled window whose scrollable child `child` is; NULL in any other container. */
GtkScrolledWindow *_tug_scrolled_window_of (GtkWidget *child);

/* Emits GtkAdjustment::value-changed, for who places itself by it. */
void _tug_tell_value (GtkAdjustment *adjustment);
