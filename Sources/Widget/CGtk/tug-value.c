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
_tug_is_usable_value (gpointer object, GParamSpec *spec, const GValue *value)
{
  const char *problem = NULL;

  if (G_VALUE_HOLDS_DOUBLE (value) && !isfinite (g_value_get_double (value)))
    problem = "the number is not finite";
  else if (G_VALUE_HOLDS_STRING (value) && g_value_get_string (value) != NULL
           && !g_utf8_validate (g_value_get_string (value), -1, NULL))
    problem = "the text is not UTF-8";
  if (problem != NULL)
    g_critical ("%s:%s: %s", G_OBJECT_TYPE_NAME (object), spec->name, problem);
  return problem == NULL;
}

gboolean
_tug_insets_are_usable (const TugInsets *self)
{
  const double most = 1e6;

  return fabs (self->start) <= most && fabs (self->end) <= most;
}

const char *
_tug_keep_text (GObject *object, const char *name, const char *text)
{
  if (g_strcmp0 (g_object_get_data (object, name), text) != 0)
    g_object_set_data_full (object, name, g_strdup (text), g_free);
  return g_object_get_data (object, name);
}
