/* The files of a folder, 50 at a time: a pull reads them again, the list's end reads more. */
#include <tug.h>
static GDir *files;

static void
read_cb (TugPullable *list, TugWork *work, GtkListStore *rows)
{
  const char *name = NULL;
  if (tug_pullable_get_refreshing (list))
    {
      g_dir_rewind (files);
      gtk_list_store_clear (rows);
      g_object_set (tug_pullable_get_footer (list), "has-more", TRUE, NULL);
    }
  for (int n = 0; n < 50 && (name = g_dir_read_name (files)) != NULL; n++)
    gtk_list_store_insert_with_values (rows, NULL, -1, 0, name, -1);
  g_print ("%d files\n", gtk_tree_model_iter_n_children (GTK_TREE_MODEL (rows), NULL));
  name != NULL ? tug_work_end (work) : tug_work_end_with_no_more_data (work);
}

int
main (int argc, char **argv)
{
  gtk_init (&argc, &argv);
  files = g_dir_open (argc > 1 ? argv[1] : g_get_home_dir (), 0, NULL);
  GtkListStore *rows = gtk_list_store_new (1, G_TYPE_STRING);
  GtkWidget *list = tug_list_view_new ();
  GtkCellRenderer *text = gtk_cell_renderer_text_new ();
  gtk_cell_layout_pack_start (GTK_CELL_LAYOUT (list), text, TRUE);
  gtk_cell_layout_add_attribute (GTK_CELL_LAYOUT (list), text, "text", 0);
  g_object_set (list, "tree-model", rows, "header-style", TUG_HEADER_STYLE_MJ, "footer-style",
                TUG_FOOTER_STYLE_NATIVE, "refreshing", TRUE, NULL);
  g_signal_connect (list, "refresh", G_CALLBACK (read_cb), rows);
  g_signal_connect (list, "load-more", G_CALLBACK (read_cb), rows);
  g_signal_connect (list, "destroy", G_CALLBACK (gtk_main_quit), NULL);
  gtk_widget_show_all (g_object_new (GTK_TYPE_WINDOW, "child", list, "default-height", 480, NULL));
  gtk_main ();
}
