#pragma once

#include "tug-insets.h"

/* Checks of values that properties and arguments may have. */

/* TRUE if the enumeration `type` has `value`. */
gboolean _tug_is_enum_value (GType type, int value);
/* TRUE if a list can have insets of this size. */
gboolean _tug_insets_are_usable (const TugInsets *self);
