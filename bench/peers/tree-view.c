/* GtkTreeView over a GtkListStore with a text in each row. */

#include "gtk-peers.h"
#include "rows.h"

static GtkTreeModel *
store_new (const Work *work)
{
  GtkListStore *store = gtk_list_store_new (1, G_TYPE_STRING);
  char title[ROW_TEXT_LENGTH];

  for (int i = 0; i < work->rows; i++)
    {
      row_title ((guint)i, title);
      gtk_list_store_insert_with_values (store, NULL, -1, 0, title, -1);
    }
  return GTK_TREE_MODEL (store);
}

static GtkWidget *
create (const Work *work)
{
  GtkWidget *scrolled = gtk_scrolled_window_new (NULL, NULL);
  GtkTreeModel *model = store_new (work);
  GtkWidget *view = gtk_tree_view_new_with_model (model);
  GtkTreeViewColumn *column = gtk_tree_view_column_new ();
  GtkCellRenderer *text = gtk_cell_renderer_text_new ();
  int separator;

  g_object_unref (model);
  gtk_widget_style_get (view, "vertical-separator", &separator, NULL);
  gtk_cell_renderer_set_fixed_size (text, -1, ROW_HEIGHT - separator);
  gtk_tree_view_column_pack_start (column, text, TRUE);
  gtk_tree_view_column_add_attribute (column, text, "text", 0);
  gtk_tree_view_column_set_sizing (column, GTK_TREE_VIEW_COLUMN_FIXED);
  gtk_tree_view_append_column (GTK_TREE_VIEW (view), column);
  gtk_tree_view_set_headers_visible (GTK_TREE_VIEW (view), FALSE);
  gtk_tree_view_set_fixed_height_mode (GTK_TREE_VIEW (view), TRUE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_EXTERNAL);
  gtk_container_add (GTK_CONTAINER (scrolled), view);
  return scrolled;
}

static void
scroll_to (GtkWidget *scrolled, double offset)
{
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)),
                            offset);
}

static guint
visible_rows (GtkWidget *scrolled)
{
  GtkWidget *view = gtk_bin_get_child (GTK_BIN (scrolled));
  GtkTreePath *first, *last;
  guint count = 0;

  if (gtk_tree_view_get_visible_range (GTK_TREE_VIEW (view), &first, &last))
    {
      count
          = (guint)(gtk_tree_path_get_indices (last)[0] - gtk_tree_path_get_indices (first)[0]) + 1;
      gtk_tree_path_free (first);
      gtk_tree_path_free (last);
    }
  return count;
}

const Peer tree_view_peer = { "tree-view", create, scroll_to, visible_rows, NULL };
