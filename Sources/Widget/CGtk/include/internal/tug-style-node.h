#pragma once

#include <gtk/gtk.h>

/* CSS nodes for parts of a widget that are not widgets themselves. In GTK 3 these are style
   contexts with a path below the widget's own. */

/* A stylesheet's values for a node. */
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

/* The class of rows that have the list's own padding unless a program or user sets another. */
#define TUG_STYLE_CLASS_USUAL "tug-usual"

/* The node `name` below `widget`'s own, in the state `flags` and with `classes`, separated by
   spaces; to be released with _tug_style_node_free(). */
GtkStyleContext *
_tug_style_node_new (GtkWidget *widget, const char *name, const char *classes, GtkStateFlags flags);
void _tug_style_node_free (GtkStyleContext *node);

/* The stylesheets' values for a node, or for a widget's own context, in its present state. */
TugStyleValues _tug_style_values (GtkStyleContext *context);

/* Whether stylesheets give a node an outline, and its colour. */
gboolean _tug_style_outline (GtkStyleContext *context, GdkRGBA *color);

/* Gives a node's outline another colour than the stylesheets do; NULL gives theirs back. */
void _tug_style_set_outline (GtkStyleContext *context, const GdkRGBA *color);

/* The fonts of a node, for pango_font_description_free(). */
PangoFontDescription *_tug_style_font (GtkStyleContext *context);

/* The place of `widget` among its stylesheets' nodes, for g_free(): a different text is a different
   place.
 */
char *_tug_style_place (GtkWidget *widget);
