/* Written by scripts/generate-api. */

#include "generated/tug-property-hooks.h"

#include <float.h>
#include <math.h>

static GParamSpec *properties[TUG_PULLABLE_N_PROPERTIES];

static void
read_property (TugPullable *self, TugPullableProperty property, GValue *value)
{
  g_value_init (value, properties[property]->value_type);
  g_param_value_set_default (properties[property], value);
  _tug_property_read (self, TUG_OWNER_PULLABLE, property, value);
}

/* Returns whether the engine can change the property. The code that changes it also notifies it. */
static gboolean
is_observed (TugPullableProperty property)
{
  return property == TUG_PULLABLE_PROPERTY_HEADER || property == TUG_PULLABLE_PROPERTY_FOOTER
         || property == TUG_PULLABLE_PROPERTY_HEADER_STYLE
         || property == TUG_PULLABLE_PROPERTY_FOOTER_STYLE
         || property == TUG_PULLABLE_PROPERTY_REFRESHING
         || property == TUG_PULLABLE_PROPERTY_LOADING
         || property == TUG_PULLABLE_PROPERTY_REFRESH_STATE
         || property == TUG_PULLABLE_PROPERTY_LOAD_STATE
         || property == TUG_PULLABLE_PROPERTY_REFRESH_PULLING_PERCENT
         || property == TUG_PULLABLE_PROPERTY_LOAD_PULLING_PERCENT
         || property == TUG_PULLABLE_PROPERTY_SECOND_FLOOR_OPEN
         || property == TUG_PULLABLE_PROPERTY_SECOND_FLOOR_PROGRESS
         || property == TUG_PULLABLE_PROPERTY_CONTENT_OFFSET
         || property == TUG_PULLABLE_PROPERTY_MINIMUM_CONTENT_OFFSET
         || property == TUG_PULLABLE_PROPERTY_MAXIMUM_CONTENT_OFFSET
         || property == TUG_PULLABLE_PROPERTY_CONTENT_LENGTH
         || property == TUG_PULLABLE_PROPERTY_ADJUSTED_CONTENT_INSET
         || property == TUG_PULLABLE_PROPERTY_TRACKING
         || property == TUG_PULLABLE_PROPERTY_FINGER_POSITION
         || property == TUG_PULLABLE_PROPERTY_DRAGGING
         || property == TUG_PULLABLE_PROPERTY_DECELERATING;
}

static void
write_property (TugPullable *self, TugPullableProperty property, const GValue *value)
{
  /* A handler of the notification may release the object. */
  g_object_ref (self);
  if (_tug_property_write (self, TUG_OWNER_PULLABLE, property, value) && !is_observed (property))
    _tug_pullable_notify (self, property);
  g_object_unref (self);
}

void
_tug_pullable_notify (TugPullable *self, TugPullableProperty property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

gboolean
_tug_pullable_get (GObject *object, guint id, GValue *value)
{
  if (id == 0 || id >= TUG_PULLABLE_N_PROPERTIES)
    return FALSE;
  g_return_val_if_fail (_tug_on_main_thread (), TRUE);
  _tug_property_read (object, TUG_OWNER_PULLABLE, id, value);
  return TRUE;
}

gboolean
_tug_pullable_set (GObject *object, guint id, const GValue *value)
{
  TugPullable *self = TUG_PULLABLE (object);

  if (id == 0 || id >= TUG_PULLABLE_N_PROPERTIES)
    return FALSE;
  g_return_val_if_fail (_tug_on_main_thread (), TRUE);
  if (id == TUG_PULLABLE_PROPERTY_HEADER_STYLE)
    tug_pullable_set_header_style (self, g_value_get_enum (value));
  else if (id == TUG_PULLABLE_PROPERTY_FOOTER_STYLE)
    tug_pullable_set_footer_style (self, g_value_get_enum (value));
  else if (id == TUG_PULLABLE_PROPERTY_CONTENT_OFFSET)
    tug_pullable_set_content_offset (self, g_value_get_double (value));
  else if (id == TUG_PULLABLE_PROPERTY_DECELERATION_RATE)
    tug_pullable_set_deceleration_rate (self, g_value_get_enum (value));
  else if (_tug_is_usable_value (object, properties[id], value))
    write_property (self, id, value);
  return TRUE;
}

void
_tug_pullable_install_properties (gpointer iface)
{
  /**
   * TugPullable:header:
   *
   * The header, which appears when the start of the content is pulled.
   *
   * Setting another header ends a running refresh. A header can be on one widget at a time.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_HEADER] = g_param_spec_object (
      "header", "header", "The header, which appears when the start of the content is pulled",
      TUG_TYPE_REFRESH_HEADER, TUG_PARAM_READWRITE);

  /**
   * TugPullable:footer:
   *
   * The footer, which appears when the end of the content is pulled.
   *
   * Setting another footer ends a running load. A footer can be on one widget at a time.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_FOOTER] = g_param_spec_object (
      "footer", "footer", "The footer, which appears when the end of the content is pulled",
      TUG_TYPE_REFRESH_FOOTER, TUG_PARAM_READWRITE);

  /**
   * TugPullable:header-style:
   *
   * The system whose style the header has.
   *
   * Setting it creates a header with the style and the policy of that system;
   * %TUG_HEADER_STYLE_NONE removes the header. %TUG_HEADER_STYLE_CUSTOM cannot be set here: for a
   * header that the program draws, set #TugRefreshHeader:style instead.
   *
   * %TUG_HEADER_STYLE_NONE by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_HEADER_STYLE]
      = g_param_spec_enum ("header-style", "header-style", "The system whose style the header has",
                           TUG_TYPE_HEADER_STYLE, TUG_HEADER_STYLE_NONE, TUG_PARAM_READWRITE);

  /**
   * TugPullable:footer-style:
   *
   * The system whose style the footer has.
   *
   * Setting it creates a footer with the style and the policy of that system;
   * %TUG_FOOTER_STYLE_NONE removes the footer. %TUG_FOOTER_STYLE_CUSTOM cannot be set here: for a
   * footer that the program draws, set #TugRefreshFooter:style instead.
   *
   * %TUG_FOOTER_STYLE_NONE by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_FOOTER_STYLE]
      = g_param_spec_enum ("footer-style", "footer-style", "The system whose style the footer has",
                           TUG_TYPE_FOOTER_STYLE, TUG_FOOTER_STYLE_NONE, TUG_PARAM_READWRITE);

  /**
   * TugPullable:refreshing:
   *
   * Whether a refresh is running, or will begin when the widget is shown.
   *
   * Setting it to %TRUE calls tug_pullable_begin_refresh(). Setting it to %FALSE calls
   * tug_pullable_end_refresh() with success.
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_REFRESHING] = g_param_spec_boolean (
      "refreshing", "refreshing",
      "Whether a refresh is running, or will begin when the widget is shown", FALSE,
      TUG_PARAM_READWRITE);

  /**
   * TugPullable:loading:
   *
   * Whether a load is running, or will begin when the widget is shown.
   *
   * Setting it to %TRUE calls tug_pullable_begin_load(). Setting it to %FALSE calls
   * tug_pullable_end_load() with more to load.
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_LOADING] = g_param_spec_boolean (
      "loading", "loading", "Whether a load is running, or will begin when the widget is shown",
      FALSE, TUG_PARAM_READWRITE);

  /**
   * TugPullable:refresh-state:
   *
   * The state of the header.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_REFRESH_STATE]
      = g_param_spec_enum ("refresh-state", "refresh-state", "The state of the header",
                           TUG_TYPE_REFRESH_STATE, TUG_REFRESH_STATE_IDLE, TUG_PARAM_READABLE);

  /**
   * TugPullable:load-state:
   *
   * The state of the footer.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_LOAD_STATE]
      = g_param_spec_enum ("load-state", "load-state", "The state of the footer",
                           TUG_TYPE_REFRESH_STATE, TUG_REFRESH_STATE_IDLE, TUG_PARAM_READABLE);

  /**
   * TugPullable:refresh-pulling-percent:
   *
   * How far the header is pulled, as a fraction of its trigger distance.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_REFRESH_PULLING_PERCENT]
      = g_param_spec_double ("refresh-pulling-percent", "refresh-pulling-percent",
                             "How far the header is pulled, as a fraction of its trigger distance",
                             0, G_MAXDOUBLE, 0, TUG_PARAM_READABLE);

  /**
   * TugPullable:load-pulling-percent:
   *
   * How far the footer is pulled, as a fraction of its trigger distance.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_LOAD_PULLING_PERCENT]
      = g_param_spec_double ("load-pulling-percent", "load-pulling-percent",
                             "How far the footer is pulled, as a fraction of its trigger distance",
                             0, G_MAXDOUBLE, 0, TUG_PARAM_READABLE);

  /**
   * TugPullable:second-floor-open:
   *
   * Whether the page behind the header is open.
   *
   * Only a header with #TugRefreshPolicy:floor-distance has such a page.
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_SECOND_FLOOR_OPEN] = g_param_spec_boolean (
      "second-floor-open", "second-floor-open", "Whether the page behind the header is open", FALSE,
      TUG_PARAM_READWRITE);

  /**
   * TugPullable:second-floor-progress:
   *
   * How far a pull has moved from the trigger distance (0) to the distance that opens the page
   * behind the header (1).
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_SECOND_FLOOR_PROGRESS]
      = g_param_spec_double ("second-floor-progress", "second-floor-progress",
                             "How far a pull has moved from the trigger distance (0) to the "
                             "distance that opens the page behind the header (1)",
                             0, 1, 0, TUG_PARAM_READABLE);

  /**
   * TugPullable:expired:
   *
   * Whether the data is older than #TugRefreshPolicy:expiry allows, or its age is unknown.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_EXPIRED] = g_param_spec_boolean (
      "expired", "expired",
      "Whether the data is older than #TugRefreshPolicy:expiry allows, or its age is unknown",
      FALSE, TUG_PARAM_READABLE);

  /**
   * TugPullable:simultaneous:
   *
   * Whether header and footer may work at the same time.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_SIMULTANEOUS] = g_param_spec_boolean (
      "simultaneous", "simultaneous", "Whether header and footer may work at the same time", TRUE,
      TUG_PARAM_READWRITE);

  /**
   * TugPullable:content-offset:
   *
   * How far the content is scrolled in application pixels: 0 at its start, negative before it.
   *
   * Setting it stops any motion. An offset beyond the range is shown, and the content springs back
   * from there.
   *
   * From -2^53 to 2^53; 0 by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_CONTENT_OFFSET] = g_param_spec_double (
      "content-offset", "content-offset",
      "How far the content is scrolled in application pixels: 0 at its start, negative before it",
      -9007199254740992.0, 9007199254740992.0, 0, TUG_PARAM_READWRITE);

  /**
   * TugPullable:minimum-content-offset:
   *
   * The offset at which the content rests at its start.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_MINIMUM_CONTENT_OFFSET]
      = g_param_spec_double ("minimum-content-offset", "minimum-content-offset",
                             "The offset at which the content rests at its start", -G_MAXDOUBLE,
                             G_MAXDOUBLE, 0, TUG_PARAM_READABLE);

  /**
   * TugPullable:maximum-content-offset:
   *
   * The offset at which the content rests at its end.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_MAXIMUM_CONTENT_OFFSET]
      = g_param_spec_double ("maximum-content-offset", "maximum-content-offset",
                             "The offset at which the content rests at its end", -G_MAXDOUBLE,
                             G_MAXDOUBLE, 0, TUG_PARAM_READABLE);

  /**
   * TugPullable:content-length:
   *
   * The length of the content in application pixels along its axis.
   *
   * The content of a #TugRefreshBin is as long as the bin, plus the distance that its child can
   * scroll.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_CONTENT_LENGTH]
      = g_param_spec_double ("content-length", "content-length",
                             "The length of the content in application pixels along its axis", 0,
                             G_MAXDOUBLE, 0, TUG_PARAM_READABLE);

  /**
   * TugPullable:adjusted-content-inset:
   *
   * The insets in effect, in application pixels: the program's insets plus the space that header
   * and footer hold.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_ADJUSTED_CONTENT_INSET]
      = g_param_spec_boxed ("adjusted-content-inset", "adjusted-content-inset",
                            "The insets in effect, in application pixels: the program's insets "
                            "plus the space that header and footer hold",
                            TUG_TYPE_INSETS, TUG_PARAM_READABLE);

  /**
   * TugPullable:tracking:
   *
   * Whether a finger or a button is down on the content.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_TRACKING] = g_param_spec_boolean (
      "tracking", "tracking", "Whether a finger or a button is down on the content", FALSE,
      TUG_PARAM_READABLE);

  /**
   * TugPullable:finger-position:
   *
   * The position of the finger across the content, from 0 at the start of a line to 1 at its end;
   * -1 means no finger.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_FINGER_POSITION]
      = g_param_spec_double ("finger-position", "finger-position",
                             "The position of the finger across the content, from 0 at the start "
                             "of a line to 1 at its end; -1 means no finger",
                             -1, 1, -1, TUG_PARAM_READABLE);

  /**
   * TugPullable:dragging:
   *
   * Whether the user is dragging the content.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_DRAGGING]
      = g_param_spec_boolean ("dragging", "dragging", "Whether the user is dragging the content",
                              FALSE, TUG_PARAM_READABLE);

  /**
   * TugPullable:decelerating:
   *
   * Whether the content keeps moving after a drag.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_DECELERATING] = g_param_spec_boolean (
      "decelerating", "decelerating", "Whether the content keeps moving after a drag", FALSE,
      TUG_PARAM_READABLE);

  /**
   * TugPullable:bounces:
   *
   * Whether the content can move beyond its edges.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_BOUNCES]
      = g_param_spec_boolean ("bounces", "bounces", "Whether the content can move beyond its edges",
                              TRUE, TUG_PARAM_READWRITE);

  /**
   * TugPullable:always-bounce:
   *
   * Whether content that fits into the widget can be pulled too.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_ALWAYS_BOUNCE] = g_param_spec_boolean (
      "always-bounce", "always-bounce",
      "Whether content that fits into the widget can be pulled too", TRUE, TUG_PARAM_READWRITE);

  /**
   * TugPullable:scroll-enabled:
   *
   * Whether the user can scroll.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_SCROLL_ENABLED] = g_param_spec_boolean (
      "scroll-enabled", "scroll-enabled", "Whether the user can scroll", TRUE, TUG_PARAM_READWRITE);

  /**
   * TugPullable:deceleration-rate:
   *
   * How fast the content slows down after a release.
   *
   * %TUG_DECELERATION_RATE_NORMAL by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_DECELERATION_RATE] = g_param_spec_enum (
      "deceleration-rate", "deceleration-rate", "How fast the content slows down after a release",
      TUG_TYPE_DECELERATION_RATE, TUG_DECELERATION_RATE_NORMAL, TUG_PARAM_READWRITE);

  /**
   * TugPullable:deceleration-factor:
   *
   * The fraction of its velocity that the content keeps in each millisecond after a release.
   *
   * Setting it also changes #TugPullable:deceleration-rate.
   *
   * Above 0, below 1; 0.998 by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_DECELERATION_FACTOR] = g_param_spec_double (
      "deceleration-factor", "deceleration-factor",
      "The fraction of its velocity that the content keeps in each millisecond after a release",
      G_MINDOUBLE, 1 - DBL_EPSILON, 0.998, TUG_PARAM_READWRITE);

  /**
   * TugPullable:rubber-band:
   *
   * The fraction of a pull beyond the edge that moves the content, right at the edge; 0 makes the
   * content follow the finger.
   *
   * From 0 to 1; 0.55 by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_RUBBER_BAND]
      = g_param_spec_double ("rubber-band", "rubber-band",
                             "The fraction of a pull beyond the edge that moves the content, right "
                             "at the edge; 0 makes the content follow the finger",
                             0, 1, 0.55, TUG_PARAM_READWRITE);

  /**
   * TugPullable:wheel-factor:
   *
   * The factor that the steps of a mouse wheel are multiplied by.
   *
   * From 0.01 to 100; 1 by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_WHEEL_FACTOR]
      = g_param_spec_double ("wheel-factor", "wheel-factor",
                             "The factor that the steps of a mouse wheel are multiplied by", 0.01,
                             100, 1, TUG_PARAM_READWRITE);

  /**
   * TugPullable:touchpad-factor:
   *
   * The factor that finger motion on a touchpad is multiplied by.
   *
   * From 0.01 to 100; 1 by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_TOUCHPAD_FACTOR]
      = g_param_spec_double ("touchpad-factor", "touchpad-factor",
                             "The factor that finger motion on a touchpad is multiplied by", 0.01,
                             100, 1, TUG_PARAM_READWRITE);

  /**
   * TugPullable:language:
   *
   * The language of Tug's built-in texts in the widget, such as `de` or `zh-Hans`.
   *
   * %NULL is the user's language.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_LANGUAGE] = g_param_spec_string (
      "language", "language",
      "The language of Tug's built-in texts in the widget, such as `de` or `zh-Hans`", NULL,
      TUG_PARAM_READWRITE);

  /**
   * TugPullable:haptic-feedback:
   *
   * Whether the device vibrates when a pull reaches the point where a release has an effect, and
   * when it leaves that point.
   *
   * Phones support this by feedbackd. Without feedbackd nothing happens, and no call waits for it.
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_HAPTIC_FEEDBACK]
      = g_param_spec_boolean ("haptic-feedback", "haptic-feedback",
                              "Whether the device vibrates when a pull reaches the point where a "
                              "release has an effect, and when it leaves that point",
                              FALSE, TUG_PARAM_READWRITE);

  /**
   * TugPullable:event-sounds:
   *
   * Whether a sound plays when a pull reaches the point where a release has an effect, and when it
   * leaves that point.
   *
   * The sounds are `button-pressed` and `button-released` of the user's sound theme. They need
   * libcanberra and #GtkSettings:gtk-enable-event-sounds.
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_EVENT_SOUNDS]
      = g_param_spec_boolean ("event-sounds", "event-sounds",
                              "Whether a sound plays when a pull reaches the point where a release "
                              "has an effect, and when it leaves that point",
                              FALSE, TUG_PARAM_READWRITE);

  /**
   * TugPullable:animate-rows:
   *
   * Whether rows move to their places after others were inserted or removed in view.
   *
   * Only the drawing moves, for a quarter of a second: positions and the accessible rows are those
   * after the change, and a click hits the row that is drawn under the pointer. Rows do not move if
   * the change concerns a whole view or more, or the order of rows, or without
   * #GtkSettings:gtk-enable-animations. In a #TugRefreshBin all rows move together, by the length
   * of the rows that were inserted above the visible ones. The child must be a container, such as a
   * #GtkListBox, in a #GtkViewport.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_ANIMATE_ROWS] = g_param_spec_boolean (
      "animate-rows", "animate-rows",
      "Whether rows move to their places after others were inserted or removed in view", TRUE,
      TUG_PARAM_READWRITE);

  /**
   * TugPullable:enable-refresh-keys:
   *
   * Whether keys such as F5 and Ctrl+R begin a refresh, load more, choose an action, or open the
   * page behind the header.
   *
   * An accelerator of the window or the application for one of these keys takes precedence.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_PULLABLE_PROPERTY_ENABLE_REFRESH_KEYS]
      = g_param_spec_boolean ("enable-refresh-keys", "enable-refresh-keys",
                              "Whether keys such as F5 and Ctrl+R begin a refresh, load more, "
                              "choose an action, or open the page behind the header",
                              TRUE, TUG_PARAM_READWRITE);

  for (guint id = 1; id < TUG_PULLABLE_N_PROPERTIES; id++)
    g_object_interface_install_property (iface, properties[id]);
}

void
_tug_pullable_override_properties (GObjectClass *klass, guint first)
{
  for (guint id = 1; id < TUG_PULLABLE_N_PROPERTIES; id++)
    g_object_class_override_property (klass, first + id, properties[id]->name);
}

TugRefreshHeader *
tug_pullable_get_header (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_PULLABLE_PROPERTY_HEADER, &value);
  return g_value_get_object (&value);
}

void
tug_pullable_set_header (TugPullable *self, TugRefreshHeader *value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (value == NULL || TUG_IS_REFRESH_HEADER (value));
  g_value_init (&given, TUG_TYPE_REFRESH_HEADER);
  g_value_set_object (&given, value);
  write_property (self, TUG_PULLABLE_PROPERTY_HEADER, &given);
}

TugRefreshFooter *
tug_pullable_get_footer (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_PULLABLE_PROPERTY_FOOTER, &value);
  return g_value_get_object (&value);
}

void
tug_pullable_set_footer (TugPullable *self, TugRefreshFooter *value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (value == NULL || TUG_IS_REFRESH_FOOTER (value));
  g_value_init (&given, TUG_TYPE_REFRESH_FOOTER);
  g_value_set_object (&given, value);
  write_property (self, TUG_PULLABLE_PROPERTY_FOOTER, &given);
}

TugHeaderStyle
tug_pullable_get_header_style (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), TUG_HEADER_STYLE_NONE);
  g_return_val_if_fail (_tug_on_main_thread (), TUG_HEADER_STYLE_NONE);
  read_property (self, TUG_PULLABLE_PROPERTY_HEADER_STYLE, &value);
  return g_value_get_enum (&value);
}

void
tug_pullable_set_header_style (TugPullable *self, TugHeaderStyle value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_is_enum_value (TUG_TYPE_HEADER_STYLE, (int)value));
  g_return_if_fail (value != TUG_HEADER_STYLE_CUSTOM
                    || tug_pullable_get_header_style (self) == TUG_HEADER_STYLE_CUSTOM);
  g_value_init (&given, TUG_TYPE_HEADER_STYLE);
  g_value_set_enum (&given, value);
  write_property (self, TUG_PULLABLE_PROPERTY_HEADER_STYLE, &given);
}

TugFooterStyle
tug_pullable_get_footer_style (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), TUG_FOOTER_STYLE_NONE);
  g_return_val_if_fail (_tug_on_main_thread (), TUG_FOOTER_STYLE_NONE);
  read_property (self, TUG_PULLABLE_PROPERTY_FOOTER_STYLE, &value);
  return g_value_get_enum (&value);
}

void
tug_pullable_set_footer_style (TugPullable *self, TugFooterStyle value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_is_enum_value (TUG_TYPE_FOOTER_STYLE, (int)value));
  g_return_if_fail (value != TUG_FOOTER_STYLE_CUSTOM
                    || tug_pullable_get_footer_style (self) == TUG_FOOTER_STYLE_CUSTOM);
  g_value_init (&given, TUG_TYPE_FOOTER_STYLE);
  g_value_set_enum (&given, value);
  write_property (self, TUG_PULLABLE_PROPERTY_FOOTER_STYLE, &given);
}

gboolean
tug_pullable_get_refreshing (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_PULLABLE_PROPERTY_REFRESHING, &value);
  return g_value_get_boolean (&value);
}

void
tug_pullable_set_refreshing (TugPullable *self, gboolean value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_PULLABLE_PROPERTY_REFRESHING, &given);
}

gboolean
tug_pullable_get_loading (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_PULLABLE_PROPERTY_LOADING, &value);
  return g_value_get_boolean (&value);
}

void
tug_pullable_set_loading (TugPullable *self, gboolean value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_PULLABLE_PROPERTY_LOADING, &given);
}

TugRefreshState
tug_pullable_get_refresh_state (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), TUG_REFRESH_STATE_IDLE);
  g_return_val_if_fail (_tug_on_main_thread (), TUG_REFRESH_STATE_IDLE);
  read_property (self, TUG_PULLABLE_PROPERTY_REFRESH_STATE, &value);
  return g_value_get_enum (&value);
}

TugRefreshState
tug_pullable_get_load_state (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), TUG_REFRESH_STATE_IDLE);
  g_return_val_if_fail (_tug_on_main_thread (), TUG_REFRESH_STATE_IDLE);
  read_property (self, TUG_PULLABLE_PROPERTY_LOAD_STATE, &value);
  return g_value_get_enum (&value);
}

double
tug_pullable_get_refresh_pulling_percent (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_PULLABLE_PROPERTY_REFRESH_PULLING_PERCENT, &value);
  return g_value_get_double (&value);
}

double
tug_pullable_get_load_pulling_percent (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_PULLABLE_PROPERTY_LOAD_PULLING_PERCENT, &value);
  return g_value_get_double (&value);
}

gboolean
tug_pullable_get_second_floor_open (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_PULLABLE_PROPERTY_SECOND_FLOOR_OPEN, &value);
  return g_value_get_boolean (&value);
}

void
tug_pullable_set_second_floor_open (TugPullable *self, gboolean value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_PULLABLE_PROPERTY_SECOND_FLOOR_OPEN, &given);
}

double
tug_pullable_get_second_floor_progress (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_PULLABLE_PROPERTY_SECOND_FLOOR_PROGRESS, &value);
  return g_value_get_double (&value);
}

gboolean
tug_pullable_get_expired (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_PULLABLE_PROPERTY_EXPIRED, &value);
  return g_value_get_boolean (&value);
}

gboolean
tug_pullable_get_simultaneous (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_PULLABLE_PROPERTY_SIMULTANEOUS, &value);
  return g_value_get_boolean (&value);
}

void
tug_pullable_set_simultaneous (TugPullable *self, gboolean value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_PULLABLE_PROPERTY_SIMULTANEOUS, &given);
}

double
tug_pullable_get_content_offset (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_PULLABLE_PROPERTY_CONTENT_OFFSET, &value);
  return g_value_get_double (&value);
}

void
tug_pullable_set_content_offset (TugPullable *self, double value)
{
  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (isfinite (value));
  g_return_if_fail (value >= -9007199254740992.0 && value <= 9007199254740992.0);
  /* A handler of the notification may release the object. */
  g_object_ref (self);
  _tug_pullable_scroll_to (self, value);
  g_object_unref (self);
}

double
tug_pullable_get_minimum_content_offset (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_PULLABLE_PROPERTY_MINIMUM_CONTENT_OFFSET, &value);
  return g_value_get_double (&value);
}

double
tug_pullable_get_maximum_content_offset (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_PULLABLE_PROPERTY_MAXIMUM_CONTENT_OFFSET, &value);
  return g_value_get_double (&value);
}

double
tug_pullable_get_content_length (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_PULLABLE_PROPERTY_CONTENT_LENGTH, &value);
  return g_value_get_double (&value);
}

TugInsets *
tug_pullable_get_adjusted_content_inset (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_PULLABLE_PROPERTY_ADJUSTED_CONTENT_INSET, &value);
  return g_value_dup_boxed (&value);
}

gboolean
tug_pullable_get_tracking (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_PULLABLE_PROPERTY_TRACKING, &value);
  return g_value_get_boolean (&value);
}

double
tug_pullable_get_finger_position (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), -1);
  g_return_val_if_fail (_tug_on_main_thread (), -1);
  read_property (self, TUG_PULLABLE_PROPERTY_FINGER_POSITION, &value);
  return g_value_get_double (&value);
}

gboolean
tug_pullable_get_dragging (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_PULLABLE_PROPERTY_DRAGGING, &value);
  return g_value_get_boolean (&value);
}

gboolean
tug_pullable_get_decelerating (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_PULLABLE_PROPERTY_DECELERATING, &value);
  return g_value_get_boolean (&value);
}

gboolean
tug_pullable_get_bounces (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_PULLABLE_PROPERTY_BOUNCES, &value);
  return g_value_get_boolean (&value);
}

void
tug_pullable_set_bounces (TugPullable *self, gboolean value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_PULLABLE_PROPERTY_BOUNCES, &given);
}

gboolean
tug_pullable_get_always_bounce (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_PULLABLE_PROPERTY_ALWAYS_BOUNCE, &value);
  return g_value_get_boolean (&value);
}

void
tug_pullable_set_always_bounce (TugPullable *self, gboolean value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_PULLABLE_PROPERTY_ALWAYS_BOUNCE, &given);
}

gboolean
tug_pullable_get_scroll_enabled (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_PULLABLE_PROPERTY_SCROLL_ENABLED, &value);
  return g_value_get_boolean (&value);
}

void
tug_pullable_set_scroll_enabled (TugPullable *self, gboolean value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_PULLABLE_PROPERTY_SCROLL_ENABLED, &given);
}

TugDecelerationRate
tug_pullable_get_deceleration_rate (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), TUG_DECELERATION_RATE_NORMAL);
  g_return_val_if_fail (_tug_on_main_thread (), TUG_DECELERATION_RATE_NORMAL);
  read_property (self, TUG_PULLABLE_PROPERTY_DECELERATION_RATE, &value);
  return g_value_get_enum (&value);
}

void
tug_pullable_set_deceleration_rate (TugPullable *self, TugDecelerationRate value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_is_enum_value (TUG_TYPE_DECELERATION_RATE, (int)value));
  g_return_if_fail (value != TUG_DECELERATION_RATE_CUSTOM
                    || tug_pullable_get_deceleration_rate (self) == TUG_DECELERATION_RATE_CUSTOM);
  g_value_init (&given, TUG_TYPE_DECELERATION_RATE);
  g_value_set_enum (&given, value);
  write_property (self, TUG_PULLABLE_PROPERTY_DECELERATION_RATE, &given);
}

double
tug_pullable_get_deceleration_factor (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), 0.998);
  g_return_val_if_fail (_tug_on_main_thread (), 0.998);
  read_property (self, TUG_PULLABLE_PROPERTY_DECELERATION_FACTOR, &value);
  return g_value_get_double (&value);
}

void
tug_pullable_set_deceleration_factor (TugPullable *self, double value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (isfinite (value));
  g_return_if_fail (value > 0 && value < 1);
  g_value_init (&given, G_TYPE_DOUBLE);
  g_value_set_double (&given, value);
  write_property (self, TUG_PULLABLE_PROPERTY_DECELERATION_FACTOR, &given);
}

double
tug_pullable_get_rubber_band (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), 0.55);
  g_return_val_if_fail (_tug_on_main_thread (), 0.55);
  read_property (self, TUG_PULLABLE_PROPERTY_RUBBER_BAND, &value);
  return g_value_get_double (&value);
}

void
tug_pullable_set_rubber_band (TugPullable *self, double value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (isfinite (value));
  g_return_if_fail (value >= 0 && value <= 1);
  g_value_init (&given, G_TYPE_DOUBLE);
  g_value_set_double (&given, value);
  write_property (self, TUG_PULLABLE_PROPERTY_RUBBER_BAND, &given);
}

const char *
tug_pullable_get_language (TugPullable *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_PULLABLE (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_PULLABLE_PROPERTY_LANGUAGE, &value);
  return _tug_keep_text (G_OBJECT (self), "tug-language", g_value_get_string (&value));
}

void
tug_pullable_set_language (TugPullable *self, const char *value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (value == NULL || g_utf8_validate (value, -1, NULL));
  g_value_init (&given, G_TYPE_STRING);
  g_value_set_static_string (&given, value);
  write_property (self, TUG_PULLABLE_PROPERTY_LANGUAGE, &given);
}
