#pragma once

#include <gdk/gdk.h>

#include "tug-enums.h"

G_BEGIN_DECLS

#define TUG_TYPE_APPEARANCE (tug_appearance_get_type ())

/**
 * TugAppearance:
 * @state: the current state of the header or footer
 * @previous_state: the state before @state
 * @stage: the stage of the work, from the pull to the end
 * @change: the progress of the transition from @previous_state to @state, from 0 to 1
 * @pulling_percent: the pull as a fraction of the trigger distance; 1 while the work runs
 * @distance: the length of the pull past the rest position, in application pixels
 * @turn: the rotation of an arrow: 0 if it points as at rest, 1 if it is turned by half a circle
 * @closing: the progress of the closing: 0 when it begins, 1 when it has ended and at all other
 *   times
 * @time: the time of the list's clock, in seconds. Animations that do not follow the pull depend
 *   only on this value.
 * @width: the width of the header or footer, in application pixels
 * @height: the height of the header or footer without any further pull, in application pixels
 * @floor_progress: the progress of a pull from the trigger distance to the distance that opens the
 *   page behind a header, from 0 to 1
 * @finger_position: the current or last position of the pulling finger across the list: 0 at the
 *   start of a line, 1 at its end, 0.5 if there is no finger
 * @chosen_action: the index of the action that the finger has chosen, from 0
 * @n_actions: the number of actions that the finger can choose from
 * @color: the colour of the text, the arrow and the spinner
 * @background: the background colour of the list
 * @text_color: the colour of row titles
 * @title: (nullable): the title of the shown state, or %NULL if the program has set no title
 * @last_updated_text: the text about the last refresh, in the list's language; empty for a footer
 *
 * The values to draw a header or footer from. A handler of #TugRefreshControl::draw gets them by
 * tug_refresh_control_get_appearance().
 *
 * Since: 1.0
 */
typedef struct
{
  TugRefreshState state;
  TugRefreshState previous_state;
  TugRefreshPhase stage;
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
