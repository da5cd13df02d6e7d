#pragma once

#include <gtk/gtk.h>

#include "work.h"

/* What is measured: a widget of one toolkit's that shows rows. */
typedef struct
{
  const char *name;
  /* Creates the widget that fills the window; it finds its rows in `work`. */
  GtkWidget *(*create) (const Work *work);
  /* Scrolls to an offset in points, as a program does in a tick callback of another widget; NULL
     for a widget that moves by itself. */
  void (*scroll_to) (GtkWidget *widget, double offset);
  /* How many rows are in view, wholly or in part; NULL for a widget without any. */
  guint (*visible_rows) (GtkWidget *widget);
  /* Inserts the rows of `work` one by one, and asks the widget for its length; NULL where that is
     not measured. */
  void (*insert) (GtkWidget *widget, const Work *work);
} Peer;

/* One run: the frames of a widget, and what each has cost. */
typedef struct _Run Run;

/* Begins to scroll `widget` in each frame of `window`, which is shown already. When all frames of
   `work` have been measured, prints what they cost as an object of JSON, calls `done`, and ends the
   program. `set_up` is the processor time in ms of making the widget with its rows. */
Run *frames_measure (const Peer *peer,
                     const Work *work,
                     GtkWidget *window,
                     GtkWidget *widget,
                     double set_up,
                     void (*done) (GtkWidget *window, const Work *work));

/* Notes that the widget is drawn, in `area` square points of the window. */
void frames_note_drawing (Run *run, double area);

/* The processor time of this program in ms. */
double frames_clock (void);
