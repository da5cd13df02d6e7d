#pragma once

#include <gtk/gtk.h>

/* Cell renderers that react to clicks and keys. */

/* Returns the mode of a renderer for its current values: inert if the renderer is insensitive or
   invisible. */
GtkCellRendererMode _tug_cell_mode (GtkCellRenderer *cell);
/* Creates a press of the primary button at a point of `widget`. Free it with gdk_event_free(). */
GdkEvent *_tug_cell_press_new (GtkWidget *widget, double x, double y);
/* Returns whether GTK is handling a key event. */
gboolean _tug_is_key_event (void);
/* Discards the text that the user has typed so far. */
void _tug_cell_editable_cancel (GtkCellEditable *editable);
/* Creates a hidden popover that contains `editable` and points to `place` in `widget`. */
GtkWidget *
_tug_cell_popover_new (GtkWidget *widget, const GdkRectangle *place, GtkCellEditable *editable);
/* Destroys the popover after the running code has returned. Destroying a window takes the focus out
   of it first, which ends the editing, and then continues to use that focus. */
void _tug_cell_popover_destroy (GtkWidget *popover, GtkCellRenderer *cell);

/* The texts and checks of cells with their current values. */
typedef struct
{
  /* The texts in order, with spaces between them, to be freed with g_free(), or NULL. */
  char *text;
  gboolean is_checkable;
  gboolean is_checked;
} TugCellTexts;

TugCellTexts _tug_cells_texts (GtkCellArea *area);
