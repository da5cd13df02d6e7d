#include "internal/tug-value-text.h"

#include <math.h>
#include <stdlib.h>

/* The number of significant digits that every double keeps, and the range of digits that are needed
   to read a float back. */
#define DOUBLE_DIGITS 15
#define FLOAT_DIGITS_LEAST 6
#define FLOAT_DIGITS_MOST 9

static gboolean
is_real (GType type)
{
  return type == G_TYPE_DOUBLE || type == G_TYPE_FLOAT;
}

gboolean
_tug_value_has_text (GType type)
{
  return g_value_type_transformable (type, G_TYPE_STRING) || type == G_TYPE_DATE_TIME
         || type == G_TYPE_DATE || type == G_TYPE_STRV;
}

/* printf uses the decimal separator of the locale. */
static char *
real_text (double value, int digits)
{
  if (isnan (value))
    return NULL;
  if (isinf (value))
    return g_strdup (value < 0 ? "−∞" : "∞");
  /* Pass 0.0 for -0.0, which would be printed with a sign. */
  return g_strdup_printf ("%.*g", digits, value == 0 ? 0.0 : value);
}

static char *
float_text (float value)
{
  char *text = real_text (value, FLOAT_DIGITS_LEAST);

  for (int digits = FLOAT_DIGITS_LEAST + 1;
       digits <= FLOAT_DIGITS_MOST && isfinite (value) && strtof (text, NULL) != value; digits++)
    {
      g_free (text);
      text = real_text (value, digits);
    }
  return text;
}

static char *
enum_text (const GValue *value)
{
  GEnumClass *class = g_type_class_ref (G_VALUE_TYPE (value));
  GEnumValue *one = g_enum_get_value (class, g_value_get_enum (value));
  char *text
      = one != NULL ? g_strdup (one->value_nick) : g_strdup_printf ("%d", g_value_get_enum (value));

  g_type_class_unref (class);
  return text;
}

static char *
flags_text (const GValue *value)
{
  GFlagsClass *class = g_type_class_ref (G_VALUE_TYPE (value));
  GString *text = g_string_new (NULL);
  guint rest = g_value_get_flags (value);
  GFlagsValue *one;

  while (rest != 0 && (one = g_flags_get_first_value (class, rest)) != NULL)
    {
      g_string_append_printf (text, text->len > 0 ? ", %s" : "%s", one->value_nick);
      rest &= ~one->value;
    }
  g_type_class_unref (class);
  return g_string_free (text, text->len == 0);
}

static char *
date_text (const GDate *date)
{
  char text[100];

  if (date == NULL || !g_date_valid (date) || g_date_strftime (text, sizeof text, "%x", date) == 0)
    return NULL;
  return g_strdup (text);
}

static char *
other_text (const GValue *value)
{
  GValue made = G_VALUE_INIT;
  char *text = NULL;

  g_value_init (&made, G_TYPE_STRING);
  if (g_value_transform (value, &made) && g_value_get_string (&made) != NULL)
    text = g_utf8_make_valid (g_value_get_string (&made), -1);
  g_value_unset (&made);
  return text;
}

char *
_tug_value_text (const GValue *value)
{
  GType type = G_VALUE_TYPE (value);

  if (type == G_TYPE_DOUBLE)
    return real_text (g_value_get_double (value), DOUBLE_DIGITS);
  if (type == G_TYPE_FLOAT)
    return float_text (g_value_get_float (value));
  if (type == G_TYPE_BOOLEAN)
    return g_value_get_boolean (value) ? g_strdup ("✓") : NULL;
  if (G_TYPE_IS_ENUM (type))
    return enum_text (value);
  if (G_TYPE_IS_FLAGS (type))
    return flags_text (value);
  if (type == G_TYPE_DATE)
    return date_text (g_value_get_boxed (value));
  if (type == G_TYPE_DATE_TIME)
    return g_value_get_boxed (value) != NULL ? g_date_time_format (g_value_get_boxed (value), "%x")
                                             : NULL;
  if (type == G_TYPE_STRV && g_value_get_boxed (value) != NULL)
    {
      char *joined = g_strjoinv (", ", g_value_get_boxed (value));
      char *text = g_utf8_make_valid (joined, -1);

      g_free (joined);
      return text;
    }
  return other_text (value);
}

gboolean
_tug_value_is_zero (const GValue *value)
{
  GValue number = G_VALUE_INIT;
  gboolean is_zero;

  if (!g_value_type_transformable (G_VALUE_TYPE (value), G_TYPE_DOUBLE))
    return FALSE;
  g_value_init (&number, G_TYPE_DOUBLE);
  is_zero = g_value_transform (value, &number) && g_value_get_double (&number) == 0;
  g_value_unset (&number);
  return is_zero;
}

typedef struct
{
  GtkCellArea *area;
  GtkTreeModel *model;
  GtkTreeIter *row;
} Cells;

static gboolean
format_cell (GtkCellRenderer *renderer, gpointer data)
{
  Cells *cells = data;
  GValue value = G_VALUE_INIT;
  char *shown = NULL, *plain, *text;
  int column;

  if (!GTK_IS_CELL_RENDERER_TEXT (renderer))
    return FALSE;
  column = gtk_cell_area_attribute_get_column (cells->area, renderer, "text");
  if (column < 0 || !is_real (gtk_tree_model_get_column_type (cells->model, column)))
    return FALSE;
  gtk_tree_model_get_value (cells->model, cells->row, column, &value);
  /* A cell data function of the program may have set a different text; keep that text. */
  g_object_get (renderer, "text", &shown, NULL);
  plain = other_text (&value);
  text = _tug_value_text (&value);
  if (g_strcmp0 (shown, plain) == 0)
    g_object_set (renderer, "text", text, NULL);
  g_value_unset (&value);
  g_free (shown);
  g_free (plain);
  g_free (text);
  return FALSE;
}

void
_tug_cells_format_numbers (GtkCellArea *area, GtkTreeModel *model, GtkTreeIter *row)
{
  Cells cells = { area, model, row };

  gtk_cell_area_foreach (area, format_cell, &cells);
}
