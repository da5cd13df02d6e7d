/* Exits with the first frame of its window, which shows a Tug list if ROWS is defined, empty if
   ROWS is 0, or else a bare drawing area: first_frame START. START is a time of the monotonic clock
   in nanoseconds. Prints the elapsed milliseconds since START, and the processor's milliseconds. */

#include <gtk/gtk.h>
#include <time.h>

#ifdef ROWS
#include <tug.h>
#endif

static gboolean
drawn_cb (GtkWidget *widget G_GNUC_UNUSED, cairo_t *cr G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  gtk_main_quit ();
  return GDK_EVENT_PROPAGATE;
}

#ifdef ROWS
static TugRow *
row_cb (TugListView *list G_GNUC_UNUSED, gpointer item G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  return tug_row_new ("A row", "what it says", NULL);
}

static GtkWidget *
made (void)
{
  GListStore *items = g_list_store_new (G_TYPE_OBJECT);
  GtkWidget *list = tug_list_view_new ();
  int i;

  for (i = 0; i < ROWS; i++)
    {
      GObject *item = g_object_new (G_TYPE_OBJECT, NULL);

      g_list_store_append (items, item);
      g_object_unref (item);
    }
  tug_list_view_set_row_func (TUG_LIST_VIEW (list), row_cb, NULL, NULL);
  g_object_set (list, "model", items, "header-style", TUG_HEADER_STYLE_NATIVE, "footer-style",
                TUG_FOOTER_STYLE_NATIVE, NULL);
  g_object_unref (items);
  return list;
}
#else
static GtkWidget *
made (void)
{
  return gtk_drawing_area_new ();
}
#endif

static double
milliseconds (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);
  return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

int
main (int argc, char **argv)
{
  GtkWidget *window, *widget;

  gtk_init (&argc, &argv);
  g_return_val_if_fail (argc == 2, 2);
  window = gtk_window_new (GTK_WINDOW_TOPLEVEL);
  widget = made ();
  gtk_container_add (GTK_CONTAINER (window), widget);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 480);
  g_signal_connect_after (widget, "draw", G_CALLBACK (drawn_cb), NULL);
  gtk_widget_show_all (window);
  gtk_main ();
  g_print ("%.3f %.3f\n", milliseconds (CLOCK_MONOTONIC) - g_ascii_strtod (argv[1], NULL) / 1e6,
           milliseconds (CLOCK_PROCESS_CPUTIME_ID));
}
