#pragma once

#include "tug.h"

/* The border between the GObject type and Swift. Not installed, not introspected.
   Every `_tug_peer_*` function is implemented in Swift and takes a NULL peer, which a list
   has on the wrong thread and after it was disposed of. */

G_BEGIN_DECLS

/* Returns a new peer of `self`, which does not keep `self` alive; `_tug_peer_free` gives it
   back. */
gpointer _tug_peer_new (TugListView *self);
void _tug_peer_free (gpointer peer);

void _tug_peer_draw (gpointer peer, cairo_t *cr);
void _tug_peer_size_allocate (gpointer peer, int width, int height);
void _tug_peer_map (gpointer peer);
void _tug_peer_unmap (gpointer peer);
void _tug_peer_realize (gpointer peer);
void _tug_peer_unrealize (gpointer peer);
void _tug_peer_style_updated (gpointer peer);
void _tug_peer_state_flags_changed (gpointer peer);
void _tug_peer_screen_changed (gpointer peer);
void _tug_peer_hierarchy_changed (gpointer peer);
void _tug_peer_direction_changed (gpointer peer);
void _tug_peer_scale_changed (gpointer peer);
void _tug_peer_preferred_width (gpointer peer, int *minimum, int *natural);
void _tug_peer_preferred_height (gpointer peer, int *minimum, int *natural);

/* Return GDK_EVENT_STOP when the event was used. */
gboolean _tug_peer_scroll_event (gpointer peer, GdkEventScroll *event);
gboolean _tug_peer_touch_event (gpointer peer, GdkEventTouch *event);
gboolean _tug_peer_motion_event (gpointer peer, GdkEventMotion *event);
gboolean _tug_peer_enter_event (gpointer peer, GdkEventCrossing *event);
gboolean _tug_peer_leave_event (gpointer peer, GdkEventCrossing *event);
gboolean _tug_peer_grab_broken_event (gpointer peer, GdkEventGrabBroken *event);
gboolean _tug_peer_key_press_event (gpointer peer, GdkEventKey *event);
gboolean _tug_peer_popup_menu (gpointer peer);

void _tug_peer_begin_refresh (gpointer peer);
void _tug_peer_end_refresh (gpointer peer, gboolean success);
gboolean _tug_peer_is_refreshing (gpointer peer);
void _tug_peer_begin_load (gpointer peer);
void _tug_peer_end_load (gpointer peer, gboolean has_more);
void _tug_peer_fail_load (gpointer peer);
/* Ends the refresh or the load that runs as given up: nothing is shown of it. */
void _tug_peer_cancel_refresh (gpointer peer);
void _tug_peer_cancel_load (gpointer peer);
void _tug_peer_reset_no_more_data (gpointer peer);
double _tug_peer_content_offset (gpointer peer);
void _tug_peer_set_content_offset (gpointer peer, double offset, gboolean animated);
GtkOrientation _tug_peer_orientation (gpointer peer);
void _tug_peer_set_orientation (gpointer peer, GtkOrientation orientation);
GtkAdjustment *_tug_peer_adjustment (gpointer peer);

/* Implemented in C, called from Swift. */

/* Borrows the peer of `self`: NULL when there is none. */
gpointer _tug_list_view_peer (TugListView *self);
void _tug_list_view_emit_refresh (TugListView *self);
void _tug_list_view_emit_load_more (TugListView *self);
/* Whether somebody is told of #TugListView::refresh or #TugListView::load-more. */
gboolean _tug_list_view_hears_refresh (TugListView *self);
gboolean _tug_list_view_hears_load_more (TugListView *self);
void _tug_list_view_emit_row_activated (TugListView *self, guint row);

/* Whether the caller runs on the thread that loaded this code: the only one that Swift's main
   actor may be entered from. */
gboolean _tug_on_loading_thread (void);

G_END_DECLS
