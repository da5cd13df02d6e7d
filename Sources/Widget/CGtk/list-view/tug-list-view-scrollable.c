#include "tug-list-view-scrollable.h"

#include "tug-list-view-private.h"

/* The properties and the border that a GtkScrolledWindow requires from its child. */

enum
{
  HADJUSTMENT,
  VADJUSTMENT,
  HSCROLL_POLICY,
  VSCROLL_POLICY
};

static const char *const names[TUG_LIST_VIEW_N_SCROLLABLE_PROPERTIES] = {
  [HADJUSTMENT] = "hadjustment",
  [VADJUSTMENT] = "vadjustment",
  [HSCROLL_POLICY] = "hscroll-policy",
  [VSCROLL_POLICY] = "vscroll-policy",
};

static gboolean
get_border (GtkScrollable *scrollable, GtkBorder *border)
{
  _tug_list_peer_scroll_border (_tug_list_view_peer (TUG_LIST_VIEW (scrollable)), border);
  return TRUE;
}

void
_tug_list_view_scrollable_init (gpointer iface, gpointer data G_GNUC_UNUSED)
{
  ((GtkScrollableInterface *)iface)->get_border = get_border;
}

void
_tug_list_view_install_scrollable (GObjectClass *object_class, guint first_id)
{
  guint i;

  for (i = 0; i < G_N_ELEMENTS (names); i++)
    g_object_class_override_property (object_class, first_id + i, names[i]);
}

static GtkOrientation
orientation_of (guint property)
{
  return property == HADJUSTMENT ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
}

gboolean
_tug_list_view_get_scrollable (TugListView *self, guint first_id, guint id, GValue *value)
{
  gpointer peer = _tug_list_view_peer (self);

  switch (id - first_id)
    {
    case HADJUSTMENT:
    case VADJUSTMENT:
      g_value_set_object (value,
                          _tug_list_peer_scroll_adjustment (peer, orientation_of (id - first_id)));
      return TRUE;
    case HSCROLL_POLICY:
      g_value_set_enum (value, _tug_list_view_private (self)->hscroll_policy);
      return TRUE;
    case VSCROLL_POLICY:
      g_value_set_enum (value, _tug_list_view_private (self)->vscroll_policy);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
set_policy (TugListView *self, GtkScrollablePolicy *policy, const GValue *value)
{
  GtkScrollablePolicy wanted = g_value_get_enum (value);

  if (wanted == *policy)
    return;
  *policy = wanted;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
_tug_list_view_set_scrollable (TugListView *self, guint first_id, guint id, const GValue *value)
{
  TugListViewPrivate *priv = _tug_list_view_private (self);

  switch (id - first_id)
    {
    case HADJUSTMENT:
    case VADJUSTMENT:
      _tug_list_peer_set_scroll_adjustment (priv->peer, orientation_of (id - first_id),
                                            g_value_get_object (value));
      return TRUE;
    case HSCROLL_POLICY:
      set_policy (self, &priv->hscroll_policy, value);
      return TRUE;
    case VSCROLL_POLICY:
      set_policy (self, &priv->vscroll_policy, value);
      return TRUE;
    default:
      return FALSE;
    }
}
