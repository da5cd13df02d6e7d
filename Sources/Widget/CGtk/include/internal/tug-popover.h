#pragma once

#include <gtk/gtk.h>

/* A popover on `side` of what it is told to point to in `widget`, still to be shown, around
   `content`.

   Assistive technology finds it in the window: to tell its index in a list GTK would ask for each
   of the rows, ten million of them. */
GtkWidget *_tug_popover_new (GtkWidget *widget, GtkPositionType side, GtkWidget *content);
/* Destroys it from an idle of this priority, once what runs now is over. */
void _tug_popover_destroy (GtkWidget *popover, int priority);
