/* The frames of one run and their costs: the program's processor time from the end of one frame
   to the end of the next, and the display server's time by blocks of frames. */

#include "frames.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>
#include <valgrind/callgrind.h>

/* The number of frames between two readings of the server's clock. Each reading waits for the
   server. */
#define BLOCK 20
/* The initial speed of a fling in points per frame: 6,000 points per second at 60 frames. */
#define FLING 100.0
/* The fraction of a fling's speed that remains after a frame: 0.998 per millisecond. */
#define FLING_KEEPS 0.967
/* The number of frames of one fling, after which its speed is below 4 points per frame. */
#define FLING_FRAMES 100

struct _Run
{
  const Peer *peer;
  const Work *work;
  GtkWidget *window, *widget;
  clockid_t server_clock;
  double set_up;
  /* In ms, until the end of the first frame: wall time and processor time. */
  double first_frame, first_frame_cpu;
  /* The number of scrolled frames, and of draws of the widget since the warm-up. */
  int count, drawn;
  /* The square points drawn since the warm-up, and the page faults at its end. */
  double area;
  long faults;
  double offset, speed, largest;
  int direction;
  /* The processor time in ms when the last frame ended, and the last reading of the server's
     clock. */
  double ended, server_read;
  double *client, *server;
  int blocks;
  void (*done) (GtkWidget *window, const Work *work);
};

static double
milliseconds (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

double
frames_clock (void)
{
  return milliseconds (CLOCK_PROCESS_CPUTIME_ID);
}

/* Returns the next offset: to the end of the rows, back to their start, and so on. */
static double
next_offset (Run *run)
{
  double step = run->work->step;

  if (step <= 0)
    {
      if (run->count % FLING_FRAMES == 0)
        run->speed = FLING;
      step = run->speed;
      run->speed *= FLING_KEEPS;
    }
  if (run->offset + run->direction * step > run->largest || run->offset + run->direction * step < 0)
    run->direction = -run->direction;
  run->offset += run->direction * step;
  return run->offset;
}

static gboolean
tick_cb (GtkWidget *window G_GNUC_UNUSED, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  Run *run = data;

  if (run->first_frame > 0 && run->peer->scroll_to != NULL)
    run->peer->scroll_to (run->widget, next_offset (run));
  return G_SOURCE_CONTINUE;
}

/* Returns a value of /proc/self/smaps_rollup in kB. */
static long
memory (const char *name)
{
  FILE *file = fopen ("/proc/self/smaps_rollup", "r");
  char line[200];
  long found = 0, value;

  while (file != NULL && fgets (line, sizeof line, file) != NULL)
    if (g_str_has_prefix (line, name) && sscanf (strchr (line, ':') + 1, "%ld", &value) == 1)
      found += value;
  if (file != NULL)
    fclose (file);
  return found;
}

/* Returns the number of memory pages that the program was the first to touch. */
static long
page_faults (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return usage.ru_minflt;
}

static void
print_numbers (const char *name, const double *numbers, int count)
{
  printf (",\n\"%s\": [", name);
  for (int i = 0; i < count; i++)
    printf ("%s%.4f", i > 0 ? ", " : "", numbers[i]);
  printf ("]");
}

/* Returns the mean processor time in µs of inserting a row. */
static double
insertion (const Run *run)
{
  double began = frames_clock (), time;

  CALLGRIND_START_INSTRUMENTATION;
  run->peer->insert (run->widget, run->work);
  CALLGRIND_STOP_INSTRUMENTATION;
  time = frames_clock () - began;
  return time * 1e3 / run->work->inserts;
}

static void
print_result (const Run *run)
{
  const Peer *peer = run->peer;
  guint visible = peer->visible_rows != NULL ? peer->visible_rows (run->widget) : 0;

  printf ("{\"peer\": \"%s\", \"rows\": %d, \"scale\": %d", peer->name, run->work->rows,
          gtk_widget_get_scale_factor (run->widget));
  printf (", \"width\": %d, \"height\": %d", gtk_widget_get_allocated_width (run->widget),
          gtk_widget_get_allocated_height (run->widget));
  printf (",\n\"frames\": %d, \"drawn\": %d, \"area\": %.0f", run->work->frames, run->drawn,
          run->area);
  printf (", \"faults\": %ld", page_faults () - run->faults);
  if (peer->visible_rows != NULL)
    printf (", \"visible_rows\": %u, \"offset\": %.3f", visible, run->offset);
  printf (",\n\"set_up\": %.3f, \"first_frame\": %.3f, \"first_frame_cpu\": %.3f", run->set_up,
          run->first_frame, run->first_frame_cpu);
  printf (",\n\"resident\": %ld, \"private\": %ld", memory ("Rss:"), memory ("Private_Dirty:"));
  print_numbers ("client", run->client, run->work->frames);
  print_numbers ("server", run->server, run->blocks);
  if (run->work->inserts > 0)
    printf (",\n\"insertion\": %.4f", insertion (run));
  printf ("}\n");
}

/* Waits until the server has processed all requests, and reads its clock. */
static void
read_server (Run *run)
{
  if (run->work->server == 0)
    return;
  gdk_display_sync (gdk_display_get_default ());
  run->server_read = milliseconds (run->server_clock);
}

static void
end (Run *run)
{
  CALLGRIND_STOP_INSTRUMENTATION;
  print_result (run);
  fflush (stdout);
  run->done (run->window, run->work);
  _exit (0);
}

static void
note_first_frame (Run *run)
{
  run->first_frame = milliseconds (CLOCK_MONOTONIC) - (double)run->work->since / 1e6;
  run->first_frame_cpu = frames_clock ();
  if (run->work->frames == 0)
    end (run);
}

static void
begin (Run *run)
{
  run->drawn = 0;
  run->area = 0;
  run->faults = page_faults ();
  /* If the run inserts rows, only the insertions are counted. */
  if (run->work->inserts == 0)
    CALLGRIND_START_INSTRUMENTATION;
}

static void
after_paint_cb (GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  Run *run = data;
  double now = frames_clock (), server = run->server_read;
  int measured;

  if (run->first_frame <= 0)
    {
      note_first_frame (run);
      return;
    }
  measured = ++run->count - run->work->warm_up;
  if (measured > 0)
    run->client[measured - 1] = now - run->ended;
  if (measured >= 0 && measured % BLOCK == 0)
    {
      read_server (run);
      if (measured == 0)
        begin (run);
      else if (run->work->server != 0)
        run->server[run->blocks++] = (run->server_read - server) / BLOCK;
    }
  if (measured == run->work->frames)
    end (run);
  run->ended = frames_clock ();
}

void
frames_note_drawing (Run *run, double area)
{
  run->drawn++;
  run->area += area;
}

Run *
frames_measure (const Peer *peer,
                const Work *work,
                GtkWidget *window,
                GtkWidget *widget,
                double set_up,
                void (*done) (GtkWidget *window, const Work *work))
{
  Run *run = g_new0 (Run, 1);

  run->peer = peer;
  run->work = work;
  run->window = window;
  run->widget = widget;
  run->set_up = set_up;
  run->done = done;
  run->direction = 1;
  run->largest = (double)work->rows * ROW_HEIGHT - work->height;
  run->offset = floor (work->rows / 2.0) * ROW_HEIGHT;
  run->client = g_new0 (double, work->frames + 1);
  run->server = g_new0 (double, work->frames / BLOCK + 1);
  if (work->server != 0 && clock_getcpuclockid (work->server, &run->server_clock) != 0)
    g_error ("no process %d", work->server);
  gtk_widget_add_tick_callback (window, tick_cb, run, NULL);
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (after_paint_cb),
                    run);
  return run;
}
