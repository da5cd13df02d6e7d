/* A GTK module that reports the work of a program's main thread, and the frames that change rows.
 *
 * It writes lines to the file that TUG_MAIN_THREAD names, with times in nanoseconds of
 * CLOCK_MONOTONIC:
 *
 *   frame TIME ROWS
 *     The end of a frame that changes the number of rows of visible lists.
 *   work TIME DURATION
 *     The end of the main thread's work between two waits of its loop, and the processor time of
 *     the work, if that is at least LEAST.
 */
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include <gtk/gtk.h>

/* Less is not worth a line: a millisecond. */
#define LEAST 1000000

static FILE *output;
static gint64 begin;
static int shown = -1;

static gint64
now (clockid_t clock)
{
  struct timespec time;
  clock_gettime (clock, &time);
  return time.tv_sec * G_GINT64_CONSTANT (1000000000) + time.tv_nsec;
}

static gint
measured_poll (GPollFD *descriptors, guint count, gint timeout)
{
  gint64 worked = now (CLOCK_THREAD_CPUTIME_ID) - begin;
  if (worked >= LEAST)
    fprintf (output, "work %" G_GINT64_FORMAT " %" G_GINT64_FORMAT "\n", now (CLOCK_MONOTONIC),
             worked);
  int ready = poll ((struct pollfd *)descriptors, count, timeout);
  begin = now (CLOCK_THREAD_CPUTIME_ID);
  return ready;
}

static void
count_rows (GtkWidget *widget, gpointer data)
{
  guint rows = 0;
  if (!gtk_widget_get_mapped (widget))
    return;
  if (g_strcmp0 (G_OBJECT_TYPE_NAME (widget), "TugListView") == 0)
    g_object_get (widget, "n-rows", &rows, NULL);
  else if (GTK_IS_CONTAINER (widget))
    gtk_container_forall (GTK_CONTAINER (widget), count_rows, data);
  *(int *)data += (int)rows;
}

static void
after_paint (GdkFrameClock *clock, gpointer window)
{
  (void)clock;
  int rows = 0;
  count_rows (window, &rows);
  if (rows == shown)
    return;
  shown = rows;
  fprintf (output, "frame %" G_GINT64_FORMAT " %d\n", now (CLOCK_MONOTONIC), rows);
}

static gboolean
mapped (GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data)
{
  (void)hint, (void)count, (void)data;
  GtkWidget *widget = g_value_get_object (values);
  if (GTK_IS_APPLICATION_WINDOW (widget))
    g_signal_connect_object (gtk_widget_get_frame_clock (widget), "after-paint",
                             G_CALLBACK (after_paint), widget, 0);
  return TRUE;
}

G_MODULE_EXPORT void gtk_module_init (int *count, char ***arguments);

void
gtk_module_init (int *count, char ***arguments)
{
  (void)count, (void)arguments;
  const char *path = getenv ("TUG_MAIN_THREAD");
  output = path != NULL ? fopen (path, "we") : NULL;
  if (output == NULL)
    return;
  setvbuf (output, NULL, _IOLBF, 0);
  begin = now (CLOCK_THREAD_CPUTIME_ID);
  g_main_context_set_poll_func (NULL, measured_poll);
  g_type_class_ref (GTK_TYPE_WIDGET);
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped, NULL, NULL);
}
