#include "tug-item-property.h"

#include <gio/gio.h>

/* The GParamSpec of a property that can be read as `type`; NULL, and a warning, where there is
 * none. */
static GParamSpec *
readable_property (gpointer item, const char *name, GType type)
{
  GParamSpec *spec = g_object_class_find_property (G_OBJECT_GET_CLASS (item), name);

  if (spec != NULL && (spec->flags & G_PARAM_READABLE)
      && (g_value_type_transformable (spec->value_type, type)
          || g_type_is_a (spec->value_type, type)))
    return spec;
  /* Warn once for all items of a type. */
  if (g_type_get_qdata (G_OBJECT_TYPE (item), g_quark_from_string (name)) == NULL)
    g_warning ("A row shows a %s, which has no property \"%s\" that can be shown there",
               G_OBJECT_TYPE_NAME (item), name);
  g_type_set_qdata (G_OBJECT_TYPE (item), g_quark_from_string (name), GINT_TO_POINTER (TRUE));
  return NULL;
}

char *
_tug_text_property (gpointer item, const char *name)
{
  GParamSpec *spec = readable_property (item, name, G_TYPE_STRING);
  GValue value = G_VALUE_INIT;
  char *text;

  if (spec == NULL)
    return NULL;
  g_value_init (&value, G_TYPE_STRING);
  g_object_get_property (item, name, &value);
  text = g_value_get_string (&value) != NULL ? g_utf8_make_valid (g_value_get_string (&value), -1)
                                             : NULL;
  g_value_unset (&value);
  return text;
}

char *
_tug_icon_property (gpointer item, const char *name)
{
  GParamSpec *spec = g_object_class_find_property (G_OBJECT_GET_CLASS (item), name);
  GValue value = G_VALUE_INIT;
  char *text = NULL;

  if (spec == NULL || !g_type_is_a (spec->value_type, G_TYPE_ICON))
    return _tug_text_property (item, name);
  if (!(spec->flags & G_PARAM_READABLE))
    return NULL;
  g_value_init (&value, spec->value_type);
  g_object_get_property (item, name, &value);
  if (g_value_get_object (&value) != NULL)
    text = g_icon_to_string (g_value_get_object (&value));
  g_value_unset (&value);
  return text;
}
