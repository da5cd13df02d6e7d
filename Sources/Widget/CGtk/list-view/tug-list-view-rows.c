#include "internal/tug-hooks.h"

/* The program's function that creates the rows of a GListModel. */

typedef struct
{
  TugRowFunc call;
  gpointer data;
  GDestroyNotify notify;
} RowFunc;

static GQuark
row_func_quark (void)
{
  return g_quark_from_static_string ("tug-row-func");
}

static void
row_func_clear (gpointer data)
{
  RowFunc *func = data;

  if (func->notify != NULL)
    func->notify (func->data);
}

static void
row_func_unref (gpointer func)
{
  g_rc_box_release_full (func, row_func_clear);
}

void
tug_list_view_set_row_func (TugListView *self,
                            TugRowFunc func,
                            gpointer user_data,
                            GDestroyNotify notify)
{
  RowFunc *made = NULL;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  if (func != NULL)
    {
      made = g_rc_box_new (RowFunc);
      *made = (RowFunc){ func, user_data, notify };
    }
  /* The data of the previous function may hold the last reference to the list, so keep the list
     alive. */
  g_object_ref (self);
  g_object_set_qdata_full (G_OBJECT (self), row_func_quark (), made,
                           made != NULL ? row_func_unref : NULL);
  if (func == NULL && notify != NULL)
    notify (user_data);
  _tug_list_peer_update_row_appearance (_tug_list_view_peer (self));
  g_object_unref (self);
}

gboolean
_tug_list_view_has_row_func (TugListView *self)
{
  return g_object_get_qdata (G_OBJECT (self), row_func_quark ()) != NULL;
}

TugRow *
_tug_list_view_call_row_func (TugListView *self, gpointer item)
{
  RowFunc *func = g_object_get_qdata (G_OBJECT (self), row_func_quark ());
  TugRow *row;

  if (func == NULL)
    return NULL;
  /* The function may replace itself or destroy the list, so keep both alive. Otherwise a language
     binding would free the function together with its data while the function runs. */
  g_object_ref (self);
  g_rc_box_acquire (func);
  row = func->call (self, item, func->data);
  row_func_unref (func);
  g_object_unref (self);
  return row;
}

void
tug_list_view_update_rows (TugListView *self, guint row, guint n_rows)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  _tug_list_peer_update_rows (_tug_list_view_peer (self), row, n_rows);
}

void
tug_list_view_set_section_rows (TugListView *self, const guint *rows, guint n_rows)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (rows != NULL || n_rows == 0);
  if (!_tug_list_peer_set_section_rows (_tug_list_view_peer (self), rows, n_rows))
    g_critical ("%s: a section row is out of range", G_STRFUNC);
}
