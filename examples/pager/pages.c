/* The files of a folder, 50 a page; a click removes a row until the next refresh: pages [FOLDER] */
#include <tug.h>
static GListStore *files;
static GFileInfo *page[50];

static void
fetch_cb (TugPager *pager, guint64 request, const char *after, gpointer folder)
{
  static GFileEnumerator *unread;
  const char *ids[51] = { NULL };
  guint n = 0;
  if (after == NULL)
    unread = g_file_enumerate_children (folder, "standard::*", 0, NULL, NULL);
  for (; n < 50 && (page[n] = g_file_enumerator_next_file (unread, NULL, NULL)) != NULL; n++)
    ids[n] = g_file_info_get_name (page[n]);
  tug_pager_answer (pager, request, ids, n == 50 ? ids[49] : NULL);
  g_print ("%u files\n", g_list_model_get_n_items (G_LIST_MODEL (files)));
}

static void
change_cb (TugPager *pager G_GNUC_UNUSED,
           TugPagerChange kind,
           guint row,
           guint n_rows,
           GArray *items,
           gpointer data G_GNUC_UNUSED)
{
  guint all = g_list_model_get_n_items (G_LIST_MODEL (files));
  guint removed = kind == TUG_PAGER_CHANGE_REPLACED ? all : n_rows;
  gpointer added[50];
  for (guint i = 0; i < items->len; i++)
    added[i] = page[g_array_index (items, guint, i)];
  g_list_store_splice (files, row, kind == TUG_PAGER_CHANGE_INSERTED ? 0 : removed, added,
                       items->len);
}

static TugRow *
row_cb (TugListView *list G_GNUC_UNUSED, gpointer file, gpointer data G_GNUC_UNUSED)
{
  return tug_row_new (g_file_info_get_display_name (file), NULL, g_file_info_get_icon (file));
}

int
main (int argc, char **argv)
{
  gtk_init (&argc, &argv);
  GFile *folder = g_file_new_for_path (argc > 1 ? argv[1] : g_get_home_dir ());
  TugPager *pager = tug_pager_new (TUG_PAGER_MODE_MERGE, fetch_cb, folder, g_object_unref);
  GtkWidget *list = tug_list_view_new ();
  files = g_list_store_new (G_TYPE_FILE_INFO);
  tug_list_view_set_row_func (TUG_LIST_VIEW (list), row_cb, NULL, NULL);
  g_object_set (list, "model", files, "header-style", TUG_HEADER_STYLE_MJ, "footer-style",
                TUG_FOOTER_STYLE_NATIVE, "refreshing", TRUE, NULL);
  tug_pager_set_change_func (pager, change_cb, NULL, NULL);
  tug_pager_set_pullable (pager, TUG_PULLABLE (list));
  g_signal_connect_swapped (list, "row-activated", G_CALLBACK (g_list_store_remove), files);
  g_signal_connect (list, "destroy", G_CALLBACK (gtk_main_quit), NULL);
  gtk_widget_show_all (g_object_new (GTK_TYPE_WINDOW, "child", list, "default-height", 480, NULL));
  gtk_main ();
}
