#include "refresh-bin/tug-refresh-bin-private.h"
#include "tug-refresh-control.h"

/* The functions that Glade calls. The Glade catalog contains their names, so they are exported. */

GList *tug_glade_get_children (gpointer adaptor, GObject *object);
void tug_glade_bin_replace_child (gpointer adaptor,
                                  GtkContainer *container,
                                  GtkWidget *former,
                                  GtkWidget *child);

/* Returns the children that Glade shows: the policy of a control, or the widgets that the program
   has added to a bin. */
GList *
tug_glade_get_children (gpointer adaptor G_GNUC_UNUSED, GObject *object)
{
  TugRefreshBinPrivate *priv;
  GList *children;

  if (TUG_IS_REFRESH_CONTROL (object))
    return g_list_append (NULL, tug_refresh_control_get_policy (TUG_REFRESH_CONTROL (object)));
  priv = _tug_refresh_bin_private (TUG_REFRESH_BIN (object));
  children = priv->content != NULL ? g_list_append (NULL, priv->content) : NULL;
  for (int slot = 0; slot < TUG_N_SLOTS; slot++)
    if (priv->slots[slot].widget != NULL)
      children = g_list_append (children, priv->slots[slot].widget);
  return children;
}

void
tug_glade_bin_replace_child (gpointer adaptor G_GNUC_UNUSED,
                             GtkContainer *container,
                             GtkWidget *former,
                             GtkWidget *child)
{
  gtk_container_remove (container, former);
  gtk_container_add (container, child);
}
