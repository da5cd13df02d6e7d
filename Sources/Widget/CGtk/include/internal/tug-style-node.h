#pragma once

#include <gtk/gtk.h>

/* CSS nodes for parts of a widget that are not widgets. In GTK 3 these are style contexts with a
   path below the widget's path. */

/* The values of a node in the stylesheets. */
typedef struct
{
  GdkRGBA color;
  GdkRGBA background;
  gboolean has_image;
  int radius;
  GtkBorder border;
  GtkBorder padding;
  int min_width;
  int min_height;
} TugStyleValues;

/* The style class of rows with the list's default padding. A program or user stylesheet can
   override that padding. */
#define TUG_STYLE_CLASS_USUAL "tug-usual"

/* Creates the node `name` below the node of `widget`, in the state `flags` and with `classes`,
   separated by spaces. Release it with _tug_style_node_free(). */
GtkStyleContext *
_tug_style_node_new (GtkWidget *widget, const char *name, const char *classes, GtkStateFlags flags);
void _tug_style_node_free (GtkStyleContext *node);

/* Returns the stylesheets' values for a node, or for the context of a widget, in its current
   state. */
TugStyleValues _tug_style_values (GtkStyleContext *context);

/* Returns whether the stylesheets give a node an outline, and sets `color` to its colour. */
gboolean _tug_style_outline (GtkStyleContext *context, GdkRGBA *color);

/* Overrides the colour of a node's outline; NULL restores the colour from the stylesheets. */
void _tug_style_set_outline (GtkStyleContext *context, const GdkRGBA *color);

/* Returns the font of a node, to be freed with pango_font_description_free(). */
PangoFontDescription *_tug_style_font (GtkStyleContext *context);

/* Returns a text that identifies the place of `widget` among the stylesheets' nodes, to be freed
   with g_free(). Equal texts mean equal places. */
char *_tug_style_place (GtkWidget *widget);
