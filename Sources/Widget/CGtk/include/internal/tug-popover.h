#pragma once

#include <gtk/gtk.h>

/* Creates a hidden popover around `content` on `side` of the area of `widget` that it points to.
   Its accessible is a child of the window, not of the list: GTK would create accessibles for all
   rows, possibly ten million, to find the index of the popover among them. */
GtkWidget *_tug_popover_new (GtkWidget *widget, GtkPositionType side, GtkWidget *content);
/* Destroys the popover in an idle callback of this priority, after the running code has
   returned. */
void _tug_popover_destroy (GtkWidget *popover, int priority);
