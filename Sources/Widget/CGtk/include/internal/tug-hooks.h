#pragma once

#include "internal/tug-pull-peer.h"
#include "tug-list-view.h"

/* The interface between C and Swift for TugListView. Not installed, not introspected. */

G_BEGIN_DECLS

/* Implemented in Swift, called from C. Every `_tug_list_peer_*` function accepts a NULL peer,
   because a list that was created on a wrong thread or was disposed has no peer. */

/* Returns a new peer of `self` that does not keep `self` alive. Release it with
   `_tug_list_peer_free`. */
gpointer _tug_list_peer_new (TugListView *self);
void _tug_list_peer_free (gpointer peer);

void _tug_list_peer_draw (gpointer peer, cairo_t *cr);
/* Notifies that a redraw of the list was requested, by the list or by other code. */
void _tug_list_peer_invalidated (gpointer peer);
void _tug_list_peer_size_allocate (gpointer peer, int width, int height);
void _tug_list_peer_map (gpointer peer);
void _tug_list_peer_unmap (gpointer peer);
void _tug_list_peer_realize (gpointer peer);
void _tug_list_peer_preferred_width (gpointer peer, int *minimum, int *natural);
void _tug_list_peer_preferred_height (gpointer peer, int *minimum, int *natural);

/* These functions return GDK_EVENT_STOP if they used the event. */
gboolean _tug_list_peer_scroll_event (gpointer peer, GdkEventScroll *event);
gboolean _tug_list_peer_touch_event (gpointer peer, GdkEventTouch *event);
gboolean _tug_list_peer_motion_notify_event (gpointer peer, GdkEventMotion *event);
gboolean _tug_list_peer_enter_notify_event (gpointer peer, GdkEventCrossing *event);
gboolean _tug_list_peer_leave_notify_event (gpointer peer, GdkEventCrossing *event);
gboolean _tug_list_peer_grab_broken_event (gpointer peer, GdkEventGrabBroken *event);
/* Handles a button event that no handler of the program has stopped. */
gboolean _tug_list_peer_button_press_event (gpointer peer, GdkEventButton *event);
gboolean _tug_list_peer_button_release_event (gpointer peer, GdkEventButton *event);
/* Called after all handlers of a button event have run. */
void _tug_list_peer_after_button_event (gpointer peer, GdkEventButton *event);
gboolean _tug_list_peer_key_press_event (gpointer peer, GdkEventKey *event);
void _tug_list_peer_focus_entered (gpointer peer);
gboolean _tug_list_peer_popup_menu (gpointer peer);

/* Called before the program changes the cell renderers. */
void _tug_list_peer_cells_change (gpointer peer);

void
_tug_list_peer_scroll_to_row (gpointer peer, guint row, TugRowPosition position, gboolean animated);
int _tug_list_peer_row_at (gpointer peer, double x, double y);
gboolean _tug_list_peer_row_area (gpointer peer, guint row, GdkRectangle *area);
guint _tug_list_peer_visible_rows (gpointer peer, guint *first);
void _tug_list_peer_select_rows (gpointer peer, guint row, guint n_rows, gboolean is_selected);
gboolean _tug_list_peer_is_selected (gpointer peer, guint row);
guint _tug_list_peer_n_selected_rows (gpointer peer);
/* Writes the first `n_rows` selected rows. */
void _tug_list_peer_fill_selected_rows (gpointer peer, guint *rows, guint n_rows);
/* Returns the item, to be released with g_object_unref(), or NULL. */
gpointer _tug_list_peer_selected_item (gpointer peer);
void _tug_list_peer_update_row_appearance (gpointer peer);
void _tug_list_peer_update_rows (gpointer peer, guint row, guint n_rows);
gboolean _tug_list_peer_set_section_rows (gpointer peer, const guint *rows, guint n_rows);
GtkAdjustment *_tug_list_peer_adjustment (gpointer peer);

/* Sets the search function. Without a peer, `notify` is called immediately. */
void _tug_list_peer_set_search (gpointer peer,
                                TugSearchFunc func,
                                gpointer user_data,
                                GDestroyNotify notify);

/* The functions for GtkScrollable. If an adjustment is NULL, the list creates one. */
GtkAdjustment *_tug_list_peer_scroll_adjustment (gpointer peer, GtkOrientation orientation);
void _tug_list_peer_set_scroll_adjustment (gpointer peer,
                                           GtkOrientation orientation,
                                           GtkAdjustment *adjustment);
void _tug_list_peer_scroll_border (gpointer peer, GtkBorder *border);

/* The state of a list that a program saves to create the list again. */
typedef struct
{
  guint first_row;
  double offset_in_row;
  gboolean is_refreshing;
  gboolean is_loading;
  gboolean has_no_more_data;
  gboolean is_floor_open;
  /* In seconds since 1970 UTC, or -1 if unset. */
  gint64 last_updated;
} TugListState;

void _tug_list_peer_save (gpointer peer, TugListState *state);
gboolean _tug_list_peer_restore (gpointer peer, const TugListState *state);

void _tug_language_set (const char *tag);
/* Supplies texts by `keys`. Both arrays are NULL-terminated. */
void _tug_language_supply (const char *tag, const char *const *keys, const char *const *words);
/* Returns whether the file was read. */
gboolean _tug_language_supply_file (const char *tag, const char *path, GError **error);

/* Implemented in C, called from Swift. */

/* Notes the language for tug_get_language(), or NULL for the user's language. */
void _tug_language_note (const char *tag);

/* Returns the peer of `self` without a reference, or NULL if there is no peer. */
gpointer _tug_list_view_peer (TugListView *self);
void _tug_list_view_emit_row_activated (TugListView *self, guint row);

/* Returns the row that the program's function creates for an item, to be freed with tug_row_free(),
   or NULL if there is no function or if it returns NULL. */
TugRow *_tug_list_view_call_row_func (TugListView *self, gpointer item);
gboolean _tug_list_view_has_row_func (TugListView *self);
/* Returns whether a handler of #TugListView::draw-row is connected. */
gboolean _tug_list_view_draws_rows (TugListView *self);
void _tug_list_view_emit_draw_row (
    TugListView *self, guint row, cairo_t *cr, double width, double height, GtkStateFlags state);
/* Returns the cell area that draws the rows of a GtkTreeModel, or NULL if no renderer is packed. */
GtkCellArea *_tug_list_view_area (TugListView *self);
/* The content of a row, borrowed from it. All pointers except `title` may be NULL. */
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
  gboolean use_markup;
} TugRowContent;

TugRowContent _tug_row_content (const TugRow *self);
void _tug_list_view_emit_selection_changed (TugListView *self);
/* Returns whether a handler of #TugListView::menu-requested is connected. */
gboolean _tug_list_view_has_menu_handler (TugListView *self);
void _tug_list_view_emit_menu_requested (TugListView *self, int row, double x, double y);
/* Emits the signal with which the program draws the block at the start or end of the list. */
void _tug_list_view_emit_draw_block (
    TugListView *self, gboolean is_start, cairo_t *cr, double width, double height);
void _tug_list_view_emit_draw_content (TugListView *self, cairo_t *cr, double start, double length);
gboolean _tug_list_view_measures_rows (TugListView *self);
double _tug_list_view_emit_measure_row (TugListView *self, guint row, double width);

/* Shared by the C files only. */

/* Implements GtkBuildable, so that a .ui file can describe a list. */
void _tug_list_view_buildable_init (gpointer iface, gpointer data);

G_END_DECLS
