#pragma once

#include <gtk/gtk.h>

/* Cell renderers that answer to clicks and keys. */

/* What a renderer does with the values that it has now; inert where it cannot be used. */
GtkCellRendererMode _tug_cell_mode (GtkCellRenderer *cell);
/* A press of the primary button at a point of `widget`, for gdk_event_free(). */
GdkEvent *_tug_cell_press_new (GtkWidget *widget, double x, double y);
/* TRUE while a key is handled. */
gboolean _tug_is_key_event (void);
/* Gives up what the user has typed in so far. */
void _tug_cell_editable_give_up (GtkCellEditable *editable);
/* The popover with `editable` over `place` of `widget`, still to be shown. */
GtkWidget *
_tug_cell_popover_new (GtkWidget *widget, const GdkRectangle *place, GtkCellEditable *editable);
/* Destroys it once what runs now is over: a window that is destroyed takes the focus out of it
   first, which ends the editing, and goes on with that focus. */
void _tug_cell_popover_destroy (GtkWidget *popover, GtkCellRenderer *cell);

/* What cells say with the values that they have now. */
typedef struct
{
  /* The texts in order, for g_free(). */
  char *text;
  gboolean is_checkable;
  gboolean is_checked;
} TugCellWords;

TugCellWords _tug_cells_words (GtkCellArea *area);
