/* What may happen while a list draws: it goes, its rows go, and classes derived from it draw, too.
 */

#include <glib/gstdio.h>
#include <string.h>
#include <tug.h>

typedef enum
{
  DESTROYS,
  EMPTIES,
  REFRESHES,
  DRAWS_NOTHING,
  LEAVES_A_MESS,
  ACTS
} Act;

static const guint frame_milliseconds = 60;
static guint calls;

static gboolean
quit_cb (gpointer data G_GNUC_UNUSED)
{
  gtk_main_quit ();
  return G_SOURCE_REMOVE;
}

static void
run (void)
{
  g_timeout_add (frame_milliseconds, quit_cb, NULL);
  gtk_main ();
}

static void
act (GtkWidget *list, cairo_t *cr, Act what)
{
  GtkTreeModel *none = NULL;

  calls++;
  switch (what)
    {
    case DESTROYS:
      if (calls == 1)
        gtk_widget_destroy (gtk_widget_get_toplevel (list));
      break;
    case EMPTIES:
      g_object_set (list, "model", none, NULL);
      break;
    case REFRESHES:
      tug_pullable_begin_refresh (TUG_PULLABLE (list));
      tug_pullable_end_refresh (TUG_PULLABLE (list), FALSE);
      break;
    case LEAVES_A_MESS:
      cairo_save (cr);
      cairo_scale (cr, 0, 0);
      cairo_paint (cr);
      break;
    case DRAWS_NOTHING:
    case ACTS:
      break;
    }
}

static void
draw_row_cb (GtkWidget *list,
             guint row G_GNUC_UNUSED,
             cairo_t *cr,
             double width,
             double height,
             GtkStateFlags state G_GNUC_UNUSED,
             gpointer data)
{
  g_assert_cmpfloat (width, >, 0);
  g_assert_cmpfloat (height, >, 0);
  act (list, cr, GPOINTER_TO_UINT (data));
}

static GtkWidget *
shown (GtkWidget *list)
{
  GtkWidget *window = gtk_window_new (GTK_WINDOW_TOPLEVEL);
  GListStore *items = g_list_store_new (G_TYPE_OBJECT);
  int i;

  for (i = 0; i < 30; i++)
    {
      GObject *item = g_object_new (G_TYPE_OBJECT, NULL);

      g_list_store_append (items, item);
      g_object_unref (item);
    }
  g_object_set (list, "model", items, "header-style", TUG_HEADER_STYLE_MJ, NULL);
  g_object_unref (items);
  gtk_container_add (GTK_CONTAINER (window), list);
  gtk_window_set_default_size (GTK_WINDOW (window), 200, 300);
  gtk_widget_show_all (window);
  return window;
}

/* Two classes of a program: one chains up where it draws, one does not. */
typedef TugListView Chained;
typedef TugListViewClass ChainedClass;
typedef TugListView Unchained;
typedef TugListViewClass UnchainedClass;
GType chained_get_type (void);
GType unchained_get_type (void);
G_DEFINE_TYPE (Chained, chained, TUG_TYPE_LIST_VIEW)
G_DEFINE_TYPE (Unchained, unchained, TUG_TYPE_LIST_VIEW)

static gboolean
chained_draw (GtkWidget *widget, cairo_t *cr)
{
  calls++;
  return GTK_WIDGET_CLASS (chained_parent_class)->draw (widget, cr);
}

static gboolean
unchained_draw (GtkWidget *widget G_GNUC_UNUSED, cairo_t *cr G_GNUC_UNUSED)
{
  calls++;
  return GDK_EVENT_PROPAGATE;
}

static void
unchained_map (GtkWidget *widget)
{
  gtk_widget_set_mapped (widget, TRUE);
}

static void
unchained_unmap (GtkWidget *widget)
{
  gtk_widget_set_mapped (widget, FALSE);
}

static void
chained_init (Chained *self G_GNUC_UNUSED)
{
}

static void
chained_class_init (ChainedClass *klass)
{
  GTK_WIDGET_CLASS (klass)->draw = chained_draw;
}

static void
unchained_init (Unchained *self G_GNUC_UNUSED)
{
}

static void
unchained_class_init (UnchainedClass *klass)
{
  GTK_WIDGET_CLASS (klass)->draw = unchained_draw;
  GTK_WIDGET_CLASS (klass)->map = unchained_map;
  GTK_WIDGET_CLASS (klass)->unmap = unchained_unmap;
}

static void
check_rows (void)
{
  guint what;

  for (what = 0; what < ACTS; what++)
    {
      GtkWidget *list = tug_list_view_new (), *window;

      calls = 0;
      g_object_ref_sink (list);
      g_signal_connect (list, "draw-row", G_CALLBACK (draw_row_cb), GUINT_TO_POINTER (what));
      window = shown (list);
      run ();
      g_assert_cmpuint (calls, >, 0);
      tug_pullable_scroll_to_offset (TUG_PULLABLE (list), 50, TRUE);
      run ();
      if (what != DESTROYS)
        gtk_widget_destroy (window);
      g_assert_finalize_object (list);
    }
}

/* A list whose program does not chain up draws nothing, and goes on refreshing. */
static void
check_class (GType type)
{
  GtkWidget *list = g_object_new (type, NULL), *window = shown (list);

  calls = 0;
  run ();
  g_assert_cmpuint (calls, >, 0);
  tug_pullable_begin_refresh (TUG_PULLABLE (list));
  run ();
  tug_pullable_end_refresh (TUG_PULLABLE (list), TRUE);
  run ();
  g_assert_cmpuint (tug_list_view_get_n_rows (TUG_LIST_VIEW (list)), ==, 30);
  gtk_widget_destroy (window);
}

/* Pictures are read by the bytes of their names; an unreadable one changes nothing. */
static void
check_images (void)
{
  TugRefreshHeader *header = tug_refresh_header_new (TUG_HEADER_STYLE_MJ);
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 4, 4);
  char *folder = g_dir_make_tmp (NULL, NULL);
  const char *paths[] = { g_build_filename (folder, "caf\xe9.png", NULL), NULL };
  const char *missing[] = { paths[0], folder, NULL };
  GError *error = NULL;

  g_assert_cmpint (cairo_surface_write_to_png (picture, paths[0]), ==, CAIRO_STATUS_SUCCESS);
  g_assert_true (tug_refresh_control_set_images (
      TUG_REFRESH_CONTROL (header), TUG_REFRESH_STATE_REFRESHING, paths, 1, 0, &error));
  g_assert_no_error (error);
  g_assert_false (tug_refresh_control_set_images (
      TUG_REFRESH_CONTROL (header), TUG_REFRESH_STATE_REFRESHING, missing, 1, 0, &error));
  g_assert_error (error, TUG_ERROR, TUG_ERROR_FILE_UNREADABLE);
  g_assert_nonnull (strstr (error->message, folder));
  g_clear_error (&error);
  g_assert_cmpint (g_remove (paths[0]) | g_rmdir (folder), ==, 0);
  cairo_surface_destroy (picture);
  g_free ((char *)paths[0]);
  g_free (folder);
  g_object_unref (header);
}

int
main (int argc, char **argv)
{
  gtk_init (&argc, &argv);
  check_rows ();
  check_class (chained_get_type ());
  check_class (unchained_get_type ());
  check_images ();
  g_print ("done\n");
}
