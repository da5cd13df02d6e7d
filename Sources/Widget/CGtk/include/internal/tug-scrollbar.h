#pragma once

#include <gtk/gtk.h>

/* Returns whether the user is changing `adjustment` with a GtkScrollbar or another GtkRange that
   shows it, by pointer, wheel or key. Returns FALSE if the program sets the value. */
gboolean _tug_is_moved_by_scrollbar (GtkAdjustment *adjustment);

/* Begins to follow all GtkRanges, which _tug_is_moved_by_scrollbar() requires. */
void _tug_follow_scrollbars (void);

/* Emits GtkScrolledWindow::edge-overshot. */
void _tug_emit_edge_overshot (GtkScrolledWindow *window, GtkPositionType edge);

/* Prevents the default handler of `window` from handling the scroll event that is being emitted. */
void _tug_stop_scroll_event (GtkScrolledWindow *window);

/* Returns the scrolled window whose scrollable child is `child`, or NULL if `child` is in a
   different container. */
GtkScrolledWindow *_tug_scrolled_window_of (GtkWidget *child);

/* Returns the widget whose size is the content of `window`, without a viewport around it, or NULL.
 */
GtkWidget *_tug_scrolled_content (GtkScrolledWindow *window);
/* Returns the natural length of `content`, as _tug_scrolled_content() returns it, along
   `orientation` in points. The column headers of a tree do not count. */
int _tug_scrolled_length (GtkWidget *content, GtkOrientation orientation);

/* Returns whether `window` scrolls a GtkViewport, which keeps no position of its own. */
gboolean _tug_scrolls_viewport (GtkScrolledWindow *window);

/* Emits GtkAdjustment::value-changed, for widgets that position themselves by the adjustment. */
void _tug_report_value (GtkAdjustment *adjustment);
