#pragma once

#include <glib.h>

/* The height of each row in points. */
#define ROW_HEIGHT 44
/* The points before and after a row's text, and between icon and text. */
#define ROW_PADDING 12
/* The side of a row's icon in points, with --icons. */
#define ICON_SIZE 32

/* The task of a program, as its arguments describe it. */
typedef struct
{
  char *peer;
  int rows;
  gboolean icons;
  int width;
  int height;
  /* The points by which a frame scrolls; 0 scrolls as a fling does. */
  double step;
  int warm_up;
  int frames;
  /* The number of rows to insert, one after the other, after the last frame. */
  int inserts;
  /* Whether each row is inserted far from the last one, and not next to it. */
  gboolean apart;
  /* The display server's process, or 0 to leave its time out. */
  int server;
  /* The moment at which the program was started, in nanoseconds of the monotonic clock. */
  gint64 since;
  /* The file to which the last frame is written as a PNG, or NULL. */
  char *picture;
} Work;

/* Reads the arguments of a program. Prints an error and exits if an argument is invalid. */
void work_read (Work *work, int argc, char **argv);
