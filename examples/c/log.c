/* The output of a command, whose end the list follows: ./log COMMAND [ARGUMENT …] */
#include <tug.h>

static void
read_cb (GObject *stream, GAsyncResult *result, gpointer rows)
{
  GDataInputStream *lines = G_DATA_INPUT_STREAM (stream);
  char *line = g_data_input_stream_read_line_finish_utf8 (lines, result, NULL, NULL);
  if (line == NULL)
    {
      g_print ("%d lines\n", gtk_tree_model_iter_n_children (GTK_TREE_MODEL (rows), NULL));
      return;
    }
  gtk_list_store_insert_with_values (rows, NULL, -1, 0, line, -1);
  g_free (line);
  g_data_input_stream_read_line_async (lines, 0, NULL, read_cb, rows);
}

int
main (int argc, char **argv)
{
  gtk_init (&argc, &argv);
  const char *dmesg[] = { "dmesg", "--follow", NULL };
  GSubprocess *command = g_subprocess_newv (argc > 1 ? (const char **)argv + 1 : dmesg,
                                            G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL);
  GtkListStore *rows = gtk_list_store_new (1, G_TYPE_STRING);
  GtkWidget *list
      = g_object_new (TUG_TYPE_LIST_VIEW, "tree-model", rows, "sticks-to-end", TRUE, "header-style",
                      TUG_HEADER_STYLE_NONE, "footer-style", TUG_FOOTER_STYLE_NONE, NULL);
  GtkCellRenderer *text = gtk_cell_renderer_text_new ();
  gtk_cell_layout_pack_start (GTK_CELL_LAYOUT (list), text, TRUE);
  gtk_cell_layout_add_attribute (GTK_CELL_LAYOUT (list), text, "text", 0);
  GInputStream *output = g_subprocess_get_stdout_pipe (command);
  g_data_input_stream_read_line_async (g_data_input_stream_new (output), 0, NULL, read_cb, rows);
  g_signal_connect (list, "destroy", G_CALLBACK (gtk_main_quit), NULL);
  gtk_widget_show_all (g_object_new (GTK_TYPE_WINDOW, "child", list, "default-height", 480, NULL));
  gtk_main ();
}
