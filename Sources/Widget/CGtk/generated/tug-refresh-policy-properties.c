/* Written by scripts/generate-api. */

#include "generated/tug-property-hooks.h"

#include <float.h>
#include <math.h>

static GParamSpec *properties[TUG_REFRESH_POLICY_N_PROPERTIES];

static void
write_property (TugRefreshPolicy *self, TugRefreshPolicyProperty property, const GValue *value)
{
  /* A handler of the notification may release the object. */
  g_object_ref (self);
  if (_tug_property_write (self, TUG_OWNER_REFRESH_POLICY, property, value))
    _tug_refresh_policy_notify (self, property);
  g_object_unref (self);
}

void
_tug_refresh_policy_notify (TugRefreshPolicy *self, TugRefreshPolicyProperty property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

gboolean
_tug_refresh_policy_get (GObject *object, guint id, GValue *value)
{
  if (id == 0 || id >= TUG_REFRESH_POLICY_N_PROPERTIES)
    return FALSE;
  g_return_val_if_fail (_tug_on_main_thread (), TRUE);
  _tug_property_read (object, TUG_OWNER_REFRESH_POLICY, id, value);
  return TRUE;
}

gboolean
_tug_refresh_policy_set (GObject *object, guint id, const GValue *value)
{
  TugRefreshPolicy *self = TUG_REFRESH_POLICY (object);

  if (id == 0 || id >= TUG_REFRESH_POLICY_N_PROPERTIES)
    return FALSE;
  g_return_val_if_fail (_tug_on_main_thread (), TRUE);
  if (_tug_is_usable_value (object, properties[id], value))
    write_property (self, id, value);
  return TRUE;
}

void
_tug_refresh_policy_install_properties (GObjectClass *klass)
{
  /**
   * TugRefreshPolicy:trigger:
   *
   * The event that fires the control.
   *
   * %TUG_TRIGGER_RELEASE by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_TRIGGER]
      = g_param_spec_enum ("trigger", "trigger", "The event that fires the control",
                           TUG_TYPE_TRIGGER, TUG_TRIGGER_RELEASE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:hold-duration:
   *
   * The time in seconds that a pull must be held to fire the control, with %TUG_TRIGGER_HOLD.
   *
   * Setting it to more than 0 also sets the trigger to %TUG_TRIGGER_HOLD.
   *
   * From 0 to 1,000,000; 0 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_HOLD_DURATION] = g_param_spec_double (
      "hold-duration", "hold-duration",
      "The time in seconds that a pull must be held to fire the control, with TUG_TRIGGER_HOLD", 0,
      1e6, 0, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:approach-percent:
   *
   * The fraction of the control that must be in view to fire it, with %TUG_TRIGGER_APPROACH.
   *
   * A negative fraction fires the control before it comes into view.
   *
   * From -1,000,000 to 1,000,000; 1 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_APPROACH_PERCENT] = g_param_spec_double (
      "approach-percent", "approach-percent",
      "The fraction of the control that must be in view to fire it, with TUG_TRIGGER_APPROACH",
      -1e6, 1e6, 1, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:approaches-per-drag:
   *
   * The number of times that one drag may fire the control, with %TUG_TRIGGER_APPROACH; -1 means
   * any number.
   *
   * From -1 to %G_MAXINT; 1 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_APPROACHES_PER_DRAG]
      = g_param_spec_int ("approaches-per-drag", "approaches-per-drag",
                          "The number of times that one drag may fire the control, with "
                          "TUG_TRIGGER_APPROACH; -1 means any number",
                          -1, G_MAXINT, 1, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:automatic:
   *
   * Whether scrolling fires the control, in addition to a tap and to a drag that ends at the
   * control, with %TUG_TRIGGER_APPROACH.
   *
   * %TRUE by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_AUTOMATIC]
      = g_param_spec_boolean ("automatic", "automatic",
                              "Whether scrolling fires the control, in addition to a tap and to a "
                              "drag that ends at the control, with TUG_TRIGGER_APPROACH",
                              TRUE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:fills-viewport:
   *
   * Whether the control fires repeatedly while the content does not fill the list, until new
   * content has moved the control out of reach, with %TUG_TRIGGER_APPROACH.
   *
   * %FALSE by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_FILLS_VIEWPORT] = g_param_spec_boolean (
      "fills-viewport", "fills-viewport",
      "Whether the control fires repeatedly while the content does not fill the list, until new "
      "content has moved the control out of reach, with TUG_TRIGGER_APPROACH",
      FALSE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:trigger-distance:
   *
   * The pull in application pixels that arms the control, or a shorter pull in a list that is too
   * short for it.
   *
   * Above 0, up to 1,000,000; 54 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_TRIGGER_DISTANCE]
      = g_param_spec_double ("trigger-distance", "trigger-distance",
                             "The pull in application pixels that arms the control, or a shorter "
                             "pull in a list that is too short for it",
                             G_MINDOUBLE, 1e6, 54, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:held-inset:
   *
   * The inset in application pixels while the control works.
   *
   * From 0 to 1,000,000; 54 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_HELD_INSET] = g_param_spec_double (
      "held-inset", "held-inset", "The inset in application pixels while the control works", 0, 1e6,
      54, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:resting-inset:
   *
   * The inset in application pixels that the control always keeps.
   *
   * From 0 to 1,000,000; 0 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_RESTING_INSET]
      = g_param_spec_double ("resting-inset", "resting-inset",
                             "The inset in application pixels that the control always keeps", 0,
                             1e6, 0, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:ignored-inset:
   *
   * The part of the application's inset that the control is drawn behind, in application pixels.
   *
   * From -1,000,000 to 1,000,000; 0 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_IGNORED_INSET] = g_param_spec_double (
      "ignored-inset", "ignored-inset",
      "The part of the application's inset that the control is drawn behind, in application pixels",
      -1e6, 1e6, 0, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:origin:
   *
   * The position that a pull is measured from.
   *
   * %TUG_PULL_ORIGIN_REST by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_ORIGIN]
      = g_param_spec_enum ("origin", "origin", "The position that a pull is measured from",
                           TUG_TYPE_PULL_ORIGIN, TUG_PULL_ORIGIN_REST, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:arms-at:
   *
   * Whether a pull of exactly the trigger distance arms the control.
   *
   * %TUG_BOUNDARY_EXCLUDED by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_ARMS_AT] = g_param_spec_enum (
      "arms-at", "arms-at", "Whether a pull of exactly the trigger distance arms the control",
      TUG_TYPE_BOUNDARY, TUG_BOUNDARY_EXCLUDED, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:disarms-at:
   *
   * Whether a pull back to exactly the trigger distance disarms the control.
   *
   * %TUG_BOUNDARY_INCLUDED by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_DISARMS_AT] = g_param_spec_enum (
      "disarms-at", "disarms-at",
      "Whether a pull back to exactly the trigger distance disarms the control", TUG_TYPE_BOUNDARY,
      TUG_BOUNDARY_INCLUDED, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:fires-at:
   *
   * Whether a release at exactly the trigger distance fires the control.
   *
   * With %TUG_BOUNDARY_EXCLUDED a release fires the control whenever it is armed.
   *
   * %TUG_BOUNDARY_EXCLUDED by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_FIRES_AT] = g_param_spec_enum (
      "fires-at", "fires-at", "Whether a release at exactly the trigger distance fires the control",
      TUG_TYPE_BOUNDARY, TUG_BOUNDARY_EXCLUDED, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:fires-by-fling:
   *
   * Whether a list that moves past the trigger distance after a release fires the control.
   *
   * %FALSE by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_FIRES_BY_FLING] = g_param_spec_boolean (
      "fires-by-fling", "fires-by-fling",
      "Whether a list that moves past the trigger distance after a release fires the control",
      FALSE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:cancels-by-drag-back:
   *
   * Whether a drag back disarms the control.
   *
   * %TRUE by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_CANCELS_BY_DRAG_BACK]
      = g_param_spec_boolean ("cancels-by-drag-back", "cancels-by-drag-back",
                              "Whether a drag back disarms the control", TRUE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:cancels-by-push-back:
   *
   * Whether a drag that pushes the open control out of view cancels its work.
   *
   * %FALSE by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_CANCELS_BY_PUSH_BACK] = g_param_spec_boolean (
      "cancels-by-push-back", "cancels-by-push-back",
      "Whether a drag that pushes the open control out of view cancels its work", FALSE,
      TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:opening-duration:
   *
   * The duration of the opening in seconds; -1 uses the spring.
   *
   * From -1 to 1,000,000; -1 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_OPENING_DURATION]
      = g_param_spec_double ("opening-duration", "opening-duration",
                             "The duration of the opening in seconds; -1 uses the spring", -1, 1e6,
                             -1, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:closing-duration:
   *
   * The duration of the closing in seconds; -1 uses the spring.
   *
   * From -1 to 1,000,000; -1 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_CLOSING_DURATION]
      = g_param_spec_double ("closing-duration", "closing-duration",
                             "The duration of the closing in seconds; -1 uses the spring", -1, 1e6,
                             -1, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:calls-after-opening:
   *
   * Whether the work is requested only after the control has opened.
   *
   * %FALSE by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_CALLS_AFTER_OPENING]
      = g_param_spec_boolean ("calls-after-opening", "calls-after-opening",
                              "Whether the work is requested only after the control has opened",
                              FALSE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:moves-offset:
   *
   * Whether the opening scrolls the list to show the control.
   *
   * %TRUE by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_MOVES_OFFSET] = g_param_spec_boolean (
      "moves-offset", "moves-offset", "Whether the opening scrolls the list to show the control",
      TRUE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:inset-follows-scroll:
   *
   * Whether the inset for the program's sticky content follows the scroll position while the
   * control is open, as the inset for section headings always does.
   *
   * Only headers use it.
   *
   * %FALSE by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_INSET_FOLLOWS_SCROLL] = g_param_spec_boolean (
      "inset-follows-scroll", "inset-follows-scroll",
      "Whether the inset for the program's sticky content follows the scroll position while the "
      "control is open, as the inset for section headings always does",
      FALSE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:short-placement:
   *
   * The place of the control after content that does not fill the list.
   *
   * Only footers use it.
   *
   * %TUG_SHORT_PLACEMENT_VIEWPORT_END by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_SHORT_PLACEMENT] = g_param_spec_enum (
      "short-placement", "short-placement",
      "The place of the control after content that does not fill the list",
      TUG_TYPE_SHORT_PLACEMENT, TUG_SHORT_PLACEMENT_VIEWPORT_END, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:placement:
   *
   * The place of the control.
   *
   * %TUG_PLACEMENT_ABOVE by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_PLACEMENT]
      = g_param_spec_enum ("placement", "placement", "The place of the control", TUG_TYPE_PLACEMENT,
                           TUG_PLACEMENT_ABOVE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:placement-row:
   *
   * The row that the control is placed before, with %TUG_PLACEMENT_ROW.
   *
   * From 0 to %G_MAXINT; 0 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_PLACEMENT_ROW]
      = g_param_spec_uint ("placement-row", "placement-row",
                           "The row that the control is placed before, with TUG_PLACEMENT_ROW", 0,
                           G_MAXINT, 0, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:opacity-follows-pull:
   *
   * Whether the opacity of the control follows the pull.
   *
   * %FALSE by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_OPACITY_FOLLOWS_PULL] = g_param_spec_boolean (
      "opacity-follows-pull", "opacity-follows-pull",
      "Whether the opacity of the control follows the pull", FALSE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:turn-duration:
   *
   * The duration in seconds of a change in the control's appearance.
   *
   * From 0 to 1,000,000; 0.25 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_TURN_DURATION]
      = g_param_spec_double ("turn-duration", "turn-duration",
                             "The duration in seconds of a change in the control's appearance", 0,
                             1e6, 0.25, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:success-dwell:
   *
   * The time in seconds for which a success is shown.
   *
   * From 0 to 1,000,000; 0 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_SUCCESS_DWELL] = g_param_spec_double (
      "success-dwell", "success-dwell", "The time in seconds for which a success is shown", 0, 1e6,
      0, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:failure-dwell:
   *
   * The time in seconds for which a failure is shown; -1 shows it until the next attempt.
   *
   * From -1 to 1,000,000; 1 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_FAILURE_DWELL] = g_param_spec_double (
      "failure-dwell", "failure-dwell",
      "The time in seconds for which a failure is shown; -1 shows it until the next attempt", -1,
      1e6, 1, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:minimum-duration:
   *
   * The minimum time in seconds for which the work is shown.
   *
   * It is 1 for the headers that Tug adds, and 0 for footers and the documented systems.
   *
   * From 0 to 1,000,000; 0 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_MINIMUM_DURATION] = g_param_spec_double (
      "minimum-duration", "minimum-duration",
      "The minimum time in seconds for which the work is shown", 0, 1e6, 0, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:watchdog:
   *
   * The time in seconds after which work that the program has not ended fails; 0 means no limit.
   *
   * From 0 to 1,000,000; 0 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_WATCHDOG] = g_param_spec_double (
      "watchdog", "watchdog",
      "The time in seconds after which work that the program has not ended fails; 0 means no limit",
      0, 1e6, 0, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:drag-rate:
   *
   * The factor that finger motion past the rest position is multiplied by.
   *
   * Above 0, up to 10; 1 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_DRAG_RATE] = g_param_spec_double (
      "drag-rate", "drag-rate",
      "The factor that finger motion past the rest position is multiplied by", G_MINDOUBLE, 10, 1,
      TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:pull-travel:
   *
   * The fraction of the widget's length within which a finger reaches the trigger distance.
   *
   * If that travel is too short for the distance, each pulled application pixel counts as more than
   * one. Headers that Tug adds have 0.45 in a widget, unless the program sets a policy.
   *
   * Above 0, up to 1; 0.8 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_PULL_TRAVEL] = g_param_spec_double (
      "pull-travel", "pull-travel",
      "The fraction of the widget's length within which a finger reaches the trigger distance",
      G_MINDOUBLE, 1, 0.8, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:maximum-drag:
   *
   * The maximum pull in application pixels; 0 means no limit.
   *
   * From 0 to 1,000,000; 0 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_MAXIMUM_DRAG] = g_param_spec_double (
      "maximum-drag", "maximum-drag", "The maximum pull in application pixels; 0 means no limit", 0,
      1e6, 0, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:spring-rate:
   *
   * The frequency in 1/s of the spring that moves the list back.
   *
   * From 1 to 100; 10 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_SPRING_RATE] = g_param_spec_double (
      "spring-rate", "spring-rate", "The frequency in 1/s of the spring that moves the list back",
      1, 100, 10, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:blocks-content:
   *
   * Whether the content ignores input while the control works.
   *
   * %FALSE by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_BLOCKS_CONTENT] = g_param_spec_boolean (
      "blocks-content", "blocks-content",
      "Whether the content ignores input while the control works", FALSE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:pins-offset:
   *
   * Whether a finger can pull the list only as far as the open control while the control works.
   *
   * %FALSE by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_PINS_OFFSET] = g_param_spec_boolean (
      "pins-offset", "pins-offset",
      "Whether a finger can pull the list only as far as the open control while the control works",
      FALSE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:retries-by-tap:
   *
   * Whether a tap on a shown failure tries again.
   *
   * %TRUE by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_RETRIES_BY_TAP] = g_param_spec_boolean (
      "retries-by-tap", "retries-by-tap", "Whether a tap on a shown failure tries again", TRUE,
      TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:wheel-pulls:
   *
   * Whether turning a mouse wheel at the edge pulls.
   *
   * %FALSE by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_WHEEL_PULLS] = g_param_spec_boolean (
      "wheel-pulls", "wheel-pulls", "Whether turning a mouse wheel at the edge pulls", FALSE,
      TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:start:
   *
   * Whether a list refreshes when it is shown for the first time.
   *
   * Only headers use it.
   *
   * %TUG_START_REFRESH_NEVER by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_START] = g_param_spec_enum (
      "start", "start", "Whether a list refreshes when it is shown for the first time",
      TUG_TYPE_START_REFRESH, TUG_START_REFRESH_NEVER, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:expiry:
   *
   * The age in seconds at which data expires; -1 means never.
   *
   * Only headers use it.
   *
   * From -1 to 1,000,000,000,000; -1 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_EXPIRY] = g_param_spec_double (
      "expiry", "expiry", "The age in seconds at which data expires; -1 means never", -1, 1e12, -1,
      TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:restores-position:
   *
   * Whether a cancelled refresh scrolls back to the row that was in view when the refresh began.
   *
   * Only headers use it.
   *
   * %FALSE by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_RESTORES_POSITION] = g_param_spec_boolean (
      "restores-position", "restores-position",
      "Whether a cancelled refresh scrolls back to the row that was in view when the refresh began",
      FALSE, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:floor-distance:
   *
   * The pull in application pixels past which a release opens the page behind the header; 0 means
   * no such page.
   *
   * Only headers use it.
   *
   * From 0 to 1,000,000; 0 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_FLOOR_DISTANCE]
      = g_param_spec_double ("floor-distance", "floor-distance",
                             "The pull in application pixels past which a release opens the page "
                             "behind the header; 0 means no such page",
                             0, 1e6, 0, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:floor-close-distance:
   *
   * How far in application pixels the page must be pushed up so that a release closes it.
   *
   * Only headers use it.
   *
   * Above 0, up to 1,000,000; 70 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_FLOOR_CLOSE_DISTANCE] = g_param_spec_double (
      "floor-close-distance", "floor-close-distance",
      "How far in application pixels the page must be pushed up so that a release closes it",
      G_MINDOUBLE, 1e6, 70, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:floor-duration:
   *
   * The duration in seconds of the opening and of the closing of the page; -1 uses the spring.
   *
   * Only headers use it.
   *
   * From -1 to 1,000,000; 1 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_FLOOR_DURATION] = g_param_spec_double (
      "floor-duration", "floor-duration",
      "The duration in seconds of the opening and of the closing of the page; -1 uses the spring",
      -1, 1e6, 1, TUG_PARAM_READWRITE);

  /**
   * TugRefreshPolicy:n-actions:
   *
   * The number of actions that the position of the finger chooses from.
   *
   * Only headers use it.
   *
   * From 1 to 8; 1 by default unless the policy style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_POLICY_PROPERTY_N_ACTIONS]
      = g_param_spec_uint ("n-actions", "n-actions",
                           "The number of actions that the position of the finger chooses from", 1,
                           8, 1, TUG_PARAM_READWRITE);

  g_object_class_install_properties (klass, TUG_REFRESH_POLICY_N_PROPERTIES, properties);
}
