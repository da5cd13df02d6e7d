#include <stdlib.h>
#include <time.h>
#include <tug.h>

/* Measures the processor time of frames in which a child is scrolled, and of those in which it is
   pulled: frame-cost list|spinners|tree|text Prints the medians in milliseconds, their ratio, and
   the longest of the first frames that are pulled. */

#define FRAMES 120

typedef struct
{
  double times[2 * FRAMES];
  int frame;
  double last;
} Course;

static double
processor_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static GtkWidget *
make_child (const char *kind)
{
  if (g_str_equal (kind, "tree"))
    {
      GtkListStore *store = gtk_list_store_new (1, G_TYPE_STRING);
      GtkWidget *tree = gtk_tree_view_new_with_model (GTK_TREE_MODEL (store));

      for (int i = 0; i < 1000; i++)
        {
          g_autofree char *title = g_strdup_printf ("Item %d", i);
          gtk_list_store_insert_with_values (store, NULL, -1, 0, title, -1);
        }
      gtk_tree_view_insert_column_with_attributes (GTK_TREE_VIEW (tree), -1, "Name",
                                                   gtk_cell_renderer_text_new (), "text", 0, NULL);
      return tree;
    }
  if (g_str_equal (kind, "text"))
    {
      GtkWidget *text = gtk_text_view_new ();
      GString *words = g_string_new (NULL);

      for (int i = 0; i < 1000; i++)
        g_string_append_printf (words, "Line %d of a text that has some words\n", i);
      gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (text)), words->str, -1);
      g_string_free (words, TRUE);
      return text;
    }
  GtkWidget *box = gtk_list_box_new ();
  /* Each spinner has its part in every frame: a thousand take a busy machine minutes. */
  int count = g_str_equal (kind, "spinners") ? 100 : 1000;
  for (int i = 0; i < count; i++)
    {
      g_autofree char *title = g_strdup_printf ("Row %d", i);
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
      gtk_container_add (GTK_CONTAINER (row), gtk_label_new (title));
      gtk_box_pack_end (GTK_BOX (row), gtk_button_new_with_label ("Do"), FALSE, FALSE, 0);
      if (g_str_equal (kind, "spinners"))
        {
          GtkWidget *spinner = gtk_spinner_new ();
          gtk_spinner_start (GTK_SPINNER (spinner));
          gtk_container_add (GTK_CONTAINER (row), spinner);
        }
      gtk_container_add (GTK_CONTAINER (box), row);
    }
  return box;
}

static int
compare (const void *one, const void *other)
{
  double a = *(const double *)one, b = *(const double *)other;

  return (a > b) - (a < b);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  Course *course = data;
  double now = processor_time ();
  int frame = course->frame++;

  if (frame > 20)
    course->times[(frame - 21) % (2 * FRAMES)] = now - course->last;
  course->last = now;
  if (frame < 20 + FRAMES)
    tug_pullable_scroll_to_offset (TUG_PULLABLE (widget), 100 + 7 * frame, FALSE);
  else if (frame < 20 + 2 * FRAMES)
    tug_pullable_scroll_to_offset (TUG_PULLABLE (widget), -1 - frame % 100, FALSE);
  else
    {
      double worst = 0;
      for (int i = FRAMES; i < FRAMES + 20; i++)
        worst = MAX (worst, course->times[i]);
      qsort (course->times, FRAMES, sizeof (double), compare);
      qsort (course->times + FRAMES, FRAMES, sizeof (double), compare);
      g_print ("%.2f %.2f %.2f %.2f\n", course->times[FRAMES / 2],
               course->times[FRAMES + FRAMES / 2],
               course->times[FRAMES + FRAMES / 2] / course->times[FRAMES / 2], worst);
      gtk_main_quit ();
      return G_SOURCE_REMOVE;
    }
  return G_SOURCE_CONTINUE;
}

int
main (int argc, char **argv)
{
  static Course course;
  GtkWidget *window, *bin;

  gtk_init (&argc, &argv);
  window = gtk_window_new (GTK_WINDOW_TOPLEVEL);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 600);
  bin = tug_refresh_bin_new ();
  gtk_container_add (GTK_CONTAINER (bin), make_child (argc > 1 ? argv[1] : "list"));
  tug_pullable_set_header_style (TUG_PULLABLE (bin), TUG_HEADER_STYLE_NATIVE);
  gtk_container_add (GTK_CONTAINER (window), bin);
  gtk_widget_show_all (window);
  gtk_widget_add_tick_callback (bin, tick_cb, &course, NULL);
  gtk_main ();
  return 0;
}
