#pragma once

#include <gtk/gtk.h>

#include "work.h"

/* A measured peer: a widget of one toolkit that shows rows. */
typedef struct
{
  const char *name;
  /* Creates the widget that fills the window, with the rows that `work` describes. */
  GtkWidget *(*create) (const Work *work);
  /* Scrolls to an offset in points, as a program does in a tick callback of another widget; NULL
     for a widget that animates on its own. */
  void (*scroll_to) (GtkWidget *widget, double offset);
  /* Returns the number of rows that are at least partly visible; NULL for a widget without rows. */
  guint (*visible_rows) (GtkWidget *widget);
  /* Inserts the rows of `work` one by one, and reads the widget's length; NULL if insertions are
     not measured. */
  void (*insert) (GtkWidget *widget, const Work *work);
} Peer;

/* One run: the frames of a widget, and their costs. */
typedef struct _Run Run;

/* Begins to scroll `widget` in each frame of `window`, which must already be shown. After all
   frames of `work`, prints their costs as a JSON object, calls `done`, and ends the program.
   `set_up` is the processor time in ms of creating the widget with its rows. */
Run *frames_measure (const Peer *peer,
                     const Work *work,
                     GtkWidget *window,
                     GtkWidget *widget,
                     double set_up,
                     void (*done) (GtkWidget *window, const Work *work));

/* Notes that the widget was drawn, in `area` square points of the window. */
void frames_note_drawing (Run *run, double area);

/* Returns the processor time of this program in ms. */
double frames_clock (void);
