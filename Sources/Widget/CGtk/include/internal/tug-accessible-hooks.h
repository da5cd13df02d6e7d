#pragma once

#include <gtk/gtk.h>

/* The interface between C and Swift for assistive technology: what it may ask of a list's rows, and
   of the header and footer of any widget that has them. Not installed, not introspected. */

G_BEGIN_DECLS

/* Implemented in Swift, called from C. Each takes a NULL peer, and rows that there are not: nothing
   is known of them, and nothing done. */

typedef enum
{
  TUG_ROW_IS_SELECTED = 1 << 0,
  /* Some of it is in view. */
  TUG_ROW_IS_SHOWING = 1 << 1,
  /* It is the row that keys act on, whether or not the list has the focus. */
  TUG_ROW_HAS_FOCUS = 1 << 2,
  TUG_ROW_IS_HEADING = 1 << 3
} TugRowStates;

/* What a row says; each for g_free(). */
typedef struct
{
  char *name;
  /* NULL where there is nothing more to say. */
  char *description;
  /* A cell that can be checked, and is. */
  gboolean is_checkable;
  gboolean is_checked;
} TugRowWords;

typedef enum
{
  TUG_ROW_ACTIVATE,
  TUG_ROW_SELECT,
  TUG_ROW_MENU,
  /* Of cells as GtkTreeView has them. */
  TUG_ROW_TOGGLE,
  TUG_ROW_EDIT,
  TUG_ROW_N_ACTIONS
} TugRowAction;

int _tug_list_peer_n_rows (gpointer peer);
/* 1 or more. */
int _tug_list_peer_n_columns (gpointer peer);
/* Returns how many rows can be selected: none, one, or several, as 0, 1 and 2. */
int _tug_list_peer_selectable (gpointer peer);
/* The row that keys act on; -1 where there is none, and while they act on the footer. */
int _tug_list_peer_focused_row (gpointer peer);
TugRowStates _tug_list_peer_row_states (gpointer peer, int row);
TugRowWords _tug_list_peer_row_words (gpointer peer, int row);
/* The row's place among those that are no headings, from 1 on, and their number; 0 for a heading.
 */
int _tug_list_peer_row_place (gpointer peer, int row, int *n_places);
/* The row in the widget's points, where its heading is held in view if it is one; FALSE before the
   first layout. */
gboolean _tug_list_peer_row_box (gpointer peer, int row, GdkRectangle *box);
/* A set of 1 << #TugRowAction. */
guint _tug_list_peer_row_actions (gpointer peer, int row);
gboolean _tug_list_peer_act_on_row (gpointer peer, int row, TugRowAction action);
/* Gives the row the focus inside the list, and brings it into view. */
gboolean _tug_list_peer_focus_row (gpointer peer, int row);
/* The selected row after `n` others; -1 where there is none. */
int _tug_list_peer_nth_selected_row (gpointer peer, int n);

/* What a header or a footer is doing. */
typedef struct
{
  gboolean is_busy;
  /* Some of it is in view, in `area` of the widget's points. */
  gboolean is_shown;
  GdkRectangle area;
  /* Keys act on it. */
  gboolean has_focus;
  /* The pull, from 0 to 1 where letting go fires. */
  double pull;
} TugControlState;

TugControlState _tug_pull_peer_control_state (gpointer peer, gboolean is_header);
/* Its words now, for g_free(); NULL without such a control. */
char *_tug_pull_peer_control_words (gpointer peer, gboolean is_header);
/* The names of what it can be asked to do, for g_strfreev(). */
char **_tug_pull_peer_control_actions (gpointer peer, gboolean is_header);
/* Does what the name at `index` says; FALSE where it cannot be done now. */
gboolean _tug_pull_peer_act (gpointer peer, gboolean is_header, int index);

/* Implemented in C, called from Swift. */

/* TRUE where assistive technology has asked for the list: without it there is nothing to tell. */
gboolean _tug_list_view_is_described (GtkWidget *self);
/* `removed` rows from `at` on have gone, and `added` have come in their place; of those that have
   gone the `n_kept` rows `from` are the rows `to` now. */
void _tug_list_view_tell_rows_moved (
    GtkWidget *self, int at, int removed, int added, const int *from, const int *to, int n_kept);
/* Any row may be another one. */
void _tug_list_view_tell_rows_replaced (GtkWidget *self);
/* The rows say something else. */
void _tug_list_view_tell_rows_updated (GtkWidget *self, int first, int n_rows);
/* What a list has of which there may be something to tell. */
typedef enum
{
  /* Rows are selected that were not, or the other way round. */
  TUG_TOLD_SELECTION = 1 << 0,
  /* A row has the focus inside the list. */
  TUG_TOLD_FOCUS = 1 << 1,
  TUG_TOLD_HEADER = 1 << 2,
  TUG_TOLD_FOOTER = 1 << 3
} TugToldStates;

/* Anything else may have changed of what the list has, and of what was told before. */
void _tug_list_view_tell_states (GtkWidget *self, TugToldStates states);

G_END_DECLS
