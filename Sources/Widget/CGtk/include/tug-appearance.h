#pragma once

#include <gdk/gdk.h>

#include "tug-enums.h"

G_BEGIN_DECLS

#define TUG_TYPE_APPEARANCE (tug_appearance_get_type ())

/**
 * TugAppearance:
 * @state: what the header or footer is doing
 * @previous_state: what it did before that
 * @stage: how far it is on its way from a pull to the end of its work
 * @change: how far the looks have gone from the previous state's to the state's, from 0 to 1
 * @pulling_percent: the pull as a share of the trigger distance, 1 while the work goes on
 * @distance: the pull in application pixels beyond the rest
 * @turn: how far an arrow has turned: 0 points as at rest, 1 by half a circle
 * @closing: how far the closing has come: 0 at its beginning, 1 when it is over and at all other
 * times
 * @time: seconds of the list's clock: what turns by itself depends on it alone
 * @width: the width of the header or footer in application pixels
 * @height: its height where the list is not pulled farther
 * @floor_progress: how far a pull has come from the trigger distance to the one that opens the page
 *   behind a header, from 0 to 1
 * @finger_position: where the finger that pulls is across the list, or was last: 0 at the start of
 * a line, 1 at its end, 0.5 without one
 * @chosen_action: the action that the finger has chosen, from 0
 * @n_actions: among how many it chooses
 * @color: the colour of words, arrow and spinner
 * @background: the ground of the list
 * @text_color: the colour of the titles of rows
 * @title: (nullable): the title of what is shown; %NULL where the program has set none
 * @last_updated_text: the words about the last refresh, in the list's language; empty for a footer
 *
 * What a header or a footer is drawn from, as a handler of #TugRefreshControl::draw gets it by
 * tug_refresh_control_get_appearance().
 *
 * Since: 1.0
 */
typedef struct
{
  TugRefreshState state;
  TugRefreshState previous_state;
  TugRefreshStage stage;
  double change;
  double pulling_percent;
  double distance;
  double turn;
  double closing;
  double time;
  double width;
  double height;
  double floor_progress;
  double finger_position;
  guint chosen_action;
  guint n_actions;
  GdkRGBA color;
  GdkRGBA background;
  GdkRGBA text_color;
  char *title;
  char *last_updated_text;
} TugAppearance;

TUG_AVAILABLE_IN_1_0
GType tug_appearance_get_type (void) G_GNUC_CONST;

/**
 * tug_appearance_copy:
 * @self: an appearance
 *
 * Copies an appearance.
 *
 * Returns: (transfer full): a copy, for tug_appearance_free()
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugAppearance *tug_appearance_copy (const TugAppearance *self);

/**
 * tug_appearance_free:
 * @self: an appearance
 *
 * Frees an appearance.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_appearance_free (TugAppearance *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TugAppearance, tug_appearance_free)

G_END_DECLS
