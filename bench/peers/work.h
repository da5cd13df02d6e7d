#pragma once

#include <glib.h>

/* The height of each row in points. */
#define ROW_HEIGHT 44
/* The points before a row's text and after it, and between icon and text. */
#define ROW_PADDING 12
/* The side of a row's icon in points, with --icons. */
#define ICON_SIZE 32

/* What a program is to do, as its arguments have it. */
typedef struct
{
  char *peer;
  int rows;
  gboolean icons;
  int width;
  int height;
  /* Points that a frame scrolls; 0 scrolls as a fling does. */
  double step;
  int warm_up;
  int frames;
  /* Rows to insert, one after the other, after the last frame. */
  int inserts;
  /* Each of them comes far from the last, and not beside it. */
  gboolean apart;
  /* The display server's process; 0 leaves its time out. */
  int server;
  /* The moment in nanoseconds of the monotonic clock at which the program was started. */
  gint64 since;
  /* Where to write the last frame as a PNG; NULL does not. */
  char *picture;
} Work;

/* Reads the arguments of a program; with a bad one it says so and ends. */
void work_read (Work *work, int argc, char **argv);
