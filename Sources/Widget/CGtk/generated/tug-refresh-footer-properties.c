/* Written by scripts/generate-api. */

#include "generated/tug-property-hooks.h"

#include <float.h>
#include <math.h>

static GParamSpec *properties[TUG_REFRESH_FOOTER_N_PROPERTIES];

static void
read_property (TugRefreshFooter *self, TugRefreshFooterProperty property, GValue *value)
{
  g_value_init (value, properties[property]->value_type);
  g_param_value_set_default (properties[property], value);
  _tug_property_read (self, TUG_OWNER_REFRESH_FOOTER, property, value);
}

/* Returns whether the engine can change the property. The code that changes it also notifies it. */
static gboolean
is_observed (TugRefreshFooterProperty property)
{
  return property == TUG_REFRESH_FOOTER_PROPERTY_HAS_MORE;
}

static void
write_property (TugRefreshFooter *self, TugRefreshFooterProperty property, const GValue *value)
{
  /* A handler of the notification may release the object. */
  g_object_ref (self);
  if (_tug_property_write (self, TUG_OWNER_REFRESH_FOOTER, property, value)
      && !is_observed (property))
    _tug_refresh_footer_notify (self, property);
  g_object_unref (self);
}

void
_tug_refresh_footer_notify (TugRefreshFooter *self, TugRefreshFooterProperty property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

gboolean
_tug_refresh_footer_get (GObject *object, guint id, GValue *value)
{
  if (id == 0 || id >= TUG_REFRESH_FOOTER_N_PROPERTIES)
    return FALSE;
  g_return_val_if_fail (_tug_on_main_thread (), TRUE);
  _tug_property_read (object, TUG_OWNER_REFRESH_FOOTER, id, value);
  return TRUE;
}

gboolean
_tug_refresh_footer_set (GObject *object, guint id, const GValue *value)
{
  TugRefreshFooter *self = TUG_REFRESH_FOOTER (object);

  if (id == 0 || id >= TUG_REFRESH_FOOTER_N_PROPERTIES)
    return FALSE;
  g_return_val_if_fail (_tug_on_main_thread (), TRUE);
  if (_tug_is_usable_value (object, properties[id], value))
    write_property (self, id, value);
  return TRUE;
}

void
_tug_refresh_footer_install_properties (GObjectClass *klass)
{
  /**
   * TugRefreshFooter:style:
   *
   * The system whose style the footer has.
   *
   * %TUG_FOOTER_STYLE_NATIVE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_FOOTER_PROPERTY_STYLE]
      = g_param_spec_enum ("style", "style", "The system whose style the footer has",
                           TUG_TYPE_FOOTER_STYLE, TUG_FOOTER_STYLE_NATIVE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshFooter:policy-style:
   *
   * The system whose policy was set last on the footer.
   *
   * Setting it sets all properties of #TugRefreshControl:policy to the values of that system.
   *
   * %TUG_FOOTER_STYLE_NATIVE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_FOOTER_PROPERTY_POLICY_STYLE] = g_param_spec_enum (
      "policy-style", "policy-style", "The system whose policy was set last on the footer",
      TUG_TYPE_FOOTER_STYLE, TUG_FOOTER_STYLE_NATIVE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshFooter:has-more:
   *
   * Whether there may be more to load.
   *
   * Setting it to %FALSE also ends a running load. Setting it has no effect if the footer is not
   * set on a widget.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_FOOTER_PROPERTY_HAS_MORE] = g_param_spec_boolean (
      "has-more", "has-more", "Whether there may be more to load", TRUE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshFooter:resets-after-refresh:
   *
   * Whether a successful refresh sets #TugRefreshFooter:has-more to %TRUE.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_FOOTER_PROPERTY_RESETS_AFTER_REFRESH] = g_param_spec_boolean (
      "resets-after-refresh", "resets-after-refresh",
      "Whether a successful refresh sets #TugRefreshFooter:has-more to %TRUE", TRUE,
      TUG_PARAM_READWRITE);

  /**
   * TugRefreshFooter:show-refreshing-title:
   *
   * Whether a footer that is always visible shows its title while it loads.
   *
   * Of the built-in styles, only MJRefresh's automatic footers can hide it.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_FOOTER_PROPERTY_SHOW_REFRESHING_TITLE] = g_param_spec_boolean (
      "show-refreshing-title", "show-refreshing-title",
      "Whether a footer that is always visible shows its title while it loads", TRUE,
      TUG_PARAM_READWRITE);

  g_object_class_install_properties (klass, TUG_REFRESH_FOOTER_N_PROPERTIES, properties);
}

TugFooterStyle
tug_refresh_footer_get_style (TugRefreshFooter *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_REFRESH_FOOTER (self), TUG_FOOTER_STYLE_NATIVE);
  g_return_val_if_fail (_tug_on_main_thread (), TUG_FOOTER_STYLE_NATIVE);
  read_property (self, TUG_REFRESH_FOOTER_PROPERTY_STYLE, &value);
  return g_value_get_enum (&value);
}

void
tug_refresh_footer_set_style (TugRefreshFooter *self, TugFooterStyle value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_FOOTER (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_is_enum_value (TUG_TYPE_FOOTER_STYLE, (int)value));
  g_value_init (&given, TUG_TYPE_FOOTER_STYLE);
  g_value_set_enum (&given, value);
  write_property (self, TUG_REFRESH_FOOTER_PROPERTY_STYLE, &given);
}
