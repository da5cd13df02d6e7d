/* Written by scripts/generate-api. */

#pragma once

#include "tug-enum-types.h"
#include "tug-refresh-header.h"

G_BEGIN_DECLS

/**
 * tug_refresh_header_get_style:
 * @self: a header
 *
 * Gets the system whose looks the header has.
 *
 * Returns: the system whose looks the header has
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugHeaderStyle tug_refresh_header_get_style (TugRefreshHeader *self);

/**
 * tug_refresh_header_set_style:
 * @self: a header
 * @value: the system whose looks the header has
 *
 * Sets the system whose looks the header has.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_header_set_style (TugRefreshHeader *self, TugHeaderStyle value);

/**
 * tug_refresh_header_get_policy:
 * @self: a header
 *
 * Gets the system whose numbers the header began with.
 *
 * Returns: the system whose numbers the header began with
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugHeaderStyle tug_refresh_header_get_policy (TugRefreshHeader *self);

/**
 * tug_refresh_header_set_policy:
 * @self: a header
 * @value: the system whose numbers the header began with
 *
 * Sets the system whose numbers the header began with.
 *
 * Setting it takes over all numbers of that system.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_header_set_policy (TugRefreshHeader *self, TugHeaderStyle value);

/**
 * tug_refresh_header_get_shows_error_message:
 * @self: a header
 *
 * Gets whether a failure is shown in the words of its error.
 *
 * Returns: whether a failure is shown in the words of its error
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_header_get_shows_error_message (TugRefreshHeader *self);

/**
 * tug_refresh_header_set_shows_error_message:
 * @self: a header
 * @value: whether a failure is shown in the words of its error
 *
 * Sets whether a failure is shown in the words of its error.
 *
 * Without words, or in looks that have none for a failure, nothing else is shown than usual.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_header_set_shows_error_message (TugRefreshHeader *self, gboolean value);

/**
 * tug_refresh_header_get_last_updated_key:
 * @self: a header
 *
 * Gets under which key the time of the last refresh is kept in the user's state folder.
 *
 * Returns: (transfer full) (nullable): under which key the time of the last refresh is kept in the
 *   user's state folder
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
char *tug_refresh_header_get_last_updated_key (TugRefreshHeader *self);

/**
 * tug_refresh_header_set_last_updated_key:
 * @self: a header
 * @value: (nullable): under which key the time of the last refresh is kept in the user's state
 *   folder
 *
 * Sets under which key the time of the last refresh is kept in the user's state folder.
 *
 * %NULL keeps it as long as the list lives.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_header_set_last_updated_key (TugRefreshHeader *self, const char *value);

/**
 * tug_refresh_header_get_last_updated:
 * @self: a header
 *
 * Gets when the list was last refreshed, in seconds since 1970 UTC; -1 where it was not.
 *
 * Returns: when the list was last refreshed, in seconds since 1970 UTC; -1 where it was not
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gint64 tug_refresh_header_get_last_updated (TugRefreshHeader *self);

/**
 * tug_refresh_header_set_last_updated:
 * @self: a header
 * @value: when the list was last refreshed, in seconds since 1970 UTC; -1 where it was not, from
 *   -1 to %G_MAXINT64
 *
 * Sets when the list was last refreshed, in seconds since 1970 UTC; -1 where it was not.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_header_set_last_updated (TugRefreshHeader *self, gint64 value);

/**
 * tug_refresh_header_get_shows_last_updated:
 * @self: a header
 *
 * Gets whether the line about the last refresh is there.
 *
 * Returns: whether the line about the last refresh is there
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_header_get_shows_last_updated (TugRefreshHeader *self);

/**
 * tug_refresh_header_set_shows_last_updated:
 * @self: a header
 * @value: whether the line about the last refresh is there
 *
 * Sets whether the line about the last refresh is there.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_header_set_shows_last_updated (TugRefreshHeader *self, gboolean value);

/**
 * tug_refresh_header_get_start:
 * @self: a header
 *
 * Gets whether a list refreshes when it is shown for the first time.
 *
 * Returns: whether a list refreshes when it is shown for the first time
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugStartRefresh tug_refresh_header_get_start (TugRefreshHeader *self);

/**
 * tug_refresh_header_set_start:
 * @self: a header
 * @value: whether a list refreshes when it is shown for the first time
 *
 * Sets whether a list refreshes when it is shown for the first time.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_header_set_start (TugRefreshHeader *self, TugStartRefresh value);

/**
 * tug_refresh_header_get_expiry:
 * @self: a header
 *
 * Gets after how many seconds data counts as expired; -1 is never.
 *
 * Returns: after how many seconds data counts as expired; -1 is never
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_header_get_expiry (TugRefreshHeader *self);

/**
 * tug_refresh_header_set_expiry:
 * @self: a header
 * @value: after how many seconds data counts as expired; -1 is never, from -1 to 1e12
 *
 * Sets after how many seconds data counts as expired; -1 is never.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_header_set_expiry (TugRefreshHeader *self, double value);

/**
 * tug_refresh_header_get_restores_position:
 * @self: a header
 *
 * Gets whether a refresh that is given up leads back to the row that was in view when it was
 * begun.
 *
 * Returns: whether a refresh that is given up leads back to the row that was in view when it was
 *   begun
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_header_get_restores_position (TugRefreshHeader *self);

/**
 * tug_refresh_header_set_restores_position:
 * @self: a header
 * @value: whether a refresh that is given up leads back to the row that was in view when it was
 *   begun
 *
 * Sets whether a refresh that is given up leads back to the row that was in view when it was
 * begun.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_header_set_restores_position (TugRefreshHeader *self, gboolean value);

/**
 * tug_refresh_header_get_floor_distance:
 * @self: a header
 *
 * Gets the pull in application pixels past which a release opens the page behind the header; 0 has
 * none.
 *
 * Returns: the pull in application pixels past which a release opens the page behind the header; 0
 *   has none
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_header_get_floor_distance (TugRefreshHeader *self);

/**
 * tug_refresh_header_set_floor_distance:
 * @self: a header
 * @value: the pull in application pixels past which a release opens the page behind the header; 0
 *   has none, from 0 to 1,000,000
 *
 * Sets the pull in application pixels past which a release opens the page behind the header; 0 has
 * none.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_header_set_floor_distance (TugRefreshHeader *self, double value);

/**
 * tug_refresh_header_get_floor_close_distance:
 * @self: a header
 *
 * Gets how far in application pixels the page is pushed up until a release closes it.
 *
 * Returns: how far in application pixels the page is pushed up until a release closes it
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_header_get_floor_close_distance (TugRefreshHeader *self);

/**
 * tug_refresh_header_set_floor_close_distance:
 * @self: a header
 * @value: how far in application pixels the page is pushed up until a release closes it, above 0,
 *   up to 1,000,000
 *
 * Sets how far in application pixels the page is pushed up until a release closes it.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_header_set_floor_close_distance (TugRefreshHeader *self, double value);

/**
 * tug_refresh_header_get_floor_duration:
 * @self: a header
 *
 * Gets how many seconds the page's opening and closing take; -1 moves by the spring.
 *
 * Returns: how many seconds the page's opening and closing take; -1 moves by the spring
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_header_get_floor_duration (TugRefreshHeader *self);

/**
 * tug_refresh_header_set_floor_duration:
 * @self: a header
 * @value: how many seconds the page's opening and closing take; -1 moves by the spring, from -1 to
 *   1,000,000
 *
 * Sets how many seconds the page's opening and closing take; -1 moves by the spring.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_header_set_floor_duration (TugRefreshHeader *self, double value);

/**
 * tug_refresh_header_get_floor_armed_title:
 * @self: a header
 *
 * Gets the title while letting go would open the page.
 *
 * Returns: (transfer full) (nullable): the title while letting go would open the page
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
char *tug_refresh_header_get_floor_armed_title (TugRefreshHeader *self);

/**
 * tug_refresh_header_set_floor_armed_title:
 * @self: a header
 * @value: (nullable): the title while letting go would open the page
 *
 * Sets the title while letting go would open the page.
 *
 * %NULL is the library's own, in the user's language.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_header_set_floor_armed_title (TugRefreshHeader *self, const char *value);

/**
 * tug_refresh_header_get_n_actions:
 * @self: a header
 *
 * Gets among how many actions the finger's place across the list chooses.
 *
 * Returns: among how many actions the finger's place across the list chooses
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
guint tug_refresh_header_get_n_actions (TugRefreshHeader *self);

/**
 * tug_refresh_header_set_n_actions:
 * @self: a header
 * @value: among how many actions the finger's place across the list chooses, from 1 to 8
 *
 * Sets among how many actions the finger's place across the list chooses.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_header_set_n_actions (TugRefreshHeader *self, guint value);

/**
 * tug_refresh_header_get_chosen_action:
 * @self: a header
 *
 * Gets the action that the finger's place has chosen, from 0.
 *
 * Returns: the action that the finger's place has chosen, from 0
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
guint tug_refresh_header_get_chosen_action (TugRefreshHeader *self);

G_END_DECLS
