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
   * %TRUE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_VISIBLE] = g_param_spec_boolean (
      "visible", "visible", "Whether the control is shown", TRUE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:trigger:
   *
   * The event that fires the control.
   *
   * %TUG_TRIGGER_RELEASE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_TRIGGER]
      = g_param_spec_enum ("trigger", "trigger", "The event that fires the control",
                           TUG_TYPE_TRIGGER, TUG_TRIGGER_RELEASE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:hold-duration:
   *
   * The time in seconds that a pull must be held to fire the control, with TUG_TRIGGER_HOLD.
   *
   * Setting it to more than 0 also sets the trigger to %TUG_TRIGGER_HOLD.
   *
   * From 0 to 1,000,000; 0 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_HOLD_DURATION] = g_param_spec_double (
      "hold-duration", "hold-duration",
      "The time in seconds that a pull must be held to fire the control, with TUG_TRIGGER_HOLD", 0,
      1e6, 0, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:approach-percent:
   *
   * The fraction of the control that must be in view to fire it, with TUG_TRIGGER_APPROACH.
   *
   * A negative fraction fires the control before it comes into view.
   *
   * From -1,000,000 to 1,000,000; 1 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_APPROACH_PERCENT] = g_param_spec_double (
      "approach-percent", "approach-percent",
      "The fraction of the control that must be in view to fire it, with TUG_TRIGGER_APPROACH",
      -1e6, 1e6, 1, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:approaches-per-drag:
   *
   * The number of times that one drag may fire the control, with TUG_TRIGGER_APPROACH; -1 means any
   * number.
   *
   * From -1 to %G_MAXINT; 1 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_APPROACHES_PER_DRAG]
      = g_param_spec_int ("approaches-per-drag", "approaches-per-drag",
                          "The number of times that one drag may fire the control, with "
                          "TUG_TRIGGER_APPROACH; -1 means any number",
                          -1, G_MAXINT, 1, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:automatic:
   *
   * Whether scrolling fires the control, in addition to a tap and to a drag that ends at the
   * control, with TUG_TRIGGER_APPROACH.
   *
   * %TRUE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_AUTOMATIC]
      = g_param_spec_boolean ("automatic", "automatic",
                              "Whether scrolling fires the control, in addition to a tap and to a "
                              "drag that ends at the control, with TUG_TRIGGER_APPROACH",
                              TRUE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:fills-viewport:
   *
   * Whether the control fires repeatedly while the content does not fill the list, until new
   * content has moved the control out of reach, with TUG_TRIGGER_APPROACH.
   *
   * %FALSE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_FILLS_VIEWPORT] = g_param_spec_boolean (
      "fills-viewport", "fills-viewport",
      "Whether the control fires repeatedly while the content does not fill the list, until new "
      "content has moved the control out of reach, with TUG_TRIGGER_APPROACH",
      FALSE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:trigger-distance:
   *
   * The pull in application pixels that arms the control, or a shorter pull in a list that is too
   * short for it.
   *
   * Above 0, up to 1,000,000; 54 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_TRIGGER_DISTANCE]
      = g_param_spec_double ("trigger-distance", "trigger-distance",
                             "The pull in application pixels that arms the control, or a shorter "
                             "pull in a list that is too short for it",
                             G_MINDOUBLE, 1e6, 54, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:held-inset:
   *
   * The inset in application pixels while the control works.
   *
   * From 0 to 1,000,000; 54 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_HELD_INSET] = g_param_spec_double (
      "held-inset", "held-inset", "The inset in application pixels while the control works", 0, 1e6,
      54, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:resting-inset:
   *
   * The inset in application pixels that the control always keeps.
   *
   * From 0 to 1,000,000; 0 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_RESTING_INSET]
      = g_param_spec_double ("resting-inset", "resting-inset",
                             "The inset in application pixels that the control always keeps", 0,
                             1e6, 0, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:ignored-inset:
   *
   * The part of the application's inset that the control is drawn behind, in application pixels.
   *
   * From -1,000,000 to 1,000,000; 0 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_IGNORED_INSET] = g_param_spec_double (
      "ignored-inset", "ignored-inset",
      "The part of the application's inset that the control is drawn behind, in application pixels",
      -1e6, 1e6, 0, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:origin:
   *
   * The position that a pull is measured from.
   *
   * %TUG_PULL_ORIGIN_REST by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_ORIGIN]
      = g_param_spec_enum ("origin", "origin", "The position that a pull is measured from",
                           TUG_TYPE_PULL_ORIGIN, TUG_PULL_ORIGIN_REST, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:arms-at:
   *
   * Whether a pull of exactly the trigger distance arms the control.
   *
   * %TUG_BOUNDARY_EXCLUDED by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_ARMS_AT] = g_param_spec_enum (
      "arms-at", "arms-at", "Whether a pull of exactly the trigger distance arms the control",
      TUG_TYPE_BOUNDARY, TUG_BOUNDARY_EXCLUDED, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:disarms-at:
   *
   * Whether a pull back to exactly the trigger distance disarms the control.
   *
   * %TUG_BOUNDARY_INCLUDED by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_DISARMS_AT] = g_param_spec_enum (
      "disarms-at", "disarms-at",
      "Whether a pull back to exactly the trigger distance disarms the control", TUG_TYPE_BOUNDARY,
      TUG_BOUNDARY_INCLUDED, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:fires-at:
   *
   * Whether a release at exactly the trigger distance fires the control.
   *
   * With TUG_BOUNDARY_EXCLUDED a release fires the control whenever it is armed.
   *
   * %TUG_BOUNDARY_EXCLUDED by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_FIRES_AT] = g_param_spec_enum (
      "fires-at", "fires-at", "Whether a release at exactly the trigger distance fires the control",
      TUG_TYPE_BOUNDARY, TUG_BOUNDARY_EXCLUDED, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:fires-by-fling:
   *
   * Whether a list that moves past the trigger distance after a release fires the control.
   *
   * %FALSE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_FIRES_BY_FLING] = g_param_spec_boolean (
      "fires-by-fling", "fires-by-fling",
      "Whether a list that moves past the trigger distance after a release fires the control",
      FALSE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:cancels-by-drag-back:
   *
   * Whether a drag back disarms the control.
   *
   * %TRUE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_CANCELS_BY_DRAG_BACK]
      = g_param_spec_boolean ("cancels-by-drag-back", "cancels-by-drag-back",
                              "Whether a drag back disarms the control", TRUE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:cancels-by-push-back:
   *
   * Whether a drag that pushes the open control out of view cancels its work.
   *
   * %FALSE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_CANCELS_BY_PUSH_BACK] = g_param_spec_boolean (
      "cancels-by-push-back", "cancels-by-push-back",
      "Whether a drag that pushes the open control out of view cancels its work", FALSE,
      TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:opening-duration:
   *
   * The duration of the opening in seconds; -1 uses the spring.
   *
   * From -1 to 1,000,000; -1 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_OPENING_DURATION]
      = g_param_spec_double ("opening-duration", "opening-duration",
                             "The duration of the opening in seconds; -1 uses the spring", -1, 1e6,
                             -1, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:closing-duration:
   *
   * The duration of the closing in seconds; -1 uses the spring.
   *
   * From -1 to 1,000,000; -1 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_CLOSING_DURATION]
      = g_param_spec_double ("closing-duration", "closing-duration",
                             "The duration of the closing in seconds; -1 uses the spring", -1, 1e6,
                             -1, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:calls-after-opening:
   *
   * Whether the work is requested only after the control has opened.
   *
   * %FALSE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_CALLS_AFTER_OPENING]
      = g_param_spec_boolean ("calls-after-opening", "calls-after-opening",
                              "Whether the work is requested only after the control has opened",
                              FALSE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:moves-offset:
   *
   * Whether the opening scrolls the list to show the control.
   *
   * %TRUE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_MOVES_OFFSET] = g_param_spec_boolean (
      "moves-offset", "moves-offset", "Whether the opening scrolls the list to show the control",
      TRUE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:inset-follows-scroll:
   *
   * Whether the inset for the program's sticky content follows the scroll position while the
   * control is open, as the inset for section headings always does.
   *
   * %FALSE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_INSET_FOLLOWS_SCROLL] = g_param_spec_boolean (
      "inset-follows-scroll", "inset-follows-scroll",
      "Whether the inset for the program's sticky content follows the scroll position while the "
      "control is open, as the inset for section headings always does",
      FALSE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:short-placement:
   *
   * The place of the control after content that does not fill the list.
   *
   * %TUG_SHORT_PLACEMENT_VIEWPORT_END by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_SHORT_PLACEMENT] = g_param_spec_enum (
      "short-placement", "short-placement",
      "The place of the control after content that does not fill the list",
      TUG_TYPE_SHORT_PLACEMENT, TUG_SHORT_PLACEMENT_VIEWPORT_END, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:placement:
   *
   * The place of the control.
   *
   * %TUG_PLACEMENT_ABOVE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_PLACEMENT]
      = g_param_spec_enum ("placement", "placement", "The place of the control", TUG_TYPE_PLACEMENT,
                           TUG_PLACEMENT_ABOVE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:placement-row:
   *
   * The row that the control is placed before, with TUG_PLACEMENT_ROW.
   *
   * From 0 to %G_MAXINT; 0 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_PLACEMENT_ROW]
      = g_param_spec_uint ("placement-row", "placement-row",
                           "The row that the control is placed before, with TUG_PLACEMENT_ROW", 0,
                           G_MAXINT, 0, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:opacity-follows-pull:
   *
   * Whether the opacity of the control follows the pull.
   *
   * %FALSE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_OPACITY_FOLLOWS_PULL] = g_param_spec_boolean (
      "opacity-follows-pull", "opacity-follows-pull",
      "Whether the opacity of the control follows the pull", FALSE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:turn-duration:
   *
   * The duration in seconds of a change in the control's appearance.
   *
   * From 0 to 1,000,000; 0.25 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_TURN_DURATION]
      = g_param_spec_double ("turn-duration", "turn-duration",
                             "The duration in seconds of a change in the control's appearance", 0,
                             1e6, 0.25, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:success-dwell:
   *
   * The time in seconds for which a success is shown.
   *
   * From 0 to 1,000,000; 0 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_SUCCESS_DWELL] = g_param_spec_double (
      "success-dwell", "success-dwell", "The time in seconds for which a success is shown", 0, 1e6,
      0, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:failure-dwell:
   *
   * The time in seconds for which a failure is shown; -1 shows it until the next attempt.
   *
   * From -1 to 1,000,000; 1 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_FAILURE_DWELL] = g_param_spec_double (
      "failure-dwell", "failure-dwell",
      "The time in seconds for which a failure is shown; -1 shows it until the next attempt", -1,
      1e6, 1, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:minimum-duration:
   *
   * The minimum time in seconds for which the work is shown.
   *
   * From 0 to 1,000,000; 0 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_MINIMUM_DURATION] = g_param_spec_double (
      "minimum-duration", "minimum-duration",
      "The minimum time in seconds for which the work is shown", 0, 1e6, 0, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:watchdog:
   *
   * The time in seconds after which work that the program has not ended fails; 0 means no limit.
   *
   * From 0 to 1,000,000; 0 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_WATCHDOG] = g_param_spec_double (
      "watchdog", "watchdog",
      "The time in seconds after which work that the program has not ended fails; 0 means no limit",
      0, 1e6, 0, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:drag-rate:
   *
   * The factor that finger motion past the rest position is multiplied by.
   *
   * Above 0, up to 10; 1 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_DRAG_RATE] = g_param_spec_double (
      "drag-rate", "drag-rate",
      "The factor that finger motion past the rest position is multiplied by", G_MINDOUBLE, 10, 1,
      TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:maximum-drag:
   *
   * The maximum pull in application pixels; 0 means no limit.
   *
   * From 0 to 1,000,000; 0 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_MAXIMUM_DRAG] = g_param_spec_double (
      "maximum-drag", "maximum-drag", "The maximum pull in application pixels; 0 means no limit", 0,
      1e6, 0, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:spring-rate:
   *
   * The frequency in 1/s of the spring that moves the list back.
   *
   * From 1 to 100; 10 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_SPRING_RATE] = g_param_spec_double (
      "spring-rate", "spring-rate", "The frequency in 1/s of the spring that moves the list back",
      1, 100, 10, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:blocks-content:
   *
   * Whether the content ignores input while the control works.
   *
   * %FALSE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_BLOCKS_CONTENT] = g_param_spec_boolean (
      "blocks-content", "blocks-content",
      "Whether the content ignores input while the control works", FALSE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:pins-offset:
   *
   * Whether a finger can pull the list only as far as the open control while the control works.
   *
   * %FALSE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_PINS_OFFSET] = g_param_spec_boolean (
      "pins-offset", "pins-offset",
      "Whether a finger can pull the list only as far as the open control while the control works",
      FALSE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:retries-by-tap:
   *
   * Whether a tap on a shown failure tries again.
   *
   * %TRUE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_RETRIES_BY_TAP] = g_param_spec_boolean (
      "retries-by-tap", "retries-by-tap", "Whether a tap on a shown failure tries again", TRUE,
      TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:wheel-pulls:
   *
   * Whether turning a mouse wheel at the edge pulls.
   *
   * %FALSE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_WHEEL_PULLS] = g_param_spec_boolean (
      "wheel-pulls", "wheel-pulls", "Whether turning a mouse wheel at the edge pulls", FALSE,
      TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:show-title:
   *
   * Whether the titles are shown.
   *
   * %TRUE by default unless the style has another.
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
   * %TRUE by default unless the style has another.
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
   * %TRUE by default unless the style has another.
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
   * From 0 to 100; 0 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_FONT_SIZE] = g_param_spec_double (
      "font-size", "font-size",
      "The font size of the titles in application pixels; 0 uses the system's size", 0, 100, 0,
      TUG_PARAM_READWRITE);

  /**
   * TugRefreshControl:font-bold:
   *
   * Whether titles are bold if #TugRefreshControl:font-size is set.
   *
   * %FALSE by default unless the style has another.
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
   * %NULL by default unless the style has another.
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
   * %NULL by default unless the style has another.
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
   * %NULL by default unless the style has another.
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
   * %NULL by default unless the style has another.
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
   * %NULL by default unless the style has another.
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
   * %NULL by default unless the style has another.
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
