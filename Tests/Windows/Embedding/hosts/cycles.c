/* Shows, refreshes and destroys a thousand lists, or COUNT: cycles [COUNT]
   Exits with 0 if the memory in use is the same before and after the last 800. */

#include <malloc.h>
#include <stdlib.h>
#include <tug.h>

#define GROWTH_MOST (200 * 1024)

static guint released;

static void
released_cb (gpointer data G_GNUC_UNUSED)
{
  released++;
}

static TugRow *
row_cb (TugListView *list G_GNUC_UNUSED, gpointer item, gpointer data G_GNUC_UNUSED)
{
  GIcon *icon = g_themed_icon_new ("folder");
  TugRow *row = tug_row_new (G_OBJECT_TYPE_NAME (item), "subtitle", icon);

  g_object_unref (icon);
  return row;
}

static void
refresh_cb (TugListView *list, TugWork *work G_GNUC_UNUSED, gpointer data)
{
  if (GPOINTER_TO_UINT (data) % 2 == 0)
    tug_pullable_end_refresh (TUG_PULLABLE (list), TRUE);
}

static void
waited_cb (GObject *list, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  GError *error = NULL;

  tug_pullable_refresh_finish (TUG_PULLABLE (list), result, &error);
  g_clear_error (&error);
}

static void
cycle (guint number)
{
  GtkWidget *window = gtk_window_new (GTK_WINDOW_TOPLEVEL);
  GtkWidget *list = tug_list_view_new ();
  GListStore *items = g_list_store_new (G_TYPE_OBJECT);
  TugRefreshFooter *footer = tug_refresh_footer_new (TUG_FOOTER_STYLE_MJ_AUTO);
  int i;

  for (i = 0; i < 30; i++)
    {
      GObject *item = g_object_new (G_TYPE_OBJECT, NULL);

      g_list_store_append (items, item);
      g_object_unref (item);
    }
  g_object_set (list, "model", items, "header-style", TUG_HEADER_STYLE_MJ, "footer", footer, NULL);
  g_object_unref (items);
  g_object_unref (footer);
  tug_list_view_set_row_func (TUG_LIST_VIEW (list), row_cb, NULL, released_cb);
  g_signal_connect (list, "refresh", G_CALLBACK (refresh_cb), GUINT_TO_POINTER (number));
  gtk_container_add (GTK_CONTAINER (window), list);
  gtk_window_set_default_size (GTK_WINDOW (window), 200, 300);
  gtk_widget_show_all (window);
  tug_pullable_refresh_async (TUG_PULLABLE (list), NULL, waited_cb, NULL);
  for (i = 0; i < 50 && gtk_events_pending (); i++)
    gtk_main_iteration ();
  tug_list_view_select_rows (TUG_LIST_VIEW (list), 0, 3);
  tug_pullable_scroll_to_offset (TUG_PULLABLE (list), 100, number % 3 == 0);
  gtk_widget_destroy (window);
  while (gtk_events_pending ())
    gtk_main_iteration ();
}

static size_t
bytes_in_use (void)
{
  struct mallinfo2 information = mallinfo2 ();

  return information.uordblks + information.hblkhd;
}

int
main (int argc, char **argv)
{
  guint count, number;
  size_t before = 0, after;

  gtk_init (&argc, &argv);
  count = argc > 1 ? (guint)atoi (argv[1]) : 1000;
  for (number = 0; number < count; number++)
    {
      /* The first fill caches. */
      if (number == count / 5)
        before = bytes_in_use ();
      cycle (number);
    }
  after = bytes_in_use ();
  g_print ("%u released, %" G_GSSIZE_FORMAT " bytes more\n", released, (gssize)(after - before));
  g_assert_cmpuint (released, ==, count);
  return after < before + GROWTH_MOST ? EXIT_SUCCESS : EXIT_FAILURE;
}
