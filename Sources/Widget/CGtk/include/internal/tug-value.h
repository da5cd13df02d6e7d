#pragma once

#include "tug-insets.h"

/* Checks of values for properties and arguments. */

/* Returns whether the enumeration `type` has `value`. */
gboolean _tug_is_enum_value (GType type, int value);
/* Returns whether the property `spec` of `object` can have `value`, for conditions that the
   GParamSpec does not check: a number must be finite, and a text must be UTF-8. Otherwise logs a
   critical. */
gboolean _tug_is_usable_value (gpointer object, GParamSpec *spec, const GValue *value);
/* Returns whether a list can have insets of this size. */
gboolean _tug_insets_are_usable (const TugInsets *self);
