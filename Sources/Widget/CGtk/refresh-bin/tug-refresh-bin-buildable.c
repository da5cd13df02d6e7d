#include "tug-refresh-bin-private.h"
#include "generated/tug-pullable-properties.h"
#include "generated/tug-refresh-bin-properties.h"

/* The GtkBuildable implementation of a bin: <child type="header"> and <child type="footer"> can be
   controls or any other widgets. */

static GtkBuildableIface *parent_iface;

static void
add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  TugRefreshBin *self = TUG_REFRESH_BIN (buildable);
  gboolean is_header = g_strcmp0 (type, "header") == 0;
  gboolean is_footer = g_strcmp0 (type, "footer") == 0;

  if (TUG_IS_REFRESH_HEADER (child) && !is_footer)
    tug_pullable_set_header (TUG_PULLABLE (self), TUG_REFRESH_HEADER (child));
  else if (TUG_IS_REFRESH_FOOTER (child) && !is_header)
    tug_pullable_set_footer (TUG_PULLABLE (self), TUG_REFRESH_FOOTER (child));
  else if (GTK_IS_WIDGET (child) && is_header)
    tug_refresh_bin_set_header_widget (self, GTK_WIDGET (child));
  else if (GTK_IS_WIDGET (child) && is_footer)
    tug_refresh_bin_set_footer_widget (self, GTK_WIDGET (child));
  else if (type != NULL)
    GTK_BUILDER_WARN_INVALID_CHILD_TYPE (buildable, type);
  else
    parent_iface->add_child (buildable, builder, child, type);
}

void
_tug_refresh_bin_buildable_init (gpointer iface, gpointer data G_GNUC_UNUSED)
{
  GtkBuildableIface *buildable = iface;

  parent_iface = g_type_interface_peek_parent (iface);
  buildable->add_child = add_child;
}
