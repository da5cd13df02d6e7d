#include "tug-list-accessible.h"

#include "internal/tug-control-accessible.h"

/* The accessibles of rows that assistive technologies have requested, and the notifications about
   them. At most MOST_HELD rows are kept alive without other references, so ten million rows need no
   memory. */
enum
{
  MOST_HELD = 64,
  /* If more rows than this are inserted or removed at once, the single rows are not reported. */
  MOST_TOLD = 64
};

/* MARK: Cache */

void
_tug_list_accessible_forget_row (TugListAccessible *self, TugRowAccessible *row)
{
  TugAccessibleRows *rows = _tug_list_accessible_rows (self);
  gpointer key = GINT_TO_POINTER (_tug_row_accessible_index (row));

  if (g_hash_table_lookup (rows->live, key) == row)
    g_hash_table_remove (rows->live, key);
  if (rows->focused == row)
    rows->focused = NULL;
}

AtkObject *
_tug_list_accessible_ref_row (TugListAccessible *self, int row)
{
  TugAccessibleRows *rows = _tug_list_accessible_rows (self);
  TugRowAccessible *found;

  if (row < 0 || row >= _tug_list_peer_n_rows (_tug_list_accessible_peer (self)))
    return NULL;
  found = g_hash_table_lookup (rows->live, GINT_TO_POINTER (row));
  if (found != NULL)
    return ATK_OBJECT (g_object_ref (found));
  found = _tug_row_accessible_new (self, row);
  g_hash_table_insert (rows->live, GINT_TO_POINTER (row), found);
  g_queue_push_tail (&rows->recent, g_object_ref (found));
  if (rows->recent.length > MOST_HELD)
    g_object_unref (g_queue_pop_head (&rows->recent));
  return ATK_OBJECT (found);
}

/* Returns all live rows, to be released with g_ptr_array_unref(). The array holds a reference to
   each row, because a notification may free rows. */
static GPtrArray *
ref_live (TugListAccessible *self)
{
  GPtrArray *live = g_ptr_array_new_with_free_func (g_object_unref);
  GHashTableIter iter;
  gpointer row;

  g_hash_table_iter_init (&iter, _tug_list_accessible_rows (self)->live);
  while (g_hash_table_iter_next (&iter, NULL, &row))
    g_ptr_array_add (live, g_object_ref (row));
  return live;
}

/* Removes rows from the list. Notify clients only after all other rows have their new indices. */
static void
leave (TugListAccessible *self, GPtrArray *gone)
{
  for (guint i = 0; i < gone->len; i++)
    {
      TugRowAccessible *row = gone->pdata[i];

      if (_tug_list_accessible_rows (self)->focused == row)
        _tug_list_accessible_rows (self)->focused = NULL;
      if (g_queue_remove (&_tug_list_accessible_rows (self)->recent, row))
        g_object_unref (row);
      _tug_row_accessible_leave (row);
    }
}

static void
tell_defunct (GPtrArray *gone)
{
  for (guint i = 0; i < gone->len; i++)
    atk_object_notify_state_change (gone->pdata[i], ATK_STATE_DEFUNCT, TRUE);
}

void
_tug_list_accessible_drop_rows (TugListAccessible *self)
{
  GPtrArray *gone = ref_live (self);

  g_hash_table_remove_all (_tug_list_accessible_rows (self)->live);
  leave (self, gone);
  tell_defunct (gone);
  g_ptr_array_unref (gone);
}

/* MARK: Inserted and removed rows */

/* Returns the index of row `index` after a change, or -1 if the row was removed. */
static int
moved (int index, int at, int removed, int added, const int *from, const int *to, int n_kept)
{
  if (index < at)
    return index;
  if (index - at >= removed)
    return index - removed + added;
  for (int kept = 0; kept < n_kept; kept++)
    if (from[kept] == index)
      return to[kept];
  return -1;
}

static void
tell_children (TugListAccessible *self, const char *signal, int at, int count, GPtrArray *rows)
{
  if (count > MOST_TOLD)
    return;
  for (int place = 0; place < count; place++)
    {
      AtkObject *row = NULL;

      for (guint i = 0; rows != NULL && i < rows->len; i++)
        if (GPOINTER_TO_INT (g_object_get_data (rows->pdata[i], "tug-former-index")) == at + place)
          row = rows->pdata[i];
      g_signal_emit_by_name (self, signal, (guint)(at + (rows != NULL ? 0 : place)), row, NULL);
    }
}

static void
tell_table (TugListAccessible *self, const char *signal, int at, int count)
{
  int n_columns = _tug_list_peer_n_columns (_tug_list_accessible_peer (self));

  if (!TUG_IS_TABLE_ACCESSIBLE (self) || count == 0)
    return;
  if (n_columns == 1)
    g_signal_emit_by_name (self, signal, at, count);
  else
    g_signal_emit_by_name (self, "model-changed");
}

static void
rows_moved (TugListAccessible *self,
            int at,
            int removed,
            int added,
            const int *from,
            const int *to,
            int n_kept)
{
  TugAccessibleRows *rows = _tug_list_accessible_rows (self);
  GPtrArray *live = ref_live (self);
  GPtrArray *gone = g_ptr_array_new_with_free_func (g_object_unref);

  g_hash_table_remove_all (rows->live);
  for (guint i = 0; i < live->len; i++)
    {
      TugRowAccessible *row = live->pdata[i];
      int former = _tug_row_accessible_index (row);
      int index = moved (former, at, removed, added, from, to, n_kept);

      if (index >= 0)
        {
          _tug_row_accessible_move (row, index);
          g_hash_table_insert (rows->live, GINT_TO_POINTER (index), row);
        }
      else
        {
          g_object_set_data (G_OBJECT (row), "tug-former-index", GINT_TO_POINTER (former));
          g_ptr_array_add (gone, g_object_ref (row));
        }
    }
  leave (self, gone);
  tell_children (self, "children-changed::remove", at, removed, gone);
  tell_defunct (gone);
  tell_table (self, "row-deleted", at, removed);
  tell_children (self, "children-changed::add", at, added, NULL);
  tell_table (self, "row-inserted", at, added);
  g_ptr_array_unref (gone);
  g_ptr_array_unref (live);
}

static void
rows_replaced (TugListAccessible *self)
{
  TugAccessibleRows *rows = _tug_list_accessible_rows (self);
  GPtrArray *live = ref_live (self);
  GPtrArray *gone = g_ptr_array_new_with_free_func (g_object_unref);

  /* To clients a row with unchanged text is the same row, so keep its accessible. */
  for (guint i = 0; i < live->len; i++)
    if (!_tug_row_accessible_says_the_same (live->pdata[i]))
      {
        g_hash_table_remove (rows->live,
                             GINT_TO_POINTER (_tug_row_accessible_index (live->pdata[i])));
        g_ptr_array_add (gone, g_object_ref (live->pdata[i]));
      }
  leave (self, gone);
  tell_defunct (gone);
  if (TUG_IS_TABLE_ACCESSIBLE (self))
    g_signal_emit_by_name (self, "model-changed");
  g_ptr_array_unref (gone);
  g_ptr_array_unref (live);
}

/* MARK: States and focus */

static void
tell_focus (TugListAccessible *self)
{
  TugAccessibleRows *rows = _tug_list_accessible_rows (self);
  GtkWidget *widget = _tug_list_accessible_widget (self);
  AtkObject *row;

  if (widget == NULL || rows->late != 0 || !gtk_widget_has_focus (widget))
    return;
  row = _tug_list_accessible_ref_row (
      self, _tug_list_peer_focused_row (_tug_list_accessible_peer (self)));
  if (row == NULL || TUG_ROW_ACCESSIBLE (row) == rows->focused)
    {
      g_clear_object (&row);
      return;
    }
  rows->focused = TUG_ROW_ACCESSIBLE (row);
  _tug_row_accessible_report_focus (rows->focused);
  g_object_unref (row);
}

static void
follow_once (TugListAccessible *self)
{
  TugAccessibleRows *rows = _tug_list_accessible_rows (self);
  GtkWidget *widget = _tug_list_accessible_widget (self);
  GPtrArray *live;
  int focused;

  if (widget == NULL)
    return;
  focused = gtk_widget_has_focus (widget)
                ? _tug_list_peer_focused_row (_tug_list_accessible_peer (self))
                : -1;
  if (rows->focused != NULL && _tug_row_accessible_index (rows->focused) != focused)
    rows->focused = NULL;
  live = ref_live (self);
  for (guint i = 0; i < live->len; i++)
    _tug_row_accessible_follow (live->pdata[i]);
  g_ptr_array_unref (live);
  tell_focus (self);
}

void
_tug_list_accessible_follow (TugListAccessible *self, gboolean is_selection)
{
  TugAccessibleRows *rows = _tug_list_accessible_rows (self);

  /* A listener may change the list, so repeat until there are no more changes. */
  rows->follows_again = TRUE;
  if (!rows->is_following)
    {
      rows->is_following = TRUE;
      g_object_ref (self);
      while (rows->follows_again)
        {
          rows->follows_again = FALSE;
          follow_once (self);
        }
      rows->is_following = FALSE;
      g_object_unref (self);
    }
  if (is_selection)
    g_signal_emit_by_name (self, "selection-changed");
}

static gboolean
late_cb (gpointer data)
{
  TugListAccessible *self = data;

  _tug_list_accessible_rows (self)->late = 0;
  _tug_list_accessible_follow (self, FALSE);
  return G_SOURCE_REMOVE;
}

void
_tug_list_accessible_focus_came (TugListAccessible *self)
{
  TugAccessibleRows *rows = _tug_list_accessible_rows (self);

  /* GTK reports the focus of the list in an idle callback, and a screen reader then forgets the
     row. Therefore report the row later, at a lower priority. */
  if (rows->late == 0)
    rows->late = g_idle_add_full (G_PRIORITY_LOW, late_cb, g_object_ref (self), g_object_unref);
}

/* MARK: Notifications from Swift */

static TugListAccessible *
accessible_of (GtkWidget *widget)
{
  return _tug_list_view_is_described (widget)
             ? TUG_LIST_ACCESSIBLE (_tug_list_accessible_of (widget))
             : NULL;
}

void
_tug_list_view_report_rows_moved (
    GtkWidget *self, int at, int removed, int added, const int *from, const int *to, int n_kept)
{
  TugListAccessible *accessible = accessible_of (self);

  if (accessible != NULL)
    rows_moved (accessible, at, removed, added, from, to, n_kept);
}

void
_tug_list_view_report_rows_replaced (GtkWidget *self)
{
  TugListAccessible *accessible = accessible_of (self);

  if (accessible != NULL)
    rows_replaced (accessible);
}

void
_tug_list_view_report_rows_updated (GtkWidget *self, int first, int n_rows)
{
  TugListAccessible *accessible = accessible_of (self);
  GPtrArray *live;

  if (accessible == NULL)
    return;
  live = ref_live (accessible);
  for (guint i = 0; i < live->len; i++)
    {
      int index = _tug_row_accessible_index (live->pdata[i]);

      if (index >= first && index - first < n_rows)
        _tug_row_accessible_update_texts (live->pdata[i]);
    }
  g_ptr_array_unref (live);
}

void
_tug_list_view_report_states (GtkWidget *self, TugReportedStates states)
{
  static const TugReportedStates sides[] = { TUG_REPORTED_HEADER, TUG_REPORTED_FOOTER };
  TugListAccessible *accessible = accessible_of (self);

  if (accessible == NULL)
    return;
  /* This function is called in every frame, so skip the work if no rows are live. */
  if ((states & (TUG_REPORTED_SELECTION | TUG_REPORTED_FOCUS)) != 0
      || g_hash_table_size (_tug_list_accessible_rows (accessible)->live) > 0)
    _tug_list_accessible_follow (accessible, (states & TUG_REPORTED_SELECTION) != 0);
  for (guint side = 0; side < G_N_ELEMENTS (sides); side++)
    {
      TugControlAccessible *control
          = TUG_CONTROL_ACCESSIBLE (_tug_list_accessible_control (accessible, side == 0));

      if ((states & sides[side]) != 0 || _tug_control_accessible_was_told (control))
        _tug_control_accessible_follow (control);
    }
}
