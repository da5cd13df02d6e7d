#pragma once

#include <gtk/gtk.h>

#include "work.h"

/* What is measured: a widget that can be scrolled. */
typedef struct
{
  const char *name;
  /* Creates the widget that fills the window; it finds its rows in `work`. */
  GtkWidget *(*create) (const Work *work);
  /* Scrolls to an offset in points, as a program does in a tick callback of another widget. */
  void (*scroll_to) (GtkWidget *widget, double offset);
  /* How many rows are in view, wholly or in part; NULL for a widget without any. */
  guint (*visible_rows) (GtkWidget *widget);
} Peer;

/* Scrolls `widget` in each frame of `window`, which is shown already. When all frames of `work`
   have been measured, prints what they cost as an object of JSON, and ends the program. `set_up` is
   the processor time in ms of making the widget with its rows. */
void frames_measure (
    const Peer *peer, const Work *work, GtkWidget *window, GtkWidget *widget, double set_up);

/* The processor time of this program in ms. */
double frames_clock (void);
