/* Copying and drawing of rows with details, badges, emphasis, markup and classes. */

#include <string.h>
#include <tug.h>

#define WIDTH 300
#define HEIGHT 200

typedef enum
{
  PLAIN,
  DETAIL,
  BADGE,
  EMPHASIS,
  MARKUP,
  CLASSES,
  ALL,
  N_PARTS
} Part;

static TugRow *
row_cb (TugListView *list G_GNUC_UNUSED, gpointer item G_GNUC_UNUSED, gpointer part)
{
  static const char *const classes[] = { "late", "urgent", NULL };
  g_autoptr (TugRow) row = tug_row_new ("<i>title</i>", "subtitle", NULL);
  Part what = (Part)GPOINTER_TO_UINT (part);

  if (what == DETAIL || what == ALL)
    tug_row_set_detail (row, "10:42");
  if (what == BADGE || what == ALL)
    tug_row_set_badge (row, "3");
  tug_row_set_emphasis (row, what == EMPHASIS || what == ALL);
  tug_row_set_use_markup (row, what == MARKUP || what == ALL);
  if (what == CLASSES || what == ALL)
    tug_row_set_style_classes (row, classes);
  return tug_row_copy (row);
}

static gboolean
drawn_cb (GtkWidget *list G_GNUC_UNUSED, cairo_t *cr G_GNUC_UNUSED, gboolean *is_drawn)
{
  *is_drawn = TRUE;
  return FALSE;
}

/* The picture of a list of one row, for cairo_surface_destroy(). */
static cairo_surface_t *
picture (Part part)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  GtkWidget *window = gtk_offscreen_window_new ();
  GtkWidget *list = tug_list_view_new ();
  g_autoptr (GListStore) items = g_list_store_new (G_TYPE_OBJECT);
  g_autoptr (GObject) item = g_object_new (G_TYPE_OBJECT, NULL);
  gboolean is_drawn = FALSE;

  g_list_store_append (items, item);
  g_object_set (list, "model", items, "show-scroll-indicator", FALSE, "header-style",
                TUG_HEADER_STYLE_NONE, "footer-style", TUG_FOOTER_STYLE_NONE, NULL);
  tug_list_view_set_row_func (TUG_LIST_VIEW (list), row_cb, GUINT_TO_POINTER (part), NULL);
  gtk_container_add (GTK_CONTAINER (window), list);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  g_signal_connect (list, "draw", G_CALLBACK (drawn_cb), &is_drawn);
  gtk_widget_show_all (window);
  while (!is_drawn)
    gtk_main_iteration ();
  gtk_widget_draw (list, cr);
  gtk_widget_destroy (window);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static gboolean
are_same (cairo_surface_t *one, cairo_surface_t *other)
{
  return memcmp (cairo_image_surface_get_data (one), cairo_image_surface_get_data (other),
                 (size_t)cairo_image_surface_get_stride (one) * HEIGHT)
         == 0;
}

int
main (int argc, char **argv)
{
  cairo_surface_t *pictures[N_PARTS];
  g_autoptr (GtkCssProvider) provider = NULL;
  Part one, other;

  gtk_init (&argc, &argv);
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (provider, "tuglist > row.late.urgent { color: #f00; }", -1,
                                   NULL);
  gtk_style_context_add_provider_for_screen (gdk_screen_get_default (),
                                             GTK_STYLE_PROVIDER (provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  for (one = PLAIN; one < N_PARTS; one++)
    {
      cairo_surface_t *again = picture (one);

      pictures[one] = picture (one);
      g_assert_true (are_same (pictures[one], again));
      cairo_surface_destroy (again);
      for (other = PLAIN; other < one; other++)
        g_assert_false (are_same (pictures[one], pictures[other]));
    }
  for (one = PLAIN; one < N_PARTS; one++)
    cairo_surface_destroy (pictures[one]);
  g_print ("done\n");
  return 0;
}
