#pragma once

#include "tug-list-view-refreshing.h"
#include "tug-work.h"

/* The interface between C and Swift for TugListView. Not installed, not introspected. */

G_BEGIN_DECLS

/* Implemented in Swift, called from C. Every `_tug_list_peer_*` function takes a NULL peer, which a
   list has when it was created on a wrong thread, and after it was disposed of. */

/* Returns a new peer of `self`, which does not keep `self` alive; `_tug_list_peer_free` releases
 * it. */
gpointer _tug_list_peer_new (TugListView *self);
void _tug_list_peer_free (gpointer peer);

void _tug_list_peer_draw (gpointer peer, cairo_t *cr);
void _tug_list_peer_size_allocate (gpointer peer, int width, int height);
void _tug_list_peer_map (gpointer peer);
void _tug_list_peer_unmap (gpointer peer);
void _tug_list_peer_realize (gpointer peer);
void _tug_list_peer_unrealize (gpointer peer);
void _tug_list_peer_style_updated (gpointer peer);
void _tug_list_peer_state_flags_changed (gpointer peer);
void _tug_list_peer_screen_changed (gpointer peer);
void _tug_list_peer_hierarchy_changed (gpointer peer);
void _tug_list_peer_direction_changed (gpointer peer);
void _tug_list_peer_scale_changed (gpointer peer);
void _tug_list_peer_preferred_width (gpointer peer, int *minimum, int *natural);
void _tug_list_peer_preferred_height (gpointer peer, int *minimum, int *natural);

/* Return GDK_EVENT_STOP when the event was used. */
gboolean _tug_list_peer_scroll_event (gpointer peer, GdkEventScroll *event);
gboolean _tug_list_peer_touch_event (gpointer peer, GdkEventTouch *event);
gboolean _tug_list_peer_motion_notify_event (gpointer peer, GdkEventMotion *event);
gboolean _tug_list_peer_enter_notify_event (gpointer peer, GdkEventCrossing *event);
gboolean _tug_list_peer_leave_notify_event (gpointer peer, GdkEventCrossing *event);
gboolean _tug_list_peer_grab_broken_event (gpointer peer, GdkEventGrabBroken *event);
/* A button has gone down or up, and no handler of the program has kept it for itself. */
gboolean _tug_list_peer_button_press_event (gpointer peer, GdkEventButton *event);
gboolean _tug_list_peer_button_release_event (gpointer peer, GdkEventButton *event);
/* The same event has been handled, by whomever. */
void _tug_list_peer_after_button_event (gpointer peer, GdkEventButton *event);
gboolean _tug_list_peer_key_press_event (gpointer peer, GdkEventKey *event);
void _tug_list_peer_focus_entered (gpointer peer);
gboolean _tug_list_peer_popup_menu (gpointer peer);

/* The cell renderers are about to be changed by the program. */
void _tug_list_peer_cells_change (gpointer peer);

void _tug_list_peer_begin_refresh (gpointer peer);
void _tug_list_peer_end_refresh (gpointer peer, gboolean success);
void _tug_list_peer_begin_load (gpointer peer);
void _tug_list_peer_end_load (gpointer peer, gboolean has_more);
void _tug_list_peer_fail_load (gpointer peer);
/* Cancel the running refresh or load: no result is shown. */
void _tug_list_peer_cancel_refresh (gpointer peer);
void _tug_list_peer_cancel_load (gpointer peer);
void _tug_list_peer_reset_no_more_data (gpointer peer);
/* TRUE if there is a header, and nothing keeps it from beginning. */
gboolean _tug_list_peer_can_refresh (gpointer peer);
void _tug_list_peer_scroll_to_offset (gpointer peer, double offset, gboolean animated);
void
_tug_list_peer_scroll_to_row (gpointer peer, guint row, TugRowPosition position, gboolean animated);
void _tug_list_peer_scroll_to_start (gpointer peer, gboolean animated);
int _tug_list_peer_row_at (gpointer peer, double x, double y);
gboolean _tug_list_peer_row_area (gpointer peer, guint row, GdkRectangle *area);
guint _tug_list_peer_visible_rows (gpointer peer, guint *first);
void _tug_list_peer_select_rows (gpointer peer, guint row, guint n_rows, gboolean is_selected);
gboolean _tug_list_peer_is_selected (gpointer peer, guint row);
guint _tug_list_peer_n_selected_rows (gpointer peer);
/* Writes the first `n_rows` of them. */
void _tug_list_peer_fill_selected_rows (gpointer peer, guint *rows, guint n_rows);
/* For g_object_unref(), or NULL. */
gpointer _tug_list_peer_selected_item (gpointer peer);
void _tug_list_peer_rows_look_otherwise (gpointer peer);
void _tug_list_peer_update_rows (gpointer peer, guint row, guint n_rows);
gboolean _tug_list_peer_set_section_rows (gpointer peer, const guint *rows, guint n_rows);
GtkOrientation _tug_list_peer_orientation (gpointer peer);
void _tug_list_peer_set_orientation (gpointer peer, GtkOrientation orientation);
GtkAdjustment *_tug_list_peer_adjustment (gpointer peer);

void _tug_list_peer_begin (gpointer peer, gboolean is_header, TugBeginFlags flags);
void _tug_list_peer_end (gpointer peer, gboolean is_header, TugRefreshResult result, double delay);

/* Ends the running refresh or load for its work; `error` is lent, and NULL unless it failed. */
void _tug_list_peer_end_work (gpointer peer,
                              gboolean is_header,
                              TugRefreshResult result,
                              const GError *error);

/* A call of tug_list_view_refresh_async() that has no answer yet. */
typedef struct _TugWaiter TugWaiter;

/* Begins a refresh, or joins the one that runs; the peer answers `waiter` once with
   _tug_waiter_answer(). */
void _tug_list_peer_wait (gpointer peer, TugWaiter *waiter);
/* Takes `waiter` from those who wait: the peer will not answer it. A refresh that was begun for
   those who wait is cancelled with the last of them. Returns FALSE where its answer is on its way.
 */
gboolean _tug_list_peer_stop_waiting (gpointer peer, TugWaiter *waiter);

/* The state of a list that a program keeps while it creates the list again. */
typedef struct
{
  guint first_row;
  double offset_in_row;
  gboolean is_refreshing;
  gboolean is_loading;
  gboolean has_no_more_data;
  gboolean is_floor_open;
  /* Seconds since 1970 UTC, -1 for none. */
  gint64 last_updated;
} TugListState;

void _tug_list_peer_save (gpointer peer, TugListState *state);
gboolean _tug_list_peer_restore (gpointer peer, const TugListState *state);

void _tug_language_set (const char *tag);
/* The language for g_free(), or NULL. */
char *_tug_language_get (void);
/* Words by `keys`, both NULL-terminated. */
void _tug_language_supply (const char *tag, const char *const *keys, const char *const *words);
/* The reason why the file cannot be read, for g_free(); NULL where it can. */
char *_tug_language_supply_file (const char *tag, const char *path);

/* Implemented in C, called from Swift. */

/* Borrows the peer of `self`: NULL when there is none. */
gpointer _tug_list_view_peer (TugListView *self);
void _tug_list_view_emit_refresh (TugListView *self, TugWork *work);
void _tug_list_view_emit_load_more (TugListView *self, TugWork *work);
/* The work of a refresh or a load, which runs, for g_object_unref(). */
TugWork *_tug_work_new (TugListView *list, gboolean is_header);
/* The work is over; returns TRUE where it was not before. */
gboolean _tug_work_close (TugWork *self);
/* TRUE if a handler of #TugListView::refresh or #TugListView::load-more is connected. */
gboolean _tug_list_view_hears_refresh (TugListView *self);
gboolean _tug_list_view_hears_load_more (TugListView *self);
gboolean _tug_list_view_hears_will_end_dragging (TugListView *self);
void _tug_list_view_emit_row_activated (TugListView *self, guint row);

/* The row of an item by the program's function, for tug_row_free(); NULL where there is no
   function. */
TugRow *_tug_list_view_call_row_func (TugListView *self, gpointer item);
gboolean _tug_list_view_has_row_func (TugListView *self);
/* TRUE if a handler of #TugListView::draw-row is connected. */
gboolean _tug_list_view_draws_rows (TugListView *self);
void _tug_list_view_emit_draw_row (
    TugListView *self, guint row, cairo_t *cr, double width, double height, GtkStateFlags state);
/* The area that draws the rows of a GtkTreeModel, or NULL where no renderer is packed. */
GtkCellArea *_tug_list_view_area (TugListView *self);
/* What a row has been given, all of it borrowed; title apart each may be NULL. */
typedef struct
{
  const char *title;
  const char *subtitle;
  const char *detail;
  const char *badge;
  GIcon *icon;
  char **style_classes;
  gboolean wraps;
  gboolean emphasis;
  gboolean uses_markup;
} TugRowContent;

TugRowContent _tug_row_content (const TugRow *self);
/* The events of a list's scrolling, besides TugListView::will-end-dragging. */
typedef enum
{
  TUG_SCROLL_WILL_BEGIN_DRAGGING,
  TUG_SCROLL_DID_END_DRAGGING,
  TUG_SCROLL_DID_END_DECELERATING,
  TUG_SCROLL_DID_END_ANIMATION
} TugScrollEvent;

void
_tug_list_view_emit_scroll_event (TugListView *self, TugScrollEvent event, gboolean decelerates);
/* Returns the offset that the program chooses. */
double _tug_list_view_emit_will_end_dragging (TugListView *self, double velocity, double target);
void _tug_list_view_emit_action_changed (TugListView *self, guint action);
void _tug_list_view_emit_scrolled (TugListView *self);
void _tug_list_view_emit_selection_changed (TugListView *self);
void _tug_list_view_emit_state_changed (TugListView *self,
                                        gboolean is_header,
                                        TugRefreshState from,
                                        TugRefreshState to);
void _tug_list_view_emit_menu_requested (TugListView *self, int row, double x, double y);
/* Answers a call of tug_list_view_refresh_async(), and frees `waiter`; `error` is lent, and may be
   NULL where the refresh failed. */
void _tug_waiter_answer (TugWaiter *waiter, TugRefreshResult result, const GError *error);

typedef enum
{
  TUG_CONTROL_OPENED,
  TUG_CONTROL_CLOSED
} TugControlEvent;

/* Emits that the header or the footer is open, or has closed. */
void
_tug_list_view_emit_control_event (TugListView *self, gboolean is_header, TugControlEvent event);
void _tug_list_view_emit_announcement (TugListView *self, const char *text);
/* Lets the program draw the block at the list's start or end. */
void _tug_list_view_emit_draw_block (
    TugListView *self, gboolean is_start, cairo_t *cr, double width, double height);
void _tug_list_view_emit_draw_content (TugListView *self, cairo_t *cr, double start, double length);
gboolean _tug_list_view_measures_rows (TugListView *self);
double _tug_list_view_emit_measure_row (TugListView *self, guint row, double width);

/* Shared by the C files alone. */

/* The form of a list in a .ui file. */
void _tug_list_view_buildable_init (gpointer iface, gpointer data);
/* TRUE if the caller runs on GTK's thread, which is that of the first caller: the only one from
   which Swift's main actor may be entered. */
gboolean _tug_on_main_thread (void);

G_END_DECLS
