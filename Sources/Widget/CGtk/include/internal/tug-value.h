#pragma once

#include "tug-insets.h"

/* Values of properties and arguments. */

/* The flags of a property. A setter notifies only if the value has changed. */
#define TUG_PARAM_READABLE (G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS)
#define TUG_PARAM_READWRITE (TUG_PARAM_READABLE | G_PARAM_WRITABLE)

/* Returns whether the enumeration `type` has `value`. */
gboolean _tug_is_enum_value (GType type, int value);
/* Returns whether the property `spec` of `object` can have `value`, for conditions that the
   GParamSpec does not check: a number must be finite, and a text must be UTF-8. Otherwise logs a
   critical. */
gboolean _tug_is_usable_value (gpointer object, GParamSpec *spec, const GValue *value);
/* Returns whether both insets are from -1,000,000 to 1,000,000 points. */
gboolean _tug_insets_are_usable (const TugInsets *self);
/* Returns a copy of `text` for a caller that does not free it. The object keeps the copy until the
   next call with this `name` and a different text. */
const char *_tug_keep_text (GObject *object, const char *name, const char *text);
