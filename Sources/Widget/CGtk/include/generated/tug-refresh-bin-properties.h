/* Written by scripts/generate-api. */

#pragma once

#include "tug-enum-types.h"
#include "tug-refresh-bin.h"

G_BEGIN_DECLS

/**
 * tug_refresh_bin_get_header:
 * @self: a bin
 *
 * Gets what the bin's start shows and does when it is pulled.
 *
 * Returns: (transfer none) (nullable): what the bin's start shows and does when it is pulled
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRefreshHeader *tug_refresh_bin_get_header (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_header:
 * @self: a bin
 * @value: (nullable): what the bin's start shows and does when it is pulled
 *
 * Sets what the bin's start shows and does when it is pulled.
 *
 * Setting another one ends a refresh that runs. A header is on one list at a time.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_header (TugRefreshBin *self, TugRefreshHeader *value);

/**
 * tug_refresh_bin_get_footer:
 * @self: a bin
 *
 * Gets what the bin's end shows and does when it is pulled.
 *
 * Returns: (transfer none) (nullable): what the bin's end shows and does when it is pulled
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRefreshFooter *tug_refresh_bin_get_footer (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_footer:
 * @self: a bin
 * @value: (nullable): what the bin's end shows and does when it is pulled
 *
 * Sets what the bin's end shows and does when it is pulled.
 *
 * Setting another one ends a load that runs. A footer is on one list at a time.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_footer (TugRefreshBin *self, TugRefreshFooter *value);

/**
 * tug_refresh_bin_get_header_style:
 * @self: a bin
 *
 * Gets the system whose looks the header has.
 *
 * Returns: the system whose looks the header has
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugHeaderStyle tug_refresh_bin_get_header_style (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_header_style:
 * @self: a bin
 * @value: the system whose looks the header has
 *
 * Sets the system whose looks the header has.
 *
 * Setting it gives the bin a new header with the looks and the numbers of that system, and
 * TUG_HEADER_NONE takes it away. A header that a program draws is made by setting the `style` of a
 * header that is there to TUG_HEADER_CUSTOM, which cannot be set here.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_header_style (TugRefreshBin *self, TugHeaderStyle value);

/**
 * tug_refresh_bin_get_footer_style:
 * @self: a bin
 *
 * Gets the system whose looks the footer has.
 *
 * Returns: the system whose looks the footer has
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugFooterStyle tug_refresh_bin_get_footer_style (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_footer_style:
 * @self: a bin
 * @value: the system whose looks the footer has
 *
 * Sets the system whose looks the footer has.
 *
 * Setting it gives the bin a new footer with the looks and the numbers of that system, and
 * TUG_FOOTER_NONE takes it away. A footer that a program draws is made by setting the `style` of a
 * footer that is there to TUG_FOOTER_CUSTOM, which cannot be set here.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_footer_style (TugRefreshBin *self, TugFooterStyle value);

/**
 * tug_refresh_bin_get_refreshing:
 * @self: a bin
 *
 * Gets whether a refresh runs or waits to be shown.
 *
 * Returns: whether a refresh runs or waits to be shown
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_bin_get_refreshing (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_refreshing:
 * @self: a bin
 * @value: whether a refresh runs or waits to be shown
 *
 * Sets whether a refresh runs or waits to be shown.
 *
 * Setting it to %TRUE is tug_refresh_bin_begin_refresh(), to %FALSE a successful
 * tug_refresh_bin_end_refresh().
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_refreshing (TugRefreshBin *self, gboolean value);

/**
 * tug_refresh_bin_get_loading:
 * @self: a bin
 *
 * Gets whether a load runs or waits to be shown.
 *
 * Returns: whether a load runs or waits to be shown
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_bin_get_loading (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_loading:
 * @self: a bin
 * @value: whether a load runs or waits to be shown
 *
 * Sets whether a load runs or waits to be shown.
 *
 * Setting it to %TRUE is tug_refresh_bin_begin_load(), to %FALSE tug_refresh_bin_end_load() with
 * more to come.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_loading (TugRefreshBin *self, gboolean value);

/**
 * tug_refresh_bin_get_refresh_state:
 * @self: a bin
 *
 * Gets what the header is doing.
 *
 * Returns: what the header is doing
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRefreshState tug_refresh_bin_get_refresh_state (TugRefreshBin *self);

/**
 * tug_refresh_bin_get_load_state:
 * @self: a bin
 *
 * Gets what the footer is doing.
 *
 * Returns: what the footer is doing
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRefreshState tug_refresh_bin_get_load_state (TugRefreshBin *self);

/**
 * tug_refresh_bin_get_refresh_pulling_percent:
 * @self: a bin
 *
 * Gets how far the header is pulled, as a share of its trigger distance.
 *
 * Returns: how far the header is pulled, as a share of its trigger distance
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_bin_get_refresh_pulling_percent (TugRefreshBin *self);

/**
 * tug_refresh_bin_get_load_pulling_percent:
 * @self: a bin
 *
 * Gets how far the footer is pulled, as a share of its trigger distance.
 *
 * Returns: how far the footer is pulled, as a share of its trigger distance
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_bin_get_load_pulling_percent (TugRefreshBin *self);

/**
 * tug_refresh_bin_get_second_floor_open:
 * @self: a bin
 *
 * Gets whether the page behind the header is open.
 *
 * Returns: whether the page behind the header is open
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_bin_get_second_floor_open (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_second_floor_open:
 * @self: a bin
 * @value: whether the page behind the header is open
 *
 * Sets whether the page behind the header is open.
 *
 * Only a header with #TugRefreshHeader:floor-distance has such a page.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_second_floor_open (TugRefreshBin *self, gboolean value);

/**
 * tug_refresh_bin_get_second_floor_progress:
 * @self: a bin
 *
 * Gets how far a pull has come from the header's trigger distance to the one that opens the page
 * behind it.
 *
 * Returns: how far a pull has come from the header's trigger distance to the one that opens the
 *   page behind it
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_bin_get_second_floor_progress (TugRefreshBin *self);

/**
 * tug_refresh_bin_get_expired:
 * @self: a bin
 *
 * Gets whether the data is older than the header's #TugRefreshHeader:expiry, or there is no record
 * of its age.
 *
 * Returns: whether the data is older than the header's #TugRefreshHeader:expiry, or there is no
 *   record of its age
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_bin_get_expired (TugRefreshBin *self);

/**
 * tug_refresh_bin_get_simultaneous:
 * @self: a bin
 *
 * Gets whether header and footer may work at the same time.
 *
 * Returns: whether header and footer may work at the same time
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_bin_get_simultaneous (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_simultaneous:
 * @self: a bin
 * @value: whether header and footer may work at the same time
 *
 * Sets whether header and footer may work at the same time.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_simultaneous (TugRefreshBin *self, gboolean value);

/**
 * tug_refresh_bin_get_content_offset:
 * @self: a bin
 *
 * Gets how far the content is scrolled in application pixels: 0 at its start, negative before it.
 *
 * Returns: how far the content is scrolled in application pixels: 0 at its start, negative before
 *   it
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_bin_get_content_offset (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_content_offset:
 * @self: a bin
 * @value: how far the content is scrolled in application pixels: 0 at its start, negative before
 *   it, from -2^53 to 2^53
 *
 * Sets how far the content is scrolled in application pixels: 0 at its start, negative before it.
 *
 * Setting it stops any motion; beyond the range the bin is put there and springs back.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_content_offset (TugRefreshBin *self, double value);

/**
 * tug_refresh_bin_get_minimum_content_offset:
 * @self: a bin
 *
 * Gets the offset at which the bin rests at its start.
 *
 * Returns: the offset at which the bin rests at its start
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_bin_get_minimum_content_offset (TugRefreshBin *self);

/**
 * tug_refresh_bin_get_maximum_content_offset:
 * @self: a bin
 *
 * Gets the offset at which the bin rests at its end.
 *
 * Returns: the offset at which the bin rests at its end
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_bin_get_maximum_content_offset (TugRefreshBin *self);

/**
 * tug_refresh_bin_get_content_length:
 * @self: a bin
 *
 * Gets how long the content is in application pixels: the bin's own length, and as far as it can
 * be scrolled.
 *
 * Returns: how long the content is in application pixels: the bin's own length, and as far as it
 *   can be scrolled
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_bin_get_content_length (TugRefreshBin *self);

/**
 * tug_refresh_bin_get_adjusted_content_inset:
 * @self: a bin
 *
 * Gets the insets in effect, in application pixels: the application's own and what header and
 * footer hold.
 *
 * Returns: (transfer full): the insets in effect, in application pixels: the application's own and
 *   what header and footer hold
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugInsets *tug_refresh_bin_get_adjusted_content_inset (TugRefreshBin *self);

/**
 * tug_refresh_bin_get_tracking:
 * @self: a bin
 *
 * Gets whether a finger or a button is down on the bin.
 *
 * Returns: whether a finger or a button is down on the bin
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_bin_get_tracking (TugRefreshBin *self);

/**
 * tug_refresh_bin_get_finger_position:
 * @self: a bin
 *
 * Gets where the finger that holds the bin is across it: 0 at the start of a line, 1 at its end;
 * -1 is without one.
 *
 * Returns: where the finger that holds the bin is across it: 0 at the start of a line, 1 at its
 *   end; -1 is without one
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_bin_get_finger_position (TugRefreshBin *self);

/**
 * tug_refresh_bin_get_dragging:
 * @self: a bin
 *
 * Gets whether the bin is being dragged.
 *
 * Returns: whether the bin is being dragged
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_bin_get_dragging (TugRefreshBin *self);

/**
 * tug_refresh_bin_get_decelerating:
 * @self: a bin
 *
 * Gets whether the bin goes on by itself after a drag.
 *
 * Returns: whether the bin goes on by itself after a drag
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_bin_get_decelerating (TugRefreshBin *self);

/**
 * tug_refresh_bin_get_bounces:
 * @self: a bin
 *
 * Gets whether the content goes beyond its edges.
 *
 * Returns: whether the content goes beyond its edges
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_bin_get_bounces (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_bounces:
 * @self: a bin
 * @value: whether the content goes beyond its edges
 *
 * Sets whether the content goes beyond its edges.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_bounces (TugRefreshBin *self, gboolean value);

/**
 * tug_refresh_bin_get_always_bounce:
 * @self: a bin
 *
 * Gets whether content that the bin has room for can be pulled too.
 *
 * Returns: whether content that the bin has room for can be pulled too
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_bin_get_always_bounce (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_always_bounce:
 * @self: a bin
 * @value: whether content that the bin has room for can be pulled too
 *
 * Sets whether content that the bin has room for can be pulled too.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_always_bounce (TugRefreshBin *self, gboolean value);

/**
 * tug_refresh_bin_get_scroll_enabled:
 * @self: a bin
 *
 * Gets whether the user can scroll.
 *
 * Returns: whether the user can scroll
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_bin_get_scroll_enabled (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_scroll_enabled:
 * @self: a bin
 * @value: whether the user can scroll
 *
 * Sets whether the user can scroll.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_scroll_enabled (TugRefreshBin *self, gboolean value);

/**
 * tug_refresh_bin_get_deceleration_rate:
 * @self: a bin
 *
 * Gets how fast a released list slows down.
 *
 * Returns: how fast a released list slows down
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugDecelerationRate tug_refresh_bin_get_deceleration_rate (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_deceleration_rate:
 * @self: a bin
 * @value: how fast a released list slows down
 *
 * Sets how fast a released list slows down.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_deceleration_rate (TugRefreshBin *self, TugDecelerationRate value);

/**
 * tug_refresh_bin_get_deceleration_factor:
 * @self: a bin
 *
 * Gets the share of its velocity that a released list keeps each millisecond.
 *
 * Returns: the share of its velocity that a released list keeps each millisecond
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_bin_get_deceleration_factor (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_deceleration_factor:
 * @self: a bin
 * @value: the share of its velocity that a released list keeps each millisecond, above 0, below 1
 *
 * Sets the share of its velocity that a released list keeps each millisecond.
 *
 * Setting it sets #TugRefreshBin:deceleration-rate, too.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_deceleration_factor (TugRefreshBin *self, double value);

/**
 * tug_refresh_bin_get_rubber_band:
 * @self: a bin
 *
 * Gets how much of a pull beyond the edge moves the bin, at the edge; 0 moves as far as the
 * finger.
 *
 * Returns: how much of a pull beyond the edge moves the bin, at the edge; 0 moves as far as the
 *   finger
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_bin_get_rubber_band (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_rubber_band:
 * @self: a bin
 * @value: how much of a pull beyond the edge moves the bin, at the edge; 0 moves as far as the
 *   finger, from 0 to 1
 *
 * Sets how much of a pull beyond the edge moves the bin, at the edge; 0 moves as far as the
 * finger.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_rubber_band (TugRefreshBin *self, double value);

/**
 * tug_refresh_bin_get_wheel_factor:
 * @self: a bin
 *
 * Gets what the notches of a wheel are multiplied by.
 *
 * Returns: what the notches of a wheel are multiplied by
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_bin_get_wheel_factor (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_wheel_factor:
 * @self: a bin
 * @value: what the notches of a wheel are multiplied by, from 0.01 to 100
 *
 * Sets what the notches of a wheel are multiplied by.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_wheel_factor (TugRefreshBin *self, double value);

/**
 * tug_refresh_bin_get_touchpad_factor:
 * @self: a bin
 *
 * Gets what the travel of fingers on a touchpad is multiplied by.
 *
 * Returns: what the travel of fingers on a touchpad is multiplied by
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_bin_get_touchpad_factor (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_touchpad_factor:
 * @self: a bin
 * @value: what the travel of fingers on a touchpad is multiplied by, from 0.01 to 100
 *
 * Sets what the travel of fingers on a touchpad is multiplied by.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_touchpad_factor (TugRefreshBin *self, double value);

/**
 * tug_refresh_bin_get_language:
 * @self: a bin
 *
 * Gets the language of the bin's own words, as `de` or `zh-Hans`.
 *
 * Returns: (transfer full) (nullable): the language of the bin's own words, as `de` or `zh-Hans`
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
char *tug_refresh_bin_get_language (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_language:
 * @self: a bin
 * @value: (nullable): the language of the bin's own words, as `de` or `zh-Hans`
 *
 * Sets the language of the bin's own words, as `de` or `zh-Hans`.
 *
 * %NULL is the user's.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_language (TugRefreshBin *self, const char *value);

/**
 * tug_refresh_bin_get_haptic_feedback:
 * @self: a bin
 *
 * Gets whether a hand that pulls feels where letting go begins to do something, and where it ends.
 *
 * Returns: whether a hand that pulls feels where letting go begins to do something, and where it
 *   ends
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_bin_get_haptic_feedback (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_haptic_feedback:
 * @self: a bin
 * @value: whether a hand that pulls feels where letting go begins to do something, and where it
 *   ends
 *
 * Sets whether a hand that pulls feels where letting go begins to do something, and where it ends.
 *
 * Phones have it by feedbackd; where that does not run, nothing is felt, and nothing waits for it.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_haptic_feedback (TugRefreshBin *self, gboolean value);

/**
 * tug_refresh_bin_get_event_sounds:
 * @self: a bin
 *
 * Gets whether a hand that pulls hears where letting go begins to do something, and where it ends.
 *
 * Returns: whether a hand that pulls hears where letting go begins to do something, and where it
 *   ends
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_bin_get_event_sounds (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_event_sounds:
 * @self: a bin
 * @value: whether a hand that pulls hears where letting go begins to do something, and where it
 *   ends
 *
 * Sets whether a hand that pulls hears where letting go begins to do something, and where it ends.
 *
 * The sounds are `button-pressed` and `button-released` of the user's sound theme. They are heard
 * where libcanberra is installed and #GtkSettings:gtk-enable-event-sounds is on.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_event_sounds (TugRefreshBin *self, gboolean value);

/**
 * tug_refresh_bin_get_scrolled_window:
 * @self: a bin
 *
 * Gets the scrolled window that the child is in: the child itself where it is one, or the bin's
 * own.
 *
 * Returns: (transfer none) (nullable): the scrolled window that the child is in: the child itself
 *   where it is one, or the bin's own
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GtkScrolledWindow *tug_refresh_bin_get_scrolled_window (TugRefreshBin *self);

/**
 * tug_refresh_bin_get_header_widget:
 * @self: a bin
 *
 * Gets the program's own widget that is shown as the header.
 *
 * Returns: (transfer none) (nullable): the program's own widget that is shown as the header
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GtkWidget *tug_refresh_bin_get_header_widget (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_header_widget:
 * @self: a bin
 * @value: (nullable): the program's own widget that is shown as the header
 *
 * Sets the program's own widget that is shown as the header.
 *
 * It is as long as it wants to be, and the header is pulled as far; it learns state and pull by
 * the properties of #TugRefreshBin:header, which is made where there is none. A closed one is out
 * of the Tab order and does not show. A widget that is in another one is refused.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_header_widget (TugRefreshBin *self, GtkWidget *value);

/**
 * tug_refresh_bin_get_footer_widget:
 * @self: a bin
 *
 * Gets the program's own widget that is shown as the footer.
 *
 * Returns: (transfer none) (nullable): the program's own widget that is shown as the footer
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GtkWidget *tug_refresh_bin_get_footer_widget (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_footer_widget:
 * @self: a bin
 * @value: (nullable): the program's own widget that is shown as the footer
 *
 * Sets the program's own widget that is shown as the footer.
 *
 * It is as #TugRefreshBin:header-widget, with #TugRefreshBin:footer.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_footer_widget (TugRefreshBin *self, GtkWidget *value);

/**
 * tug_refresh_bin_get_edge_source:
 * @self: a bin
 *
 * Gets what tells where a child is that scrolls itself.
 *
 * Returns: (transfer none) (nullable): what tells where a child is that scrolls itself
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugEdgeSource *tug_refresh_bin_get_edge_source (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_edge_source:
 * @self: a bin
 * @value: (nullable): what tells where a child is that scrolls itself
 *
 * Sets what tells where a child is that scrolls itself.
 *
 * It is set before the child is added, which is then left to scroll itself.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_edge_source (TugRefreshBin *self, TugEdgeSource *value);

/**
 * tug_refresh_bin_get_mouse_drag:
 * @self: a bin
 *
 * Gets whether the primary button pulls as a finger does.
 *
 * Returns: whether the primary button pulls as a finger does
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_bin_get_mouse_drag (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_mouse_drag:
 * @self: a bin
 * @value: whether the primary button pulls as a finger does
 *
 * Sets whether the primary button pulls as a finger does.
 *
 * Clicks and menus go on working. Text cannot be selected by mouse then, and a press shows when it
 * is over.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_mouse_drag (TugRefreshBin *self, gboolean value);

G_END_DECLS
