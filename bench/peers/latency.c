/* Counts the frames between a change by the program or the user and the pixels that show it:
   latency KIND FRAMES

   The colour of each row's text encodes the row's number and the number of changes. The pixels
   drawn in a frame are compared with the colour that was requested before its drawing. KIND is
   the cause of the change: see `kinds`. Prints a JSON object. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tug.h>

#include "rows.h"
#include "work.h"

#define ROWS 1000
#define WIDTH 480
#define HEIGHT 800
/* The position of the observed pixel: in the first row's text if the list is aligned to a row. */
#define PIXEL_X 28
#define PIXEL_Y 22
/* The list's first row at the beginning, and the number of rows by which it scrolls from there. */
#define FIRST_ROW 100
#define ROWS_UP 10
/* The points that a finger moves until it drags the list. */
#define TOUCH_SLOP 60
/* The frames in which a finger begins to drag the list and aligns it to a row, and the frame
   after which the measurement begins. */
#define TOUCHING 2
#define ALIGNING 5
#define SETTLED 10

typedef struct
{
  const char *name;
  /* Causes the change that the frame of this number is to show. */
  void (*cause) (int number);
  /* The moment of the cause: a tick callback of another widget whose ticks precede or follow the
     list's, the beginning of the frame, or between two frames. */
  enum
  {
    TICK_BEFORE,
    TICK_AFTER,
    BEFORE_PAINT,
    BETWEEN
  } moment;
} Kind;

static GtkWidget *window, *list;
static GListModel *model;
static const Kind *kind;
static guint revision;
static int count, drawn, frames;
/* The expected values of the pixel by frame number, and the largest delay in frames. */
static guint32 *expected;
static int added;
static guint32 shown, base;
/* The position of the finger while the list is at its first row. */
static double finger = HEIGHT / 2.0;

static guint32
colour_of (guint row)
{
  return (row & 0xff) << 16 | (revision & 0xff) << 8 | 0x80;
}

static TugRow *
row_cb (TugListView *self G_GNUC_UNUSED, gpointer item, gpointer data G_GNUC_UNUSED)
{
  char title[ROW_TEXT_LENGTH];
  TugRow *row;

  /* Full blocks, whose inside has the text's colour. */
  g_snprintf (title, sizeof title, "<span foreground='#%06x'>\u2588\u2588\u2588\u2588</span>",
              colour_of (row_item_number (item)));
  row = tug_row_new (title, NULL, NULL);
  tug_row_set_use_markup (row, TRUE);
  return row;
}

/* Returns the distance of the list from its first row in a frame, in rows: up and down again. */
static int
rows_up (int number)
{
  int step = number % (2 * ROWS_UP);

  return step <= ROWS_UP ? step : 2 * ROWS_UP - step;
}

static void
set_offset (int number)
{
  tug_pullable_set_content_offset (TUG_PULLABLE (list),
                                   (FIRST_ROW + rows_up (number)) * (double)ROW_HEIGHT);
  expected[number] = colour_of ((guint)(FIRST_ROW + rows_up (number)));
}

static void
change_rows (int number)
{
  revision++;
  g_list_model_items_changed (model, FIRST_ROW, HEIGHT / ROW_HEIGHT, HEIGHT / ROW_HEIGHT);
  expected[number] = colour_of (FIRST_ROW);
}

static void
touch (GdkEventType type, double y)
{
  static guint32 time = 1000;
  GdkEvent *event = gdk_event_new (type);
  GdkDevice *pointer
      = gdk_seat_get_pointer (gdk_display_get_default_seat (gdk_display_get_default ()));

  event->touch.window = g_object_ref (gtk_widget_get_window (list));
  event->touch.send_event = TRUE;
  event->touch.time = time += 16;
  event->touch.x = event->touch.x_root = WIDTH / 2.0;
  event->touch.y = event->touch.y_root = y;
  /* A sequence is only compared, so any value works. */
  event->touch.sequence = GINT_TO_POINTER (1);
  gdk_event_set_device (event, pointer);
  gdk_event_set_source_device (event, pointer);
  gtk_main_do_event (event);
  gdk_event_free (event);
}

static void
move_finger (int number)
{
  touch (GDK_TOUCH_UPDATE, finger - rows_up (number) * (double)ROW_HEIGHT);
  expected[number] = base + ((guint32)rows_up (number) << 16);
}

/* Begins a drag by a finger, and aligns the list to the start of a row. */
static void
take_by_finger (void)
{
  double offset = tug_pullable_get_content_offset (TUG_PULLABLE (list));

  if (count == TOUCHING)
    {
      touch (GDK_TOUCH_BEGIN, finger);
      touch (GDK_TOUCH_UPDATE, finger -= TOUCH_SLOP);
    }
  if (count == ALIGNING)
    touch (GDK_TOUCH_UPDATE, finger -= ceil (offset / ROW_HEIGHT) * ROW_HEIGHT - offset);
}

static const Kind kinds[] = {
  { "setter in a tick before the list's", set_offset, TICK_BEFORE },
  { "setter in a tick after the list's", set_offset, TICK_AFTER },
  { "setter between frames", set_offset, BETWEEN },
  { "touch at a frame's begin", move_finger, BEFORE_PAINT },
  { "touch between frames", move_finger, BETWEEN },
  { "rows changed in a tick before the list's", change_rows, TICK_BEFORE },
  { "rows changed in a tick after the list's", change_rows, TICK_AFTER },
  { "rows changed between frames", change_rows, BETWEEN },
};

static gboolean
is_measured (void)
{
  return count >= SETTLED && count < SETTLED + frames;
}

static void
cause_at (int moment)
{
  if (is_measured () && (int)kind->moment == moment)
    kind->cause (count - SETTLED);
}

static gboolean
tick_before_cb (GtkWidget *widget G_GNUC_UNUSED,
                GdkFrameClock *c G_GNUC_UNUSED,
                gpointer d G_GNUC_UNUSED)
{
  cause_at (TICK_BEFORE);
  return G_SOURCE_CONTINUE;
}

static gboolean
tick_after_cb (GtkWidget *widget G_GNUC_UNUSED,
               GdkFrameClock *c G_GNUC_UNUSED,
               gpointer d G_GNUC_UNUSED)
{
  cause_at (TICK_AFTER);
  return G_SOURCE_CONTINUE;
}

static gboolean
own_tick_cb (GtkWidget *widget G_GNUC_UNUSED,
             GdkFrameClock *c G_GNUC_UNUSED,
             gpointer d G_GNUC_UNUSED)
{
  return G_SOURCE_CONTINUE;
}

static void
before_paint_cb (void)
{
  cause_at (BEFORE_PAINT);
}

static gboolean
between_cb (gpointer data G_GNUC_UNUSED)
{
  cause_at (BETWEEN);
  return G_SOURCE_REMOVE;
}

/* Reads the pixel that the window is about to show. */
static gboolean
drawn_cb (GtkWidget *widget G_GNUC_UNUSED, cairo_t *cr, gpointer data G_GNUC_UNUSED)
{
  guint32 pixel = 0;
  cairo_surface_t *surface = cairo_image_surface_create_for_data (
      (unsigned char *)&pixel, CAIRO_FORMAT_RGB24, 1, 1, sizeof pixel);
  cairo_t *copy = cairo_create (surface);

  cairo_set_source_surface (copy, cairo_get_target (cr), -PIXEL_X, -PIXEL_Y);
  cairo_paint (copy);
  cairo_destroy (copy);
  cairo_surface_flush (surface);
  cairo_surface_destroy (surface);
  shown = pixel & 0xffffff;
  drawn += is_measured ();
  return FALSE;
}

/* Returns the delay of the shown pixel in frames, or the number of frames so far plus one if it
   was never requested. */
static int
delay (int number)
{
  int late = 0;

  while (late <= number && expected[number - late] != shown)
    late++;
  return late;
}

static void
after_paint_cb (void)
{
  if (is_measured ())
    added = MAX (added, delay (count - SETTLED));
  count++;
  if (kind->cause == move_finger)
    take_by_finger ();
  if (count == SETTLED)
    base = shown;
  if (count == SETTLED + frames)
    {
      printf ("{\"kind\": \"%s\", \"frames\": %d, \"drawn\": %d, \"added\": %d}\n", kind->name,
              frames, drawn, added);
      exit (0);
    }
  /* Runs before the next frame, even if that is already due. */
  g_idle_add_full (G_PRIORITY_HIGH, between_cb, NULL, NULL);
}

int
main (int argc, char **argv)
{
  GtkWidget *box, *other;
  GdkFrameClock *clock;

  for (gsize i = 0; argc == 3 && i < G_N_ELEMENTS (kinds); i++)
    if (strcmp (kinds[i].name, argv[1]) == 0)
      kind = &kinds[i];
  frames = argc == 3 ? atoi (argv[2]) : 0;
  if (kind == NULL || frames <= 0)
    {
      for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
        printf ("%s\n", kinds[i].name);
      return argc == 1 ? 0 : 2;
    }
  gtk_init (NULL, NULL);
  expected = g_new0 (guint32, frames);
  window = gtk_window_new (GTK_WINDOW_TOPLEVEL);
  list = tug_list_view_new ();
  model = rows_new (ROWS);
  g_object_set (list, "row-height", (double)ROW_HEIGHT, "show-scroll-indicator", FALSE, NULL);
  tug_list_view_set_row_func (TUG_LIST_VIEW (list), row_cb, NULL, NULL);
  tug_list_view_set_model (TUG_LIST_VIEW (list), model);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  /* Widgets get ticks in the order of their first tick callback, so the list keeps its callback. */
  gtk_widget_add_tick_callback (window, tick_before_cb, NULL, NULL);
  gtk_widget_add_tick_callback (list, own_tick_cb, NULL, NULL);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  other = gtk_drawing_area_new ();
  gtk_box_pack_start (GTK_BOX (box), list, TRUE, TRUE, 0);
  gtk_box_pack_start (GTK_BOX (box), other, FALSE, FALSE, 0);
  gtk_container_add (GTK_CONTAINER (window), box);
  g_signal_connect_after (window, "draw", G_CALLBACK (drawn_cb), NULL);
  gtk_widget_show_all (window);
  tug_pullable_set_content_offset (TUG_PULLABLE (list), FIRST_ROW * (double)ROW_HEIGHT);
  gtk_widget_add_tick_callback (other, tick_after_cb, NULL, NULL);
  clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), NULL);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), NULL);
  gtk_main ();
}
