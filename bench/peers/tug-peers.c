/* Our own list: with rows of its own from a GListModel, and with cell renderers as GtkTreeView has.
 */

#include <tug.h>

#include "peers.h"
#include "rows.h"

static GtkWidget *
list_new (void)
{
  GtkWidget *list = tug_list_view_new ();

  g_object_set (list, "row-height", (double)ROW_HEIGHT, "shows-scroll-indicator", FALSE, NULL);
  return list;
}

static TugRow *
row_cb (TugListView *list G_GNUC_UNUSED, gpointer item, gpointer data G_GNUC_UNUSED)
{
  char title[ROW_TEXT_LENGTH];

  row_title (row_item_number (item), title);
  return tug_row_new (title, NULL, NULL);
}

static TugRow *
icon_row_cb (TugListView *list G_GNUC_UNUSED, gpointer item, gpointer icon)
{
  char title[ROW_TEXT_LENGTH], subtitle[ROW_TEXT_LENGTH];

  row_title (row_item_number (item), title);
  row_subtitle (row_item_number (item), subtitle);
  return tug_row_new (title, subtitle, icon);
}

static GtkWidget *
create (const Work *work)
{
  GtkWidget *list = list_new ();
  GListModel *rows = rows_new ((guint)work->rows);

  if (work->icons)
    tug_list_view_set_row_func (TUG_LIST_VIEW (list), icon_row_cb, g_themed_icon_new (ROW_ICON),
                                g_object_unref);
  else
    tug_list_view_set_row_func (TUG_LIST_VIEW (list), row_cb, NULL, NULL);
  tug_list_view_set_model (TUG_LIST_VIEW (list), rows);
  g_object_unref (rows);
  return list;
}

static GtkWidget *
create_cells (const Work *work)
{
  GtkWidget *list = list_new ();
  GtkListStore *store = gtk_list_store_new (1, G_TYPE_STRING);
  GtkCellRenderer *text = gtk_cell_renderer_text_new ();
  char title[ROW_TEXT_LENGTH];

  for (int i = 0; i < work->rows; i++)
    {
      row_title ((guint)i, title);
      gtk_list_store_insert_with_values (store, NULL, -1, 0, title, -1);
    }
  gtk_cell_layout_pack_start (GTK_CELL_LAYOUT (list), text, TRUE);
  gtk_cell_layout_add_attribute (GTK_CELL_LAYOUT (list), text, "text", 0);
  g_object_set (list, "tree-model", store, NULL);
  g_object_unref (store);
  return list;
}

static void
scroll_to (GtkWidget *list, double offset)
{
  tug_list_view_set_content_offset (TUG_LIST_VIEW (list), offset);
}

static guint
visible_rows (GtkWidget *list)
{
  return tug_list_view_get_visible_rows (TUG_LIST_VIEW (list), NULL);
}

static const Peer tug_peer = { "tug", create, scroll_to, visible_rows };
static const Peer cells_peer = { "tug-cells", create_cells, scroll_to, visible_rows };

const Peer *const peers[] = { &tug_peer, &cells_peer, NULL };
