#include "tug-refresh-bin-private.h"
#include "generated/tug-property-hooks.h"

/* The children of a bin: the child with the content, and the program's header and footer
   widgets. */

static GtkContainerClass *parent_class;

static void
child_changed (TugRefreshBin *self)
{
  _tug_bin_peer_child_changed (_tug_refresh_bin_peer (self));
  _tug_refresh_bin_notify (self, TUG_REFRESH_BIN_PROPERTY_SCROLLED_WINDOW);
}

/* Returns whether the child of the scrolled window that the bin has created was destroyed or
   removed. */
static gboolean
is_emptied (TugRefreshBin *self)
{
  TugRefreshBinPrivate *priv = _tug_refresh_bin_private (self);
  GtkWidget *inside;

  if (!priv->owns_scroller || gtk_bin_get_child (GTK_BIN (self)) != priv->scroller)
    return FALSE;
  inside = gtk_bin_get_child (GTK_BIN (priv->scroller));
  return inside == NULL
         || (GTK_IS_VIEWPORT (inside) && gtk_bin_get_child (GTK_BIN (inside)) == NULL);
}

static void
add (GtkContainer *container, GtkWidget *child)
{
  TugRefreshBin *self = TUG_REFRESH_BIN (container);
  TugRefreshBinPrivate *priv = _tug_refresh_bin_private (self);
  GtkWidget *content = child;

  if (is_emptied (self))
    gtk_container_remove (container, priv->scroller);
  if (gtk_bin_get_child (GTK_BIN (self)) != NULL)
    {
      g_critical ("A TugRefreshBin can have only one child, and already has a %s",
                  G_OBJECT_TYPE_NAME (gtk_bin_get_child (GTK_BIN (self))));
      return;
    }
  if (priv->edge_source == NULL && !GTK_IS_SCROLLED_WINDOW (child))
    {
      GtkWidget *scroller = gtk_scrolled_window_new (NULL, NULL);

      gtk_container_add (GTK_CONTAINER (scroller), child);
      gtk_widget_show (scroller);
      child = scroller;
      priv->owns_scroller = TRUE;
    }
  if (GTK_IS_SCROLLED_WINDOW (child))
    priv->scroller = child;
  g_set_weak_pointer (&priv->content, content);
  if (priv->content_window != NULL)
    gtk_widget_set_parent_window (child, priv->content_window);
  parent_class->add (container, child);
  child_changed (self);
}

static void
remove_child (GtkContainer *container, GtkWidget *child)
{
  TugRefreshBin *self = TUG_REFRESH_BIN (container);
  TugRefreshBinPrivate *priv = _tug_refresh_bin_private (self);

  for (int slot = 0; slot < TUG_N_SLOTS; slot++)
    if (child == priv->slots[slot].widget)
      {
        _tug_refresh_bin_set_control_widget (self, slot == TUG_SLOT_HEADER, NULL);
        return;
      }
  if (child == priv->content && child != gtk_bin_get_child (GTK_BIN (self))
      && gtk_widget_is_ancestor (child, GTK_WIDGET (self)))
    {
      /* The child is in a scrolled window that the bin has created, or in a viewport there. */
      gtk_container_remove (GTK_CONTAINER (gtk_widget_get_parent (child)), child);
      child = gtk_bin_get_child (GTK_BIN (self));
    }
  if (child != gtk_bin_get_child (GTK_BIN (self)))
    {
      g_critical ("A %s that is not in a TugRefreshBin cannot be removed from the bin",
                  G_OBJECT_TYPE_NAME (child));
      return;
    }
  priv->scroller = NULL;
  priv->owns_scroller = FALSE;
  g_clear_weak_pointer (&priv->content);
  /* Update the fields above before this call: it notifies handlers, which may add or remove a
     child. */
  parent_class->remove (container, child);
  child_changed (self);
}

static GType
child_type (GtkContainer *container)
{
  return gtk_bin_get_child (GTK_BIN (container)) != NULL ? G_TYPE_NONE : GTK_TYPE_WIDGET;
}

void
_tug_refresh_bin_take_children (TugRefreshBinClass *klass)
{
  GtkContainerClass *container_class = GTK_CONTAINER_CLASS (klass);

  parent_class = g_type_class_peek_parent (klass);
  container_class->add = add;
  container_class->remove = remove_child;
  container_class->child_type = child_type;
  gtk_container_class_handle_border_width (container_class);
}

/* MARK: Header and footer widgets */

GtkWidget *
_tug_refresh_bin_control_widget (TugRefreshBin *self, gboolean is_header)
{
  return _tug_refresh_bin_private (self)
      ->slots[is_header ? TUG_SLOT_HEADER : TUG_SLOT_FOOTER]
      .widget;
}

gboolean
_tug_refresh_bin_set_control_widget (TugRefreshBin *self, gboolean is_header, GtkWidget *widget)
{
  int place = is_header ? TUG_SLOT_HEADER : TUG_SLOT_FOOTER;
  TugControlSlot *slot = &_tug_refresh_bin_private (self)->slots[place];
  GtkWidget *former = slot->widget;

  if (widget == former)
    return TRUE;
  if (widget != NULL
      && (gtk_widget_get_parent (widget) != NULL || GTK_IS_WINDOW (widget)
          || widget == GTK_WIDGET (self) || gtk_widget_is_ancestor (GTK_WIDGET (self), widget)))
    {
      g_critical (
          "A %s that is a window, has a parent, or contains the bin cannot be the bin's header or "
          "footer",
          G_OBJECT_TYPE_NAME (widget));
      return FALSE;
    }
  if (slot->is_open)
    {
      slot->is_open = FALSE;
      _tug_refresh_bin_report_opened (self, place);
    }
  slot->widget = NULL;
  if (former != NULL)
    gtk_widget_unparent (former);
  slot->widget = widget;
  _tug_refresh_bin_make_slot_window (self, place);
  if (widget != NULL)
    {
      gtk_widget_set_child_visible (widget, FALSE);
      gtk_widget_set_parent (widget, GTK_WIDGET (self));
    }
  _tug_bin_peer_control_widget_changed (_tug_refresh_bin_peer (self), is_header);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  return TRUE;
}

/* MARK: Functions for Swift */

gpointer
_tug_refresh_bin_peer (TugRefreshBin *self)
{
  return _tug_refresh_bin_private (self)->peer;
}

GtkScrolledWindow *
_tug_refresh_bin_scroller (TugRefreshBin *self)
{
  return (GtkScrolledWindow *)_tug_refresh_bin_private (self)->scroller;
}

TugEdgeSource *
_tug_refresh_bin_edge_source (TugRefreshBin *self)
{
  return _tug_refresh_bin_private (self)->edge_source;
}

void
_tug_refresh_bin_set_edge_source (TugRefreshBin *self, TugEdgeSource *source)
{
  TugRefreshBinPrivate *priv = _tug_refresh_bin_private (self);

  if (source != NULL && priv->scroller != NULL)
    {
      g_critical ("The bin already scrolls its child: set the edge source before adding the child");
      return;
    }
  g_set_object (&priv->edge_source, source);
  _tug_bin_peer_child_changed (priv->peer);
}
