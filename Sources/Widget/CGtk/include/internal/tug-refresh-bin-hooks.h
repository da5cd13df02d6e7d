#pragma once

#include "internal/tug-pull-peer.h"
#include "tug-refresh-bin.h"

/* The interface between C and Swift for TugRefreshBin. Not installed, not introspected. */

G_BEGIN_DECLS

/* Implemented in Swift, called from C. Every `_tug_bin_peer_*` function takes a NULL peer, which a
   bin has when it was created on a wrong thread, and after it was disposed of. */

/* Returns a new peer of `self`, which does not keep `self` alive; `_tug_bin_peer_free` releases it.
 */
gpointer _tug_bin_peer_new (TugRefreshBin *self);
void _tug_bin_peer_free (gpointer peer);

/* Draws header and footer: those that lie over the content, or the others. */
void _tug_bin_peer_draw (gpointer peer, cairo_t *cr, gboolean are_over_content);
/* The bin is being allocated, which allocates the child: what that moves is looked at afterwards.
 */
void _tug_bin_peer_allocate_begins (gpointer peer);
void _tug_bin_peer_size_allocate (gpointer peer, int width, int height);
void _tug_bin_peer_map (gpointer peer);
void _tug_bin_peer_unmap (gpointer peer);
void _tug_bin_peer_realize (gpointer peer);
/* The child is another one, or gone. */
void _tug_bin_peer_child_changed (gpointer peer);
/* The program's widget of a header or footer is another one, or of another size. */
void _tug_bin_peer_control_widget_changed (gpointer peer, gboolean is_header);

/* Return GDK_EVENT_STOP when the event was used. */
gboolean _tug_bin_peer_scroll_event (gpointer peer, GdkEventScroll *event);
/* A primary button goes down or up beside the child: on a header or a footer. */
gboolean _tug_bin_peer_button_event (gpointer peer, GdkEventButton *event);
/* The focus may be elsewhere in the bin, or a cursor of the child's; `by_key` where a key in the
   child was handled. */
void _tug_bin_peer_focus_moved (gpointer peer, gboolean by_key);

/* Implemented in C, called from Swift. */

/* Borrows the peer of `self`: NULL when there is none. */
gpointer _tug_refresh_bin_peer (TugRefreshBin *self);
/* The scrolled window of the child, or NULL. */
GtkScrolledWindow *_tug_refresh_bin_scroller (TugRefreshBin *self);
TugEdgeSource *_tug_refresh_bin_edge_source (TugRefreshBin *self);
/* NULL takes it away; refused, with a critical, where the child is scrolled by the bin. */
void _tug_refresh_bin_set_edge_source (TugRefreshBin *self, TugEdgeSource *source);
/* Shows the content `x` and `y` points from its place. */
void _tug_refresh_bin_shift (TugRefreshBin *self, int x, int y);

/* The program's widget of a header or footer, or NULL. */
GtkWidget *_tug_refresh_bin_control_widget (TugRefreshBin *self, gboolean is_header);
/* Returns FALSE, with a critical, for a widget that cannot be one. */
gboolean
_tug_refresh_bin_set_control_widget (TugRefreshBin *self, gboolean is_header, GtkWidget *widget);
/* Places a header or footer: `box` is where all of it would be and `seen` what is in view of that,
   NULL where it is closed. With `takes_input` what is drawn over the content gets its presses. */
void _tug_refresh_bin_place (TugRefreshBin *self,
                             gboolean is_header,
                             const GdkRectangle *box,
                             const GdkRectangle *seen,
                             gboolean takes_input);
/* Tells assistive technology what has changed of a header or footer. */
void _tug_refresh_bin_describe (TugRefreshBin *self, gboolean is_header);
/* Keeps the pointer and fingers from everything in the bin, or lets them. */
void _tug_refresh_bin_block (TugRefreshBin *self, gboolean is_blocked);
/* TRUE where assistive technology has asked for the bin. */
gboolean _tug_refresh_bin_is_described (TugRefreshBin *self);
/* Draws an area of the bin again; with `children` what lies in it, too. */
void _tug_refresh_bin_invalidate (TugRefreshBin *self, const GdkRectangle *area, gboolean children);
/* Finds the place of the cursor of the widget that has the focus inside the bin's child, in the
   bin's points; FALSE where it has none. */
gboolean _tug_refresh_bin_cursor (TugRefreshBin *self, GdkRectangle *area);
/* TRUE where something at `widget` or around it, up to the bin, wants drags along `orientation`. */
gboolean _tug_refresh_bin_is_dragged_by_child (TugRefreshBin *self,
                                               GtkWidget *widget,
                                               GtkOrientation orientation);

/* The place of a button's event in the bin's points. */
void
_tug_refresh_bin_event_place (TugRefreshBin *self, const GdkEventButton *event, int *x, int *y);
/* Tells the widget that reads the touch of `event` itself that it is over. */
void _tug_refresh_bin_end_touch (TugRefreshBin *self, const GdkEvent *event);

/* Shared by the C files alone. */

void _tug_refresh_bin_buildable_init (gpointer iface, gpointer data);
/* Lets the class add and remove children. */
void _tug_refresh_bin_take_children (TugRefreshBinClass *klass);

G_END_DECLS
