#pragma once

#include "tug-insets.h"

/* What properties and arguments may be, and when it is the same. */

/* Whether the enumeration `type` has `value`. */
gboolean _tug_is_enum_value (GType type, int value);
/* Whether two values of the same type, one that a property here has, are the same. */
gboolean _tug_values_are_equal (const GValue *one, const GValue *other);
/* Whether a list can have insets of this size. */
gboolean _tug_insets_are_usable (const TugInsets *self);
