#pragma once

#include "tug-pullable.h"
#include "tug-work.h"

/* The interface between C and Swift for every widget with a header and a footer: what a list and a
   bin have in common. Not installed, not introspected. */

G_BEGIN_DECLS

/* Implemented in Swift, called from C. Each takes the peer of any such widget, and a NULL peer,
   which a widget has when it was created on a wrong thread, and after it was disposed of. */

/* What GTK tells a widget of its surroundings and its looks, whose scale is one of them. */
void _tug_pull_peer_unrealize (gpointer peer);
void _tug_pull_peer_style_updated (gpointer peer);
void _tug_pull_peer_state_flags_changed (gpointer peer);
void _tug_pull_peer_screen_changed (gpointer peer);
void _tug_pull_peer_hierarchy_changed (gpointer peer);
void _tug_pull_peer_direction_changed (gpointer peer);

void _tug_pull_peer_begin_refresh (gpointer peer);
void _tug_pull_peer_end_refresh (gpointer peer, gboolean success);
void _tug_pull_peer_begin_load (gpointer peer);
void _tug_pull_peer_end_load (gpointer peer, gboolean has_more);
/* Cancel the running refresh or load: no result is shown. */
void _tug_pull_peer_cancel_refresh (gpointer peer);
void _tug_pull_peer_cancel_load (gpointer peer);
void _tug_pull_peer_reset_no_more_data (gpointer peer);
/* TRUE if there is a header, and nothing keeps it from beginning. */
gboolean _tug_pull_peer_can_refresh (gpointer peer);
/* Ends the running refresh or load for its work; `error` is lent, and NULL unless it failed. */
void _tug_pull_peer_end_work (gpointer peer,
                              gboolean is_header,
                              TugRefreshResult result,
                              const GError *error);
void _tug_pull_peer_scroll_to_offset (gpointer peer, double offset, gboolean animated);
void _tug_pull_peer_scroll_to_start (gpointer peer, gboolean animated);
GtkOrientation _tug_pull_peer_orientation (gpointer peer);
void _tug_pull_peer_set_orientation (gpointer peer, GtkOrientation orientation);

/* A call of a widget's refresh_async() that has no answer yet. */
typedef struct _TugWaiter TugWaiter;

/* Begins a refresh, or joins the one that runs; the peer answers `waiter` once with
   _tug_waiter_answer(). */
void _tug_pull_peer_wait (gpointer peer, TugWaiter *waiter);
/* Takes `waiter` from those who wait: the peer will not answer it. A refresh that was begun for
   those who wait is cancelled with the last of them. Returns FALSE where its answer is on its way.
 */
gboolean _tug_pull_peer_stop_waiting (gpointer peer, TugWaiter *waiter);

/* Implemented in C, called from Swift. */

/* Borrows the peer of a widget of any such type: NULL when there is none. */
gpointer _tug_pull_peer (GtkWidget *widget);

/* The work of a refresh or a load, which runs, for g_object_unref(). */
TugWork *_tug_work_new (GtkWidget *widget, gboolean is_header);
/* The work is over; returns TRUE where it was not before. */
gboolean _tug_work_close (TugWork *self);

/* Answers a call of a widget's refresh_async(), and frees `waiter`; `error` is lent, and may be
   NULL where the refresh failed. */
void _tug_waiter_answer (TugWaiter *waiter, TugRefreshResult result, const GError *error);

/* Whether a handler is connected to the widget's signal for a refresh or a load. */
gboolean _tug_pull_hears_work (GtkWidget *widget, gboolean is_header);
void _tug_pull_emit_work (GtkWidget *widget, gboolean is_header, TugWork *work);
gboolean _tug_pull_hears_will_end_dragging (GtkWidget *widget);
/* Returns the offset that the program chooses. */
double _tug_pull_emit_will_end_dragging (GtkWidget *widget, double velocity, double target);

/* The events of scrolling, besides will-end-dragging. */
typedef enum
{
  TUG_SCROLL_WILL_BEGIN_DRAGGING,
  TUG_SCROLL_DID_END_DRAGGING,
  TUG_SCROLL_DID_END_DECELERATING,
  TUG_SCROLL_DID_END_ANIMATION
} TugScrollEvent;

void _tug_pull_emit_scroll_event (GtkWidget *widget, TugScrollEvent event, gboolean decelerates);
void _tug_pull_emit_scrolled (GtkWidget *widget);
void _tug_pull_emit_state_changed (GtkWidget *widget,
                                   gboolean is_header,
                                   TugRefreshState from,
                                   TugRefreshState to);

typedef enum
{
  TUG_CONTROL_OPENED,
  TUG_CONTROL_CLOSED
} TugControlEvent;

/* Emits that the header or the footer is open, or has closed. */
void _tug_pull_emit_control_event (GtkWidget *widget, gboolean is_header, TugControlEvent event);
void _tug_pull_emit_action_changed (GtkWidget *widget, guint action);
void _tug_pull_emit_announcement (GtkWidget *widget, const char *text);

/* Shared by the C files alone. */

/* Begins to wait for a refresh of `widget`: the whole of a refresh_async(), whose function `tag`
 * is. */
void _tug_wait_for_refresh (GtkWidget *widget,
                            gpointer tag,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data);
/* TRUE if the caller runs on GTK's thread, which is that of the first caller: the only one from
   which Swift's main actor may be entered. */
gboolean _tug_on_main_thread (void);
/* TRUE if the caller runs on the thread that Swift's runtime takes for the main one; unlike the
   above it makes no thread that one. */
gboolean _tug_is_main_thread (void);

G_END_DECLS
