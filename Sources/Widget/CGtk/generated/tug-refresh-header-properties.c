/* Written by scripts/generate-api. */

#include "generated/tug-property-hooks.h"

#include <float.h>
#include <math.h>

static GParamSpec *properties[TUG_REFRESH_HEADER_N_PROPERTIES];

static void
read_property (TugRefreshHeader *self, TugRefreshHeaderProperty property, GValue *value)
{
  g_value_init (value, properties[property]->value_type);
  g_param_value_set_default (properties[property], value);
  _tug_property_read (self, TUG_OWNER_REFRESH_HEADER, property, value);
}

/* Returns whether the engine can change the property. The code that changes it also notifies it. */
static gboolean
is_observed (TugRefreshHeaderProperty property)
{
  return property == TUG_REFRESH_HEADER_PROPERTY_LAST_UPDATED
         || property == TUG_REFRESH_HEADER_PROPERTY_CHOSEN_ACTION;
}

static void
write_property (TugRefreshHeader *self, TugRefreshHeaderProperty property, const GValue *value)
{
  /* A handler of the notification may release the object. */
  g_object_ref (self);
  if (_tug_property_write (self, TUG_OWNER_REFRESH_HEADER, property, value)
      && !is_observed (property))
    _tug_refresh_header_notify (self, property);
  g_object_unref (self);
}

void
_tug_refresh_header_notify (TugRefreshHeader *self, TugRefreshHeaderProperty property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

gboolean
_tug_refresh_header_get (GObject *object, guint id, GValue *value)
{
  if (id == 0 || id >= TUG_REFRESH_HEADER_N_PROPERTIES)
    return FALSE;
  g_return_val_if_fail (_tug_on_main_thread (), TRUE);
  _tug_property_read (object, TUG_OWNER_REFRESH_HEADER, id, value);
  return TRUE;
}

gboolean
_tug_refresh_header_set (GObject *object, guint id, const GValue *value)
{
  TugRefreshHeader *self = TUG_REFRESH_HEADER (object);

  if (id == 0 || id >= TUG_REFRESH_HEADER_N_PROPERTIES)
    return FALSE;
  g_return_val_if_fail (_tug_on_main_thread (), TRUE);
  if (_tug_is_usable_value (object, properties[id], value))
    write_property (self, id, value);
  return TRUE;
}

void
_tug_refresh_header_install_properties (GObjectClass *klass)
{
  /**
   * TugRefreshHeader:style:
   *
   * The system whose style the header has.
   *
   * %TUG_HEADER_STYLE_NATIVE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_HEADER_PROPERTY_STYLE]
      = g_param_spec_enum ("style", "style", "The system whose style the header has",
                           TUG_TYPE_HEADER_STYLE, TUG_HEADER_STYLE_NATIVE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshHeader:policy-style:
   *
   * The system whose policy was set last on the header.
   *
   * Setting it sets all properties of #TugRefreshControl:policy to the values of that system.
   *
   * %TUG_HEADER_STYLE_NATIVE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_HEADER_PROPERTY_POLICY_STYLE] = g_param_spec_enum (
      "policy-style", "policy-style", "The system whose policy was set last on the header",
      TUG_TYPE_HEADER_STYLE, TUG_HEADER_STYLE_NATIVE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshHeader:show-error-message:
   *
   * Whether a failure shows the message of its error.
   *
   * If the error has no message, or the style shows no text for a failure, the failure looks as
   * usual.
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_HEADER_PROPERTY_SHOW_ERROR_MESSAGE] = g_param_spec_boolean (
      "show-error-message", "show-error-message",
      "Whether a failure shows the message of its error", FALSE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshHeader:last-updated-key:
   *
   * The key of the time of the last refresh in the user's state folder.
   *
   * With %NULL the time is kept only as long as the list exists.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_HEADER_PROPERTY_LAST_UPDATED_KEY]
      = g_param_spec_string ("last-updated-key", "last-updated-key",
                             "The key of the time of the last refresh in the user's state folder",
                             NULL, TUG_PARAM_READWRITE);

  /**
   * TugRefreshHeader:last-updated:
   *
   * The time of the last refresh in seconds since 1970 UTC, or -1 if there was no refresh.
   *
   * From -1 to %G_MAXINT64; -1 by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_HEADER_PROPERTY_LAST_UPDATED] = g_param_spec_int64 (
      "last-updated", "last-updated",
      "The time of the last refresh in seconds since 1970 UTC, or -1 if there was no refresh", -1,
      G_MAXINT64, -1, TUG_PARAM_READWRITE);

  /**
   * TugRefreshHeader:show-last-updated:
   *
   * Whether the line about the last refresh is shown.
   *
   * %TRUE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_HEADER_PROPERTY_SHOW_LAST_UPDATED] = g_param_spec_boolean (
      "show-last-updated", "show-last-updated", "Whether the line about the last refresh is shown",
      TRUE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshHeader:floor-armed-title:
   *
   * The title while a release would open the page behind the header.
   *
   * %NULL is the library's title in the user's language.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_HEADER_PROPERTY_FLOOR_ARMED_TITLE] = g_param_spec_string (
      "floor-armed-title", "floor-armed-title",
      "The title while a release would open the page behind the header", NULL, TUG_PARAM_READWRITE);

  /**
   * TugRefreshHeader:chosen-action:
   *
   * The index of the action that the position of the finger has chosen, from 0.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_HEADER_PROPERTY_CHOSEN_ACTION] = g_param_spec_uint (
      "chosen-action", "chosen-action",
      "The index of the action that the position of the finger has chosen, from 0", 0, 0, 0,
      TUG_PARAM_READABLE);

  g_object_class_install_properties (klass, TUG_REFRESH_HEADER_N_PROPERTIES, properties);
}

TugHeaderStyle
tug_refresh_header_get_style (TugRefreshHeader *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_REFRESH_HEADER (self), TUG_HEADER_STYLE_NATIVE);
  g_return_val_if_fail (_tug_on_main_thread (), TUG_HEADER_STYLE_NATIVE);
  read_property (self, TUG_REFRESH_HEADER_PROPERTY_STYLE, &value);
  return g_value_get_enum (&value);
}

void
tug_refresh_header_set_style (TugRefreshHeader *self, TugHeaderStyle value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_HEADER (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_is_enum_value (TUG_TYPE_HEADER_STYLE, (int)value));
  g_value_init (&given, TUG_TYPE_HEADER_STYLE);
  g_value_set_enum (&given, value);
  write_property (self, TUG_REFRESH_HEADER_PROPERTY_STYLE, &given);
}

gint64
tug_refresh_header_get_last_updated (TugRefreshHeader *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_REFRESH_HEADER (self), -1);
  g_return_val_if_fail (_tug_on_main_thread (), -1);
  read_property (self, TUG_REFRESH_HEADER_PROPERTY_LAST_UPDATED, &value);
  return g_value_get_int64 (&value);
}

void
tug_refresh_header_set_last_updated (TugRefreshHeader *self, gint64 value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_HEADER (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (value >= -1);
  g_value_init (&given, G_TYPE_INT64);
  g_value_set_int64 (&given, value);
  write_property (self, TUG_REFRESH_HEADER_PROPERTY_LAST_UPDATED, &given);
}
