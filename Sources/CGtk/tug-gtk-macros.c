#include "tug-gtk-macros.h"
#include "tug-hooks.h"

gulong
_tug_signal_connect (
    gpointer object, const char *signal, GCallback handler, gpointer data, GClosureNotify notify)
{
  guint id;
  GQuark detail;

  if (!g_signal_parse_name (signal, G_TYPE_FROM_INSTANCE (object), &id, &detail, TRUE))
    {
      g_critical ("%s has no signal \"%s\"", G_OBJECT_TYPE_NAME (object), signal);
      notify (data, NULL);
      return 0;
    }
  return g_signal_connect_data (object, signal, handler, data, notify, 0);
}

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

void
_tug_warning (const char *text)
{
  g_warning ("%s", text);
}

void
_tug_critical (const char *text)
{
  g_critical ("%s", text);
}

void
_tug_announce (GtkWidget *widget, const char *text)
{
  AtkObject *accessible;

  if (!gtk_widget_get_mapped (widget))
    return;
  accessible = gtk_widget_get_accessible (widget);
  if (accessible != NULL && g_signal_lookup ("announcement", ATK_TYPE_OBJECT) != 0)
    g_signal_emit_by_name (accessible, "announcement", text);
}

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
  /* Once for all items of a type. */
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
