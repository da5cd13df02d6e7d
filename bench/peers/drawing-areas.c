/* Drawing areas that draw less than a list: nothing, or one prepared surface. */

#include "gtk-peers.h"

static void
scroll_to (GtkWidget *area, double offset G_GNUC_UNUSED)
{
  gtk_widget_queue_draw (area);
}

static GtkWidget *
create_empty (const Work *work G_GNUC_UNUSED)
{
  return gtk_drawing_area_new ();
}

const Peer empty_peer = { "drawing-area", create_empty, scroll_to, NULL, NULL };

static gboolean
blit_cb (GtkWidget *area, cairo_t *cr, gpointer data)
{
  cairo_surface_t **prepared = data;
  int width = gtk_widget_get_allocated_width (area),
      height = gtk_widget_get_allocated_height (area);

  if (*prepared == NULL)
    {
      cairo_t *paint;

      *prepared = gdk_window_create_similar_surface (gtk_widget_get_window (area),
                                                     CAIRO_CONTENT_COLOR, width, height);
      paint = cairo_create (*prepared);
      cairo_set_source_rgb (paint, 1, 1, 1);
      cairo_paint (paint);
      cairo_destroy (paint);
    }
  cairo_set_source_surface (cr, *prepared, 0, 0);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_paint (cr);
  return FALSE;
}

static GtkWidget *
create_blit (const Work *work G_GNUC_UNUSED)
{
  static cairo_surface_t *prepared;
  GtkWidget *area = gtk_drawing_area_new ();

  g_signal_connect (area, "draw", G_CALLBACK (blit_cb), &prepared);
  return area;
}

const Peer blit_peer = { "blit", create_blit, scroll_to, NULL, NULL };
