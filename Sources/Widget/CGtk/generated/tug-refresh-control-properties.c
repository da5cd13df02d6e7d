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
  _tug_refresh_control_read (self, property, value);
}

/* What changes by itself is told of by who changes it. */
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
  /* What is told of the change may let go of the object. */
  g_object_ref (self);
  if (_tug_refresh_control_write (self, property, value) && !is_observed (property))
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
  _tug_refresh_control_read (TUG_REFRESH_CONTROL (object), id, value);
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
   * What the control is doing.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_STATE] = g_param_spec_enum (
      "state", "state", "What the control is doing", TUG_TYPE_REFRESH_STATE, TUG_REFRESH_STATE_IDLE,
      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:phase:
   *
   * How far the control is on its way from a pull to the end of its work.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_PHASE] = g_param_spec_enum (
      "phase", "phase", "How far the control is on its way from a pull to the end of its work",
      TUG_TYPE_REFRESH_PHASE, TUG_REFRESH_PHASE_IDLE,
      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:pulling-percent:
   *
   * How far the control is pulled, as a share of its trigger distance.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_PULLING_PERCENT] = g_param_spec_double (
      "pulling-percent", "pulling-percent",
      "How far the control is pulled, as a share of its trigger distance", 0, G_MAXDOUBLE, 0,
      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

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
  properties[TUG_REFRESH_CONTROL_PROPERTY_WORK]
      = g_param_spec_object ("work", "work", "The running refresh or load", TUG_TYPE_WORK,
                             G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:visible:
   *
   * Whether the control is in the list.
   *
   * Hiding it ends what it does, and gives back what inset it holds.
   *
   * %TRUE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_VISIBLE] = g_param_spec_boolean (
      "visible", "visible", "Whether the control is in the list", TRUE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:trigger:
   *
   * What fires the control.
   *
   * %TUG_TRIGGER_RELEASE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_TRIGGER] = g_param_spec_enum (
      "trigger", "trigger", "What fires the control", TUG_TYPE_TRIGGER, TUG_TRIGGER_RELEASE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:hold-duration:
   *
   * For how many seconds a pull is held until it fires, with TUG_TRIGGER_HOLD.
   *
   * Setting it to more than 0 makes that the trigger.
   *
   * From 0 to 1,000,000; 0 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_HOLD_DURATION] = g_param_spec_double (
      "hold-duration", "hold-duration",
      "For how many seconds a pull is held until it fires, with TUG_TRIGGER_HOLD", 0, 1e6, 0,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:approach-percent:
   *
   * The share of the control that must be in view until it fires, with TUG_TRIGGER_APPROACH.
   *
   * A negative share fires before it is seen.
   *
   * From -1,000,000 to 1,000,000; 1 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_APPROACH_PERCENT] = g_param_spec_double (
      "approach-percent", "approach-percent",
      "The share of the control that must be in view until it fires, with TUG_TRIGGER_APPROACH",
      -1e6, 1e6, 1,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:approaches-per-drag:
   *
   * How often one drag may fire the control, with TUG_TRIGGER_APPROACH; -1 does not count.
   *
   * From -1 to %G_MAXINT; 1 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_APPROACHES_PER_DRAG] = g_param_spec_int (
      "approaches-per-drag", "approaches-per-drag",
      "How often one drag may fire the control, with TUG_TRIGGER_APPROACH; -1 does not count", -1,
      G_MAXINT, 1,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:automatic:
   *
   * Whether the control fires while the list scrolls, with TUG_TRIGGER_APPROACH, or only by a tap
   * and by a drag that ends there.
   *
   * %TRUE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_AUTOMATIC] = g_param_spec_boolean (
      "automatic", "automatic",
      "Whether the control fires while the list scrolls, with TUG_TRIGGER_APPROACH, or only by a "
      "tap and by a drag that ends there",
      TRUE, G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:fills-viewport:
   *
   * Whether the control works by itself where the rows do not fill the list, and goes on until what
   * came has put it out of reach, with TUG_TRIGGER_APPROACH.
   *
   * %FALSE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_FILLS_VIEWPORT] = g_param_spec_boolean (
      "fills-viewport", "fills-viewport",
      "Whether the control works by itself where the rows do not fill the list, and goes on until "
      "what came has put it out of reach, with TUG_TRIGGER_APPROACH",
      FALSE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:trigger-distance:
   *
   * The pull in application pixels that arms the control, in a list that is too short for it less.
   *
   * Above 0, up to 1,000,000; 54 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_TRIGGER_DISTANCE] = g_param_spec_double (
      "trigger-distance", "trigger-distance",
      "The pull in application pixels that arms the control, in a list that is too short for it "
      "less",
      G_MINDOUBLE, 1e6, 54,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:held-inset:
   *
   * The inset in application pixels that the control keeps while it works.
   *
   * From 0 to 1,000,000; 54 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_HELD_INSET] = g_param_spec_double (
      "held-inset", "held-inset",
      "The inset in application pixels that the control keeps while it works", 0, 1e6, 54,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:resting-inset:
   *
   * The inset in application pixels that the control keeps at all times.
   *
   * From 0 to 1,000,000; 0 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_RESTING_INSET] = g_param_spec_double (
      "resting-inset", "resting-inset",
      "The inset in application pixels that the control keeps at all times", 0, 1e6, 0,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:ignored-inset:
   *
   * The part of the application's inset, in application pixels, that the control is drawn behind.
   *
   * From -1,000,000 to 1,000,000; 0 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_IGNORED_INSET] = g_param_spec_double (
      "ignored-inset", "ignored-inset",
      "The part of the application's inset, in application pixels, that the control is drawn "
      "behind",
      -1e6, 1e6, 0,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:origin:
   *
   * From where a pull counts.
   *
   * %TUG_PULL_ORIGIN_REST by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_ORIGIN] = g_param_spec_enum (
      "origin", "origin", "From where a pull counts", TUG_TYPE_PULL_ORIGIN, TUG_PULL_ORIGIN_REST,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

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
      TUG_TYPE_BOUNDARY, TUG_BOUNDARY_EXCLUDED,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

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
      TUG_BOUNDARY_INCLUDED,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:fires-at:
   *
   * Whether a release at exactly the trigger distance fires the control.
   *
   * TUG_BOUNDARY_EXCLUDED has a release fire where the control is armed.
   *
   * %TUG_BOUNDARY_EXCLUDED by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_FIRES_AT] = g_param_spec_enum (
      "fires-at", "fires-at", "Whether a release at exactly the trigger distance fires the control",
      TUG_TYPE_BOUNDARY, TUG_BOUNDARY_EXCLUDED,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:fires-by-fling:
   *
   * Whether a list that glides or bounces past the trigger distance fires, too.
   *
   * %FALSE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_FIRES_BY_FLING] = g_param_spec_boolean (
      "fires-by-fling", "fires-by-fling",
      "Whether a list that glides or bounces past the trigger distance fires, too", FALSE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:cancels-by-drag-back:
   *
   * Whether a drag back disarms the control.
   *
   * %TRUE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_CANCELS_BY_DRAG_BACK] = g_param_spec_boolean (
      "cancels-by-drag-back", "cancels-by-drag-back", "Whether a drag back disarms the control",
      TRUE, G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:cancels-by-push-back:
   *
   * Whether a drag that pushes the open control out of view gives its work up.
   *
   * %FALSE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_CANCELS_BY_PUSH_BACK] = g_param_spec_boolean (
      "cancels-by-push-back", "cancels-by-push-back",
      "Whether a drag that pushes the open control out of view gives its work up", FALSE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:opening-duration:
   *
   * How many seconds the opening takes; -1 moves by the spring.
   *
   * From -1 to 1,000,000; -1 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_OPENING_DURATION] = g_param_spec_double (
      "opening-duration", "opening-duration",
      "How many seconds the opening takes; -1 moves by the spring", -1, 1e6, -1,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:closing-duration:
   *
   * How many seconds the closing takes; -1 moves by the spring.
   *
   * From -1 to 1,000,000; -1 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_CLOSING_DURATION] = g_param_spec_double (
      "closing-duration", "closing-duration",
      "How many seconds the closing takes; -1 moves by the spring", -1, 1e6, -1,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:calls-after-opening:
   *
   * Whether the work is asked for only when the opening is over.
   *
   * %FALSE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_CALLS_AFTER_OPENING] = g_param_spec_boolean (
      "calls-after-opening", "calls-after-opening",
      "Whether the work is asked for only when the opening is over", FALSE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:moves-offset:
   *
   * Whether the opening moves the list to where the control shows.
   *
   * %TRUE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_MOVES_OFFSET] = g_param_spec_boolean (
      "moves-offset", "moves-offset",
      "Whether the opening moves the list to where the control shows", TRUE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:inset-follows-scroll:
   *
   * Whether the inset for content of the program that sticks follows the scroll while the control
   * is open, as that of the list's own headings always does.
   *
   * %FALSE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_INSET_FOLLOWS_SCROLL] = g_param_spec_boolean (
      "inset-follows-scroll", "inset-follows-scroll",
      "Whether the inset for content of the program that sticks follows the scroll while the "
      "control is open, as that of the list's own headings always does",
      FALSE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:short-placement:
   *
   * Where the control lies after content that does not fill the list.
   *
   * %TUG_SHORT_PLACEMENT_VIEWPORT_END by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_SHORT_PLACEMENT] = g_param_spec_enum (
      "short-placement", "short-placement",
      "Where the control lies after content that does not fill the list", TUG_TYPE_SHORT_PLACEMENT,
      TUG_SHORT_PLACEMENT_VIEWPORT_END,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:placement:
   *
   * Where the control is drawn.
   *
   * %TUG_PLACEMENT_ABOVE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_PLACEMENT] = g_param_spec_enum (
      "placement", "placement", "Where the control is drawn", TUG_TYPE_PLACEMENT,
      TUG_PLACEMENT_ABOVE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:placement-row:
   *
   * The row that the control lies before, with TUG_PLACEMENT_ROW.
   *
   * From 0 to %G_MAXINT; 0 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_PLACEMENT_ROW] = g_param_spec_uint (
      "placement-row", "placement-row",
      "The row that the control lies before, with TUG_PLACEMENT_ROW", 0, G_MAXINT, 0,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:opacity-follows-pull:
   *
   * Whether the control is as opaque as it is pulled.
   *
   * %FALSE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_OPACITY_FOLLOWS_PULL] = g_param_spec_boolean (
      "opacity-follows-pull", "opacity-follows-pull",
      "Whether the control is as opaque as it is pulled", FALSE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:turn-duration:
   *
   * How many seconds a change of the control's looks takes.
   *
   * From 0 to 1,000,000; 0.25 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_TURN_DURATION] = g_param_spec_double (
      "turn-duration", "turn-duration", "How many seconds a change of the control's looks takes", 0,
      1e6, 0.25,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:success-dwell:
   *
   * For how many seconds a success stays shown.
   *
   * From 0 to 1,000,000; 0 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_SUCCESS_DWELL] = g_param_spec_double (
      "success-dwell", "success-dwell", "For how many seconds a success stays shown", 0, 1e6, 0,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:failure-dwell:
   *
   * For how many seconds a failure stays shown; -1 shows it until it is tried again.
   *
   * From -1 to 1,000,000; 1 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_FAILURE_DWELL] = g_param_spec_double (
      "failure-dwell", "failure-dwell",
      "For how many seconds a failure stays shown; -1 shows it until it is tried again", -1, 1e6, 1,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:minimum-duration:
   *
   * For how many seconds the work is shown at least.
   *
   * From 0 to 1,000,000; 0 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_MINIMUM_DURATION] = g_param_spec_double (
      "minimum-duration", "minimum-duration", "For how many seconds the work is shown at least", 0,
      1e6, 0,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:watchdog:
   *
   * After how many seconds work that nobody ended ends as failed; 0 waits for ever.
   *
   * From 0 to 1,000,000; 0 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_WATCHDOG] = g_param_spec_double (
      "watchdog", "watchdog",
      "After how many seconds work that nobody ended ends as failed; 0 waits for ever", 0, 1e6, 0,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:drag-rate:
   *
   * How far a finger's travel counts beyond the rest.
   *
   * Above 0, up to 10; 1 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_DRAG_RATE] = g_param_spec_double (
      "drag-rate", "drag-rate", "How far a finger's travel counts beyond the rest", G_MINDOUBLE, 10,
      1, G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:maximum-drag:
   *
   * The farthest pull in application pixels; 0 has no limit of its own.
   *
   * From 0 to 1,000,000; 0 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_MAXIMUM_DRAG] = g_param_spec_double (
      "maximum-drag", "maximum-drag",
      "The farthest pull in application pixels; 0 has no limit of its own", 0, 1e6, 0,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:spring-rate:
   *
   * The frequency in 1/s of the spring that leads the list back.
   *
   * From 1 to 100; 10 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_SPRING_RATE] = g_param_spec_double (
      "spring-rate", "spring-rate", "The frequency in 1/s of the spring that leads the list back",
      1, 100, 10,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:blocks-content:
   *
   * Whether the content takes no input while the control works.
   *
   * %FALSE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_BLOCKS_CONTENT] = g_param_spec_boolean (
      "blocks-content", "blocks-content",
      "Whether the content takes no input while the control works", FALSE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:pins-offset:
   *
   * Whether the open control is as far as a finger pulls the list while it works.
   *
   * %FALSE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_PINS_OFFSET] = g_param_spec_boolean (
      "pins-offset", "pins-offset",
      "Whether the open control is as far as a finger pulls the list while it works", FALSE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:retries-by-tap:
   *
   * Whether a tap on a failure that is shown tries again.
   *
   * %TRUE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_RETRIES_BY_TAP] = g_param_spec_boolean (
      "retries-by-tap", "retries-by-tap", "Whether a tap on a failure that is shown tries again",
      TRUE, G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:wheel-pulls:
   *
   * Whether a wheel that turns on at the edge pulls.
   *
   * %FALSE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_WHEEL_PULLS] = g_param_spec_boolean (
      "wheel-pulls", "wheel-pulls", "Whether a wheel that turns on at the edge pulls", FALSE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:show-title:
   *
   * Whether there are titles.
   *
   * %TRUE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_SHOW_TITLE] = g_param_spec_boolean (
      "show-title", "show-title", "Whether there are titles", TRUE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:show-arrow:
   *
   * Whether there is an arrow, or what else tells how far the list is pulled.
   *
   * %TRUE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_SHOW_ARROW] = g_param_spec_boolean (
      "show-arrow", "show-arrow",
      "Whether there is an arrow, or what else tells how far the list is pulled", TRUE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:show-spinner:
   *
   * Whether there is a spinner, or what else turns while the control works.
   *
   * %TRUE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_SHOW_SPINNER] = g_param_spec_boolean (
      "show-spinner", "show-spinner",
      "Whether there is a spinner, or what else turns while the control works", TRUE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:font-size:
   *
   * The size of the titles in application pixels; 0 is the system's own.
   *
   * From 0 to 100; 0 by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_FONT_SIZE] = g_param_spec_double (
      "font-size", "font-size",
      "The size of the titles in application pixels; 0 is the system's own", 0, 100, 0,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:font-bold:
   *
   * Whether titles of #TugRefreshControl:font-size are bold.
   *
   * %FALSE by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_FONT_BOLD] = g_param_spec_boolean (
      "font-bold", "font-bold", "Whether titles of #TugRefreshControl:font-size are bold", FALSE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:idle-title:
   *
   * The title of the state at rest.
   *
   * %NULL is the library's own, in the user's language.
   *
   * %NULL by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_IDLE_TITLE] = g_param_spec_string (
      "idle-title", "idle-title", "The title of the state at rest", NULL,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:pulling-title:
   *
   * The title while the control is armed.
   *
   * %NULL is the library's own, in the user's language.
   *
   * %NULL by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_PULLING_TITLE] = g_param_spec_string (
      "pulling-title", "pulling-title", "The title while the control is armed", NULL,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:refreshing-title:
   *
   * The title while the control works.
   *
   * %NULL is the library's own, in the user's language.
   *
   * %NULL by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_REFRESHING_TITLE] = g_param_spec_string (
      "refreshing-title", "refreshing-title", "The title while the control works", NULL,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:success-title:
   *
   * The title while a success is shown.
   *
   * %NULL is the library's own, in the user's language.
   *
   * %NULL by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_SUCCESS_TITLE] = g_param_spec_string (
      "success-title", "success-title", "The title while a success is shown", NULL,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:failure-title:
   *
   * The title while a failure is shown.
   *
   * %NULL is the library's own, in the user's language.
   *
   * %NULL by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_FAILURE_TITLE] = g_param_spec_string (
      "failure-title", "failure-title", "The title while a failure is shown", NULL,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshControl:no-more-data-title:
   *
   * The title where there is nothing more to load.
   *
   * %NULL is the library's own, in the user's language.
   *
   * %NULL by default unless the style has another.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_CONTROL_PROPERTY_NO_MORE_DATA_TITLE] = g_param_spec_string (
      "no-more-data-title", "no-more-data-title", "The title where there is nothing more to load",
      NULL, G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

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
