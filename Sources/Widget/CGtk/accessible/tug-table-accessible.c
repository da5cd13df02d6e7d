#include "tug-list-accessible.h"

/* The accessible of a long list or of a grid: a table. */

struct _TugTableAccessible
{
  TugListAccessible parent_instance;
};

static void tug_table_accessible_table_init (AtkTableIface *iface);

G_DEFINE_TYPE_WITH_CODE (TugTableAccessible,
                         _tug_table_accessible,
                         TUG_TYPE_LIST_ACCESSIBLE,
                         G_IMPLEMENT_INTERFACE (ATK_TYPE_TABLE, tug_table_accessible_table_init))

static void
_tug_table_accessible_class_init (TugTableAccessibleClass *klass G_GNUC_UNUSED)
{
}

static void
_tug_table_accessible_init (TugTableAccessible *self G_GNUC_UNUSED)
{
}

static gpointer
peer_of (AtkTable *table)
{
  return _tug_list_accessible_peer (TUG_LIST_ACCESSIBLE (table));
}

static int
get_n_columns (AtkTable *table)
{
  return _tug_list_peer_n_columns (peer_of (table));
}

static int
get_n_rows (AtkTable *table)
{
  int n_items = _tug_list_peer_n_rows (peer_of (table)), n_columns = get_n_columns (table);

  return n_items / n_columns + (n_items % n_columns > 0 ? 1 : 0);
}

/* Returns the index of the item at a row and column, or -1 if there is no item. */
static int
get_index_at (AtkTable *table, int row, int column)
{
  int n_columns = get_n_columns (table);
  gint64 index = (gint64)row * n_columns + column;

  if (row < 0 || column < 0 || column >= n_columns
      || index >= _tug_list_peer_n_rows (peer_of (table)))
    return -1;
  return (int)index;
}

static AtkObject *
ref_at (AtkTable *table, int row, int column)
{
  return _tug_list_accessible_ref_row (TUG_LIST_ACCESSIBLE (table),
                                       get_index_at (table, row, column));
}

static gboolean
is_item (AtkTable *table, int index)
{
  return index >= 0 && index < _tug_list_peer_n_rows (peer_of (table));
}

static int
get_row_at_index (AtkTable *table, int index)
{
  return is_item (table, index) ? index / get_n_columns (table) : -1;
}

static int
get_column_at_index (AtkTable *table, int index)
{
  return is_item (table, index) ? index % get_n_columns (table) : -1;
}

static int
get_extent_at (AtkTable *table, int row, int column)
{
  return get_index_at (table, row, column) >= 0 ? 1 : 0;
}

static gboolean
is_selected (AtkTable *table, int row, int column)
{
  int index = get_index_at (table, row, column);

  return index >= 0 && _tug_list_peer_is_selected (peer_of (table), index);
}

/* Returns whether a row is selected. In a grid only single cells can be selected, never a whole
   row. */
static gboolean
is_row_selected (AtkTable *table, int row)
{
  return get_n_columns (table) == 1 && is_selected (table, row, 0);
}

static int
get_selected_rows (AtkTable *table, int **selected)
{
  int n_selected
      = get_n_columns (table) == 1 ? (int)_tug_list_peer_n_selected_rows (peer_of (table)) : 0;

  if (selected == NULL)
    return n_selected;
  *selected = n_selected > 0 ? g_new0 (int, n_selected) : NULL;
  if (n_selected > 0)
    _tug_list_peer_fill_selected_rows (peer_of (table), (guint *)*selected, n_selected);
  return n_selected;
}

static gboolean
select_row (AtkTable *table, int row, gboolean selects)
{
  if (get_n_columns (table) > 1 || get_index_at (table, row, 0) < 0)
    return FALSE;
  _tug_list_peer_select_rows (peer_of (table), row, 1, selects);
  return is_row_selected (table, row) == selects;
}

static gboolean
add_row_selection (AtkTable *table, int row)
{
  return select_row (table, row, TRUE);
}

static gboolean
remove_row_selection (AtkTable *table, int row)
{
  return select_row (table, row, FALSE);
}

static void
tug_table_accessible_table_init (AtkTableIface *iface)
{
  iface->ref_at = ref_at;
  iface->get_index_at = get_index_at;
  iface->get_row_at_index = get_row_at_index;
  iface->get_column_at_index = get_column_at_index;
  iface->get_n_rows = get_n_rows;
  iface->get_n_columns = get_n_columns;
  iface->get_row_extent_at = get_extent_at;
  iface->get_column_extent_at = get_extent_at;
  iface->is_selected = is_selected;
  iface->is_row_selected = is_row_selected;
  iface->get_selected_rows = get_selected_rows;
  iface->add_row_selection = add_row_selection;
  iface->remove_row_selection = remove_row_selection;
}
