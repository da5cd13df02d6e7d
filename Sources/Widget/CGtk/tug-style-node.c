#include "internal/tug-style-node.h"

/* The default style, unless a program or user stylesheet overrides it. The padding of rows is the
   same as in PartBox.row and PartBox.cell. Only nodes with TUG_STYLE_CLASS_USUAL have it; other
   rows have the theme's padding. Themes style the progress bars of GtkCellRendererProgress only
   inside treeview, so the bars here have Adwaita's colours from there (GTK 3.24, _common.scss),
   with more contrast for text in a selected row. */
static const char default_style[]
    = "tuglist > row." TUG_STYLE_CLASS_USUAL " { padding: 9px 12px; min-height: 38px; }"
      "tuglist > row.cell." TUG_STYLE_CLASS_USUAL " { padding: 8px; min-height: 0; }"
      "tuglist.trough, tuglist.progressbar {"
      "  background-image: none; border: none; border-radius: 0; box-shadow: none; }"
      "tuglist.trough { background-color: alpha(@theme_fg_color, 0.1); }"
      "tuglist.trough:selected { background-color: alpha(black, 0.3); }"
      "tuglist.progressbar {"
      "  background-color: @theme_selected_bg_color; color: @theme_selected_fg_color; }"
      "tuglist.progressbar:selected {"
      "  background-color: @theme_base_color; color: @theme_text_color; }";

static void
add_default_style (GdkScreen *screen)
{
  static const char key[] = "tug-default-style";
  GtkCssProvider *provider;

  if (g_object_get_data (G_OBJECT (screen), key) != NULL)
    return;
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (provider, default_style, -1, NULL);
  /* Use a higher priority than the theme, because themes set a padding of 0 for all nodes. */
  gtk_style_context_add_provider_for_screen (screen, GTK_STYLE_PROVIDER (provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_SETTINGS + 1);
  g_object_set_data_full (G_OBJECT (screen), key, provider, g_object_unref);
}

/* Creates a path instead of using gtk_widget_get_path(): GTK caches that path, without style
   classes that were added later. */
static GtkWidgetPath *
path_of (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return parent != NULL ? gtk_container_get_path_for_child (GTK_CONTAINER (parent), widget)
                        : gtk_widget_path_copy (gtk_widget_get_path (widget));
}

GtkStyleContext *
_tug_style_node_new (GtkWidget *widget, const char *name, const char *classes, GtkStateFlags flags)
{
  GtkStyleContext *node = gtk_style_context_new ();
  char **each = g_strsplit (classes, " ", -1);
  GtkWidgetPath *path = path_of (widget);
  char *place = gtk_widget_path_to_string (path);
  char *own_class = g_strdup_printf ("tug-%s-%u", name, g_str_hash (place));

  add_default_style (gtk_widget_get_screen (widget));
  gtk_widget_path_append_type (path, G_TYPE_NONE);
  gtk_widget_path_iter_set_object_name (path, -1, name);
  for (guint i = 0; each[i] != NULL; i++)
    gtk_widget_path_iter_add_class (path, -1, each[i]);
  gtk_widget_path_iter_set_state (path, -1, flags);
  gtk_style_context_set_screen (node, gtk_widget_get_screen (widget));
  gtk_style_context_set_path (node, path);
  /* GTK caches the styles of child nodes by their classes and states, but not by their paths, so
     add a class that depends on the path. */
  gtk_style_context_add_class (node, own_class);
  for (guint i = 0; each[i] != NULL; i++)
    gtk_style_context_add_class (node, each[i]);
  gtk_style_context_set_parent (node, gtk_widget_get_style_context (widget));
  gtk_style_context_set_state (node, flags);
  gtk_style_context_set_scale (node, gtk_widget_get_scale_factor (widget));
  gtk_widget_path_unref (path);
  g_strfreev (each);
  g_free (own_class);
  g_free (place);
  return node;
}

void
_tug_style_node_free (GtkStyleContext *node)
{
  /* Without this the CSS node of the parent would keep the child's node forever. */
  gtk_style_context_set_parent (node, NULL);
  g_object_unref (node);
}

TugStyleValues
_tug_style_values (GtkStyleContext *context)
{
  GtkStateFlags flags = gtk_style_context_get_state (context);
  TugStyleValues values = { 0 };
  GdkRGBA *background = NULL;
  cairo_pattern_t *image = NULL;

  gtk_style_context_get_color (context, flags, &values.color);
  gtk_style_context_get_border (context, flags, &values.border);
  gtk_style_context_get_padding (context, flags, &values.padding);
  gtk_style_context_get (context, flags, "background-color", &background, "background-image",
                         &image, GTK_STYLE_PROPERTY_BORDER_RADIUS, &values.radius, "min-width",
                         &values.min_width, "min-height", &values.min_height, NULL);
  if (background != NULL)
    values.background = *background;
  values.has_image = image != NULL;
  g_clear_pointer (&background, gdk_rgba_free);
  g_clear_pointer (&image, cairo_pattern_destroy);
  return values;
}

gboolean
_tug_style_outline (GtkStyleContext *context, GdkRGBA *color)
{
  GtkBorderStyle style = GTK_BORDER_STYLE_NONE;
  GdkRGBA *found = NULL;
  int width = 0;

  gtk_style_context_get (context, gtk_style_context_get_state (context), "outline-style", &style,
                         "outline-width", &width, "outline-color", &found, NULL);
  if (found != NULL)
    *color = *found;
  g_clear_pointer (&found, gdk_rgba_free);
  return style != GTK_BORDER_STYLE_NONE && style != GTK_BORDER_STYLE_HIDDEN && width > 0
         && color->alpha > 0;
}

void
_tug_style_set_outline (GtkStyleContext *context, const GdkRGBA *color)
{
  static const char key[] = "tug-outline";
  GtkCssProvider *provider = g_object_get_data (G_OBJECT (context), key);
  char *name, *sheet;

  if (provider != NULL)
    {
      gtk_style_context_remove_provider (context, GTK_STYLE_PROVIDER (provider));
      g_object_set_data (G_OBJECT (context), key, NULL);
    }
  if (color == NULL)
    return;
  name = gdk_rgba_to_string (color);
  sheet = g_strdup_printf ("* { outline-color: %s; }", name);
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (provider, sheet, -1, NULL);
  gtk_style_context_add_provider (context, GTK_STYLE_PROVIDER (provider), G_MAXUINT);
  g_object_set_data_full (G_OBJECT (context), key, provider, g_object_unref);
  g_free (sheet);
  g_free (name);
}

PangoFontDescription *
_tug_style_font (GtkStyleContext *context)
{
  PangoFontDescription *font = NULL;

  gtk_style_context_get (context, gtk_style_context_get_state (context), GTK_STYLE_PROPERTY_FONT,
                         &font, NULL);
  return font;
}

char *
_tug_style_place (GtkWidget *widget)
{
  GtkWidgetPath *path = path_of (widget);
  char *text = gtk_widget_path_to_string (path);

  gtk_widget_path_unref (path);
  return text;
}
