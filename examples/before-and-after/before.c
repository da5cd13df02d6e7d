/* The mounted file systems, in a GtkTreeView. */
#include <gio/gunixmounts.h>
#include <gtk/gtk.h>

static void
fill (GtkListStore *to)
{
  GList *mounts = g_unix_mounts_get (NULL);
  gtk_list_store_clear (to);
  for (GList *m = mounts; m != NULL; m = m->next)
    gtk_list_store_insert_with_values (to, NULL, -1, 0, g_unix_mount_get_mount_path (m->data), -1);
  g_list_free_full (mounts, (GDestroyNotify)g_unix_mount_free);
}

int
main (int argc, char **argv)
{
  gtk_init (&argc, &argv);
  GtkListStore *rows = gtk_list_store_new (1, G_TYPE_STRING);
  GtkCellRenderer *path = gtk_cell_renderer_text_new ();
  GtkTreeViewColumn *column = gtk_tree_view_column_new ();
  GtkWidget *view = gtk_tree_view_new ();
  GtkWidget *scrolled = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", view, NULL);
  GtkWidget *window = g_object_new (GTK_TYPE_WINDOW, "child", scrolled, NULL);

  gtk_cell_layout_pack_start (GTK_CELL_LAYOUT (column), path, TRUE);
  gtk_cell_layout_add_attribute (GTK_CELL_LAYOUT (column), path, "text", 0);
  gtk_tree_view_append_column (GTK_TREE_VIEW (view), column);
  gtk_tree_view_set_model (GTK_TREE_VIEW (view), GTK_TREE_MODEL (rows));
  g_signal_connect (window, "destroy", G_CALLBACK (gtk_main_quit), NULL);
  fill (rows);
  gtk_widget_show_all (window);
  gtk_main ();
}
