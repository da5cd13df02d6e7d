/* Written by scripts/generate-api. */

#include "generated/tug-property-hooks.h"

#include <float.h>
#include <math.h>

static GParamSpec *properties[TUG_REFRESH_BIN_N_PROPERTIES];

static void
read_property (TugRefreshBin *self, TugRefreshBinProperty property, GValue *value)
{
  g_value_init (value, properties[property]->value_type);
  g_param_value_set_default (properties[property], value);
  _tug_property_read (self, TUG_OWNER_REFRESH_BIN, property, value);
}

static void
write_property (TugRefreshBin *self, TugRefreshBinProperty property, const GValue *value)
{
  /* A handler of the notification may release the object. */
  g_object_ref (self);
  if (_tug_property_write (self, TUG_OWNER_REFRESH_BIN, property, value))
    _tug_refresh_bin_notify (self, property);
  g_object_unref (self);
}

void
_tug_refresh_bin_notify (TugRefreshBin *self, TugRefreshBinProperty property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

gboolean
_tug_refresh_bin_get (GObject *object, guint id, GValue *value)
{
  if (id == 0 || id >= TUG_REFRESH_BIN_N_PROPERTIES)
    return FALSE;
  g_return_val_if_fail (_tug_on_main_thread (), TRUE);
  _tug_property_read (object, TUG_OWNER_REFRESH_BIN, id, value);
  return TRUE;
}

gboolean
_tug_refresh_bin_set (GObject *object, guint id, const GValue *value)
{
  TugRefreshBin *self = TUG_REFRESH_BIN (object);

  if (id == 0 || id >= TUG_REFRESH_BIN_N_PROPERTIES)
    return FALSE;
  g_return_val_if_fail (_tug_on_main_thread (), TRUE);
  if (_tug_is_usable_value (object, properties[id], value))
    write_property (self, id, value);
  return TRUE;
}

void
_tug_refresh_bin_install_properties (GObjectClass *klass)
{
  /**
   * TugRefreshBin:scrolled-window:
   *
   * The scrolled window around the child: the child itself if it is one, or a window that the bin
   * creates.
   *
   * It is %NULL if there is no child, or if the child scrolls itself.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_SCROLLED_WINDOW]
      = g_param_spec_object ("scrolled-window", "scrolled-window",
                             "The scrolled window around the child: the child itself if it is one, "
                             "or a window that the bin creates",
                             GTK_TYPE_SCROLLED_WINDOW, TUG_PARAM_READABLE);

  /**
   * TugRefreshBin:header-widget:
   *
   * The program's widget to show as the header.
   *
   * Its preferred length is the distance that the header is pulled. To follow state and pull, use
   * the properties of #TugPullable:header, which is created if there is no header. While the header
   * is closed, the widget is hidden and out of the Tab order. A widget that has a parent is
   * refused.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_HEADER_WIDGET] = g_param_spec_object (
      "header-widget", "header-widget", "The program's widget to show as the header",
      GTK_TYPE_WIDGET, TUG_PARAM_READWRITE);

  /**
   * TugRefreshBin:footer-widget:
   *
   * The program's widget to show as the footer.
   *
   * It works as #TugRefreshBin:header-widget does, with #TugPullable:footer.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_FOOTER_WIDGET] = g_param_spec_object (
      "footer-widget", "footer-widget", "The program's widget to show as the footer",
      GTK_TYPE_WIDGET, TUG_PARAM_READWRITE);

  /**
   * TugRefreshBin:edge-source:
   *
   * The object that reports whether a child that scrolls itself is at its edges.
   *
   * Set it before the child is added, which then continues to scroll itself.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_EDGE_SOURCE] = g_param_spec_object (
      "edge-source", "edge-source",
      "The object that reports whether a child that scrolls itself is at its edges",
      TUG_TYPE_EDGE_SOURCE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshBin:mouse-drag:
   *
   * Whether a drag with the primary button pulls, as a finger does.
   *
   * Clicks and menus still work, and a press is shown only after it has ended. A drag that begins
   * on a #GtkPaned handle, a column border or selectable text is left to the child: any window with
   * a cursor of its own.
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_MOUSE_DRAG] = g_param_spec_boolean (
      "mouse-drag", "mouse-drag", "Whether a drag with the primary button pulls, as a finger does",
      FALSE, TUG_PARAM_READWRITE);

  g_object_class_install_properties (klass, TUG_REFRESH_BIN_N_PROPERTIES, properties);
}

GtkScrolledWindow *
tug_refresh_bin_get_scrolled_window (TugRefreshBin *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_SCROLLED_WINDOW, &value);
  return g_value_get_object (&value);
}

GtkWidget *
tug_refresh_bin_get_header_widget (TugRefreshBin *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_HEADER_WIDGET, &value);
  return g_value_get_object (&value);
}

void
tug_refresh_bin_set_header_widget (TugRefreshBin *self, GtkWidget *value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (value == NULL || GTK_IS_WIDGET (value));
  g_value_init (&given, GTK_TYPE_WIDGET);
  g_value_set_object (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_HEADER_WIDGET, &given);
}

GtkWidget *
tug_refresh_bin_get_footer_widget (TugRefreshBin *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_FOOTER_WIDGET, &value);
  return g_value_get_object (&value);
}

void
tug_refresh_bin_set_footer_widget (TugRefreshBin *self, GtkWidget *value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (value == NULL || GTK_IS_WIDGET (value));
  g_value_init (&given, GTK_TYPE_WIDGET);
  g_value_set_object (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_FOOTER_WIDGET, &given);
}

TugEdgeSource *
tug_refresh_bin_get_edge_source (TugRefreshBin *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_EDGE_SOURCE, &value);
  return g_value_get_object (&value);
}

void
tug_refresh_bin_set_edge_source (TugRefreshBin *self, TugEdgeSource *value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (value == NULL || TUG_IS_EDGE_SOURCE (value));
  g_value_init (&given, TUG_TYPE_EDGE_SOURCE);
  g_value_set_object (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_EDGE_SOURCE, &given);
}

gboolean
tug_refresh_bin_get_mouse_drag (TugRefreshBin *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_MOUSE_DRAG, &value);
  return g_value_get_boolean (&value);
}

void
tug_refresh_bin_set_mouse_drag (TugRefreshBin *self, gboolean value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_MOUSE_DRAG, &given);
}
