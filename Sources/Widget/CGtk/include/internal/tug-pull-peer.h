#pragma once

#include "tug-pullable.h"
#include "tug-work.h"

/* The interface between C and Swift for every widget with a header and a footer: the functions that
   a list and a bin have in common. Not installed, not introspected. */

G_BEGIN_DECLS

/* Implemented in Swift, called from C. Every function accepts the peer of a list or bin, and a NULL
   peer, because a widget that was created on a wrong thread or was disposed has no peer. */

/* Called when the surroundings or the style of the widget change, including its scale factor. */
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
/* Cancel the running refresh or load without showing a result. */
void _tug_pull_peer_cancel_refresh (gpointer peer);
void _tug_pull_peer_cancel_load (gpointer peer);
void _tug_pull_peer_reset_no_more_data (gpointer peer);
/* Returns whether there is a header and a refresh can begin. */
gboolean _tug_pull_peer_can_refresh (gpointer peer);
/* Ends the running refresh or load for its work, after `delay` seconds. `error` is borrowed, and is
   NULL unless the work failed. */
void _tug_pull_peer_end_work (
    gpointer peer, gboolean is_header, TugRefreshResult result, double delay, const GError *error);
void _tug_pull_peer_scroll_to_offset (gpointer peer, double offset, gboolean animated);
void _tug_pull_peer_scroll_to_start (gpointer peer, gboolean animated);
GtkOrientation _tug_pull_peer_orientation (gpointer peer);
void _tug_pull_peer_set_orientation (gpointer peer, GtkOrientation orientation);

/* A call of refresh_async() that has not been answered yet. */
typedef struct _TugWaiter TugWaiter;

/* Begins a refresh or joins the running one. The peer answers `waiter` once, with
   _tug_waiter_answer(). */
void _tug_pull_peer_wait (gpointer peer, TugWaiter *waiter);
/* Removes `waiter`, so that the peer does not answer it. A refresh that was begun only for waiters
   is cancelled with the last of them. Returns FALSE if the answer is already on its way. */
gboolean _tug_pull_peer_stop_waiting (gpointer peer, TugWaiter *waiter);

/* Implemented in C, called from Swift. */

/* Returns the peer of a list or bin without a reference, or NULL if there is no peer. */
gpointer _tug_pull_peer (GtkWidget *widget);

/* Creates the running work of a refresh or load. Release it with g_object_unref(). */
TugWork *_tug_work_new (GtkWidget *widget, gboolean is_header);
/* Marks the work as ended. Returns whether it was running. */
gboolean _tug_work_close (TugWork *self);

/* Answers a call of refresh_async(), and frees `waiter`. `error` is borrowed, and may be NULL even
   if the refresh failed. */
void _tug_waiter_answer (TugWaiter *waiter, TugRefreshResult result, const GError *error);

/* Returns whether a handler is connected to the widget's signal for a refresh or load. */
gboolean _tug_pull_has_work_handler (GtkWidget *widget, gboolean is_header);
void _tug_pull_emit_work (GtkWidget *widget, gboolean is_header, TugWork *work);
gboolean _tug_pull_has_will_end_dragging_handler (GtkWidget *widget);
/* Emits will-end-dragging. Returns the offset that the program chooses. */
double _tug_pull_emit_will_end_dragging (GtkWidget *widget, double velocity, double target);

/* The signals of pullable widgets. */
typedef enum
{
  TUG_SIGNAL_REFRESH,
  TUG_SIGNAL_LOAD_MORE,
  TUG_SIGNAL_SCROLLED,
  TUG_SIGNAL_REFRESH_STATE_CHANGED,
  TUG_SIGNAL_LOAD_STATE_CHANGED,
  TUG_SIGNAL_WILL_BEGIN_DRAGGING,
  TUG_SIGNAL_WILL_END_DRAGGING,
  TUG_SIGNAL_DID_END_DRAGGING,
  TUG_SIGNAL_DID_END_DECELERATING,
  TUG_SIGNAL_DID_END_SCROLLING_ANIMATION,
  TUG_SIGNAL_ACTION_CHANGED,
  TUG_SIGNAL_REFRESH_OPENED,
  TUG_SIGNAL_REFRESH_CLOSED,
  TUG_SIGNAL_LOAD_OPENED,
  TUG_SIGNAL_LOAD_CLOSED,
  TUG_SIGNAL_ANNOUNCEMENT,
  TUG_N_SIGNALS
} TugSignal;

/* A signal with its arguments. A field that the signal does not have is 0. */
typedef struct
{
  TugSignal signal;
  TugRefreshState from, to;
  gboolean decelerates;
  guint action;
  const char *text;
} TugReport;

/* Emits a signal, except for the signals that have functions of their own above. */
void _tug_pullable_emit (GtkWidget *widget, const TugReport *report);

/* Shared by the C files only. */

/* Implements refresh_async(): waits for a refresh of `widget`. `tag` is the address of the public
   function. */
void _tug_wait_for_refresh (GtkWidget *widget,
                            gpointer tag,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data);
/* Returns whether the caller runs on GTK's thread, the only one that may enter Swift's main actor.
   In the shared library this is the thread that _tug_bind_main_thread() has bound, or any thread
   before. Otherwise it is the thread of the program. */
gboolean _tug_on_main_thread (void);
/* Binds the library to the caller's thread, unless a thread is bound already or another thread runs
   the main loop. Returns whether the caller runs on GTK's thread. Call it to create a widget. */
gboolean _tug_bind_main_thread (void);
/* Returns whether the caller runs on the thread that Swift's runtime uses as its main thread.
   Unlike _tug_on_main_thread(), this function does not take a thread. */
gboolean _tug_is_main_thread (void);

G_END_DECLS
