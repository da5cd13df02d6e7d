#pragma once

#include <gtk/gtk.h>

/* The entry of a list's search, in a popover in the list's corner. */

G_BEGIN_DECLS

/* The popover, still hidden, whose child is a GtkSearchEntry. It takes no grab: what is beside it
   goes on as before. */
GtkWidget *_tug_search_popover_new (GtkWidget *list);
GtkEntry *_tug_search_popover_entry (GtkWidget *popover);
/* Shows it at the end of the list's last line, with the keyboard in the entry behind what is in it.
 */
void _tug_search_popover_show (GtkWidget *popover, GtkWidget *list);
/* Hides it, and leaves the entry empty. */
void _tug_search_popover_hide (GtkWidget *popover);
/* Destroys it once what runs now is over. */
void _tug_search_popover_destroy (GtkWidget *popover);

/* TRUE where the key went into the entry, whether or not that is shown: no key with Control and the
   like does, and none that moves a cursor. */
gboolean _tug_search_entry_type (GtkEntry *entry, GdkEventKey *event);
/* Says that rows are still looked at, beyond a moment. */
void _tug_search_entry_set_busy (GtkEntry *entry, gboolean is_busy);
/* Says that no row begins so. */
void _tug_search_entry_set_failed (GtkEntry *entry, gboolean has_failed);

/* How a key in the entry leads on: 1 to the next row, -1 to the one before, 0 nowhere. */
int _tug_search_direction (const GdkEventKey *event);

/* `text` in the form in which two texts are compared that differ in case and in how letters are
   composed, for g_free(). */
char *_tug_search_form (const char *text);
/* The plain text of Pango's markup, for g_free(); NULL where it is none. */
char *_tug_plain_text (const char *markup);
/* The texts of an area's cells with tabs between them, or the first of them, for g_free(); NULL
   where there is none. */
char *_tug_cells_text (GtkCellArea *area, gboolean is_first_only);

G_END_DECLS
