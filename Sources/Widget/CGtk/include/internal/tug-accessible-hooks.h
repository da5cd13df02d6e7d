#pragma once

#include <gtk/gtk.h>

/* The interface between C and Swift for assistive technologies: access to the rows of a list, and
   to the header and footer of any widget. Not installed, not introspected. */

G_BEGIN_DECLS

/* Implemented in Swift, called from C. Every function accepts a NULL peer and rows that do not
   exist: it then does nothing and returns an empty value. */

typedef enum
{
  TUG_ROW_IS_SELECTED = 1 << 0,
  /* At least a part of the row is in view. */
  TUG_ROW_IS_SHOWING = 1 << 1,
  /* Keys act on the row, whether or not the list has the focus. */
  TUG_ROW_HAS_FOCUS = 1 << 2,
  TUG_ROW_IS_HEADING = 1 << 3
} TugRowStates;

/* The texts of a row. Free each with g_free(). */
typedef struct
{
  char *name;
  /* The description, or NULL if the row has only a name. */
  char *description;
  /* Whether the row has a check cell, and whether the cell is checked. */
  gboolean is_checkable;
  gboolean is_checked;
} TugRowTexts;

typedef enum
{
  TUG_ROW_ACTIVATE,
  TUG_ROW_SELECT,
  TUG_ROW_MENU,
  /* For the cells of a row, as in GtkTreeView. */
  TUG_ROW_TOGGLE,
  TUG_ROW_EDIT,
  TUG_ROW_N_ACTIONS
} TugRowAction;

int _tug_list_peer_n_rows (gpointer peer);
/* Returns the number of columns, at least 1. */
int _tug_list_peer_n_columns (gpointer peer);
/* Returns 0 if rows cannot be selected, 1 if only one row can be selected, or 2 if several can. */
int _tug_list_peer_selectable (gpointer peer);
/* Returns the row that keys act on, or -1 if there is no such row or if keys act on the footer. */
int _tug_list_peer_focused_row (gpointer peer);
TugRowStates _tug_list_peer_row_states (gpointer peer, int row);
TugRowTexts _tug_list_peer_row_texts (gpointer peer, int row);
/* Returns the position of the row among the rows that are not headings, from 1, and sets `n_places`
   to the number of these rows. Both are 0 for a heading. */
int _tug_list_peer_row_place (gpointer peer, int row, int *n_places);
/* Gets the area of the row in the widget's points. For a heading this is the place in view where
   the list keeps it. Returns FALSE before the first layout. */
gboolean _tug_list_peer_row_box (gpointer peer, int row, GdkRectangle *box);
/* Returns a set of 1 << #TugRowAction. */
guint _tug_list_peer_row_actions (gpointer peer, int row);
gboolean _tug_list_peer_act_on_row (gpointer peer, int row, TugRowAction action);
/* Gives the row the focus inside the list, and scrolls to the row. */
gboolean _tug_list_peer_focus_row (gpointer peer, int row);
/* Returns the selected row at index `n` of the selection, or -1 if fewer rows are selected. */
int _tug_list_peer_nth_selected_row (gpointer peer, int n);

/* The state of a header or footer, for assistive technologies. */
typedef struct
{
  gboolean is_busy;
  /* Whether at least a part of the control is in view, and its area in the widget's points. */
  gboolean is_shown;
  GdkRectangle area;
  /* Whether keys act on the control. */
  gboolean has_focus;
  /* The pull, from 0 to 1; a release at 1 fires. */
  double pull;
} TugControlState;

TugControlState _tug_pull_peer_control_state (gpointer peer, gboolean is_header);
/* Returns the current text of the control, to be freed with g_free(), or NULL if there is no such
   control. */
char *_tug_pull_peer_control_words (gpointer peer, gboolean is_header);
/* Returns the names of the control's actions, to be freed with g_strfreev(). */
char **_tug_pull_peer_control_actions (gpointer peer, gboolean is_header);
/* Performs the action at `index`. Returns FALSE if the action is not available now. */
gboolean _tug_pull_peer_act (gpointer peer, gboolean is_header, int index);

/* Implemented in C, called from Swift. */

/* Returns whether an assistive technology has requested the list's accessible. If not, no
   notifications are needed. */
gboolean _tug_list_view_is_described (GtkWidget *self);
/* Notifies that `removed` rows from index `at` on were replaced by `added` rows. The `n_kept`
   replaced rows with the old indices `from` are now at the indices `to`. */
void _tug_list_view_report_rows_moved (
    GtkWidget *self, int at, int removed, int added, const int *from, const int *to, int n_kept);
/* Notifies that any row may have changed to a different row. */
void _tug_list_view_report_rows_replaced (GtkWidget *self);
/* Notifies that the texts of rows have changed. */
void _tug_list_view_report_rows_updated (GtkWidget *self, int first, int n_rows);
/* The parts of a list's state that notifications report. */
typedef enum
{
  /* The selection has changed. */
  TUG_REPORTED_SELECTION = 1 << 0,
  /* A row has the focus inside the list. */
  TUG_REPORTED_FOCUS = 1 << 1,
  TUG_REPORTED_HEADER = 1 << 2,
  TUG_REPORTED_FOOTER = 1 << 3
} TugReportedStates;

/* Notifies of `states`, and of any other change since the last notification. */
void _tug_list_view_report_states (GtkWidget *self, TugReportedStates states);

G_END_DECLS
