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
  _tug_refresh_bin_read (self, property, value);
}

/* What changes by itself is told of by who changes it. */
static gboolean
is_observed (TugRefreshBinProperty property)
{
  return property == TUG_REFRESH_BIN_PROPERTY_HEADER || property == TUG_REFRESH_BIN_PROPERTY_FOOTER
         || property == TUG_REFRESH_BIN_PROPERTY_HEADER_STYLE
         || property == TUG_REFRESH_BIN_PROPERTY_FOOTER_STYLE
         || property == TUG_REFRESH_BIN_PROPERTY_REFRESHING
         || property == TUG_REFRESH_BIN_PROPERTY_LOADING
         || property == TUG_REFRESH_BIN_PROPERTY_REFRESH_STATE
         || property == TUG_REFRESH_BIN_PROPERTY_LOAD_STATE
         || property == TUG_REFRESH_BIN_PROPERTY_REFRESH_PULLING_PERCENT
         || property == TUG_REFRESH_BIN_PROPERTY_LOAD_PULLING_PERCENT
         || property == TUG_REFRESH_BIN_PROPERTY_SECOND_FLOOR_OPEN
         || property == TUG_REFRESH_BIN_PROPERTY_SECOND_FLOOR_PROGRESS
         || property == TUG_REFRESH_BIN_PROPERTY_CONTENT_OFFSET
         || property == TUG_REFRESH_BIN_PROPERTY_MINIMUM_CONTENT_OFFSET
         || property == TUG_REFRESH_BIN_PROPERTY_MAXIMUM_CONTENT_OFFSET
         || property == TUG_REFRESH_BIN_PROPERTY_CONTENT_LENGTH
         || property == TUG_REFRESH_BIN_PROPERTY_ADJUSTED_CONTENT_INSET
         || property == TUG_REFRESH_BIN_PROPERTY_TRACKING
         || property == TUG_REFRESH_BIN_PROPERTY_FINGER_POSITION
         || property == TUG_REFRESH_BIN_PROPERTY_DRAGGING
         || property == TUG_REFRESH_BIN_PROPERTY_DECELERATING;
}

static void
write_property (TugRefreshBin *self, TugRefreshBinProperty property, const GValue *value)
{
  /* What is told of the change may let go of the object. */
  g_object_ref (self);
  if (_tug_refresh_bin_write (self, property, value) && !is_observed (property))
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
  _tug_refresh_bin_read (TUG_REFRESH_BIN (object), id, value);
  return TRUE;
}

gboolean
_tug_refresh_bin_set (GObject *object, guint id, const GValue *value)
{
  TugRefreshBin *self = TUG_REFRESH_BIN (object);

  switch (id)
    {
    case TUG_REFRESH_BIN_PROPERTY_HEADER:
      tug_refresh_bin_set_header (self, g_value_get_object (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_FOOTER:
      tug_refresh_bin_set_footer (self, g_value_get_object (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_HEADER_STYLE:
      tug_refresh_bin_set_header_style (self, g_value_get_enum (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_FOOTER_STYLE:
      tug_refresh_bin_set_footer_style (self, g_value_get_enum (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_REFRESHING:
      tug_refresh_bin_set_refreshing (self, g_value_get_boolean (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_LOADING:
      tug_refresh_bin_set_loading (self, g_value_get_boolean (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_SECOND_FLOOR_OPEN:
      tug_refresh_bin_set_second_floor_open (self, g_value_get_boolean (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_SIMULTANEOUS:
      tug_refresh_bin_set_simultaneous (self, g_value_get_boolean (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_CONTENT_OFFSET:
      tug_refresh_bin_set_content_offset (self, g_value_get_double (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_BOUNCES:
      tug_refresh_bin_set_bounces (self, g_value_get_boolean (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_ALWAYS_BOUNCE:
      tug_refresh_bin_set_always_bounce (self, g_value_get_boolean (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_SCROLL_ENABLED:
      tug_refresh_bin_set_scroll_enabled (self, g_value_get_boolean (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_DECELERATION_RATE:
      tug_refresh_bin_set_deceleration_rate (self, g_value_get_enum (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_DECELERATION_FACTOR:
      tug_refresh_bin_set_deceleration_factor (self, g_value_get_double (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_RUBBER_BAND:
      tug_refresh_bin_set_rubber_band (self, g_value_get_double (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_WHEEL_FACTOR:
      tug_refresh_bin_set_wheel_factor (self, g_value_get_double (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_TOUCHPAD_FACTOR:
      tug_refresh_bin_set_touchpad_factor (self, g_value_get_double (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_LANGUAGE:
      tug_refresh_bin_set_language (self, g_value_get_string (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_HAPTIC_FEEDBACK:
      tug_refresh_bin_set_haptic_feedback (self, g_value_get_boolean (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_EVENT_SOUNDS:
      tug_refresh_bin_set_event_sounds (self, g_value_get_boolean (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_HEADER_WIDGET:
      tug_refresh_bin_set_header_widget (self, g_value_get_object (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_FOOTER_WIDGET:
      tug_refresh_bin_set_footer_widget (self, g_value_get_object (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_EDGE_SOURCE:
      tug_refresh_bin_set_edge_source (self, g_value_get_object (value));
      return TRUE;
    case TUG_REFRESH_BIN_PROPERTY_MOUSE_DRAG:
      tug_refresh_bin_set_mouse_drag (self, g_value_get_boolean (value));
      return TRUE;
    default:
      return FALSE;
    }
}

void
_tug_refresh_bin_install_properties (GObjectClass *klass)
{
  /**
   * TugRefreshBin:header:
   *
   * What the bin's start shows and does when it is pulled.
   *
   * Setting another one ends a refresh that runs. A header is on one list at a time.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_HEADER] = g_param_spec_object (
      "header", "header", "What the bin's start shows and does when it is pulled",
      TUG_TYPE_REFRESH_HEADER,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:footer:
   *
   * What the bin's end shows and does when it is pulled.
   *
   * Setting another one ends a load that runs. A footer is on one list at a time.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_FOOTER] = g_param_spec_object (
      "footer", "footer", "What the bin's end shows and does when it is pulled",
      TUG_TYPE_REFRESH_FOOTER,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:header-style:
   *
   * The system whose looks the header has.
   *
   * Setting it gives the bin a new header with the looks and the numbers of that system, and
   * TUG_HEADER_NONE takes it away. A header that a program draws is made by setting the `style` of
   * a header that is there to TUG_HEADER_CUSTOM, which cannot be set here.
   *
   * %TUG_HEADER_NONE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_HEADER_STYLE] = g_param_spec_enum (
      "header-style", "header-style", "The system whose looks the header has",
      TUG_TYPE_HEADER_STYLE, TUG_HEADER_NONE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:footer-style:
   *
   * The system whose looks the footer has.
   *
   * Setting it gives the bin a new footer with the looks and the numbers of that system, and
   * TUG_FOOTER_NONE takes it away. A footer that a program draws is made by setting the `style` of
   * a footer that is there to TUG_FOOTER_CUSTOM, which cannot be set here.
   *
   * %TUG_FOOTER_NONE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_FOOTER_STYLE] = g_param_spec_enum (
      "footer-style", "footer-style", "The system whose looks the footer has",
      TUG_TYPE_FOOTER_STYLE, TUG_FOOTER_NONE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:refreshing:
   *
   * Whether a refresh runs or waits to be shown.
   *
   * Setting it to %TRUE is tug_refresh_bin_begin_refresh(), to %FALSE a successful
   * tug_refresh_bin_end_refresh().
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_REFRESHING] = g_param_spec_boolean (
      "refreshing", "refreshing", "Whether a refresh runs or waits to be shown", FALSE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:loading:
   *
   * Whether a load runs or waits to be shown.
   *
   * Setting it to %TRUE is tug_refresh_bin_begin_load(), to %FALSE tug_refresh_bin_end_load() with
   * more to come.
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_LOADING] = g_param_spec_boolean (
      "loading", "loading", "Whether a load runs or waits to be shown", FALSE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:refresh-state:
   *
   * What the header is doing.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_REFRESH_STATE] = g_param_spec_enum (
      "refresh-state", "refresh-state", "What the header is doing", TUG_TYPE_REFRESH_STATE,
      TUG_REFRESH_IDLE, G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:load-state:
   *
   * What the footer is doing.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_LOAD_STATE] = g_param_spec_enum (
      "load-state", "load-state", "What the footer is doing", TUG_TYPE_REFRESH_STATE,
      TUG_REFRESH_IDLE, G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:refresh-pulling-percent:
   *
   * How far the header is pulled, as a share of its trigger distance.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_REFRESH_PULLING_PERCENT] = g_param_spec_double (
      "refresh-pulling-percent", "refresh-pulling-percent",
      "How far the header is pulled, as a share of its trigger distance", 0, G_MAXDOUBLE, 0,
      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:load-pulling-percent:
   *
   * How far the footer is pulled, as a share of its trigger distance.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_LOAD_PULLING_PERCENT] = g_param_spec_double (
      "load-pulling-percent", "load-pulling-percent",
      "How far the footer is pulled, as a share of its trigger distance", 0, G_MAXDOUBLE, 0,
      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:second-floor-open:
   *
   * Whether the page behind the header is open.
   *
   * Only a header with #TugRefreshHeader:floor-distance has such a page.
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_SECOND_FLOOR_OPEN] = g_param_spec_boolean (
      "second-floor-open", "second-floor-open", "Whether the page behind the header is open", FALSE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:second-floor-progress:
   *
   * How far a pull has come from the header's trigger distance to the one that opens the page
   * behind it.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_SECOND_FLOOR_PROGRESS] = g_param_spec_double (
      "second-floor-progress", "second-floor-progress",
      "How far a pull has come from the header's trigger distance to the one that opens the page "
      "behind it",
      0, 1, 0, G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:expired:
   *
   * Whether the data is older than the header's #TugRefreshHeader:expiry, or there is no record of
   * its age.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_EXPIRED] = g_param_spec_boolean (
      "expired", "expired",
      "Whether the data is older than the header's #TugRefreshHeader:expiry, or there is no record "
      "of its age",
      FALSE, G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:simultaneous:
   *
   * Whether header and footer may work at the same time.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_SIMULTANEOUS] = g_param_spec_boolean (
      "simultaneous", "simultaneous", "Whether header and footer may work at the same time", TRUE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:content-offset:
   *
   * How far the content is scrolled in application pixels: 0 at its start, negative before it.
   *
   * Setting it stops any motion; beyond the range the bin is put there and springs back.
   *
   * From -2^53 to 2^53; 0 by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_CONTENT_OFFSET] = g_param_spec_double (
      "content-offset", "content-offset",
      "How far the content is scrolled in application pixels: 0 at its start, negative before it",
      -9007199254740992.0, 9007199254740992.0, 0,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:minimum-content-offset:
   *
   * The offset at which the bin rests at its start.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_MINIMUM_CONTENT_OFFSET] = g_param_spec_double (
      "minimum-content-offset", "minimum-content-offset",
      "The offset at which the bin rests at its start", -G_MAXDOUBLE, G_MAXDOUBLE, 0,
      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:maximum-content-offset:
   *
   * The offset at which the bin rests at its end.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_MAXIMUM_CONTENT_OFFSET] = g_param_spec_double (
      "maximum-content-offset", "maximum-content-offset",
      "The offset at which the bin rests at its end", -G_MAXDOUBLE, G_MAXDOUBLE, 0,
      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:content-length:
   *
   * How long the content is in application pixels: the bin's own length, and as far as it can be
   * scrolled.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_CONTENT_LENGTH] = g_param_spec_double (
      "content-length", "content-length",
      "How long the content is in application pixels: the bin's own length, and as far as it can "
      "be scrolled",
      0, G_MAXDOUBLE, 0, G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:adjusted-content-inset:
   *
   * The insets in effect, in application pixels: the application's own and what header and footer
   * hold.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_ADJUSTED_CONTENT_INSET] = g_param_spec_boxed (
      "adjusted-content-inset", "adjusted-content-inset",
      "The insets in effect, in application pixels: the application's own and what header and "
      "footer hold",
      TUG_TYPE_INSETS, G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:tracking:
   *
   * Whether a finger or a button is down on the bin.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_TRACKING] = g_param_spec_boolean (
      "tracking", "tracking", "Whether a finger or a button is down on the bin", FALSE,
      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:finger-position:
   *
   * Where the finger that holds the bin is across it: 0 at the start of a line, 1 at its end; -1 is
   * without one.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_FINGER_POSITION] = g_param_spec_double (
      "finger-position", "finger-position",
      "Where the finger that holds the bin is across it: 0 at the start of a line, 1 at its end; "
      "-1 is without one",
      -1, 1, -1, G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:dragging:
   *
   * Whether the bin is being dragged.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_DRAGGING]
      = g_param_spec_boolean ("dragging", "dragging", "Whether the bin is being dragged", FALSE,
                              G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:decelerating:
   *
   * Whether the bin goes on by itself after a drag.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_DECELERATING] = g_param_spec_boolean (
      "decelerating", "decelerating", "Whether the bin goes on by itself after a drag", FALSE,
      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:bounces:
   *
   * Whether the content goes beyond its edges.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_BOUNCES] = g_param_spec_boolean (
      "bounces", "bounces", "Whether the content goes beyond its edges", TRUE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:always-bounce:
   *
   * Whether content that the bin has room for can be pulled too.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_ALWAYS_BOUNCE] = g_param_spec_boolean (
      "always-bounce", "always-bounce",
      "Whether content that the bin has room for can be pulled too", TRUE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:scroll-enabled:
   *
   * Whether the user can scroll.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_SCROLL_ENABLED] = g_param_spec_boolean (
      "scroll-enabled", "scroll-enabled", "Whether the user can scroll", TRUE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:deceleration-rate:
   *
   * How fast a released list slows down.
   *
   * %TUG_DECELERATION_NORMAL by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_DECELERATION_RATE] = g_param_spec_enum (
      "deceleration-rate", "deceleration-rate", "How fast a released list slows down",
      TUG_TYPE_DECELERATION_RATE, TUG_DECELERATION_NORMAL,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:deceleration-factor:
   *
   * The share of its velocity that a released list keeps each millisecond.
   *
   * Setting it sets #TugRefreshBin:deceleration-rate, too.
   *
   * Above 0, below 1; 0.998 by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_DECELERATION_FACTOR] = g_param_spec_double (
      "deceleration-factor", "deceleration-factor",
      "The share of its velocity that a released list keeps each millisecond", G_MINDOUBLE,
      1 - DBL_EPSILON, 0.998,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:rubber-band:
   *
   * How much of a pull beyond the edge moves the bin, at the edge; 0 moves as far as the finger.
   *
   * From 0 to 1; 0.55 by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_RUBBER_BAND] = g_param_spec_double (
      "rubber-band", "rubber-band",
      "How much of a pull beyond the edge moves the bin, at the edge; 0 moves as far as the finger",
      0, 1, 0.55,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:wheel-factor:
   *
   * What the notches of a wheel are multiplied by.
   *
   * From 0.01 to 100; 1 by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_WHEEL_FACTOR] = g_param_spec_double (
      "wheel-factor", "wheel-factor", "What the notches of a wheel are multiplied by", 0.01, 100, 1,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:touchpad-factor:
   *
   * What the travel of fingers on a touchpad is multiplied by.
   *
   * From 0.01 to 100; 1 by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_TOUCHPAD_FACTOR] = g_param_spec_double (
      "touchpad-factor", "touchpad-factor",
      "What the travel of fingers on a touchpad is multiplied by", 0.01, 100, 1,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:language:
   *
   * The language of the bin's own words, as `de` or `zh-Hans`.
   *
   * %NULL is the user's.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_LANGUAGE] = g_param_spec_string (
      "language", "language", "The language of the bin's own words, as `de` or `zh-Hans`", NULL,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:haptic-feedback:
   *
   * Whether a hand that pulls feels where letting go begins to do something, and where it ends.
   *
   * Phones have it by feedbackd; where that does not run, nothing is felt, and nothing waits for
   * it.
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_HAPTIC_FEEDBACK] = g_param_spec_boolean (
      "haptic-feedback", "haptic-feedback",
      "Whether a hand that pulls feels where letting go begins to do something, and where it ends",
      FALSE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:event-sounds:
   *
   * Whether a hand that pulls hears where letting go begins to do something, and where it ends.
   *
   * The sounds are `button-pressed` and `button-released` of the user's sound theme. They are heard
   * where libcanberra is installed and #GtkSettings:gtk-enable-event-sounds is on.
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_EVENT_SOUNDS] = g_param_spec_boolean (
      "event-sounds", "event-sounds",
      "Whether a hand that pulls hears where letting go begins to do something, and where it ends",
      FALSE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:scrolled-window:
   *
   * The scrolled window that the child is in: the child itself where it is one, or the bin's own.
   *
   * There is none without a child, and where the child scrolls itself.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_SCROLLED_WINDOW]
      = g_param_spec_object ("scrolled-window", "scrolled-window",
                             "The scrolled window that the child is in: the child itself where it "
                             "is one, or the bin's own",
                             GTK_TYPE_SCROLLED_WINDOW,
                             G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:header-widget:
   *
   * The program's own widget that is shown as the header.
   *
   * It is as long as it wants to be, and the header is pulled as far; it learns state and pull by
   * the properties of #TugRefreshBin:header, which is made where there is none. A closed one is out
   * of the Tab order and does not show. A widget that is in another one is refused.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_HEADER_WIDGET] = g_param_spec_object (
      "header-widget", "header-widget", "The program's own widget that is shown as the header",
      GTK_TYPE_WIDGET,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:footer-widget:
   *
   * The program's own widget that is shown as the footer.
   *
   * It is as #TugRefreshBin:header-widget, with #TugRefreshBin:footer.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_FOOTER_WIDGET] = g_param_spec_object (
      "footer-widget", "footer-widget", "The program's own widget that is shown as the footer",
      GTK_TYPE_WIDGET,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:edge-source:
   *
   * What tells where a child is that scrolls itself.
   *
   * It is set before the child is added, which is then left to scroll itself.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_EDGE_SOURCE] = g_param_spec_object (
      "edge-source", "edge-source", "What tells where a child is that scrolls itself",
      TUG_TYPE_EDGE_SOURCE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugRefreshBin:mouse-drag:
   *
   * Whether the primary button pulls as a finger does.
   *
   * Clicks and menus go on working. Text cannot be selected by mouse then, and a press shows when
   * it is over.
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_REFRESH_BIN_PROPERTY_MOUSE_DRAG] = g_param_spec_boolean (
      "mouse-drag", "mouse-drag", "Whether the primary button pulls as a finger does", FALSE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (klass, TUG_REFRESH_BIN_N_PROPERTIES, properties);
}

TugRefreshHeader *
tug_refresh_bin_get_header (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  TugRefreshHeader *result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_HEADER, &value);
  result = g_value_get_object (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_header (TugRefreshBin *self, TugRefreshHeader *value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (value == NULL || TUG_IS_REFRESH_HEADER (value));
  g_value_init (&given, TUG_TYPE_REFRESH_HEADER);
  g_value_set_object (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_HEADER, &given);
  g_value_unset (&given);
}

TugRefreshFooter *
tug_refresh_bin_get_footer (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  TugRefreshFooter *result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_FOOTER, &value);
  result = g_value_get_object (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_footer (TugRefreshBin *self, TugRefreshFooter *value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (value == NULL || TUG_IS_REFRESH_FOOTER (value));
  g_value_init (&given, TUG_TYPE_REFRESH_FOOTER);
  g_value_set_object (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_FOOTER, &given);
  g_value_unset (&given);
}

TugHeaderStyle
tug_refresh_bin_get_header_style (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  TugHeaderStyle result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), TUG_HEADER_NONE);
  g_return_val_if_fail (_tug_on_main_thread (), TUG_HEADER_NONE);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_HEADER_STYLE, &value);
  result = g_value_get_enum (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_header_style (TugRefreshBin *self, TugHeaderStyle value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_is_enum_value (TUG_TYPE_HEADER_STYLE, (int)value));
  g_return_if_fail (value != TUG_HEADER_CUSTOM
                    || tug_refresh_bin_get_header_style (self) == TUG_HEADER_CUSTOM);
  g_value_init (&given, TUG_TYPE_HEADER_STYLE);
  g_value_set_enum (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_HEADER_STYLE, &given);
  g_value_unset (&given);
}

TugFooterStyle
tug_refresh_bin_get_footer_style (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  TugFooterStyle result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), TUG_FOOTER_NONE);
  g_return_val_if_fail (_tug_on_main_thread (), TUG_FOOTER_NONE);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_FOOTER_STYLE, &value);
  result = g_value_get_enum (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_footer_style (TugRefreshBin *self, TugFooterStyle value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_is_enum_value (TUG_TYPE_FOOTER_STYLE, (int)value));
  g_return_if_fail (value != TUG_FOOTER_CUSTOM
                    || tug_refresh_bin_get_footer_style (self) == TUG_FOOTER_CUSTOM);
  g_value_init (&given, TUG_TYPE_FOOTER_STYLE);
  g_value_set_enum (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_FOOTER_STYLE, &given);
  g_value_unset (&given);
}

gboolean
tug_refresh_bin_get_refreshing (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  gboolean result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_REFRESHING, &value);
  result = g_value_get_boolean (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_refreshing (TugRefreshBin *self, gboolean value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_REFRESHING, &given);
  g_value_unset (&given);
}

gboolean
tug_refresh_bin_get_loading (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  gboolean result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_LOADING, &value);
  result = g_value_get_boolean (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_loading (TugRefreshBin *self, gboolean value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_LOADING, &given);
  g_value_unset (&given);
}

TugRefreshState
tug_refresh_bin_get_refresh_state (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  TugRefreshState result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), TUG_REFRESH_IDLE);
  g_return_val_if_fail (_tug_on_main_thread (), TUG_REFRESH_IDLE);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_REFRESH_STATE, &value);
  result = g_value_get_enum (&value);
  g_value_unset (&value);
  return result;
}

TugRefreshState
tug_refresh_bin_get_load_state (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  TugRefreshState result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), TUG_REFRESH_IDLE);
  g_return_val_if_fail (_tug_on_main_thread (), TUG_REFRESH_IDLE);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_LOAD_STATE, &value);
  result = g_value_get_enum (&value);
  g_value_unset (&value);
  return result;
}

double
tug_refresh_bin_get_refresh_pulling_percent (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  double result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_REFRESH_PULLING_PERCENT, &value);
  result = g_value_get_double (&value);
  g_value_unset (&value);
  return result;
}

double
tug_refresh_bin_get_load_pulling_percent (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  double result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_LOAD_PULLING_PERCENT, &value);
  result = g_value_get_double (&value);
  g_value_unset (&value);
  return result;
}

gboolean
tug_refresh_bin_get_second_floor_open (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  gboolean result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_SECOND_FLOOR_OPEN, &value);
  result = g_value_get_boolean (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_second_floor_open (TugRefreshBin *self, gboolean value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_SECOND_FLOOR_OPEN, &given);
  g_value_unset (&given);
}

double
tug_refresh_bin_get_second_floor_progress (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  double result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_SECOND_FLOOR_PROGRESS, &value);
  result = g_value_get_double (&value);
  g_value_unset (&value);
  return result;
}

gboolean
tug_refresh_bin_get_expired (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  gboolean result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_EXPIRED, &value);
  result = g_value_get_boolean (&value);
  g_value_unset (&value);
  return result;
}

gboolean
tug_refresh_bin_get_simultaneous (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  gboolean result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_SIMULTANEOUS, &value);
  result = g_value_get_boolean (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_simultaneous (TugRefreshBin *self, gboolean value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_SIMULTANEOUS, &given);
  g_value_unset (&given);
}

double
tug_refresh_bin_get_content_offset (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  double result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_CONTENT_OFFSET, &value);
  result = g_value_get_double (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_content_offset (TugRefreshBin *self, double value)
{
  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (isfinite (value));
  g_return_if_fail (value >= -9007199254740992.0 && value <= 9007199254740992.0);
  /* What is told of the change may let go of the object. */
  g_object_ref (self);
  _tug_refresh_bin_scroll_to (self, value);
  g_object_unref (self);
}

double
tug_refresh_bin_get_minimum_content_offset (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  double result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_MINIMUM_CONTENT_OFFSET, &value);
  result = g_value_get_double (&value);
  g_value_unset (&value);
  return result;
}

double
tug_refresh_bin_get_maximum_content_offset (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  double result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_MAXIMUM_CONTENT_OFFSET, &value);
  result = g_value_get_double (&value);
  g_value_unset (&value);
  return result;
}

double
tug_refresh_bin_get_content_length (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  double result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_CONTENT_LENGTH, &value);
  result = g_value_get_double (&value);
  g_value_unset (&value);
  return result;
}

TugInsets *
tug_refresh_bin_get_adjusted_content_inset (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  TugInsets *result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_ADJUSTED_CONTENT_INSET, &value);
  result = g_value_dup_boxed (&value);
  g_value_unset (&value);
  return result;
}

gboolean
tug_refresh_bin_get_tracking (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  gboolean result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_TRACKING, &value);
  result = g_value_get_boolean (&value);
  g_value_unset (&value);
  return result;
}

double
tug_refresh_bin_get_finger_position (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  double result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), -1);
  g_return_val_if_fail (_tug_on_main_thread (), -1);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_FINGER_POSITION, &value);
  result = g_value_get_double (&value);
  g_value_unset (&value);
  return result;
}

gboolean
tug_refresh_bin_get_dragging (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  gboolean result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_DRAGGING, &value);
  result = g_value_get_boolean (&value);
  g_value_unset (&value);
  return result;
}

gboolean
tug_refresh_bin_get_decelerating (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  gboolean result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_DECELERATING, &value);
  result = g_value_get_boolean (&value);
  g_value_unset (&value);
  return result;
}

gboolean
tug_refresh_bin_get_bounces (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  gboolean result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_BOUNCES, &value);
  result = g_value_get_boolean (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_bounces (TugRefreshBin *self, gboolean value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_BOUNCES, &given);
  g_value_unset (&given);
}

gboolean
tug_refresh_bin_get_always_bounce (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  gboolean result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_ALWAYS_BOUNCE, &value);
  result = g_value_get_boolean (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_always_bounce (TugRefreshBin *self, gboolean value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_ALWAYS_BOUNCE, &given);
  g_value_unset (&given);
}

gboolean
tug_refresh_bin_get_scroll_enabled (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  gboolean result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_SCROLL_ENABLED, &value);
  result = g_value_get_boolean (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_scroll_enabled (TugRefreshBin *self, gboolean value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_SCROLL_ENABLED, &given);
  g_value_unset (&given);
}

TugDecelerationRate
tug_refresh_bin_get_deceleration_rate (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  TugDecelerationRate result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), TUG_DECELERATION_NORMAL);
  g_return_val_if_fail (_tug_on_main_thread (), TUG_DECELERATION_NORMAL);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_DECELERATION_RATE, &value);
  result = g_value_get_enum (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_deceleration_rate (TugRefreshBin *self, TugDecelerationRate value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_is_enum_value (TUG_TYPE_DECELERATION_RATE, (int)value));
  g_return_if_fail (value != TUG_DECELERATION_CUSTOM
                    || tug_refresh_bin_get_deceleration_rate (self) == TUG_DECELERATION_CUSTOM);
  g_value_init (&given, TUG_TYPE_DECELERATION_RATE);
  g_value_set_enum (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_DECELERATION_RATE, &given);
  g_value_unset (&given);
}

double
tug_refresh_bin_get_deceleration_factor (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  double result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), 0.998);
  g_return_val_if_fail (_tug_on_main_thread (), 0.998);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_DECELERATION_FACTOR, &value);
  result = g_value_get_double (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_deceleration_factor (TugRefreshBin *self, double value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (isfinite (value));
  g_return_if_fail (value > 0 && value < 1);
  g_value_init (&given, G_TYPE_DOUBLE);
  g_value_set_double (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_DECELERATION_FACTOR, &given);
  g_value_unset (&given);
}

double
tug_refresh_bin_get_rubber_band (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  double result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), 0.55);
  g_return_val_if_fail (_tug_on_main_thread (), 0.55);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_RUBBER_BAND, &value);
  result = g_value_get_double (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_rubber_band (TugRefreshBin *self, double value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (isfinite (value));
  g_return_if_fail (value >= 0 && value <= 1);
  g_value_init (&given, G_TYPE_DOUBLE);
  g_value_set_double (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_RUBBER_BAND, &given);
  g_value_unset (&given);
}

double
tug_refresh_bin_get_wheel_factor (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  double result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), 1);
  g_return_val_if_fail (_tug_on_main_thread (), 1);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_WHEEL_FACTOR, &value);
  result = g_value_get_double (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_wheel_factor (TugRefreshBin *self, double value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (isfinite (value));
  g_return_if_fail (value >= 0.01 && value <= 100);
  g_value_init (&given, G_TYPE_DOUBLE);
  g_value_set_double (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_WHEEL_FACTOR, &given);
  g_value_unset (&given);
}

double
tug_refresh_bin_get_touchpad_factor (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  double result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), 1);
  g_return_val_if_fail (_tug_on_main_thread (), 1);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_TOUCHPAD_FACTOR, &value);
  result = g_value_get_double (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_touchpad_factor (TugRefreshBin *self, double value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (isfinite (value));
  g_return_if_fail (value >= 0.01 && value <= 100);
  g_value_init (&given, G_TYPE_DOUBLE);
  g_value_set_double (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_TOUCHPAD_FACTOR, &given);
  g_value_unset (&given);
}

char *
tug_refresh_bin_get_language (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  char *result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_LANGUAGE, &value);
  result = g_value_dup_string (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_language (TugRefreshBin *self, const char *value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (value == NULL || g_utf8_validate (value, -1, NULL));
  g_value_init (&given, G_TYPE_STRING);
  g_value_set_static_string (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_LANGUAGE, &given);
  g_value_unset (&given);
}

gboolean
tug_refresh_bin_get_haptic_feedback (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  gboolean result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_HAPTIC_FEEDBACK, &value);
  result = g_value_get_boolean (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_haptic_feedback (TugRefreshBin *self, gboolean value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_HAPTIC_FEEDBACK, &given);
  g_value_unset (&given);
}

gboolean
tug_refresh_bin_get_event_sounds (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  gboolean result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_EVENT_SOUNDS, &value);
  result = g_value_get_boolean (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_event_sounds (TugRefreshBin *self, gboolean value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_EVENT_SOUNDS, &given);
  g_value_unset (&given);
}

GtkScrolledWindow *
tug_refresh_bin_get_scrolled_window (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  GtkScrolledWindow *result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_SCROLLED_WINDOW, &value);
  result = g_value_get_object (&value);
  g_value_unset (&value);
  return result;
}

GtkWidget *
tug_refresh_bin_get_header_widget (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  GtkWidget *result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_HEADER_WIDGET, &value);
  result = g_value_get_object (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_header_widget (TugRefreshBin *self, GtkWidget *value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (value == NULL || GTK_IS_WIDGET (value));
  g_value_init (&given, GTK_TYPE_WIDGET);
  g_value_set_object (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_HEADER_WIDGET, &given);
  g_value_unset (&given);
}

GtkWidget *
tug_refresh_bin_get_footer_widget (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  GtkWidget *result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_FOOTER_WIDGET, &value);
  result = g_value_get_object (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_footer_widget (TugRefreshBin *self, GtkWidget *value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (value == NULL || GTK_IS_WIDGET (value));
  g_value_init (&given, GTK_TYPE_WIDGET);
  g_value_set_object (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_FOOTER_WIDGET, &given);
  g_value_unset (&given);
}

TugEdgeSource *
tug_refresh_bin_get_edge_source (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  TugEdgeSource *result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_EDGE_SOURCE, &value);
  result = g_value_get_object (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_edge_source (TugRefreshBin *self, TugEdgeSource *value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (value == NULL || TUG_IS_EDGE_SOURCE (value));
  g_value_init (&given, TUG_TYPE_EDGE_SOURCE);
  g_value_set_object (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_EDGE_SOURCE, &given);
  g_value_unset (&given);
}

gboolean
tug_refresh_bin_get_mouse_drag (TugRefreshBin *self)
{
  GValue value = G_VALUE_INIT;
  gboolean result;

  g_return_val_if_fail (TUG_IS_REFRESH_BIN (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_REFRESH_BIN_PROPERTY_MOUSE_DRAG, &value);
  result = g_value_get_boolean (&value);
  g_value_unset (&value);
  return result;
}

void
tug_refresh_bin_set_mouse_drag (TugRefreshBin *self, gboolean value)
{
  GValue given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_REFRESH_BIN (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_REFRESH_BIN_PROPERTY_MOUSE_DRAG, &given);
  g_value_unset (&given);
}
