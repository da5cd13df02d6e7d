#pragma once

#include "internal/tug-accessible-hooks.h"
#include "internal/tug-hooks.h"

#include <gtk/gtk-a11y.h>

/* A list for assistive technology. Not installed, not introspected. */

G_BEGIN_DECLS

/* A list box of list items. A reader reads all children of one when the focus comes to it. */
#define TUG_TYPE_LIST_ACCESSIBLE (_tug_list_accessible_get_type ())
G_DECLARE_DERIVABLE_TYPE (
    TugListAccessible, _tug_list_accessible, TUG, LIST_ACCESSIBLE, GtkWidgetAccessible)

struct _TugListAccessibleClass
{
  GtkWidgetAccessibleClass parent_class;
};

/* The same as a table of cells, which readers ask for by place: for long lists, and for grids. */
#define TUG_TYPE_TABLE_ACCESSIBLE (_tug_table_accessible_get_type ())
G_DECLARE_FINAL_TYPE (
    TugTableAccessible, _tug_table_accessible, TUG, TABLE_ACCESSIBLE, TugListAccessible)

#define TUG_TYPE_ROW_ACCESSIBLE (_tug_row_accessible_get_type ())
G_DECLARE_FINAL_TYPE (TugRowAccessible, _tug_row_accessible, TUG, ROW_ACCESSIBLE, AtkObject)

/* The accessible of `widget`, a list, which is made where there is none, and again where the list
   needs another kind. */
AtkObject *_tug_list_accessible_of (GtkWidget *widget);
/* `widget` is destroyed. */
void _tug_list_accessible_leave (GtkWidget *widget);
/* NULL once the list is destroyed. */
gpointer _tug_list_accessible_peer (TugListAccessible *self);
GtkWidget *_tug_list_accessible_widget (TugListAccessible *self);

/* Rows: tug-list-accessible-rows.c. */

/* The accessible of a row, for g_object_unref(); NULL where there is no such row. */
AtkObject *_tug_list_accessible_ref_row (TugListAccessible *self, int row);
/* A row's last reference has gone. */
void _tug_list_accessible_forget_row (TugListAccessible *self, TugRowAccessible *row);
/* All rows have gone, as the list does. */
void _tug_list_accessible_drop_rows (TugListAccessible *self);
/* Tells which row the focus is on, once GTK has told that it is on the list. */
void _tug_list_accessible_focus_came (TugListAccessible *self);
void _tug_list_accessible_follow (TugListAccessible *self, gboolean is_selection);

/* What a list keeps of its rows. */
typedef struct
{
  /* Those that somebody holds, by their rows; their keys are theirs. */
  GHashTable *live;
  /* The last ones that were asked for, which are held. */
  GQueue recent;
  /* The one that was told to have the focus; not held. */
  TugRowAccessible *focused;
  /* Tells of the focus later; 0 where nothing is to be told. */
  guint late;
  gboolean is_following;
  gboolean follows_again;
} TugAccessibleRows;

TugAccessibleRows *_tug_list_accessible_rows (TugListAccessible *self);
/* The accessible of a header or footer, which is lent. */
AtkObject *_tug_list_accessible_control (TugListAccessible *self, gboolean is_header);

/* A row: tug-row-accessible.c. */

/* The row `index` of `list`, for g_object_unref(). */
TugRowAccessible *_tug_row_accessible_new (TugListAccessible *list, int index);
int _tug_row_accessible_index (TugRowAccessible *self);
void _tug_row_accessible_move (TugRowAccessible *self, int index);
/* It has gone from its list. */
void _tug_row_accessible_leave (TugRowAccessible *self);
/* Tells what has changed of its states; whether it has the focus only where that has gone. */
void _tug_row_accessible_follow (TugRowAccessible *self);
/* Tells that it has the focus. */
void _tug_row_accessible_tell_focus (TugRowAccessible *self);
/* Tells what has changed of its words. */
void _tug_row_accessible_follow_words (TugRowAccessible *self);
/* TRUE where it still says what it said when it was asked. */
gboolean _tug_row_accessible_says_the_same (TugRowAccessible *self);

G_END_DECLS
