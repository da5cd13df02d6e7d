#pragma once

#include "internal/tug-accessible-hooks.h"
#include "internal/tug-hooks.h"

#include <gtk/gtk-a11y.h>

/* The accessible of a list. Not installed, not introspected. */

G_BEGIN_DECLS

/* A list box of list items. Screen readers read all children of a list box when it gets the
   focus. */
#define TUG_TYPE_LIST_ACCESSIBLE (_tug_list_accessible_get_type ())
G_DECLARE_DERIVABLE_TYPE (
    TugListAccessible, _tug_list_accessible, TUG, LIST_ACCESSIBLE, GtkWidgetAccessible)

struct _TugListAccessibleClass
{
  GtkWidgetAccessibleClass parent_class;
};

/* A table of cells, for long lists and for grids. Screen readers request the cells by position, not
   all at once. */
#define TUG_TYPE_TABLE_ACCESSIBLE (_tug_table_accessible_get_type ())
G_DECLARE_FINAL_TYPE (
    TugTableAccessible, _tug_table_accessible, TUG, TABLE_ACCESSIBLE, TugListAccessible)

#define TUG_TYPE_ROW_ACCESSIBLE (_tug_row_accessible_get_type ())
G_DECLARE_FINAL_TYPE (TugRowAccessible, _tug_row_accessible, TUG, ROW_ACCESSIBLE, AtkObject)

/* Returns the accessible of the list `widget`. Creates the accessible if there is none, or if the
   list now needs a different type. */
AtkObject *_tug_list_accessible_of (GtkWidget *widget);
/* Called when `widget` is destroyed. */
void _tug_list_accessible_leave (GtkWidget *widget);
/* These functions return NULL after the list was destroyed. */
gpointer _tug_list_accessible_peer (TugListAccessible *self);
GtkWidget *_tug_list_accessible_widget (TugListAccessible *self);

/* Rows: tug-list-accessible-rows.c. */

/* Returns the accessible of a row, to be released with g_object_unref(), or NULL if there is no
   such row. */
AtkObject *_tug_list_accessible_ref_row (TugListAccessible *self, int row);
/* Removes a row from the cache when its last reference is released. */
void _tug_list_accessible_forget_row (TugListAccessible *self, TugRowAccessible *row);
/* Removes all rows from the cache and reports them as defunct. */
void _tug_list_accessible_drop_rows (TugListAccessible *self);
/* Reports the focused row after GTK has reported that the list has the focus. */
void _tug_list_accessible_focus_came (TugListAccessible *self);
void _tug_list_accessible_follow (TugListAccessible *self, gboolean is_selection);

/* The row accessibles of a list. */
typedef struct
{
  /* All rows that have a reference, by their indices. The table does not own them. */
  GHashTable *live;
  /* The most recently created rows, with a reference to each. */
  GQueue recent;
  /* The row that was reported as focused, without a reference. */
  TugRowAccessible *focused;
  /* The id of the idle source that reports the focus, or 0 if none is pending. */
  guint late;
  gboolean is_following;
  gboolean follows_again;
} TugAccessibleRows;

TugAccessibleRows *_tug_list_accessible_rows (TugListAccessible *self);
/* Returns the accessible of a header or footer, without a reference. */
AtkObject *_tug_list_accessible_control (TugListAccessible *self, gboolean is_header);

/* A row: tug-row-accessible.c. */

/* Creates the accessible of row `index` of `list`. Release it with g_object_unref(). */
TugRowAccessible *_tug_row_accessible_new (TugListAccessible *list, int index);
int _tug_row_accessible_index (TugRowAccessible *self);
void _tug_row_accessible_move (TugRowAccessible *self, int index);
/* Called when the row was removed from its list. */
void _tug_row_accessible_leave (TugRowAccessible *self);
/* Reports changed states of the row, including the loss of the focus but not its gain. */
void _tug_row_accessible_follow (TugRowAccessible *self);
/* Reports that the row has the focus. */
void _tug_row_accessible_report_focus (TugRowAccessible *self);
/* Reports changed texts of the row. */
void _tug_row_accessible_update_texts (TugRowAccessible *self);
/* Returns whether a client has requested the texts of the row and they have not changed since. */
gboolean _tug_row_accessible_says_the_same (TugRowAccessible *self);

G_END_DECLS
