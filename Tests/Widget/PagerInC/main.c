/* The C interface of TugPager, used as a C program does: its rows are an array of strings, its
   source does what sources do wrong. Exits 0 when all is as it should be, else it names the line.
 */

#include "rows.h"

#include <stdlib.h>
#include <string.h>
#include <tug.h>

#define EXPECT(holds)                                                                              \
  G_STMT_START                                                                                     \
  {                                                                                                \
    if (!(holds))                                                                                  \
      {                                                                                            \
        g_printerr ("line %d: %s\n", __LINE__, #holds);                                            \
        exit (EXIT_FAILURE);                                                                       \
      }                                                                                            \
  }                                                                                                \
  G_STMT_END

#define NO_DISPLAY 77

typedef struct
{
  GPtrArray *rows;
  const char *const *items;
  guint64 request;
  char *cursor;
  int fetches;
} Source;

static int released;

static void
release (gpointer data)
{
  released++;
}

static void
fetch (TugPager *pager, guint64 request, const char *cursor, gpointer user_data)
{
  Source *source = user_data;

  source->request = request;
  source->fetches++;
  g_free (source->cursor);
  source->cursor = g_strdup (cursor);
}

static const char *
item (Source *source, GArray *items, guint place)
{
  EXPECT (place < items->len);
  return source->items[g_array_index (items, guint, place)];
}

static void
change_rows (TugPager *pager,
             TugPagerChange change,
             guint row,
             guint n_rows,
             GArray *items,
             gpointer user_data)
{
  Source *source = user_data;
  guint i;

  switch (change)
    {
    case TUG_PAGER_CHANGE_REPLACED:
      g_ptr_array_set_size (source->rows, 0);
      for (i = 0; i < n_rows; i++)
        g_ptr_array_add (source->rows, g_strdup (item (source, items, i)));
      break;
    case TUG_PAGER_CHANGE_INSERTED:
      for (i = 0; i < n_rows; i++)
        g_ptr_array_insert (source->rows, (int)(row + i), g_strdup (item (source, items, i)));
      break;
    case TUG_PAGER_CHANGE_REMOVED:
      EXPECT (items->len == 0);
      g_ptr_array_remove_range (source->rows, row, n_rows);
      break;
    case TUG_PAGER_CHANGE_UPDATED:
      EXPECT (n_rows == 1 && strcmp (source->rows->pdata[row], item (source, items, 0)) == 0);
      break;
    }
}

static gboolean
answer (TugPager *pager, Source *source, const char *text, const char *next)
{
  char **items = g_strsplit (text, " ", -1);
  gboolean counts;

  source->items = (const char *const *)items;
  if (*text == '\0')
    g_clear_pointer (&items[0], g_free);
  counts = tug_pager_answer (pager, source->request, (const char *const *)items, next);
  g_strfreev (items);
  return counts;
}

static gboolean
shows (Source *source, const char *text)
{
  GString *rows = g_string_new (NULL);
  gboolean is_same;
  guint i;

  for (i = 0; i < source->rows->len; i++)
    g_string_append_printf (rows, "%s%s", i > 0 ? " " : "", (char *)source->rows->pdata[i]);
  is_same = strcmp (rows->str, text) == 0;
  if (!is_same)
    g_printerr ("rows \"%s\" in place of \"%s\"\n", rows->str, text);
  g_string_free (rows, TRUE);
  return is_same;
}

static TugPager *
new_pager (TugPagerMode mode, Source *source)
{
  TugPager *pager = tug_pager_new (mode, fetch, source, release);

  *source = (Source){ .rows = g_ptr_array_new_with_free_func (g_free) };
  tug_pager_set_change_func (pager, change_rows, source, release);
  return pager;
}

static void
end (TugPager *pager, Source *source)
{
  g_object_add_weak_pointer (G_OBJECT (pager), (gpointer *)&pager);
  released = 0;
  g_object_unref (pager);
  EXPECT (pager == NULL);
  EXPECT (released == 2);
  g_ptr_array_unref (source->rows);
  g_free (source->cursor);
}

static void
test_pages (void)
{
  Source source;
  TugPager *pager = new_pager (TUG_PAGER_MODE_REPLACE, &source);
  guint64 old;

  EXPECT (tug_pager_load_more (pager));
  EXPECT (source.cursor == NULL);
  EXPECT (!tug_pager_load_more (pager));
  EXPECT (answer (pager, &source, "a b b", "2"));
  EXPECT (!answer (pager, &source, "late", NULL));
  EXPECT (shows (&source, "a b"));
  EXPECT (tug_pager_load_more (pager) && strcmp (source.cursor, "2") == 0);
  EXPECT (tug_pager_fail (pager, source.request));
  EXPECT (!tug_pager_fail (pager, source.request));
  EXPECT (source.fetches == 2);
  EXPECT (tug_pager_load_more (pager) && strcmp (source.cursor, "2") == 0);
  /* Nothing new is passed over, in one load. */
  EXPECT (answer (pager, &source, "b a", "3"));
  EXPECT (source.fetches == 4 && strcmp (source.cursor, "3") == 0);
  EXPECT (answer (pager, &source, "c", NULL));
  EXPECT (shows (&source, "a b c"));
  EXPECT (!tug_pager_has_more (pager) && !tug_pager_load_more (pager));
  tug_pager_refresh (pager);
  old = source.request;
  tug_pager_refresh (pager);
  EXPECT (old != source.request);
  EXPECT (!tug_pager_fail (pager, old));
  tug_pager_cancel (pager);
  EXPECT (!answer (pager, &source, "x", "2"));
  tug_pager_refresh (pager);
  EXPECT (answer (pager, &source, "x", "2"));
  EXPECT (shows (&source, "x"));
  end (pager, &source);
}

static void
test_merging (void)
{
  Source source;
  TugPager *pager = new_pager (TUG_PAGER_MODE_MERGE, &source);
  int i;

  tug_pager_refresh (pager);
  EXPECT (answer (pager, &source, "a b c d", "2"));
  tug_pager_refresh (pager);
  EXPECT (answer (pager, &source, "x d a", "2"));
  EXPECT (shows (&source, "x d a b c"));
  tug_pager_refresh (pager);
  EXPECT (answer (pager, &source, "b", NULL));
  EXPECT (shows (&source, "b"));
  tug_pager_refresh (pager);
  for (i = 2; i < 5; i++)
    {
      char *next = g_strdup_printf ("%d", i);

      EXPECT (answer (pager, &source, "", next));
      g_free (next);
    }
  EXPECT (!answer (pager, &source, "", "9"));
  end (pager, &source);
}

/* Ids and cursors are compared by their bytes, even if two texts look equal. */
static void
test_bytes (void)
{
  const char *ids = "\xc3\xa9 e\xcc\x81 \xef\xbf\xbd";
  Source source;
  TugPager *pager = new_pager (TUG_PAGER_MODE_REPLACE, &source);

  tug_pager_refresh (pager);
  EXPECT (answer (pager, &source, ids, "\xc3\xa9"));
  EXPECT (shows (&source, ids));
  EXPECT (tug_pager_load_more (pager) && strcmp (source.cursor, "\xc3\xa9") == 0);
  EXPECT (answer (pager, &source, "\xc3\xa9 \xc3\xa8", "e\xcc\x81"));
  EXPECT (source.rows->len == 4);
  EXPECT (tug_pager_load_more (pager) && strcmp (source.cursor, "e\xcc\x81") == 0);
  EXPECT (answer (pager, &source, "", ""));
  EXPECT (source.cursor[0] == 0);
  end (pager, &source);
}

static int criticals;

static void
count_critical (const char *domain, GLogLevelFlags level, const char *text, gpointer data)
{
  criticals++;
}

static void
refresh_in_change (TugPager *pager,
                   TugPagerChange change,
                   guint row,
                   guint n_rows,
                   GArray *items,
                   gpointer user_data)
{
  tug_pager_refresh (pager);
}

static void
test_misuse (void)
{
  const char *ids[] = { "a", NULL };
  const char *not_utf8[] = { "a", "caf\xe9", NULL };
  Source source;
  TugPager *pager = new_pager (TUG_PAGER_MODE_REPLACE, &source);
  GLogFunc former = g_log_set_default_handler (count_critical, NULL);

  EXPECT (tug_pager_new (TUG_PAGER_MODE_REPLACE, NULL, NULL, NULL) == NULL);
  tug_pager_refresh (NULL);
  EXPECT (!tug_pager_load_more (NULL));
  EXPECT (!tug_pager_answer (pager, 1, NULL, NULL));
  tug_pager_set_pullable (pager, (TugPullable *)pager);
  EXPECT (criticals == 5);
  EXPECT (!tug_pager_answer (pager, 0, ids, NULL));
  EXPECT (!tug_pager_answer (pager, G_MAXUINT64, ids, NULL));
  EXPECT (criticals == 5);
  /* Invalid UTF-8 is refused, and the pager still waits for the page. */
  tug_pager_refresh (pager);
  EXPECT (!tug_pager_answer (pager, source.request, not_utf8, NULL));
  EXPECT (!tug_pager_answer (pager, source.request, ids, "caf\xe9"));
  EXPECT (criticals == 7 && source.fetches == 1);
  tug_pager_cancel (pager);
  /* Without a function that fetches, nothing can be asked for. */
  tug_pager_set_fetch_func (pager, NULL, NULL, NULL);
  tug_pager_refresh (pager);
  EXPECT (!tug_pager_load_more (pager));
  EXPECT (criticals == 9);
  tug_pager_set_fetch_func (pager, fetch, &source, release);
  tug_pager_set_change_func (pager, refresh_in_change, NULL, release);
  tug_pager_refresh (pager);
  EXPECT (tug_pager_answer (pager, source.request, ids, NULL));
  EXPECT (criticals == 10 && source.fetches == 2);
  g_log_set_default_handler (former, NULL);
  end (pager, &source);
}

static void
iterate_until (gboolean (*holds) (gpointer), gpointer data)
{
  gint64 limit = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;

  while (!holds (data) && g_get_monotonic_time () < limit)
    g_main_context_iteration (NULL, FALSE);
  EXPECT (holds (data));
}

static gboolean
is_asked (gpointer data)
{
  return ((Source *)data)->request != 0;
}

static gboolean
is_at_rest (gpointer data)
{
  return !tug_pullable_get_refreshing (TUG_PULLABLE (data));
}

/* A .ui file makes a pager by its properties, and the program sets its functions afterwards. */
static void
test_properties (void)
{
  GtkWidget *list = g_object_ref_sink (tug_list_view_new ());
  TugPager *pager
      = g_object_new (TUG_TYPE_PAGER, "mode", TUG_PAGER_MODE_MERGE, "pullable", list, NULL);
  Source source = { .rows = g_ptr_array_new_with_free_func (g_free) };
  TugPagerMode mode;
  GtkWidget *pullable;

  g_object_get (pager, "mode", &mode, "pullable", &pullable, NULL);
  EXPECT (mode == TUG_PAGER_MODE_MERGE && pullable == list);
  g_object_unref (pullable);
  tug_pager_set_fetch_func (pager, fetch, &source, release);
  tug_pager_set_change_func (pager, change_rows, &source, release);
  g_signal_emit_by_name (list, "refresh", NULL);
  EXPECT (source.fetches == 1 && answer (pager, &source, "a b", "2"));
  tug_pager_refresh (pager);
  EXPECT (answer (pager, &source, "x a", "2") && shows (&source, "x a b"));
  tug_pager_set_pullable (pager, NULL);
  g_object_get (pager, "pullable", &pullable, NULL);
  EXPECT (pullable == NULL);
  g_object_unref (list);
  end (pager, &source);
}

/* A list without a header can still refresh through its signals. */
static void
test_list (void)
{
  Source source;
  TugPager *pager = new_pager (TUG_PAGER_MODE_REPLACE, &source);
  GtkWidget *window = gtk_window_new (GTK_WINDOW_TOPLEVEL);
  GtkWidget *list = tug_list_view_new ();

  gtk_container_add (GTK_CONTAINER (window), list);
  gtk_widget_show_all (window);
  tug_pager_set_pullable (pager, TUG_PULLABLE (list));
  g_signal_emit_by_name (list, "refresh", NULL);
  iterate_until (is_asked, &source);
  EXPECT (answer (pager, &source, "a", "2"));
  iterate_until (is_at_rest, list);
  g_signal_emit_by_name (list, "load-more", NULL);
  EXPECT (source.fetches == 2 && strcmp (source.cursor, "2") == 0);
  EXPECT (tug_pager_fail (pager, source.request));
  g_signal_emit_by_name (list, "load-more", NULL);
  EXPECT (source.fetches == 3);
  /* A refresh gives the load up. */
  g_signal_emit_by_name (list, "refresh", NULL);
  EXPECT (source.fetches == 4 && source.cursor == NULL);
  gtk_widget_destroy (window);
  /* The list is gone; its pager is not. */
  EXPECT (answer (pager, &source, "b", "2"));
  EXPECT (shows (&source, "b"));
  end (pager, &source);
}

int
main (int argc, char **argv)
{
  if (!gtk_init_check (&argc, &argv))
    return NO_DISPLAY;
  test_pages ();
  test_merging ();
  test_bytes ();
  test_misuse ();
  test_properties ();
  test_list ();
  test_rows ();
  return EXIT_SUCCESS;
}
