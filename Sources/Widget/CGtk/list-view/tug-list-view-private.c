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

static gboolean
note_renderer (GtkCellRenderer *renderer G_GNUC_UNUSED, gpointer has_one)
{
  *(gboolean *)has_one = TRUE;
  return TRUE;
}

GtkCellArea *
_tug_list_view_area (TugListView *self)
{
  GtkCellArea *area = _tug_list_view_private (self)->area;
  gboolean has_one = FALSE;

  /* GTK aborts if an area without renderers is measured or drawn, so hide such an area. */
  if (area != NULL)
    gtk_cell_area_foreach (area, note_renderer, &has_one);
  return has_one ? area : NULL;
}
