#pragma once

#include <gtk/gtk.h>

/* The search entry of a list, in a popover in the corner of the list. */

G_BEGIN_DECLS

/* Creates a hidden popover with a GtkSearchEntry. It takes no grab, so the rest of the window stays
   usable. */
GtkWidget *_tug_search_popover_new (GtkWidget *list);
GtkEntry *_tug_search_popover_entry (GtkWidget *popover);
/* Shows the popover at the bottom right corner of the list (left if text runs from right to left),
   and gives the keyboard focus to the entry, with the cursor after its text. */
void _tug_search_popover_show (GtkWidget *popover, GtkWidget *list);
/* Hides the popover and empties the entry. */
void _tug_search_popover_hide (GtkWidget *popover);
/* Destroys the popover after the running code has returned. */
void _tug_search_popover_destroy (GtkWidget *popover);

/* Passes a key press to the entry as typed text. Returns whether the entry used it. */
gboolean _tug_search_entry_type (GtkEntry *entry, GdkEventKey *event);
/* Shows whether the search is still running. Call it with TRUE only after a short delay. */
void _tug_search_entry_set_busy (GtkEntry *entry, gboolean is_busy);
/* Shows whether no row matches. */
void _tug_search_entry_set_failed (GtkEntry *entry, gboolean has_failed);

/* Returns the direction of a key in the entry: 1 for the next match, -1 for the previous match, 0
   for other keys. */
int _tug_search_direction (const GdkEventKey *event);

/* Returns a form of `text` for comparisons that ignore case and the composition of characters, to
   be freed with g_free(). */
char *_tug_search_form (const char *text);
/* Returns the plain text of Pango markup, to be freed with g_free(), or NULL if `markup` is not
   valid. */
char *_tug_plain_text (const char *markup);
/* Returns the texts of an area's cells with tabs between them, or only the first text, to be freed
   with g_free(). Returns NULL if there is no text. */
char *_tug_cells_text (GtkCellArea *area, gboolean is_first_only);

G_END_DECLS
