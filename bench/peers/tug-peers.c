/* Tug's list: with rows from a GListModel, and with cell renderers as in GtkTreeView. */

#include <tug.h>

#include "peers.h"
#include "rows.h"

static GtkWidget *
list_new (void)
{
  GtkWidget *list = tug_list_view_new ();

  g_object_set (list, "row-height", (double)ROW_HEIGHT, "show-scroll-indicator", FALSE, NULL);
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

/* Returns a row whose height fits its text of one or more lines. */
static TugRow *
mixed_row_cb (TugListView *list G_GNUC_UNUSED, gpointer item, gpointer data G_GNUC_UNUSED)
{
  guint number = row_item_number (item);
  char title[ROW_TEXT_LENGTH];
  GString *words = g_string_new (NULL);
  TugRow *row;

  row_title (number, title);
  for (guint i = 0; i < 5 + number % 30; i++)
    g_string_append (words, "some words ");
  row = tug_row_new (title, words->str, NULL);
  tug_row_set_wrap (row, TRUE);
  g_string_free (words, TRUE);
  return row;
}

/* The rows that the list shows. */
static GListModel *shown_rows;

static GtkWidget *
create_with (const Work *work, TugRowFunc row_func, GIcon *icon)
{
  GtkWidget *list = list_new ();

  shown_rows = rows_new ((guint)work->rows);
  tug_list_view_set_row_func (TUG_LIST_VIEW (list), row_func, icon,
                              icon != NULL ? g_object_unref : NULL);
  tug_list_view_set_model (TUG_LIST_VIEW (list), shown_rows);
  return list;
}

static GtkWidget *
create (const Work *work)
{
  return work->icons ? create_with (work, icon_row_cb, g_themed_icon_new (ROW_ICON))
                     : create_with (work, row_cb, NULL);
}

static GtkWidget *
create_mixed (const Work *work)
{
  GtkWidget *list = create_with (work, mixed_row_cb, NULL);

  tug_list_view_set_estimated_row_height (TUG_LIST_VIEW (list), ROW_HEIGHT);
  return list;
}

/* The work never ends. */
static void
refresh_cb (TugListView *list G_GNUC_UNUSED,
            TugWork *work G_GNUC_UNUSED,
            gpointer data G_GNUC_UNUSED)
{
}

static GtkWidget *
create_refreshing (const Work *work)
{
  GtkWidget *list = create (work);

  tug_pullable_set_header_style (TUG_PULLABLE (list), TUG_HEADER_STYLE_NATIVE);
  g_signal_connect (list, "refresh", G_CALLBACK (refresh_cb), NULL);
  tug_pullable_begin_refresh (TUG_PULLABLE (list));
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
  tug_pullable_set_content_offset (TUG_PULLABLE (list), offset);
}

static guint
visible_rows (GtkWidget *list)
{
  return tug_list_view_get_visible_rows (TUG_LIST_VIEW (list), NULL);
}

/* Inserts rows in the middle, or alternately after a quarter and three quarters. */
static void
insert (GtkWidget *list, const Work *work)
{
  guint rows = g_list_model_get_n_items (shown_rows), shown;
  double length;

  for (int i = 0; i < work->inserts; i++, rows++)
    rows_insert (shown_rows, work->apart ? rows / 4 * (i % 2 == 0 ? 1 : 3) : rows / 2);
  g_object_get (list, "n-rows", &shown, "content-length", &length, NULL);
  if (shown != rows || length <= rows)
    g_error ("The list has %u rows, not %u, and a length of %g", shown, rows, length);
}

static const Peer tug_peer = { "tug", create, scroll_to, visible_rows, insert };
static const Peer mixed_peer = { "tug-mixed", create_mixed, scroll_to, NULL, insert };
static const Peer cells_peer = { "tug-cells", create_cells, scroll_to, visible_rows, NULL };
static const Peer refreshing_peer = { "tug-refreshing", create_refreshing, NULL, NULL, NULL };

const Peer *const peers[] = { &tug_peer, &mixed_peer, &cells_peer, &refreshing_peer, NULL };
