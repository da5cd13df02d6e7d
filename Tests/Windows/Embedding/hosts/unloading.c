/* A program that loads the library, shows a list, and unloads it again: unloading LIBRARY

   Prints "done" where the main loop goes on afterwards, and the type, which GObject cannot forget,
   still makes lists. */

#include <dlfcn.h>
#include <gtk/gtk.h>

static const guint some_milliseconds = 200;

static gboolean
quit_cb (gpointer data G_GNUC_UNUSED)
{
  gtk_main_quit ();
  return G_SOURCE_REMOVE;
}

static void
run (void)
{
  g_timeout_add (some_milliseconds, quit_cb, NULL);
  gtk_main ();
}

static void
show (GtkWidget *list)
{
  GtkWidget *window = gtk_window_new (GTK_WINDOW_TOPLEVEL);

  gtk_container_add (GTK_CONTAINER (window), list);
  gtk_widget_show_all (window);
  run ();
  gtk_widget_destroy (window);
}

int
main (int argc, char **argv)
{
  GtkWidget *(*make_list) (void);
  void *library;

  gtk_init (&argc, &argv);
  library = dlopen (argv[1], RTLD_NOW | RTLD_LOCAL);
  *(void **)&make_list = dlsym (library, "tug_list_view_new");
  show (make_list ());
  dlclose (library);
  run ();
  show (g_object_new (g_type_from_name ("TugListView"), NULL));
  g_print ("done\n");
}
