#include "internal/tug-item-property.h"

#include "internal/tug-value-text.h"

/* The maximum number of characters of a property name in a warning. */
#define LONGEST_NAME 80

/* Warns that a property cannot be shown, once for each item type and property. */
static void
warn (gpointer item, const char *name)
{
  if (g_type_get_qdata (G_OBJECT_TYPE (item), g_quark_from_string (name)) == NULL)
    {
      char *shown = g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1), LONGEST_NAME));

      g_warning ("A row cannot show %s:%s%s: property missing, unreadable or of the wrong type",
                 G_OBJECT_TYPE_NAME (item), shown, strlen (shown) < strlen (name) ? "…" : "");
      g_free (shown);
    }
  g_type_set_qdata (G_OBJECT_TYPE (item), g_quark_from_string (name), GINT_TO_POINTER (TRUE));
}

/* Reads a property whose type is suitable, into a value that the caller must unset. Returns FALSE
   and logs a warning if there is no such property. */
static gboolean
read_property (gpointer item, const char *name, gboolean (*is_fit) (GType), GValue *value)
{
  GParamSpec *spec = g_object_class_find_property (G_OBJECT_GET_CLASS (item), name);

  if (spec == NULL || !(spec->flags & G_PARAM_READABLE) || !is_fit (spec->value_type))
    {
      warn (item, name);
      return FALSE;
    }
  g_value_init (value, spec->value_type);
  g_object_get_property (item, name, value);
  return TRUE;
}

char *
_tug_text_property (gpointer item, const char *name)
{
  GValue value = G_VALUE_INIT;
  char *text;

  if (!read_property (item, name, _tug_value_has_text, &value))
    return NULL;
  text = _tug_value_text (&value);
  g_value_unset (&value);
  return text;
}

char *
_tug_badge_property (gpointer item, const char *name)
{
  GValue value = G_VALUE_INIT;
  char *text = NULL;

  if (!read_property (item, name, _tug_value_has_text, &value))
    return NULL;
  if (!_tug_value_is_zero (&value))
    text = _tug_value_text (&value);
  g_value_unset (&value);
  return text;
}

static gboolean
is_truth (GType type)
{
  return type == G_TYPE_BOOLEAN || g_value_type_transformable (type, G_TYPE_DOUBLE);
}

gboolean
_tug_flag_property (gpointer item, const char *name)
{
  GValue value = G_VALUE_INIT;
  gboolean flag;

  if (!read_property (item, name, is_truth, &value))
    return FALSE;
  flag = G_VALUE_HOLDS_BOOLEAN (&value) ? g_value_get_boolean (&value)
                                        : !_tug_value_is_zero (&value);
  g_value_unset (&value);
  return flag;
}

static gboolean
has_words (GType type)
{
  return type == G_TYPE_STRV || type == G_TYPE_STRING;
}

char **
_tug_words_property (gpointer item, const char *name)
{
  GValue value = G_VALUE_INIT;
  char **words = NULL;

  if (!read_property (item, name, has_words, &value))
    return NULL;
  if (!G_VALUE_HOLDS_STRING (&value))
    words = g_value_dup_boxed (&value);
  else if (g_value_get_string (&value) != NULL)
    words = g_strsplit (g_value_get_string (&value), " ", -1);
  g_value_unset (&value);
  return words;
}

char *
_tug_icon_property (gpointer item, const char *name, GIcon **icon)
{
  GParamSpec *spec = g_object_class_find_property (G_OBJECT_GET_CLASS (item), name);
  GValue value = G_VALUE_INIT;
  char *text = NULL;

  if (spec == NULL || !g_type_is_a (spec->value_type, G_TYPE_ICON))
    return _tug_text_property (item, name);
  if (!(spec->flags & G_PARAM_READABLE))
    {
      warn (item, name);
      return NULL;
    }
  g_value_init (&value, spec->value_type);
  g_object_get_property (item, name, &value);
  if (g_value_get_object (&value) != NULL)
    text = g_icon_to_string (g_value_get_object (&value));
  if (text == NULL)
    *icon = g_value_dup_object (&value);
  g_value_unset (&value);
  return text;
}
