#include "internal/tug-hooks.h"
#include "generated/tug-pullable-properties.h"

/* The GtkBuildable implementation of a list: <child type="header">, <child type="footer">, and cell
   renderers as in any GtkCellLayout. */

static GtkBuildableIface *parent_iface;

static void
add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  TugPullable *self = TUG_PULLABLE (buildable);

  if (TUG_IS_REFRESH_HEADER (child) && (type == NULL || g_str_equal (type, "header")))
    tug_pullable_set_header (self, TUG_REFRESH_HEADER (child));
  else if (TUG_IS_REFRESH_FOOTER (child) && (type == NULL || g_str_equal (type, "footer")))
    tug_pullable_set_footer (self, TUG_REFRESH_FOOTER (child));
  else if (GTK_IS_CELL_RENDERER (child) && type == NULL)
    gtk_cell_layout_pack_start (GTK_CELL_LAYOUT (self), GTK_CELL_RENDERER (child), FALSE);
  else if (type != NULL)
    GTK_BUILDER_WARN_INVALID_CHILD_TYPE (buildable, type);
  else if (parent_iface->add_child != NULL)
    parent_iface->add_child (buildable, builder, child, type);
  else
    g_critical ("A %s cannot be a child of a TugListView", G_OBJECT_TYPE_NAME (child));
}

/* The cell area parses <attributes> and <cell-packing> of a renderer. */
static GtkBuildable *
area_of (GtkBuildable *buildable)
{
  return GTK_BUILDABLE (gtk_cell_layout_get_area (GTK_CELL_LAYOUT (buildable)));
}

static gboolean
is_cell_tag (const char *tag)
{
  return g_str_equal (tag, "attributes") || g_str_equal (tag, "cell-packing");
}

static gboolean
custom_tag_start (GtkBuildable *buildable,
                  GtkBuilder *builder,
                  GObject *child,
                  const char *tag,
                  GMarkupParser *parser,
                  gpointer *data)
{
  if (child != NULL && GTK_IS_CELL_RENDERER (child) && is_cell_tag (tag))
    return gtk_buildable_custom_tag_start (area_of (buildable), builder, child, tag, parser, data);
  return parent_iface->custom_tag_start != NULL
         && parent_iface->custom_tag_start (buildable, builder, child, tag, parser, data);
}

static void
custom_tag_end (
    GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *tag, gpointer *data)
{
  if (child != NULL && GTK_IS_CELL_RENDERER (child) && is_cell_tag (tag))
    gtk_buildable_custom_tag_end (area_of (buildable), builder, child, tag, data);
  else if (parent_iface->custom_tag_end != NULL)
    parent_iface->custom_tag_end (buildable, builder, child, tag, data);
}

static GObject *
get_internal_child (GtkBuildable *buildable, GtkBuilder *builder, const char *name)
{
  if (g_str_equal (name, "area"))
    return G_OBJECT (gtk_cell_layout_get_area (GTK_CELL_LAYOUT (buildable)));
  return parent_iface->get_internal_child
             ? parent_iface->get_internal_child (buildable, builder, name)
             : NULL;
}

void
_tug_list_view_buildable_init (gpointer iface, gpointer data G_GNUC_UNUSED)
{
  GtkBuildableIface *buildable = iface;

  parent_iface = g_type_interface_peek_parent (iface);
  buildable->add_child = add_child;
  buildable->custom_tag_start = custom_tag_start;
  buildable->custom_tag_end = custom_tag_end;
  buildable->get_internal_child = get_internal_child;
}
