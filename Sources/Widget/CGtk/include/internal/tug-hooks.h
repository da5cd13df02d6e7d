#pragma once

#include "internal/tug-pull-peer.h"
#include "tug-list-view.h"

/* The interface between C and Swift for TugListView. Not installed, not introspected. */

G_BEGIN_DECLS

/* Implemented in Swift, called from C. Every `_tug_list_peer_*` function takes a NULL peer, which a
   list has when it was created on a wrong thread, and after it was disposed of. */

/* Returns a new peer of `self`, which does not keep `self` alive; `_tug_list_peer_free` releases
 * it. */
gpointer _tug_list_peer_new (TugListView *self);
void _tug_list_peer_free (gpointer peer);

void _tug_list_peer_draw (gpointer peer, cairo_t *cr);
/* Somebody has asked for a drawing of the list, which may be the list itself. */
void _tug_list_peer_invalidated (gpointer peer);
void _tug_list_peer_size_allocate (gpointer peer, int width, int height);
void _tug_list_peer_map (gpointer peer);
void _tug_list_peer_unmap (gpointer peer);
void _tug_list_peer_realize (gpointer peer);
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

void
_tug_list_peer_scroll_to_row (gpointer peer, guint row, TugRowPosition position, gboolean animated);
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
GtkAdjustment *_tug_list_peer_adjustment (gpointer peer);

/* Without a peer `notify` is called at once. */
void _tug_list_peer_set_search (gpointer peer,
                                TugSearchFunc func,
                                gpointer user_data,
                                GDestroyNotify notify);

/* The list as GtkScrollable. An adjustment of NULL is one of the list's own. */
GtkAdjustment *_tug_list_peer_scroll_adjustment (gpointer peer, GtkOrientation orientation);
void _tug_list_peer_set_scroll_adjustment (gpointer peer,
                                           GtkOrientation orientation,
                                           GtkAdjustment *adjustment);
void _tug_list_peer_scroll_border (gpointer peer, GtkBorder *border);

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
void _tug_list_view_emit_selection_changed (TugListView *self);
/* TRUE if a handler of #TugListView::menu-requested is connected. */
gboolean _tug_list_view_hears_menu (TugListView *self);
void _tug_list_view_emit_menu_requested (TugListView *self, int row, double x, double y);
/* Lets the program draw the block at the list's start or end. */
void _tug_list_view_emit_draw_block (
    TugListView *self, gboolean is_start, cairo_t *cr, double width, double height);
void _tug_list_view_emit_draw_content (TugListView *self, cairo_t *cr, double start, double length);
gboolean _tug_list_view_measures_rows (TugListView *self);
double _tug_list_view_emit_measure_row (TugListView *self, guint row, double width);

/* Shared by the C files alone. */

/* The form of a list in a .ui file. */
void _tug_list_view_buildable_init (gpointer iface, gpointer data);

G_END_DECLS
