/* A list that is written by hand for speed: a drawing area that draws the visible rows from
   cached layouts, with pixels equal to those of Tug's rows. */

#include <math.h>

#include "gtk-peers.h"
#include "rows.h"

/* The subtitle's size as a fraction of the title's, and the points between their boxes. */
#define SUBTITLE_SIZE 0.86
#define LINE_GAP 1
/* The fractions of the text's colour in the separator, as in Adwaita, and in the subtitle. */
#define SEPARATOR_SHARE 0.1
#define SUBTITLE_SHARE 0.68
/* The number of rows whose layouts are cached: more than a window shows. */
#define KEPT 128

typedef struct
{
  guint row;
  PangoLayout *title, *subtitle;
  double title_baseline, subtitle_baseline;
} KeptRow;

typedef struct
{
  double ascent, descent;
  PangoFontDescription *font;
} Line;

typedef struct
{
  guint count;
  gboolean icons;
  double offset;
  GdkRGBA background, text, subtitle, separator;
  Line title_line, subtitle_line;
  cairo_surface_t *icon;
  KeptRow kept[KEPT];
} Area;

static GdkRGBA
mixed (const GdkRGBA *text, const GdkRGBA *ground, double share)
{
  return (GdkRGBA){ ground->red + (text->red - ground->red) * share,
                    ground->green + (text->green - ground->green) * share,
                    ground->blue + (text->blue - ground->blue) * share, 1 };
}

/* Reads the theme's colours, after a change of the theme or of the window's focus. */
static void
style_cb (GtkWidget *widget, Area *area)
{
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  GtkStateFlags state = gtk_style_context_get_state (style);
  const char *base
      = state & GTK_STATE_FLAG_BACKDROP ? "theme_unfocused_base_color" : "theme_base_color";

  gtk_style_context_get_color (style, state, &area->text);
  if (!gtk_style_context_lookup_color (style, base, &area->background))
    area->background = (GdkRGBA){ 1, 1, 1, 1 };
  area->subtitle = mixed (&area->text, &area->background, SUBTITLE_SHARE);
  area->separator = mixed (&area->text, &area->background, SEPARATOR_SHARE);
}

static void
state_cb (GtkWidget *widget, GtkStateFlags former G_GNUC_UNUSED, Area *area)
{
  style_cb (widget, area);
}

static Line
line_of (PangoContext *context, double size)
{
  Line line
      = { .font = pango_font_description_copy (pango_context_get_font_description (context)) };
  PangoFontMetrics *metrics;

  pango_font_description_set_absolute_size (line.font, size * PANGO_SCALE);
  metrics = pango_context_get_metrics (context, line.font, NULL);
  line.ascent = pango_units_to_double (pango_font_metrics_get_ascent (metrics));
  line.descent = pango_units_to_double (pango_font_metrics_get_descent (metrics));
  pango_font_metrics_unref (metrics);
  return line;
}

static void
measure_lines (GtkWidget *widget, Area *area)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  double size = pango_units_to_double (
      pango_font_description_get_size (pango_context_get_font_description (context)));

  size *= pango_cairo_context_get_resolution (context) / 72;
  area->title_line = line_of (context, size);
  area->subtitle_line = line_of (context, size * SUBTITLE_SIZE);
}

static PangoLayout *
layout_new (GtkWidget *widget,
            const Line *line,
            guint row,
            void (*text_of) (guint row, char *text),
            int width)
{
  PangoLayout *layout = pango_layout_new (gtk_widget_get_pango_context (widget));
  char text[ROW_TEXT_LENGTH];

  text_of (row, text);
  pango_layout_set_font_description (layout, line->font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  return layout;
}

static double
baseline_of (PangoLayout *layout)
{
  return pango_units_to_double (pango_layout_get_baseline (layout));
}

static int
text_start (const Area *area)
{
  return area->icons ? ROW_PADDING + ICON_SIZE + ROW_PADDING : ROW_PADDING;
}

static const KeptRow *
kept_row (GtkWidget *widget, Area *area, guint row)
{
  KeptRow *kept = &area->kept[row % KEPT];
  int width = gtk_widget_get_allocated_width (widget) - text_start (area) - ROW_PADDING;

  if (kept->title != NULL && kept->row == row)
    return kept;
  g_clear_object (&kept->title);
  g_clear_object (&kept->subtitle);
  kept->row = row;
  kept->title = layout_new (widget, &area->title_line, row, row_title, width);
  kept->title_baseline = baseline_of (kept->title);
  if (area->icons)
    {
      kept->subtitle = layout_new (widget, &area->subtitle_line, row, row_subtitle, width);
      kept->subtitle_baseline = baseline_of (kept->subtitle);
    }
  return kept;
}

/* Returns the icon as a surface that the server keeps. */
static cairo_surface_t *
icon_new (GtkWidget *widget)
{
  GdkWindow *window = gtk_widget_get_window (widget);
  cairo_surface_t *loaded
      = gtk_icon_theme_load_surface (gtk_icon_theme_get_default (), ROW_ICON, ICON_SIZE,
                                     gtk_widget_get_scale_factor (widget), window, 0, NULL);
  cairo_surface_t *icon
      = gdk_window_create_similar_surface (window, CAIRO_CONTENT_COLOR_ALPHA, ICON_SIZE, ICON_SIZE);
  cairo_t *cr = cairo_create (icon);

  cairo_set_source_surface (cr, loaded, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (loaded);
  return icon;
}

/* Rounds a length to the nearest pixel. */
static double
snapped (double length, int scale)
{
  return floor (length * scale + 0.5) / scale;
}

static void
draw_text (cairo_t *cr, PangoLayout *layout, int x, double y)
{
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_row (GtkWidget *widget, cairo_t *cr, Area *area, guint row, double top)
{
  const KeptRow *kept = kept_row (widget, area, row);
  const Line *title = &area->title_line, *subtitle = &area->subtitle_line;
  double middle = top + ROW_HEIGHT / 2.0;
  int scale = gtk_widget_get_scale_factor (widget), x = text_start (area);
  double baseline, both;

  gdk_cairo_set_source_rgba (cr, &area->text);
  if (!area->icons)
    {
      baseline = snapped (middle + (title->ascent - title->descent) / 2, scale);
      draw_text (cr, kept->title, x, baseline - kept->title_baseline);
      return;
    }
  both = title->ascent + title->descent + LINE_GAP + subtitle->ascent + subtitle->descent;
  baseline = snapped (middle - both / 2 + title->ascent, scale);
  draw_text (cr, kept->title, x, baseline - kept->title_baseline);
  gdk_cairo_set_source_rgba (cr, &area->subtitle);
  baseline = snapped (middle + both / 2 - subtitle->descent, scale);
  draw_text (cr, kept->subtitle, x, baseline - kept->subtitle_baseline);
  if (area->icon == NULL)
    area->icon = icon_new (widget);
  cairo_set_source_surface (cr, area->icon, ROW_PADDING, snapped (middle - ICON_SIZE / 2.0, scale));
  cairo_paint (cr);
}

static gboolean
draw_cb (GtkWidget *widget, cairo_t *cr, Area *area)
{
  int width = gtk_widget_get_allocated_width (widget), scale = gtk_widget_get_scale_factor (widget);
  double height = gtk_widget_get_allocated_height (widget), start = text_start (area);
  guint first = (guint)(area->offset / ROW_HEIGHT);
  guint end = MIN ((guint)ceil ((area->offset + height) / ROW_HEIGHT), area->count);

  if (area->title_line.font == NULL)
    measure_lines (widget, area);
  gdk_cairo_set_source_rgba (cr, &area->background);
  cairo_paint (cr);
  for (guint row = first; row < end; row++)
    draw_row (widget, cr, area, row, (double)row * ROW_HEIGHT - area->offset);
  gdk_cairo_set_source_rgba (cr, &area->separator);
  for (guint row = first; row < end; row++)
    {
      double bottom = snapped ((double)(row + 1) * ROW_HEIGHT - area->offset, scale);

      cairo_rectangle (cr, start, bottom - 1.0 / scale, width - start, 1.0 / scale);
    }
  cairo_fill (cr);
  return FALSE;
}

static Area the_area;

static GtkWidget *
create (const Work *work)
{
  GtkWidget *widget = gtk_drawing_area_new ();

  the_area.count = (guint)work->rows;
  the_area.icons = work->icons;
  g_signal_connect (widget, "style-updated", G_CALLBACK (style_cb), &the_area);
  g_signal_connect (widget, "state-flags-changed", G_CALLBACK (state_cb), &the_area);
  g_signal_connect (widget, "draw", G_CALLBACK (draw_cb), &the_area);
  gtk_style_context_add_class (gtk_widget_get_style_context (widget), GTK_STYLE_CLASS_VIEW);
  return widget;
}

static void
scroll_to (GtkWidget *widget, double offset)
{
  the_area.offset = offset;
  gtk_widget_queue_draw (widget);
}

static guint
visible_rows (GtkWidget *widget)
{
  double height = gtk_widget_get_allocated_height (widget);

  return (guint)ceil ((the_area.offset + height) / ROW_HEIGHT)
         - (guint)(the_area.offset / ROW_HEIGHT);
}

const Peer cached_peer = { "cached", create, scroll_to, visible_rows, NULL };
