/* The mounted file systems, in a TugListView: a pull reads them again. */
#include <gio/gunixmounts.h>
#include <tug.h>

static void
fill (GtkListStore *to)
{
  g_autolist (GUnixMountEntry) mounts = g_unix_mounts_get (NULL);
  gtk_list_store_clear (to);
  for (GList *m = mounts; m != NULL; m = m->next)
    gtk_list_store_insert_with_values (to, NULL, -1, 0, g_unix_mount_get_mount_path (m->data), -1);
}

static void
refresh_cb (GtkListStore *rows, TugWork *work)
{
  fill (rows);
  g_print ("%d mounts\n", gtk_tree_model_iter_n_children (GTK_TREE_MODEL (rows), NULL));
  tug_work_end (work);
}

int
main (int argc, char **argv)
{
  gtk_init (&argc, &argv);
  GtkListStore *rows = gtk_list_store_new (1, G_TYPE_STRING);
  GtkCellRenderer *path = gtk_cell_renderer_text_new ();
  GtkWidget *view = tug_list_view_new ();
  GtkWidget *scrolled = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", view, NULL);
  GtkWidget *window = g_object_new (GTK_TYPE_WINDOW, "child", scrolled, NULL);
  gtk_cell_layout_pack_start (GTK_CELL_LAYOUT (view), path, TRUE);
  gtk_cell_layout_add_attribute (GTK_CELL_LAYOUT (view), path, "text", 0);
  g_object_set (view, "tree-model", rows, "header-style", TUG_HEADER_STYLE_MJ, "refreshing", TRUE,
                NULL);
  g_signal_connect_swapped (view, "refresh", G_CALLBACK (refresh_cb), rows);
  g_signal_connect (window, "destroy", G_CALLBACK (gtk_main_quit), NULL);
  gtk_widget_show_all (window);
  gtk_main ();
}
