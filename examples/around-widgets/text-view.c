/* A text in a GtkTextView that can be edited; a pull reads its file again: text-view [FILE] */
#include <tug.h>

static void
read_cb (GtkTextView *view, TugWork *work)
{
  const char *path = g_object_get_data (G_OBJECT (view), "path");
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  char *text = NULL;
  GError *error = NULL;
  if (!g_file_get_contents (path, &text, NULL, &error))
    {
      tug_work_end_with_error (work, error);
      g_error_free (error);
      return;
    }
  gtk_text_buffer_set_text (buffer, text, -1);
  g_free (text);
  g_print ("%d lines\n", gtk_text_buffer_get_line_count (buffer));
  tug_work_end (work);
}

int
main (int argc, char **argv)
{
  gtk_init (&argc, &argv);
  GtkWidget *view = g_object_new (GTK_TYPE_TEXT_VIEW, "wrap-mode", GTK_WRAP_WORD, "left-margin", 12,
                                  "right-margin", 12, "top-margin", 8, NULL);
  GtkWidget *around = g_object_new (TUG_TYPE_REFRESH_BIN, "child", view, "header-style",
                                    TUG_HEADER_STYLE_SV, "refreshing", TRUE, NULL);
  g_object_set_data (G_OBJECT (view), "path", argc > 1 ? argv[1] : "text-view.c");
  g_signal_connect_swapped (around, "refresh", G_CALLBACK (read_cb), view);
  g_signal_connect (around, "destroy", G_CALLBACK (gtk_main_quit), NULL);
  gtk_widget_show_all (
      g_object_new (GTK_TYPE_WINDOW, "child", around, "default-height", 480, NULL));
  gtk_main ();
}
