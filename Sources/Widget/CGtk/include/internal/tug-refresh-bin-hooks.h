#pragma once

#include "internal/tug-pull-peer.h"
#include "tug-refresh-bin.h"

/* The interface between C and Swift for TugRefreshBin. Not installed, not introspected. */

G_BEGIN_DECLS

/* Implemented in Swift, called from C. Every `_tug_bin_peer_*` function accepts a NULL peer,
   because a bin that was created on a wrong thread or was disposed has no peer. */

/* Returns a new peer of `self` that does not keep `self` alive. Release it with
   `_tug_bin_peer_free`. */
gpointer _tug_bin_peer_new (TugRefreshBin *self);
void _tug_bin_peer_free (gpointer peer);

/* Draws the header and footer: either those over the content or the others. */
void _tug_bin_peer_draw (gpointer peer, cairo_t *cr, gboolean are_over_content);
/* Called before the bin allocates its child. The peer handles changes of the content in
   _tug_bin_peer_size_allocate(), after the allocation. */
void _tug_bin_peer_allocate_begins (gpointer peer);
void _tug_bin_peer_size_allocate (gpointer peer, int width, int height);
void _tug_bin_peer_map (gpointer peer);
void _tug_bin_peer_unmap (gpointer peer);
void _tug_bin_peer_realize (gpointer peer);
/* Notifies that the child was replaced or removed. */
void _tug_bin_peer_child_changed (gpointer peer);
/* Notifies that the program's header or footer widget was replaced or has changed its size. */
void _tug_bin_peer_control_widget_changed (gpointer peer, gboolean is_header);

/* Returns GDK_EVENT_STOP if it used the event. */
gboolean _tug_bin_peer_scroll_event (gpointer peer, GdkEventScroll *event);
/* Handles a primary button event on a header or footer, outside the child. */
gboolean _tug_bin_peer_button_event (gpointer peer, GdkEventButton *event);
/* Notifies that the focus or the cursor of the focused widget may have moved inside the bin.
   `by_key` is TRUE if the child has handled a key. */
void _tug_bin_peer_focus_moved (gpointer peer, gboolean by_key);

/* Implemented in C, called from Swift. */

/* Returns the peer of `self` without a reference, or NULL if there is no peer. */
gpointer _tug_refresh_bin_peer (TugRefreshBin *self);
/* Returns the scrolled window of the child, or NULL. */
GtkScrolledWindow *_tug_refresh_bin_scroller (TugRefreshBin *self);
TugEdgeSource *_tug_refresh_bin_edge_source (TugRefreshBin *self);
/* Sets the edge source; NULL removes it. Logs a critical and changes nothing if the bin scrolls the
   child. */
void _tug_refresh_bin_set_edge_source (TugRefreshBin *self, TugEdgeSource *source);
/* Returns the row of `content` at the distance `view` from its start along `orientation`, with its
   start in the content, both in points. A row is a child of a GtkListBox, a GtkFlowBox, a GtkGrid
   or a GtkBox. Returns NULL if there is none, or if no row was inserted since the last allocation.
 */
GtkWidget *
_tug_content_first_row (GtkWidget *content, GtkOrientation orientation, int view, int *start);
/* Gets the start of `row` in `content` in points. Returns FALSE if the row was removed. */
gboolean
_tug_content_row_start (GtkWidget *content, GtkWidget *row, GtkOrientation orientation, int *start);
/* Draws the content of a GtkViewport in `window` moved by `x` and `y` points from its place. */
void _tug_scrolled_slide (GtkScrolledWindow *window, int x, int y);
/* Draws the content moved by `x` and `y` points from its allocation. */
void _tug_refresh_bin_shift (TugRefreshBin *self, int x, int y);

/* Returns the program's widget for the header or footer, or NULL. */
GtkWidget *_tug_refresh_bin_control_widget (TugRefreshBin *self, gboolean is_header);
/* Sets the program's widget for the header or footer. Returns FALSE with a critical if the widget
   is not suitable. */
gboolean
_tug_refresh_bin_set_control_widget (TugRefreshBin *self, gboolean is_header, GtkWidget *widget);
/* Places a header or footer. `box` is its complete area, and `seen` the part of that area in view;
   both are NULL if the control is closed. If `takes_input` is TRUE, a control over the content
   receives the presses on it. */
void _tug_refresh_bin_place (TugRefreshBin *self,
                             gboolean is_header,
                             const GdkRectangle *box,
                             const GdkRectangle *seen,
                             gboolean takes_input);
/* Reports changes of a header or footer to assistive technologies. */
void _tug_refresh_bin_describe (TugRefreshBin *self, gboolean is_header);
/* Blocks or unblocks pointer and touch input for the content, but not for header and footer. */
void _tug_refresh_bin_block (TugRefreshBin *self, gboolean is_blocked);
/* Returns whether an assistive technology has requested the bin's accessible. */
gboolean _tug_refresh_bin_is_described (TugRefreshBin *self);
/* Redraws an area of the bin, and also its child widgets if `children` is TRUE. */
void _tug_refresh_bin_invalidate (TugRefreshBin *self, const GdkRectangle *area, gboolean children);
/* Gets the area of the cursor of the focused widget inside the bin's child, in the bin's points.
   Returns FALSE if no such widget has the focus, or if its cursor is unknown. */
gboolean _tug_refresh_bin_cursor (TugRefreshBin *self, GdkRectangle *area);
/* Returns whether `widget` or one of its ancestors inside the bin handles drags by itself. */
gboolean _tug_refresh_bin_is_dragged_by_child (TugRefreshBin *self, GtkWidget *widget);
/* Returns whether a GtkScrolledWindow around `widget` inside the bin can follow a finger by `dx`
   and `dy` points, along the longer of both. */
gboolean
_tug_refresh_bin_scrolls_inside (TugRefreshBin *self, GtkWidget *widget, double dx, double dy);

/* Gets the position of a button event in the bin's points. */
void
_tug_refresh_bin_event_place (TugRefreshBin *self, const GdkEventButton *event, int *x, int *y);
/* Cancels the touch sequence of `event` for the child widget that receives the event, if any. */
void _tug_refresh_bin_end_touch (TugRefreshBin *self, const GdkEvent *event);

/* Shared by the C files only. */

void _tug_refresh_bin_buildable_init (gpointer iface, gpointer data);
/* Overrides the methods that add and remove children. */
void _tug_refresh_bin_take_children (TugRefreshBinClass *klass);

G_END_DECLS
