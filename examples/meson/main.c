/* A GTK 3 program in C with a Tug list in its window. With --check it ends after the first
   frame, with status 0 when the list was given its place. */

#include <tug.h>

static int allocated_height;

static gboolean
first_frame_cb (GtkWidget *list, cairo_t *cr, gpointer data)
{
  allocated_height = gtk_widget_get_allocated_height (list);
  if (GPOINTER_TO_INT (data))
    gtk_main_quit ();
  return GDK_EVENT_PROPAGATE;
}

int
main (int argc, char **argv)
{
  GtkWidget *window, *list;
  gboolean checks;

  gtk_init (&argc, &argv);
  checks = argc > 1 && g_str_equal (argv[1], "--check");

  window = gtk_window_new (GTK_WINDOW_TOPLEVEL);
  gtk_window_set_default_size (GTK_WINDOW (window), 320, 480);
  list = tug_list_view_new ();
  gtk_container_add (GTK_CONTAINER (window), list);
  g_signal_connect_after (list, "draw", G_CALLBACK (first_frame_cb), GINT_TO_POINTER (checks));
  g_signal_connect (window, "destroy", G_CALLBACK (gtk_main_quit), NULL);
  gtk_widget_show_all (window);
  gtk_main ();
  return allocated_height > 0 ? 0 : 1;
}
