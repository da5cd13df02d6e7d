#include "tug-insets.h"

#include <math.h>

G_DEFINE_BOXED_TYPE (TugInsets, tug_insets, tug_insets_copy, tug_insets_free)

TugInsets *
tug_insets_new (double start, double end)
{
  TugInsets *self;

  g_return_val_if_fail (isfinite (start) && isfinite (end), NULL);
  self = g_new (TugInsets, 1);
  self->start = start;
  self->end = end;
  return self;
}

TugInsets *
tug_insets_copy (const TugInsets *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return g_memdup2 (self, sizeof *self);
}

void
tug_insets_free (TugInsets *self)
{
  g_free (self);
}

gboolean
tug_insets_equal (const TugInsets *self, const TugInsets *other)
{
  g_return_val_if_fail (self != NULL && other != NULL, FALSE);
  return self->start == other->start && self->end == other->end;
}
