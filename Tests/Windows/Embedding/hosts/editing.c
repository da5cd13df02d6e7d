/* A program that destroys its window as soon as a letter is typed into a cell. Prints "editing",
   and "alive" once the window is gone. */

#include <tug.h>

static gboolean
destroy_cb (gpointer window)
{
  gtk_widget_destroy (window);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (GtkEditable *editable, gpointer window)
{
  g_signal_handlers_disconnect_by_func (editable, changed_cb, window);
  g_idle_add (destroy_cb, window);
}

static void
editing_started_cb (GtkCellRenderer *cell G_GNUC_UNUSED,
                    GtkCellEditable *editable,
                    const char *path G_GNUC_UNUSED,
                    gpointer window)
{
  g_signal_connect (editable, "changed", G_CALLBACK (changed_cb), window);
  g_print ("editing\n");
}

static gboolean
mapped_cb (GtkWidget *window G_GNUC_UNUSED,
           GdkEvent *event G_GNUC_UNUSED,
           gpointer data G_GNUC_UNUSED)
{
  g_print ("shown\n");
  return GDK_EVENT_PROPAGATE;
}

int
main (int argc, char **argv)
{
  GtkListStore *store;
  GtkWidget *window;
  GtkWidget *view;
  GtkCellRenderer *cell;

  gtk_init (&argc, &argv);
  store = gtk_list_store_new (1, G_TYPE_STRING);
  gtk_list_store_insert_with_values (store, NULL, -1, 0, "row", -1);
  window = gtk_window_new (GTK_WINDOW_TOPLEVEL);
  view = tug_list_view_new ();
  cell = gtk_cell_renderer_text_new ();
  g_object_set (cell, "editable", TRUE, NULL);
  gtk_cell_layout_pack_start (GTK_CELL_LAYOUT (view), cell, TRUE);
  gtk_cell_layout_add_attribute (GTK_CELL_LAYOUT (view), cell, "text", 0);
  g_object_set (view, "tree-model", store, NULL);
  g_signal_connect (cell, "editing-started", G_CALLBACK (editing_started_cb), window);
  g_signal_connect (window, "map-event", G_CALLBACK (mapped_cb), NULL);
  g_signal_connect (window, "destroy", G_CALLBACK (gtk_main_quit), NULL);
  gtk_container_add (GTK_CONTAINER (window), view);
  gtk_widget_show_all (window);
  gtk_main ();
  while (gtk_events_pending ())
    gtk_main_iteration ();
  g_object_unref (store);
  g_print ("alive\n");
  return 0;
}
