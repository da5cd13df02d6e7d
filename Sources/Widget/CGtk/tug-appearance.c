#include "generated/tug-property-hooks.h"

G_DEFINE_BOXED_TYPE (TugAppearance, tug_appearance, tug_appearance_copy, tug_appearance_free)

TugAppearance *
tug_appearance_copy (const TugAppearance *self)
{
  TugAppearance *copy;

  g_return_val_if_fail (self != NULL, NULL);
  copy = g_memdup2 (self, sizeof *self);
  copy->title = g_strdup (self->title);
  copy->last_updated_text = g_strdup (self->last_updated_text);
  return copy;
}

void
tug_appearance_free (TugAppearance *self)
{
  if (self == NULL)
    return;
  g_free (self->title);
  g_free (self->last_updated_text);
  g_free (self);
}
