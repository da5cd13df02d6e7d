/* Written by scripts/generate-api. */

#include "generated/tug-property-hooks.h"

#include <float.h>
#include <math.h>

static GParamSpec *properties[TUG_REFRESH_CONTROL_N_PROPERTIES];

static void
read_property (TugRefreshControl *self, TugRefreshControlProperty property, GValue *value)
{
  g_value_init (value, properties[property]->value_type);
  g_param_value_set_default (properties[property], value);
  _tug_property_read (self, TUG_OWNER_REFRESH_CONTROL, property, value);
}

/* Returns whether the engine can change the property. The code that changes it also notifies it. */
static gboolean
is_observed (TugRefreshControlProperty property)
{
  return property == TUG_REFRESH_CONTROL_PROPERTY_STATE
         || property == TUG_REFRESH_CONTROL_PROPERTY_PHASE
         || property == TUG_REFRESH_CONTROL_PROPERTY_PULLING_PERCENT
         || property == TUG_REFRESH_CONTROL_PROPERTY_WORK;
}

static void
write_property (TugRefreshControl *self, TugRefreshControlProperty property, const GValue *value)
{
  /* A handler of the notification may release the object. */
  g_object_ref (self);
  if (_tug_property_write (self, TUG_OWNER_REFRESH_CONTROL, property, value)
      && !is_observed (property))
    _tug_refresh_control_notify (self, property);
  g_object_unref (self);
}

void
_tug_refresh_control_notify (TugRefreshControl *self, TugRefreshControlProperty property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

gboolean
_tug_refresh_control_get (GObject *object, guint id, GValue *value)
{
  if (id == 0 || id >= TUG_REFRESH_CONTROL_N_PROPERTIES)
    return FALSE;
  g_return_val_if_fail (_tug_on_main_thread (), TRUE);
  _tug_property_read (object, TUG_OWNER_REFRESH_CONTROL, id, value);
  return TRUE;
}

gboolean
_tug_refresh_control_set (GObject *object, guint id, const GValue *value)
{
  TugRefreshControl *self = TUG_REFRESH_CONTROL (object);

  if (id == 0 || id >= TUG_REFRESH_CONTROL_N_PROPERTIES)
    return FALSE;
  g_return_val_if_fail (_tug_on_main_thread (), TRUE);
  if (_tug_is_usable_value (object, properties[id], value))
    write_property (self, id, value);
  return TRUE;
}

void
_tug_refresh_control_install_properties (GObjectClass *klass)
{
  /**
   * TugRefreshControl:state:
   *
   * The state of the control.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_STATE]
      = g_param_spec_enum ("state", "state", "The state of the control", TUG_TYPE_REFRESH_STATE,
                           TUG_REFRESH_STATE_IDLE, TUG_PARAM_READABLE);

  /**
   * TugRefreshControl:phase:
   *
   * The phase of the work, from a pull to the end.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_PHASE]
      = g_param_spec_enum ("phase", "phase", "The phase of the work, from a pull to the end",
                           TUG_TYPE_REFRESH_PHASE, TUG_REFRESH_PHASE_IDLE, TUG_PARAM_READABLE);

  /**
   * TugRefreshControl:pulling-percent:
   *
   * How far the control is pulled, as a fraction of its trigger distance.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_PULLING_PERCENT]
      = g_param_spec_double ("pulling-percent", "pulling-percent",
                             "How far the control is pulled, as a fraction of its trigger distance",
                             0, G_MAXDOUBLE, 0, TUG_PARAM_READABLE);

  /**
   * TugRefreshControl:work:
   *
   * The running refresh or load.
   *
   * %NULL if no work is running, if the program has already ended it, or if the control is not set
   * on a widget.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_WORK] = g_param_spec_object (
      "work", "work", "The running refresh or load", TUG_TYPE_WORK, TUG_PARAM_READABLE);

  /**
   * TugRefreshControl:visible:
   *
   * Whether the control is shown.
   *
   * Hiding the control ends its work and removes its inset.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_VISIBLE] = g_param_spec_boolean (
      "visible", "visible", "Whether the control is shown", TRUE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:policy:
   *
   * The object whose properties define the behaviour of the control.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_POLICY] = g_param_spec_object (
      "policy", "policy", "The object whose properties define the behaviour of the control",
      TUG_TYPE_REFRESH_POLICY, TUG_PARAM_READABLE);

  /**
   * TugRefreshControl:show-title:
   *
   * Whether the titles are shown.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_SHOW_TITLE] = g_param_spec_boolean (
      "show-title", "show-title", "Whether the titles are shown", TRUE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:show-arrow:
   *
   * Whether the arrow, or another symbol that follows the pull, is shown.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_SHOW_ARROW] = g_param_spec_boolean (
      "show-arrow", "show-arrow",
      "Whether the arrow, or another symbol that follows the pull, is shown", TRUE,
      TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:show-spinner:
   *
   * Whether the spinner, or another symbol that moves during the work, is shown.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_SHOW_SPINNER] = g_param_spec_boolean (
      "show-spinner", "show-spinner",
      "Whether the spinner, or another symbol that moves during the work, is shown", TRUE,
      TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:font-size:
   *
   * The font size of the titles in application pixels; 0 uses the system's size.
   *
   * From 0 to 1,000; 0 by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_FONT_SIZE] = g_param_spec_double (
      "font-size", "font-size",
      "The font size of the titles in application pixels; 0 uses the system's size", 0, 1000, 0,
      TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:font-bold:
   *
   * Whether titles are bold if #TugRefreshControl:font-size is set.
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_FONT_BOLD] = g_param_spec_boolean (
      "font-bold", "font-bold", "Whether titles are bold if #TugRefreshControl:font-size is set",
      FALSE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:idle-title:
   *
   * The title in the idle state.
   *
   * %NULL is the library's title in the user's language.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_IDLE_TITLE] = g_param_spec_string (
      "idle-title", "idle-title", "The title in the idle state", NULL, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:pulling-title:
   *
   * The title while the control is armed.
   *
   * %NULL is the library's title in the user's language.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_PULLING_TITLE]
      = g_param_spec_string ("pulling-title", "pulling-title",
                             "The title while the control is armed", NULL, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:refreshing-title:
   *
   * The title while the control works.
   *
   * %NULL is the library's title in the user's language.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_REFRESHING_TITLE]
      = g_param_spec_string ("refreshing-title", "refreshing-title",
                             "The title while the control works", NULL, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:success-title:
   *
   * The title while a success is shown.
   *
   * %NULL is the library's title in the user's language.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_SUCCESS_TITLE]
      = g_param_spec_string ("success-title", "success-title", "The title while a success is shown",
                             NULL, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:failure-title:
   *
   * The title while a failure is shown.
   *
   * %NULL is the library's title in the user's language.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_FAILURE_TITLE]
      = g_param_spec_string ("failure-title", "failure-title", "The title while a failure is shown",
                             NULL, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:no-more-data-title:
   *
   * The title if no more data can be loaded.
   *
   * %NULL is the library's title in the user's language.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_NO_MORE_DATA_TITLE]
      = g_param_spec_string ("no-more-data-title", "no-more-data-title",
                             "The title if no more data can be loaded", NULL, TUG_PARAM_READWRITE);

  g_object_class_install_properties (klass, TUG_REFRESH_CONTROL_N_PROPERTIES, properties);
}

TugRefreshState
tug_refresh_control_get_state (TugRefreshControl *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_REFRESH_CONTROL (self), TUG_REFRESH_STATE_IDLE);
  g_return_val_if_fail (_tug_on_main_thread (), TUG_REFRESH_STATE_IDLE);
  read_property (self, TUG_REFRESH_CONTROL_PROPERTY_STATE, &value);
  return g_value_get_enum (&value);
}

TugWork *
tug_refresh_control_get_work (TugRefreshControl *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_REFRESH_CONTROL (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_REFRESH_CONTROL_PROPERTY_WORK, &value);
  return g_value_get_object (&value);
}
