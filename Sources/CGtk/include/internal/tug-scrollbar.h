#pragma once

#include <gtk/gtk.h>

/* TRUE while the user changes `adjustment` by a GtkScrollbar, or another GtkRange, that shows it:
   by pointer, wheel or key. FALSE where a program sets its value. */
gboolean _tug_is_moved_by_scrollbar (GtkAdjustment *adjustment);

/* Follows all GtkRanges from now on, which the function above needs. */
void _tug_follow_scrollbars (void);
