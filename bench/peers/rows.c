#include "rows.h"

void
row_title (guint row, char *text)
{
  g_snprintf (text, ROW_TEXT_LENGTH, "Row number %u, some more words in it", row);
}

void
row_subtitle (guint row, char *text)
{
  g_snprintf (text, ROW_TEXT_LENGTH, "%u words below, fainter", row % 97);
}

typedef struct
{
  GObject parent;
  guint number;
} RowItem;

typedef GObjectClass RowItemClass;

static GType row_item_get_type (void);
G_DEFINE_TYPE (RowItem, row_item, G_TYPE_OBJECT)

static void
row_item_class_init (RowItemClass *class G_GNUC_UNUSED)
{
}

static void
row_item_init (RowItem *item G_GNUC_UNUSED)
{
}

guint
row_item_number (gpointer item)
{
  return ((RowItem *)item)->number;
}

typedef struct
{
  GObject parent;
  guint count;
} Rows;

typedef GObjectClass RowsClass;

static GType rows_get_type (void);
static void rows_become_model (GListModelInterface *interface);
G_DEFINE_TYPE_WITH_CODE (Rows,
                         rows,
                         G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, rows_become_model))

static GType
item_type_cb (GListModel *model G_GNUC_UNUSED)
{
  return row_item_get_type ();
}

static guint
n_items_cb (GListModel *model)
{
  return ((Rows *)model)->count;
}

static gpointer
item_cb (GListModel *model, guint position)
{
  RowItem *item;

  if (position >= ((Rows *)model)->count)
    return NULL;
  item = g_object_new (row_item_get_type (), NULL);
  item->number = position;
  return item;
}

static void
rows_become_model (GListModelInterface *interface)
{
  interface->get_item_type = item_type_cb;
  interface->get_n_items = n_items_cb;
  interface->get_item = item_cb;
}

static void
rows_class_init (RowsClass *class G_GNUC_UNUSED)
{
}

static void
rows_init (Rows *rows G_GNUC_UNUSED)
{
}

GListModel *
rows_new (guint count)
{
  Rows *rows = g_object_new (rows_get_type (), NULL);

  rows->count = count;
  return G_LIST_MODEL (rows);
}

void
rows_insert (GListModel *model, guint position)
{
  ((Rows *)model)->count++;
  g_list_model_items_changed (model, position, 0, 1);
}
