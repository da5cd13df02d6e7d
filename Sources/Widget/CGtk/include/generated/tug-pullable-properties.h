/* Written by scripts/generate-api. */

#pragma once

#include "tug-enum-types.h"
#include "tug-pullable.h"

G_BEGIN_DECLS

/**
 * tug_pullable_get_header:
 * @self: a pullable widget
 *
 * Gets the header, which appears when the start of the content is pulled.
 *
 * Returns: (transfer none) (nullable): the header, which appears when the start of the content is
 *   pulled
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRefreshHeader *tug_pullable_get_header (TugPullable *self);

/**
 * tug_pullable_set_header:
 * @self: a pullable widget
 * @value: (nullable): the header, which appears when the start of the content is pulled
 *
 * Sets the header, which appears when the start of the content is pulled.
 *
 * Setting another header ends a running refresh. A header can be on one widget at a time.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_set_header (TugPullable *self, TugRefreshHeader *value);

/**
 * tug_pullable_get_footer:
 * @self: a pullable widget
 *
 * Gets the footer, which appears when the end of the content is pulled.
 *
 * Returns: (transfer none) (nullable): the footer, which appears when the end of the content is
 *   pulled
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRefreshFooter *tug_pullable_get_footer (TugPullable *self);

/**
 * tug_pullable_set_footer:
 * @self: a pullable widget
 * @value: (nullable): the footer, which appears when the end of the content is pulled
 *
 * Sets the footer, which appears when the end of the content is pulled.
 *
 * Setting another footer ends a running load. A footer can be on one widget at a time.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_set_footer (TugPullable *self, TugRefreshFooter *value);

/**
 * tug_pullable_get_header_style:
 * @self: a pullable widget
 *
 * Gets the system whose style the header has.
 *
 * Returns: the system whose style the header has
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugHeaderStyle tug_pullable_get_header_style (TugPullable *self);

/**
 * tug_pullable_set_header_style:
 * @self: a pullable widget
 * @value: the system whose style the header has
 *
 * Sets the system whose style the header has.
 *
 * Setting it creates a header with the style and the policy of that system; %TUG_HEADER_STYLE_NONE
 * removes the header. %TUG_HEADER_STYLE_CUSTOM cannot be set here: for a header that the program
 * draws, set #TugRefreshHeader:style instead.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_set_header_style (TugPullable *self, TugHeaderStyle value);

/**
 * tug_pullable_get_footer_style:
 * @self: a pullable widget
 *
 * Gets the system whose style the footer has.
 *
 * Returns: the system whose style the footer has
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugFooterStyle tug_pullable_get_footer_style (TugPullable *self);

/**
 * tug_pullable_set_footer_style:
 * @self: a pullable widget
 * @value: the system whose style the footer has
 *
 * Sets the system whose style the footer has.
 *
 * Setting it creates a footer with the style and the policy of that system; %TUG_FOOTER_STYLE_NONE
 * removes the footer. %TUG_FOOTER_STYLE_CUSTOM cannot be set here: for a footer that the program
 * draws, set #TugRefreshFooter:style instead.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_set_footer_style (TugPullable *self, TugFooterStyle value);

/**
 * tug_pullable_get_refreshing:
 * @self: a pullable widget
 *
 * Gets whether a refresh is running, or will begin when the widget is shown.
 *
 * Returns: whether a refresh is running, or will begin when the widget is shown
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pullable_get_refreshing (TugPullable *self);

/**
 * tug_pullable_set_refreshing:
 * @self: a pullable widget
 * @value: whether a refresh is running, or will begin when the widget is shown
 *
 * Sets whether a refresh is running, or will begin when the widget is shown.
 *
 * Setting it to %TRUE calls tug_pullable_begin_refresh(). Setting it to %FALSE calls
 * tug_pullable_end_refresh() with success.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_set_refreshing (TugPullable *self, gboolean value);

/**
 * tug_pullable_get_loading:
 * @self: a pullable widget
 *
 * Gets whether a load is running, or will begin when the widget is shown.
 *
 * Returns: whether a load is running, or will begin when the widget is shown
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pullable_get_loading (TugPullable *self);

/**
 * tug_pullable_set_loading:
 * @self: a pullable widget
 * @value: whether a load is running, or will begin when the widget is shown
 *
 * Sets whether a load is running, or will begin when the widget is shown.
 *
 * Setting it to %TRUE calls tug_pullable_begin_load(). Setting it to %FALSE calls
 * tug_pullable_end_load() with more to load.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_set_loading (TugPullable *self, gboolean value);

/**
 * tug_pullable_get_refresh_state:
 * @self: a pullable widget
 *
 * Gets the state of the header.
 *
 * Returns: the state of the header
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRefreshState tug_pullable_get_refresh_state (TugPullable *self);

/**
 * tug_pullable_get_load_state:
 * @self: a pullable widget
 *
 * Gets the state of the footer.
 *
 * Returns: the state of the footer
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRefreshState tug_pullable_get_load_state (TugPullable *self);

/**
 * tug_pullable_get_refresh_pulling_percent:
 * @self: a pullable widget
 *
 * Gets how far the header is pulled, as a fraction of its trigger distance.
 *
 * Returns: how far the header is pulled, as a fraction of its trigger distance
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_pullable_get_refresh_pulling_percent (TugPullable *self);

/**
 * tug_pullable_get_load_pulling_percent:
 * @self: a pullable widget
 *
 * Gets how far the footer is pulled, as a fraction of its trigger distance.
 *
 * Returns: how far the footer is pulled, as a fraction of its trigger distance
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_pullable_get_load_pulling_percent (TugPullable *self);

/**
 * tug_pullable_get_second_floor_open:
 * @self: a pullable widget
 *
 * Gets whether the page behind the header is open.
 *
 * Returns: whether the page behind the header is open
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pullable_get_second_floor_open (TugPullable *self);

/**
 * tug_pullable_set_second_floor_open:
 * @self: a pullable widget
 * @value: whether the page behind the header is open
 *
 * Sets whether the page behind the header is open.
 *
 * Only a header with #TugRefreshPolicy:floor-distance has such a page.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_set_second_floor_open (TugPullable *self, gboolean value);

/**
 * tug_pullable_get_second_floor_progress:
 * @self: a pullable widget
 *
 * Gets how far a pull has moved from the trigger distance (0) to the distance that opens the page
 * behind the header (1).
 *
 * Returns: how far a pull has moved from the trigger distance (0) to the distance that opens the
 *   page behind the header (1)
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_pullable_get_second_floor_progress (TugPullable *self);

/**
 * tug_pullable_get_expired:
 * @self: a pullable widget
 *
 * Gets whether the data is older than #TugRefreshPolicy:expiry allows, or its age is unknown.
 *
 * Returns: whether the data is older than #TugRefreshPolicy:expiry allows, or its age is unknown
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pullable_get_expired (TugPullable *self);

/**
 * tug_pullable_get_simultaneous:
 * @self: a pullable widget
 *
 * Gets whether header and footer may work at the same time.
 *
 * Returns: whether header and footer may work at the same time
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pullable_get_simultaneous (TugPullable *self);

/**
 * tug_pullable_set_simultaneous:
 * @self: a pullable widget
 * @value: whether header and footer may work at the same time
 *
 * Sets whether header and footer may work at the same time.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_set_simultaneous (TugPullable *self, gboolean value);

/**
 * tug_pullable_get_content_offset:
 * @self: a pullable widget
 *
 * Gets how far the content is scrolled in application pixels: 0 at its start, negative before it.
 *
 * Returns: how far the content is scrolled in application pixels: 0 at its start, negative before
 *   it
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_pullable_get_content_offset (TugPullable *self);

/**
 * tug_pullable_set_content_offset:
 * @self: a pullable widget
 * @value: how far the content is scrolled in application pixels: 0 at its start, negative before
 *   it, from -2^53 to 2^53
 *
 * Sets how far the content is scrolled in application pixels: 0 at its start, negative before it.
 *
 * Setting it stops any motion. An offset beyond the range is shown, and the content springs back
 * from there.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_set_content_offset (TugPullable *self, double value);

/**
 * tug_pullable_get_minimum_content_offset:
 * @self: a pullable widget
 *
 * Gets the offset at which the content rests at its start.
 *
 * Returns: the offset at which the content rests at its start
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_pullable_get_minimum_content_offset (TugPullable *self);

/**
 * tug_pullable_get_maximum_content_offset:
 * @self: a pullable widget
 *
 * Gets the offset at which the content rests at its end.
 *
 * Returns: the offset at which the content rests at its end
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_pullable_get_maximum_content_offset (TugPullable *self);

/**
 * tug_pullable_get_content_length:
 * @self: a pullable widget
 *
 * Gets the length of the content in application pixels along its axis.
 *
 * The content of a #TugRefreshBin is as long as the bin, plus the distance that its child can
 * scroll.
 *
 * Returns: the length of the content in application pixels along its axis
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_pullable_get_content_length (TugPullable *self);

/**
 * tug_pullable_get_adjusted_content_inset:
 * @self: a pullable widget
 *
 * Gets the insets in effect, in application pixels: the program's insets plus the space that
 * header and footer hold.
 *
 * Returns: (transfer full): the insets in effect, in application pixels: the program's insets plus
 *   the space that header and footer hold
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugInsets *tug_pullable_get_adjusted_content_inset (TugPullable *self);

/**
 * tug_pullable_get_tracking:
 * @self: a pullable widget
 *
 * Gets whether a finger or a button is down on the content.
 *
 * Returns: whether a finger or a button is down on the content
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pullable_get_tracking (TugPullable *self);

/**
 * tug_pullable_get_finger_position:
 * @self: a pullable widget
 *
 * Gets the position of the finger across the content, from 0 at the start of a line to 1 at its
 * end; -1 means no finger.
 *
 * Returns: the position of the finger across the content, from 0 at the start of a line to 1 at
 *   its end; -1 means no finger
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_pullable_get_finger_position (TugPullable *self);

/**
 * tug_pullable_get_dragging:
 * @self: a pullable widget
 *
 * Gets whether the user is dragging the content.
 *
 * Returns: whether the user is dragging the content
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pullable_get_dragging (TugPullable *self);

/**
 * tug_pullable_get_decelerating:
 * @self: a pullable widget
 *
 * Gets whether the content keeps moving after a drag.
 *
 * Returns: whether the content keeps moving after a drag
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pullable_get_decelerating (TugPullable *self);

/**
 * tug_pullable_get_bounces:
 * @self: a pullable widget
 *
 * Gets whether the content can move beyond its edges.
 *
 * Returns: whether the content can move beyond its edges
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pullable_get_bounces (TugPullable *self);

/**
 * tug_pullable_set_bounces:
 * @self: a pullable widget
 * @value: whether the content can move beyond its edges
 *
 * Sets whether the content can move beyond its edges.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_set_bounces (TugPullable *self, gboolean value);

/**
 * tug_pullable_get_always_bounce:
 * @self: a pullable widget
 *
 * Gets whether content that fits into the widget can be pulled too.
 *
 * Returns: whether content that fits into the widget can be pulled too
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pullable_get_always_bounce (TugPullable *self);

/**
 * tug_pullable_set_always_bounce:
 * @self: a pullable widget
 * @value: whether content that fits into the widget can be pulled too
 *
 * Sets whether content that fits into the widget can be pulled too.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_set_always_bounce (TugPullable *self, gboolean value);

/**
 * tug_pullable_get_scroll_enabled:
 * @self: a pullable widget
 *
 * Gets whether the user can scroll.
 *
 * Returns: whether the user can scroll
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pullable_get_scroll_enabled (TugPullable *self);

/**
 * tug_pullable_set_scroll_enabled:
 * @self: a pullable widget
 * @value: whether the user can scroll
 *
 * Sets whether the user can scroll.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_set_scroll_enabled (TugPullable *self, gboolean value);

/**
 * tug_pullable_get_deceleration_rate:
 * @self: a pullable widget
 *
 * Gets how fast the content slows down after a release.
 *
 * Returns: how fast the content slows down after a release
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugDecelerationRate tug_pullable_get_deceleration_rate (TugPullable *self);

/**
 * tug_pullable_set_deceleration_rate:
 * @self: a pullable widget
 * @value: how fast the content slows down after a release
 *
 * Sets how fast the content slows down after a release.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_set_deceleration_rate (TugPullable *self, TugDecelerationRate value);

/**
 * tug_pullable_get_deceleration_factor:
 * @self: a pullable widget
 *
 * Gets the fraction of its velocity that the content keeps in each millisecond after a release.
 *
 * Returns: the fraction of its velocity that the content keeps in each millisecond after a release
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_pullable_get_deceleration_factor (TugPullable *self);

/**
 * tug_pullable_set_deceleration_factor:
 * @self: a pullable widget
 * @value: the fraction of its velocity that the content keeps in each millisecond after a release,
 *   above 0, below 1
 *
 * Sets the fraction of its velocity that the content keeps in each millisecond after a release.
 *
 * Setting it also changes #TugPullable:deceleration-rate.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_set_deceleration_factor (TugPullable *self, double value);

/**
 * tug_pullable_get_rubber_band:
 * @self: a pullable widget
 *
 * Gets the fraction of a pull beyond the edge that moves the content, right at the edge; 0 makes
 * the content follow the finger.
 *
 * Returns: the fraction of a pull beyond the edge that moves the content, right at the edge; 0
 *   makes the content follow the finger
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_pullable_get_rubber_band (TugPullable *self);

/**
 * tug_pullable_set_rubber_band:
 * @self: a pullable widget
 * @value: the fraction of a pull beyond the edge that moves the content, right at the edge, from 0
 *   to 1; 0 makes the content follow the finger
 *
 * Sets the fraction of a pull beyond the edge that moves the content, right at the edge; 0 makes
 * the content follow the finger.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_set_rubber_band (TugPullable *self, double value);

/**
 * tug_pullable_get_language:
 * @self: a pullable widget
 *
 * Gets the language of Tug's built-in texts in the widget, such as `de` or `zh-Hans`.
 *
 * Returns: (transfer none) (nullable): the language of Tug's built-in texts in the widget, such as
 *   `de` or `zh-Hans`
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
const char *tug_pullable_get_language (TugPullable *self);

/**
 * tug_pullable_set_language:
 * @self: a pullable widget
 * @value: (nullable): the language of Tug's built-in texts in the widget, such as `de` or
 *   `zh-Hans`
 *
 * Sets the language of Tug's built-in texts in the widget, such as `de` or `zh-Hans`.
 *
 * %NULL is the user's language.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pullable_set_language (TugPullable *self, const char *value);

G_END_DECLS
