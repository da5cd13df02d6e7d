/* A chat: a pull adds older messages above, and new messages appear at the end. */
#include <tug.h>
static void
read_older_cb (TugPullable *list, TugWork *work, GtkListStore *rows)
{
  static int oldest = 101;
  for (int first = MAX (oldest - 20, 1); oldest > first;)
    {
      g_autofree char *text = g_strdup_printf ("Message %d", --oldest);
      gtk_list_store_insert_with_values (rows, NULL, 0, 0, text, -1);
    }
  g_print ("%d messages\n", tug_list_view_get_n_rows (TUG_LIST_VIEW (list)));
  tug_work_end (work);
}
static void
send_cb (GtkEntry *entry, GtkListStore *rows)
{
  gtk_list_store_insert_with_values (rows, NULL, -1, 0, gtk_entry_get_text (entry), -1);
  gtk_entry_set_text (entry, "");
}
int
main (int argc, char **argv)
{
  gtk_init (&argc, &argv);
  GtkListStore *rows = gtk_list_store_new (1, G_TYPE_STRING);
  GtkCellRenderer *text = gtk_cell_renderer_text_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *list = g_object_new (TUG_TYPE_LIST_VIEW, "tree-model", rows, "header-style",
                                  TUG_HEADER_STYLE_MJ, "refreshing", TRUE, "parent", box, "vexpand",
                                  TRUE, "sticks-to-start", FALSE, "sticks-to-end", TRUE, NULL);
  gtk_cell_layout_pack_start (GTK_CELL_LAYOUT (list), text, TRUE);
  gtk_cell_layout_add_attribute (GTK_CELL_LAYOUT (list), text, "text", 0);
  g_signal_connect (list, "refresh", G_CALLBACK (read_older_cb), rows);
  g_signal_connect (g_object_new (GTK_TYPE_ENTRY, "parent", box, NULL), "activate",
                    G_CALLBACK (send_cb), rows);
  g_signal_connect (list, "destroy", G_CALLBACK (gtk_main_quit), NULL);
  gtk_widget_show_all (g_object_new (GTK_TYPE_WINDOW, "child", box, "default-height", 480, NULL));
  gtk_main ();
}
