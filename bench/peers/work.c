#include "work.h"

#include <stdlib.h>

void
work_read (Work *work, int argc, char **argv)
{
  GOptionEntry entries[] = {
    { "peer", 0, 0, G_OPTION_ARG_STRING, &work->peer, "What to measure", "NAME" },
    { "rows", 0, 0, G_OPTION_ARG_INT, &work->rows, "Rows in the list", "N" },
    { "icons", 0, 0, G_OPTION_ARG_NONE, &work->icons, "An icon and a subtitle in each row", NULL },
    { "width", 0, 0, G_OPTION_ARG_INT, &work->width, "The window's width", "POINTS" },
    { "height", 0, 0, G_OPTION_ARG_INT, &work->height, "The window's height", "POINTS" },
    { "step", 0, 0, G_OPTION_ARG_DOUBLE, &work->step, "Points a frame; 0 for a fling", "POINTS" },
    { "warm-up", 0, 0, G_OPTION_ARG_INT, &work->warm_up, "Frames before the measuring", "N" },
    { "frames", 0, 0, G_OPTION_ARG_INT, &work->frames, "Frames to measure", "N" },
    { "inserts", 0, 0, G_OPTION_ARG_INT, &work->inserts, "Rows to insert then", "N" },
    { "apart", 0, 0, G_OPTION_ARG_NONE, &work->apart, "Each of them far from the last", NULL },
    { "server", 0, 0, G_OPTION_ARG_INT, &work->server, "The display server's process", "PID" },
    { "since", 0, 0, G_OPTION_ARG_INT64, &work->since, "When it was started", "NANOSECONDS" },
    { "picture", 0, 0, G_OPTION_ARG_FILENAME, &work->picture, "The last frame as a PNG", "FILE" },
    { NULL }
  };
  GOptionContext *context = g_option_context_new (NULL);
  GError *error = NULL;

  *work = (Work){ .rows = 1000, .width = 480, .height = 800, .step = 37, .warm_up = 20 };
  work->frames = 100;
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      exit (2);
    }
  g_option_context_free (context);
}
