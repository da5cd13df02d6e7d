#pragma once

#include "tug-insets.h"

/* Checks of values that properties and arguments may have. */

/* TRUE if the enumeration `type` has `value`. */
gboolean _tug_is_enum_value (GType type, int value);
/* TRUE if the property `spec` of `object` can have `value`, as far as its GParamSpec does not tell:
   a number is finite, and a text is UTF-8. Otherwise logs a critical. */
gboolean _tug_is_usable_value (gpointer object, GParamSpec *spec, const GValue *value);
/* TRUE if a list can have insets of this size. */
gboolean _tug_insets_are_usable (const TugInsets *self);
