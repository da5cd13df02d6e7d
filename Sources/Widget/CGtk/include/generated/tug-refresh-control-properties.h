/* Written by scripts/generate-api. */

#pragma once

#include "tug-enum-types.h"
#include "tug-refresh-control.h"

G_BEGIN_DECLS

/**
 * tug_refresh_control_get_state:
 * @self: a header or a footer
 *
 * Gets what the control is doing.
 *
 * Returns: what the control is doing
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRefreshState tug_refresh_control_get_state (TugRefreshControl *self);

/**
 * tug_refresh_control_get_stage:
 * @self: a header or a footer
 *
 * Gets how far the control is on its way from a pull to the end of its work.
 *
 * Returns: how far the control is on its way from a pull to the end of its work
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRefreshStage tug_refresh_control_get_stage (TugRefreshControl *self);

/**
 * tug_refresh_control_get_pulling_percent:
 * @self: a header or a footer
 *
 * Gets how far the control is pulled, as a share of its trigger distance.
 *
 * Returns: how far the control is pulled, as a share of its trigger distance
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_control_get_pulling_percent (TugRefreshControl *self);

/**
 * tug_refresh_control_get_visible:
 * @self: a header or a footer
 *
 * Gets whether the control is in the list.
 *
 * Returns: whether the control is in the list
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_control_get_visible (TugRefreshControl *self);

/**
 * tug_refresh_control_set_visible:
 * @self: a header or a footer
 * @value: whether the control is in the list
 *
 * Sets whether the control is in the list.
 *
 * Hiding it ends what it does, and gives back what inset it holds.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_visible (TugRefreshControl *self, gboolean value);

/**
 * tug_refresh_control_get_trigger:
 * @self: a header or a footer
 *
 * Gets what fires the control.
 *
 * Returns: what fires the control
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugTrigger tug_refresh_control_get_trigger (TugRefreshControl *self);

/**
 * tug_refresh_control_set_trigger:
 * @self: a header or a footer
 * @value: what fires the control
 *
 * Sets what fires the control.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_trigger (TugRefreshControl *self, TugTrigger value);

/**
 * tug_refresh_control_get_hold_duration:
 * @self: a header or a footer
 *
 * Gets for how many seconds a pull is held until it fires, with TUG_TRIGGER_HOLD.
 *
 * Returns: for how many seconds a pull is held until it fires, with TUG_TRIGGER_HOLD
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_control_get_hold_duration (TugRefreshControl *self);

/**
 * tug_refresh_control_set_hold_duration:
 * @self: a header or a footer
 * @value: for how many seconds a pull is held until it fires, with TUG_TRIGGER_HOLD, from 0 to
 *   1,000,000
 *
 * Sets for how many seconds a pull is held until it fires, with TUG_TRIGGER_HOLD.
 *
 * Setting it to more than 0 makes that the trigger.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_hold_duration (TugRefreshControl *self, double value);

/**
 * tug_refresh_control_get_approach_percent:
 * @self: a header or a footer
 *
 * Gets the share of the control that must be in view until it fires, with TUG_TRIGGER_APPROACH.
 *
 * Returns: the share of the control that must be in view until it fires, with TUG_TRIGGER_APPROACH
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_control_get_approach_percent (TugRefreshControl *self);

/**
 * tug_refresh_control_set_approach_percent:
 * @self: a header or a footer
 * @value: the share of the control that must be in view until it fires, with TUG_TRIGGER_APPROACH,
 *   from -1,000,000 to 1,000,000
 *
 * Sets the share of the control that must be in view until it fires, with TUG_TRIGGER_APPROACH.
 *
 * A negative share fires before it is seen.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_approach_percent (TugRefreshControl *self, double value);

/**
 * tug_refresh_control_get_approaches_per_drag:
 * @self: a header or a footer
 *
 * Gets how often one drag may fire the control, with TUG_TRIGGER_APPROACH; -1 does not count.
 *
 * Returns: how often one drag may fire the control, with TUG_TRIGGER_APPROACH; -1 does not count
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
int tug_refresh_control_get_approaches_per_drag (TugRefreshControl *self);

/**
 * tug_refresh_control_set_approaches_per_drag:
 * @self: a header or a footer
 * @value: how often one drag may fire the control, with TUG_TRIGGER_APPROACH; -1 does not count,
 *   from -1 to %G_MAXINT
 *
 * Sets how often one drag may fire the control, with TUG_TRIGGER_APPROACH; -1 does not count.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_approaches_per_drag (TugRefreshControl *self, int value);

/**
 * tug_refresh_control_get_automatic:
 * @self: a header or a footer
 *
 * Gets whether the control fires while the list scrolls, with TUG_TRIGGER_APPROACH, or only by a
 * tap and by a drag that ends there.
 *
 * Returns: whether the control fires while the list scrolls, with TUG_TRIGGER_APPROACH, or only by
 *   a tap and by a drag that ends there
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_control_get_automatic (TugRefreshControl *self);

/**
 * tug_refresh_control_set_automatic:
 * @self: a header or a footer
 * @value: whether the control fires while the list scrolls, with TUG_TRIGGER_APPROACH, or only by
 *   a tap and by a drag that ends there
 *
 * Sets whether the control fires while the list scrolls, with TUG_TRIGGER_APPROACH, or only by a
 * tap and by a drag that ends there.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_automatic (TugRefreshControl *self, gboolean value);

/**
 * tug_refresh_control_get_fills_viewport:
 * @self: a header or a footer
 *
 * Gets whether the control works by itself where the rows do not fill the list, and goes on until
 * what came has put it out of reach, with TUG_TRIGGER_APPROACH.
 *
 * Returns: whether the control works by itself where the rows do not fill the list, and goes on
 *   until what came has put it out of reach, with TUG_TRIGGER_APPROACH
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_control_get_fills_viewport (TugRefreshControl *self);

/**
 * tug_refresh_control_set_fills_viewport:
 * @self: a header or a footer
 * @value: whether the control works by itself where the rows do not fill the list, and goes on
 *   until what came has put it out of reach, with TUG_TRIGGER_APPROACH
 *
 * Sets whether the control works by itself where the rows do not fill the list, and goes on until
 * what came has put it out of reach, with TUG_TRIGGER_APPROACH.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_fills_viewport (TugRefreshControl *self, gboolean value);

/**
 * tug_refresh_control_get_trigger_distance:
 * @self: a header or a footer
 *
 * Gets the pull in application pixels that arms the control, in a list that is too short for it
 * less.
 *
 * Returns: the pull in application pixels that arms the control, in a list that is too short for
 *   it less
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_control_get_trigger_distance (TugRefreshControl *self);

/**
 * tug_refresh_control_set_trigger_distance:
 * @self: a header or a footer
 * @value: the pull in application pixels that arms the control, in a list that is too short for it
 *   less, above 0, up to 1,000,000
 *
 * Sets the pull in application pixels that arms the control, in a list that is too short for it
 * less.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_trigger_distance (TugRefreshControl *self, double value);

/**
 * tug_refresh_control_get_held_inset:
 * @self: a header or a footer
 *
 * Gets the inset in application pixels that the control keeps while it works.
 *
 * Returns: the inset in application pixels that the control keeps while it works
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_control_get_held_inset (TugRefreshControl *self);

/**
 * tug_refresh_control_set_held_inset:
 * @self: a header or a footer
 * @value: the inset in application pixels that the control keeps while it works, from 0 to
 *   1,000,000
 *
 * Sets the inset in application pixels that the control keeps while it works.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_held_inset (TugRefreshControl *self, double value);

/**
 * tug_refresh_control_get_resting_inset:
 * @self: a header or a footer
 *
 * Gets the inset in application pixels that the control keeps at all times.
 *
 * Returns: the inset in application pixels that the control keeps at all times
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_control_get_resting_inset (TugRefreshControl *self);

/**
 * tug_refresh_control_set_resting_inset:
 * @self: a header or a footer
 * @value: the inset in application pixels that the control keeps at all times, from 0 to 1,000,000
 *
 * Sets the inset in application pixels that the control keeps at all times.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_resting_inset (TugRefreshControl *self, double value);

/**
 * tug_refresh_control_get_ignored_inset:
 * @self: a header or a footer
 *
 * Gets the part of the application's inset, in application pixels, that the control is drawn
 * behind.
 *
 * Returns: the part of the application's inset, in application pixels, that the control is drawn
 *   behind
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_control_get_ignored_inset (TugRefreshControl *self);

/**
 * tug_refresh_control_set_ignored_inset:
 * @self: a header or a footer
 * @value: the part of the application's inset, in application pixels, that the control is drawn
 *   behind, from -1,000,000 to 1,000,000
 *
 * Sets the part of the application's inset, in application pixels, that the control is drawn
 * behind.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_ignored_inset (TugRefreshControl *self, double value);

/**
 * tug_refresh_control_get_origin:
 * @self: a header or a footer
 *
 * Gets from where a pull counts.
 *
 * Returns: from where a pull counts
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugPullOrigin tug_refresh_control_get_origin (TugRefreshControl *self);

/**
 * tug_refresh_control_set_origin:
 * @self: a header or a footer
 * @value: from where a pull counts
 *
 * Sets from where a pull counts.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_origin (TugRefreshControl *self, TugPullOrigin value);

/**
 * tug_refresh_control_get_arms_at:
 * @self: a header or a footer
 *
 * Gets whether a pull of exactly the trigger distance arms the control.
 *
 * Returns: whether a pull of exactly the trigger distance arms the control
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugBoundary tug_refresh_control_get_arms_at (TugRefreshControl *self);

/**
 * tug_refresh_control_set_arms_at:
 * @self: a header or a footer
 * @value: whether a pull of exactly the trigger distance arms the control
 *
 * Sets whether a pull of exactly the trigger distance arms the control.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_arms_at (TugRefreshControl *self, TugBoundary value);

/**
 * tug_refresh_control_get_disarms_at:
 * @self: a header or a footer
 *
 * Gets whether a pull back to exactly the trigger distance disarms the control.
 *
 * Returns: whether a pull back to exactly the trigger distance disarms the control
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugBoundary tug_refresh_control_get_disarms_at (TugRefreshControl *self);

/**
 * tug_refresh_control_set_disarms_at:
 * @self: a header or a footer
 * @value: whether a pull back to exactly the trigger distance disarms the control
 *
 * Sets whether a pull back to exactly the trigger distance disarms the control.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_disarms_at (TugRefreshControl *self, TugBoundary value);

/**
 * tug_refresh_control_get_fires_at:
 * @self: a header or a footer
 *
 * Gets whether a release at exactly the trigger distance fires the control.
 *
 * Returns: whether a release at exactly the trigger distance fires the control
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugBoundary tug_refresh_control_get_fires_at (TugRefreshControl *self);

/**
 * tug_refresh_control_set_fires_at:
 * @self: a header or a footer
 * @value: whether a release at exactly the trigger distance fires the control
 *
 * Sets whether a release at exactly the trigger distance fires the control.
 *
 * TUG_BOUNDARY_EXCLUDED has a release fire where the control is armed.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_fires_at (TugRefreshControl *self, TugBoundary value);

/**
 * tug_refresh_control_get_fires_by_fling:
 * @self: a header or a footer
 *
 * Gets whether a list that glides or bounces past the trigger distance fires, too.
 *
 * Returns: whether a list that glides or bounces past the trigger distance fires, too
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_control_get_fires_by_fling (TugRefreshControl *self);

/**
 * tug_refresh_control_set_fires_by_fling:
 * @self: a header or a footer
 * @value: whether a list that glides or bounces past the trigger distance fires, too
 *
 * Sets whether a list that glides or bounces past the trigger distance fires, too.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_fires_by_fling (TugRefreshControl *self, gboolean value);

/**
 * tug_refresh_control_get_cancels_by_drag_back:
 * @self: a header or a footer
 *
 * Gets whether a drag back disarms the control.
 *
 * Returns: whether a drag back disarms the control
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_control_get_cancels_by_drag_back (TugRefreshControl *self);

/**
 * tug_refresh_control_set_cancels_by_drag_back:
 * @self: a header or a footer
 * @value: whether a drag back disarms the control
 *
 * Sets whether a drag back disarms the control.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_cancels_by_drag_back (TugRefreshControl *self, gboolean value);

/**
 * tug_refresh_control_get_cancels_by_push_back:
 * @self: a header or a footer
 *
 * Gets whether a drag that pushes the open control out of view gives its work up.
 *
 * Returns: whether a drag that pushes the open control out of view gives its work up
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_control_get_cancels_by_push_back (TugRefreshControl *self);

/**
 * tug_refresh_control_set_cancels_by_push_back:
 * @self: a header or a footer
 * @value: whether a drag that pushes the open control out of view gives its work up
 *
 * Sets whether a drag that pushes the open control out of view gives its work up.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_cancels_by_push_back (TugRefreshControl *self, gboolean value);

/**
 * tug_refresh_control_get_opening_duration:
 * @self: a header or a footer
 *
 * Gets how many seconds the opening takes; -1 moves by the spring.
 *
 * Returns: how many seconds the opening takes; -1 moves by the spring
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_control_get_opening_duration (TugRefreshControl *self);

/**
 * tug_refresh_control_set_opening_duration:
 * @self: a header or a footer
 * @value: how many seconds the opening takes; -1 moves by the spring, from -1 to 1,000,000
 *
 * Sets how many seconds the opening takes; -1 moves by the spring.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_opening_duration (TugRefreshControl *self, double value);

/**
 * tug_refresh_control_get_closing_duration:
 * @self: a header or a footer
 *
 * Gets how many seconds the closing takes; -1 moves by the spring.
 *
 * Returns: how many seconds the closing takes; -1 moves by the spring
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_control_get_closing_duration (TugRefreshControl *self);

/**
 * tug_refresh_control_set_closing_duration:
 * @self: a header or a footer
 * @value: how many seconds the closing takes; -1 moves by the spring, from -1 to 1,000,000
 *
 * Sets how many seconds the closing takes; -1 moves by the spring.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_closing_duration (TugRefreshControl *self, double value);

/**
 * tug_refresh_control_get_calls_after_opening:
 * @self: a header or a footer
 *
 * Gets whether the work is asked for only when the opening is over.
 *
 * Returns: whether the work is asked for only when the opening is over
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_control_get_calls_after_opening (TugRefreshControl *self);

/**
 * tug_refresh_control_set_calls_after_opening:
 * @self: a header or a footer
 * @value: whether the work is asked for only when the opening is over
 *
 * Sets whether the work is asked for only when the opening is over.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_calls_after_opening (TugRefreshControl *self, gboolean value);

/**
 * tug_refresh_control_get_moves_offset:
 * @self: a header or a footer
 *
 * Gets whether the opening moves the list to where the control shows.
 *
 * Returns: whether the opening moves the list to where the control shows
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_control_get_moves_offset (TugRefreshControl *self);

/**
 * tug_refresh_control_set_moves_offset:
 * @self: a header or a footer
 * @value: whether the opening moves the list to where the control shows
 *
 * Sets whether the opening moves the list to where the control shows.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_moves_offset (TugRefreshControl *self, gboolean value);

/**
 * tug_refresh_control_get_inset_follows_scroll:
 * @self: a header or a footer
 *
 * Gets whether the inset for content of the program that sticks follows the scroll while the
 * control is open, as that of the list's own headings always does.
 *
 * Returns: whether the inset for content of the program that sticks follows the scroll while the
 *   control is open, as that of the list's own headings always does
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_control_get_inset_follows_scroll (TugRefreshControl *self);

/**
 * tug_refresh_control_set_inset_follows_scroll:
 * @self: a header or a footer
 * @value: whether the inset for content of the program that sticks follows the scroll while the
 *   control is open, as that of the list's own headings always does
 *
 * Sets whether the inset for content of the program that sticks follows the scroll while the
 * control is open, as that of the list's own headings always does.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_inset_follows_scroll (TugRefreshControl *self, gboolean value);

/**
 * tug_refresh_control_get_short_placement:
 * @self: a header or a footer
 *
 * Gets where the control lies after content that does not fill the list.
 *
 * Returns: where the control lies after content that does not fill the list
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugShortPlacement tug_refresh_control_get_short_placement (TugRefreshControl *self);

/**
 * tug_refresh_control_set_short_placement:
 * @self: a header or a footer
 * @value: where the control lies after content that does not fill the list
 *
 * Sets where the control lies after content that does not fill the list.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_short_placement (TugRefreshControl *self, TugShortPlacement value);

/**
 * tug_refresh_control_get_placement:
 * @self: a header or a footer
 *
 * Gets where the control is drawn.
 *
 * Returns: where the control is drawn
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugPlacement tug_refresh_control_get_placement (TugRefreshControl *self);

/**
 * tug_refresh_control_set_placement:
 * @self: a header or a footer
 * @value: where the control is drawn
 *
 * Sets where the control is drawn.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_placement (TugRefreshControl *self, TugPlacement value);

/**
 * tug_refresh_control_get_placement_row:
 * @self: a header or a footer
 *
 * Gets the row that the control lies before, with TUG_PLACEMENT_ROW.
 *
 * Returns: the row that the control lies before, with TUG_PLACEMENT_ROW
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
guint tug_refresh_control_get_placement_row (TugRefreshControl *self);

/**
 * tug_refresh_control_set_placement_row:
 * @self: a header or a footer
 * @value: the row that the control lies before, with TUG_PLACEMENT_ROW, from 0 to %G_MAXINT
 *
 * Sets the row that the control lies before, with TUG_PLACEMENT_ROW.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_placement_row (TugRefreshControl *self, guint value);

/**
 * tug_refresh_control_get_opacity_follows_pull:
 * @self: a header or a footer
 *
 * Gets whether the control is as opaque as it is pulled.
 *
 * Returns: whether the control is as opaque as it is pulled
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_control_get_opacity_follows_pull (TugRefreshControl *self);

/**
 * tug_refresh_control_set_opacity_follows_pull:
 * @self: a header or a footer
 * @value: whether the control is as opaque as it is pulled
 *
 * Sets whether the control is as opaque as it is pulled.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_opacity_follows_pull (TugRefreshControl *self, gboolean value);

/**
 * tug_refresh_control_get_turn_duration:
 * @self: a header or a footer
 *
 * Gets how many seconds a change of the control's looks takes.
 *
 * Returns: how many seconds a change of the control's looks takes
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_control_get_turn_duration (TugRefreshControl *self);

/**
 * tug_refresh_control_set_turn_duration:
 * @self: a header or a footer
 * @value: how many seconds a change of the control's looks takes, from 0 to 1,000,000
 *
 * Sets how many seconds a change of the control's looks takes.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_turn_duration (TugRefreshControl *self, double value);

/**
 * tug_refresh_control_get_success_dwell:
 * @self: a header or a footer
 *
 * Gets for how many seconds a success stays shown.
 *
 * Returns: for how many seconds a success stays shown
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_control_get_success_dwell (TugRefreshControl *self);

/**
 * tug_refresh_control_set_success_dwell:
 * @self: a header or a footer
 * @value: for how many seconds a success stays shown, from 0 to 1,000,000
 *
 * Sets for how many seconds a success stays shown.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_success_dwell (TugRefreshControl *self, double value);

/**
 * tug_refresh_control_get_failure_dwell:
 * @self: a header or a footer
 *
 * Gets for how many seconds a failure stays shown; -1 shows it until it is tried again.
 *
 * Returns: for how many seconds a failure stays shown; -1 shows it until it is tried again
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_control_get_failure_dwell (TugRefreshControl *self);

/**
 * tug_refresh_control_set_failure_dwell:
 * @self: a header or a footer
 * @value: for how many seconds a failure stays shown; -1 shows it until it is tried again, from -1
 *   to 1,000,000
 *
 * Sets for how many seconds a failure stays shown; -1 shows it until it is tried again.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_failure_dwell (TugRefreshControl *self, double value);

/**
 * tug_refresh_control_get_minimum_duration:
 * @self: a header or a footer
 *
 * Gets for how many seconds the work is shown at least.
 *
 * Returns: for how many seconds the work is shown at least
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_control_get_minimum_duration (TugRefreshControl *self);

/**
 * tug_refresh_control_set_minimum_duration:
 * @self: a header or a footer
 * @value: for how many seconds the work is shown at least, from 0 to 1,000,000
 *
 * Sets for how many seconds the work is shown at least.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_minimum_duration (TugRefreshControl *self, double value);

/**
 * tug_refresh_control_get_watchdog:
 * @self: a header or a footer
 *
 * Gets after how many seconds work that nobody ended ends as failed; 0 waits for ever.
 *
 * Returns: after how many seconds work that nobody ended ends as failed; 0 waits for ever
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_control_get_watchdog (TugRefreshControl *self);

/**
 * tug_refresh_control_set_watchdog:
 * @self: a header or a footer
 * @value: after how many seconds work that nobody ended ends as failed; 0 waits for ever, from 0
 *   to 1,000,000
 *
 * Sets after how many seconds work that nobody ended ends as failed; 0 waits for ever.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_watchdog (TugRefreshControl *self, double value);

/**
 * tug_refresh_control_get_drag_rate:
 * @self: a header or a footer
 *
 * Gets how far a finger's travel counts beyond the rest.
 *
 * Returns: how far a finger's travel counts beyond the rest
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_control_get_drag_rate (TugRefreshControl *self);

/**
 * tug_refresh_control_set_drag_rate:
 * @self: a header or a footer
 * @value: how far a finger's travel counts beyond the rest, above 0, up to 10
 *
 * Sets how far a finger's travel counts beyond the rest.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_drag_rate (TugRefreshControl *self, double value);

/**
 * tug_refresh_control_get_maximum_drag:
 * @self: a header or a footer
 *
 * Gets the farthest pull in application pixels; 0 has no limit of its own.
 *
 * Returns: the farthest pull in application pixels; 0 has no limit of its own
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_control_get_maximum_drag (TugRefreshControl *self);

/**
 * tug_refresh_control_set_maximum_drag:
 * @self: a header or a footer
 * @value: the farthest pull in application pixels; 0 has no limit of its own, from 0 to 1,000,000
 *
 * Sets the farthest pull in application pixels; 0 has no limit of its own.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_maximum_drag (TugRefreshControl *self, double value);

/**
 * tug_refresh_control_get_spring_rate:
 * @self: a header or a footer
 *
 * Gets the frequency in 1/s of the spring that leads the list back.
 *
 * Returns: the frequency in 1/s of the spring that leads the list back
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_control_get_spring_rate (TugRefreshControl *self);

/**
 * tug_refresh_control_set_spring_rate:
 * @self: a header or a footer
 * @value: the frequency in 1/s of the spring that leads the list back, from 1 to 100
 *
 * Sets the frequency in 1/s of the spring that leads the list back.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_spring_rate (TugRefreshControl *self, double value);

/**
 * tug_refresh_control_get_blocks_content:
 * @self: a header or a footer
 *
 * Gets whether the content takes no input while the control works.
 *
 * Returns: whether the content takes no input while the control works
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_control_get_blocks_content (TugRefreshControl *self);

/**
 * tug_refresh_control_set_blocks_content:
 * @self: a header or a footer
 * @value: whether the content takes no input while the control works
 *
 * Sets whether the content takes no input while the control works.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_blocks_content (TugRefreshControl *self, gboolean value);

/**
 * tug_refresh_control_get_pins_offset:
 * @self: a header or a footer
 *
 * Gets whether the open control is as far as a finger pulls the list while it works.
 *
 * Returns: whether the open control is as far as a finger pulls the list while it works
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_control_get_pins_offset (TugRefreshControl *self);

/**
 * tug_refresh_control_set_pins_offset:
 * @self: a header or a footer
 * @value: whether the open control is as far as a finger pulls the list while it works
 *
 * Sets whether the open control is as far as a finger pulls the list while it works.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_pins_offset (TugRefreshControl *self, gboolean value);

/**
 * tug_refresh_control_get_retries_by_tap:
 * @self: a header or a footer
 *
 * Gets whether a tap on a failure that is shown tries again.
 *
 * Returns: whether a tap on a failure that is shown tries again
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_control_get_retries_by_tap (TugRefreshControl *self);

/**
 * tug_refresh_control_set_retries_by_tap:
 * @self: a header or a footer
 * @value: whether a tap on a failure that is shown tries again
 *
 * Sets whether a tap on a failure that is shown tries again.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_retries_by_tap (TugRefreshControl *self, gboolean value);

/**
 * tug_refresh_control_get_wheel_pulls:
 * @self: a header or a footer
 *
 * Gets whether a wheel that turns on at the edge pulls.
 *
 * Returns: whether a wheel that turns on at the edge pulls
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_control_get_wheel_pulls (TugRefreshControl *self);

/**
 * tug_refresh_control_set_wheel_pulls:
 * @self: a header or a footer
 * @value: whether a wheel that turns on at the edge pulls
 *
 * Sets whether a wheel that turns on at the edge pulls.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_wheel_pulls (TugRefreshControl *self, gboolean value);

/**
 * tug_refresh_control_get_shows_title:
 * @self: a header or a footer
 *
 * Gets whether there are titles.
 *
 * Returns: whether there are titles
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_control_get_shows_title (TugRefreshControl *self);

/**
 * tug_refresh_control_set_shows_title:
 * @self: a header or a footer
 * @value: whether there are titles
 *
 * Sets whether there are titles.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_shows_title (TugRefreshControl *self, gboolean value);

/**
 * tug_refresh_control_get_shows_arrow:
 * @self: a header or a footer
 *
 * Gets whether there is an arrow, or what else tells how far the list is pulled.
 *
 * Returns: whether there is an arrow, or what else tells how far the list is pulled
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_control_get_shows_arrow (TugRefreshControl *self);

/**
 * tug_refresh_control_set_shows_arrow:
 * @self: a header or a footer
 * @value: whether there is an arrow, or what else tells how far the list is pulled
 *
 * Sets whether there is an arrow, or what else tells how far the list is pulled.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_shows_arrow (TugRefreshControl *self, gboolean value);

/**
 * tug_refresh_control_get_shows_spinner:
 * @self: a header or a footer
 *
 * Gets whether there is a spinner, or what else turns while the control works.
 *
 * Returns: whether there is a spinner, or what else turns while the control works
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_control_get_shows_spinner (TugRefreshControl *self);

/**
 * tug_refresh_control_set_shows_spinner:
 * @self: a header or a footer
 * @value: whether there is a spinner, or what else turns while the control works
 *
 * Sets whether there is a spinner, or what else turns while the control works.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_shows_spinner (TugRefreshControl *self, gboolean value);

/**
 * tug_refresh_control_get_font_size:
 * @self: a header or a footer
 *
 * Gets the size of the titles in application pixels; 0 is the system's own.
 *
 * Returns: the size of the titles in application pixels; 0 is the system's own
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
double tug_refresh_control_get_font_size (TugRefreshControl *self);

/**
 * tug_refresh_control_set_font_size:
 * @self: a header or a footer
 * @value: the size of the titles in application pixels; 0 is the system's own, from 0 to 100
 *
 * Sets the size of the titles in application pixels; 0 is the system's own.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_font_size (TugRefreshControl *self, double value);

/**
 * tug_refresh_control_get_font_bold:
 * @self: a header or a footer
 *
 * Gets whether titles of #TugRefreshControl:font-size are bold.
 *
 * Returns: whether titles of #TugRefreshControl:font-size are bold
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_control_get_font_bold (TugRefreshControl *self);

/**
 * tug_refresh_control_set_font_bold:
 * @self: a header or a footer
 * @value: whether titles of #TugRefreshControl:font-size are bold
 *
 * Sets whether titles of #TugRefreshControl:font-size are bold.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_font_bold (TugRefreshControl *self, gboolean value);

/**
 * tug_refresh_control_get_idle_title:
 * @self: a header or a footer
 *
 * Gets the title of the state at rest.
 *
 * Returns: (transfer full) (nullable): the title of the state at rest
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
char *tug_refresh_control_get_idle_title (TugRefreshControl *self);

/**
 * tug_refresh_control_set_idle_title:
 * @self: a header or a footer
 * @value: (nullable): the title of the state at rest
 *
 * Sets the title of the state at rest.
 *
 * %NULL is the library's own, in the user's language.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_idle_title (TugRefreshControl *self, const char *value);

/**
 * tug_refresh_control_get_pulling_title:
 * @self: a header or a footer
 *
 * Gets the title while the control is armed.
 *
 * Returns: (transfer full) (nullable): the title while the control is armed
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
char *tug_refresh_control_get_pulling_title (TugRefreshControl *self);

/**
 * tug_refresh_control_set_pulling_title:
 * @self: a header or a footer
 * @value: (nullable): the title while the control is armed
 *
 * Sets the title while the control is armed.
 *
 * %NULL is the library's own, in the user's language.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_pulling_title (TugRefreshControl *self, const char *value);

/**
 * tug_refresh_control_get_refreshing_title:
 * @self: a header or a footer
 *
 * Gets the title while the control works.
 *
 * Returns: (transfer full) (nullable): the title while the control works
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
char *tug_refresh_control_get_refreshing_title (TugRefreshControl *self);

/**
 * tug_refresh_control_set_refreshing_title:
 * @self: a header or a footer
 * @value: (nullable): the title while the control works
 *
 * Sets the title while the control works.
 *
 * %NULL is the library's own, in the user's language.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_refreshing_title (TugRefreshControl *self, const char *value);

/**
 * tug_refresh_control_get_success_title:
 * @self: a header or a footer
 *
 * Gets the title while a success is shown.
 *
 * Returns: (transfer full) (nullable): the title while a success is shown
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
char *tug_refresh_control_get_success_title (TugRefreshControl *self);

/**
 * tug_refresh_control_set_success_title:
 * @self: a header or a footer
 * @value: (nullable): the title while a success is shown
 *
 * Sets the title while a success is shown.
 *
 * %NULL is the library's own, in the user's language.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_success_title (TugRefreshControl *self, const char *value);

/**
 * tug_refresh_control_get_failure_title:
 * @self: a header or a footer
 *
 * Gets the title while a failure is shown.
 *
 * Returns: (transfer full) (nullable): the title while a failure is shown
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
char *tug_refresh_control_get_failure_title (TugRefreshControl *self);

/**
 * tug_refresh_control_set_failure_title:
 * @self: a header or a footer
 * @value: (nullable): the title while a failure is shown
 *
 * Sets the title while a failure is shown.
 *
 * %NULL is the library's own, in the user's language.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_failure_title (TugRefreshControl *self, const char *value);

/**
 * tug_refresh_control_get_no_more_data_title:
 * @self: a header or a footer
 *
 * Gets the title where there is nothing more to load.
 *
 * Returns: (transfer full) (nullable): the title where there is nothing more to load
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
char *tug_refresh_control_get_no_more_data_title (TugRefreshControl *self);

/**
 * tug_refresh_control_set_no_more_data_title:
 * @self: a header or a footer
 * @value: (nullable): the title where there is nothing more to load
 *
 * Sets the title where there is nothing more to load.
 *
 * %NULL is the library's own, in the user's language.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_no_more_data_title (TugRefreshControl *self, const char *value);

G_END_DECLS
