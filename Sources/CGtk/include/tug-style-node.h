#pragma once

#include <gtk/gtk.h>

/* CSS nodes of parts of a widget that are no widgets themselves, as GTK 3 lets one have them: style
   contexts with a path below the widget's own. */

/* What a stylesheet says of a node. */
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

/* The class of rows that have the list's own room where no program or user says otherwise. */
#define TUG_STYLE_CLASS_USUAL "tug-usual"

/* The node `name` below `widget`'s own, in the state `flags` and with the classes, which stand with
   a space between them; to be given back with _tug_style_node_free(). */
GtkStyleContext *
_tug_style_node_new (GtkWidget *widget, const char *name, const char *classes, GtkStateFlags flags);
void _tug_style_node_free (GtkStyleContext *node);

/* What the stylesheets say of a node, or of a widget's own context, in its present state. */
TugStyleValues _tug_style_values (GtkStyleContext *context);

/* The fonts of a node, to be given back with pango_font_description_free(). */
PangoFontDescription *_tug_style_font (GtkStyleContext *context);

/* Where `widget` stands among its stylesheets' nodes, for g_free(): another text is another place.
 */
char *_tug_style_place (GtkWidget *widget);
