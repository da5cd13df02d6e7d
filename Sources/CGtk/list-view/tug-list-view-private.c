#include "tug-list-view-private.h"

TugListViewPrivate *
_tug_list_view_private (TugListView *self)
{
  return g_type_instance_get_private ((GTypeInstance *)self, TUG_TYPE_LIST_VIEW);
}

gpointer
_tug_list_view_peer (TugListView *self)
{
  return _tug_list_view_private (self)->peer;
}

GtkCellArea *
_tug_list_view_area (TugListView *self)
{
  return _tug_list_view_private (self)->area;
}
