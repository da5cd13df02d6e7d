/* Written by scripts/generate-api. */

#pragma once

#include "tug-appearance.h"

G_BEGIN_DECLS

/**
 * tug_appearance_get_state:
 * @self: an appearance
 *
 * Gets the current state of the header or footer.
 *
 * Returns: the state
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRefreshState tug_appearance_get_state (const TugAppearance *self);

/**
 * tug_appearance_get_previous_state:
 * @self: an appearance
 *
 * Gets the state before the current state.
 *
 * Returns: the previous state
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRefreshState tug_appearance_get_previous_state (const TugAppearance *self);

/**
 * tug_appearance_get_phase:
 * @self: an appearance
 *
 * Gets the phase of the work, from the pull to the end.
 *
 * Returns: the phase
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRefreshPhase tug_appearance_get_phase (const TugAppearance *self);

/**
 * tug_appearance_get_change:
 * @self: an appearance
 *
 * Gets how far the transition from the previous state to the current state is.
 *
 * Returns: the progress, from 0 to 1
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_appearance_get_change (const TugAppearance *self);

/**
 * tug_appearance_get_pulling_percent:
 * @self: an appearance
 *
 * Gets the pull as a fraction of the trigger distance.
 *
 * Returns: the fraction, 0 or more; 1 while the work runs
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_appearance_get_pulling_percent (const TugAppearance *self);

/**
 * tug_appearance_get_distance:
 * @self: an appearance
 *
 * Gets the length of the pull past the rest position.
 *
 * Returns: the distance in application pixels
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_appearance_get_distance (const TugAppearance *self);

/**
 * tug_appearance_get_turn:
 * @self: an appearance
 *
 * Gets the rotation of an arrow.
 *
 * Returns: 0 if the arrow points as at rest, 1 if it is turned by half a circle
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_appearance_get_turn (const TugAppearance *self);

/**
 * tug_appearance_get_closing:
 * @self: an appearance
 *
 * Gets the progress of the closing.
 *
 * Returns: 0 when the closing begins, 1 when it has ended and at all other times
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_appearance_get_closing (const TugAppearance *self);

/**
 * tug_appearance_get_time:
 * @self: an appearance
 *
 * Gets the time of the list's clock, which animations that do not follow the pull depend on.
 *
 * Returns: the time in seconds
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_appearance_get_time (const TugAppearance *self);

/**
 * tug_appearance_get_width:
 * @self: an appearance
 *
 * Gets the width of the header or footer.
 *
 * Returns: the width in application pixels
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_appearance_get_width (const TugAppearance *self);

/**
 * tug_appearance_get_height:
 * @self: an appearance
 *
 * Gets the height of the header or footer without any further pull.
 *
 * Returns: the height in application pixels
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_appearance_get_height (const TugAppearance *self);

/**
 * tug_appearance_get_floor_progress:
 * @self: an appearance
 *
 * Gets how far a pull has moved from the trigger distance to the distance that opens the page
 * behind a header.
 *
 * Returns: the progress, from 0 to 1
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_appearance_get_floor_progress (const TugAppearance *self);

/**
 * tug_appearance_get_finger_position:
 * @self: an appearance
 *
 * Gets the current or last position of the pulling finger across the list.
 *
 * Returns: 0 at the start of a line, 1 at its end, 0.5 if there is no finger
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_appearance_get_finger_position (const TugAppearance *self);

/**
 * tug_appearance_get_chosen_action:
 * @self: an appearance
 *
 * Gets the action that the finger has chosen.
 *
 * Returns: the index of the action, from 0
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
guint tug_appearance_get_chosen_action (const TugAppearance *self);

/**
 * tug_appearance_get_n_actions:
 * @self: an appearance
 *
 * Gets the number of actions that the finger can choose from.
 *
 * Returns: the number of actions
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
guint tug_appearance_get_n_actions (const TugAppearance *self);

/**
 * tug_appearance_get_color:
 * @self: an appearance
 *
 * Gets the colour of the text, the arrow and the spinner.
 *
 * Returns: (transfer none): the colour
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
const GdkRGBA *tug_appearance_get_color (const TugAppearance *self);

/**
 * tug_appearance_get_background:
 * @self: an appearance
 *
 * Gets the background colour of the list.
 *
 * Returns: (transfer none): the colour
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
const GdkRGBA *tug_appearance_get_background (const TugAppearance *self);

/**
 * tug_appearance_get_text_color:
 * @self: an appearance
 *
 * Gets the colour of row titles.
 *
 * Returns: (transfer none): the colour
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
const GdkRGBA *tug_appearance_get_text_color (const TugAppearance *self);

/**
 * tug_appearance_get_title:
 * @self: an appearance
 *
 * Gets the title that the program has set for the shown state: a result until the control has
 * closed, otherwise the current state.
 *
 * Returns: (transfer none) (nullable): the title, or %NULL if the program has set no title
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
const char *tug_appearance_get_title (const TugAppearance *self);

/**
 * tug_appearance_get_last_updated_text:
 * @self: an appearance
 *
 * Gets the text about the last refresh, in the list's language.
 *
 * Returns: (transfer none): the text, which is empty for a footer
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
const char *tug_appearance_get_last_updated_text (const TugAppearance *self);

G_END_DECLS
