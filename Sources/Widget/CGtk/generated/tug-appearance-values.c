/* Written by scripts/generate-api. */

#include "generated/tug-property-hooks.h"

TugRefreshState
tug_appearance_get_state (const TugAppearance *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->state;
}

TugRefreshState
tug_appearance_get_previous_state (const TugAppearance *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->previous_state;
}

TugRefreshPhase
tug_appearance_get_phase (const TugAppearance *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->phase;
}

double
tug_appearance_get_change (const TugAppearance *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->change;
}

double
tug_appearance_get_pulling_percent (const TugAppearance *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->pulling_percent;
}

double
tug_appearance_get_distance (const TugAppearance *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->distance;
}

double
tug_appearance_get_turn (const TugAppearance *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->turn;
}

double
tug_appearance_get_closing (const TugAppearance *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->closing;
}

double
tug_appearance_get_time (const TugAppearance *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->time;
}

double
tug_appearance_get_width (const TugAppearance *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->width;
}

double
tug_appearance_get_height (const TugAppearance *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->height;
}

double
tug_appearance_get_floor_progress (const TugAppearance *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->floor_progress;
}

double
tug_appearance_get_finger_position (const TugAppearance *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->finger_position;
}

guint
tug_appearance_get_chosen_action (const TugAppearance *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->chosen_action;
}

guint
tug_appearance_get_n_actions (const TugAppearance *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->n_actions;
}

const GdkRGBA *
tug_appearance_get_color (const TugAppearance *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return &self->color;
}

const GdkRGBA *
tug_appearance_get_background (const TugAppearance *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return &self->background;
}

const GdkRGBA *
tug_appearance_get_text_color (const TugAppearance *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return &self->text_color;
}

const char *
tug_appearance_get_title (const TugAppearance *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->title;
}

const char *
tug_appearance_get_last_updated_text (const TugAppearance *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->last_updated_text;
}
