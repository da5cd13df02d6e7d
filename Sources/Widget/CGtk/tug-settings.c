#include "internal/tug-settings.h"

int
_tug_integer_setting (GtkSettings *settings, const char *name, int fallback)
{
  GParamSpec *spec
      = settings ? g_object_class_find_property (G_OBJECT_GET_CLASS (settings), name) : NULL;
  int value = fallback;

  if (spec == NULL)
    return fallback;
  if (G_IS_PARAM_SPEC_BOOLEAN (spec))
    {
      gboolean truth = fallback != 0;
      g_object_get (settings, name, &truth, NULL);
      return truth;
    }
  if (G_IS_PARAM_SPEC_INT (spec))
    g_object_get (settings, name, &value, NULL);
  return value;
}
