#include "tug-value.h"

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
_tug_values_are_equal (const GValue *one, const GValue *other)
{
  if (G_VALUE_HOLDS (one, TUG_TYPE_INSETS))
    return tug_insets_equal (g_value_get_boxed (one), g_value_get_boxed (other));
  if (G_VALUE_HOLDS_BOOLEAN (one))
    return g_value_get_boolean (one) == g_value_get_boolean (other);
  if (G_VALUE_HOLDS_DOUBLE (one))
    return g_value_get_double (one) == g_value_get_double (other);
  if (G_VALUE_HOLDS_INT (one))
    return g_value_get_int (one) == g_value_get_int (other);
  if (G_VALUE_HOLDS_UINT (one))
    return g_value_get_uint (one) == g_value_get_uint (other);
  if (G_VALUE_HOLDS_INT64 (one))
    return g_value_get_int64 (one) == g_value_get_int64 (other);
  if (G_VALUE_HOLDS_ENUM (one))
    return g_value_get_enum (one) == g_value_get_enum (other);
  if (G_VALUE_HOLDS_STRING (one))
    return g_strcmp0 (g_value_get_string (one), g_value_get_string (other)) == 0;
  return g_value_get_object (one) == g_value_get_object (other);
}

gboolean
_tug_insets_are_usable (const TugInsets *self)
{
  const double most = 1e6;

  return fabs (self->start) <= most && fabs (self->end) <= most;
}
