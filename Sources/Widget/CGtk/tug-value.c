#include "internal/tug-value.h"

#include <math.h>

gboolean
_tug_is_enum_value (GType type, int value)
{
  GEnumClass *enumeration = g_type_class_ref (type);
  gboolean is_known = g_enum_get_value (enumeration, value) != NULL;

  g_type_class_unref (enumeration);
  return is_known;
}

gboolean
_tug_insets_are_usable (const TugInsets *self)
{
  const double most = 1e6;

  return fabs (self->start) <= most && fabs (self->end) <= most;
}
