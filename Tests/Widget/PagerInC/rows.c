#include "rows.h"

#include <stdlib.h>
#include <string.h>
#include <tug.h>

#define EXPECT(holds)                                                                              \
  G_STMT_START                                                                                     \
  {                                                                                                \
    if (!(holds))                                                                                  \
      {                                                                                            \
        g_printerr ("rows.c, line %d: %s\n", __LINE__, #holds);                                    \
        exit (EXIT_FAILURE);                                                                       \
      }                                                                                            \
  }                                                                                                \
  G_STMT_END

#define RUNS 200
#define STEPS 60

/* A store of text tags, whose names are the ids, and the pager that fills it. */
typedef struct
{
  GListStore *store;
  TugPager *pager;
  guint64 request;
  char **page;
  /* Rows that the change function adds by mistake. */
  guint extra;
} Rows;

static void
fetch (TugPager *pager, guint64 request, const char *cursor, gpointer user_data)
{
  ((Rows *)user_data)->request = request;
}

/* Returns the id of a row, or NULL if the row has no id. It is valid until the next call. */
static const char *
id_at (GListStore *store, guint row)
{
  static char *id;
  g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (store), row);

  g_clear_pointer (&id, g_free);
  g_object_get (item, "name", &id, NULL);
  return id;
}

static guint
count (Rows *rows)
{
  return g_list_model_get_n_items (G_LIST_MODEL (rows->store));
}

static void
insert (Rows *rows, guint row, const char *id)
{
  g_autoptr (GtkTextTag) tag = gtk_text_tag_new (id);

  g_list_store_insert (rows->store, row, tag);
}

static void
change_rows (
    TugPager *pager, TugPagerChange change, guint row, guint n_rows, GArray *items, gpointer data)
{
  Rows *rows = data;
  guint gone = change == TUG_PAGER_CHANGE_INSERTED ? 0 : n_rows;
  guint i;

  if (change == TUG_PAGER_CHANGE_UPDATED)
    EXPECT (g_strcmp0 (id_at (rows->store, row), rows->page[g_array_index (items, guint, 0)]) == 0);
  if (change == TUG_PAGER_CHANGE_REPLACED)
    g_list_store_remove_all (rows->store);
  else if (gone > 0)
    g_list_store_splice (rows->store, row, gone, NULL, 0);
  for (i = 0; i < items->len; i++)
    insert (rows, row + i, rows->page[g_array_index (items, guint, i)]);
  for (i = 0; i < rows->extra; i++)
    insert (rows, 0, NULL);
  /* The pager knows these rows already. */
  tug_pager_rows_inserted (pager, 0, 1, NULL);
}

static gboolean
answer (Rows *rows, const char *page, const char *next)
{
  gboolean counts;

  rows->page = *page == '\0' ? g_new0 (char *, 1) : g_strsplit (page, " ", -1);
  counts = tug_pager_answer (rows->pager, rows->request, (const char *const *)rows->page, next);
  g_clear_pointer (&rows->page, g_strfreev);
  return counts;
}

static void
refresh (Rows *rows, const char *page)
{
  tug_pager_refresh (rows->pager);
  EXPECT (answer (rows, page, "next"));
}

static void
load (Rows *rows, const char *page)
{
  /* Each page has a cursor of its own, as its source would otherwise be at its end. */
  static int pages;
  g_autofree char *next = g_strdup_printf ("%d", pages++);

  EXPECT (tug_pager_load_more (rows->pager));
  EXPECT (answer (rows, page, next));
}

static char *
text (Rows *rows)
{
  GString *all = g_string_new (NULL);
  guint i;

  for (i = 0; i < count (rows); i++)
    {
      const char *id = id_at (rows->store, i);

      g_string_append_printf (all, "%s%s", i > 0 ? " " : "", id != NULL ? id : "-");
    }
  return g_string_free (all, FALSE);
}

static gboolean
shows (Rows *rows, const char *expected)
{
  g_autofree char *shown = text (rows);

  if (strcmp (shown, expected) != 0)
    g_printerr ("rows \"%s\" instead of \"%s\"\n", shown, expected);
  return strcmp (shown, expected) == 0;
}

static void
start (Rows *rows)
{
  *rows = (Rows){ .store = g_list_store_new (GTK_TYPE_TEXT_TAG) };
  rows->pager = tug_pager_new (TUG_PAGER_MODE_MERGE, fetch, rows, NULL);
  tug_pager_set_change_func (rows->pager, change_rows, rows, NULL);
}

static void
end (Rows *rows)
{
  g_object_unref (rows->pager);
  g_object_unref (rows->store);
}

/* The pager follows a model of its own, and the store of a list. */
static void
test_store (gboolean is_of_list)
{
  GtkWidget *list = g_object_ref_sink (tug_list_view_new ());
  Rows rows;

  start (&rows);
  g_object_set (rows.pager, "id-property", "name", "model", is_of_list ? NULL : rows.store, NULL);
  if (is_of_list)
    {
      tug_pager_set_pullable (rows.pager, TUG_PULLABLE (list));
      g_object_set (list, "model", rows.store, NULL);
    }
  refresh (&rows, "a b c d");
  g_list_store_remove (rows.store, 0);
  insert (&rows, 0, "N");
  insert (&rows, 0, "M");
  load (&rows, "e f");
  EXPECT (shows (&rows, "M N b c d e f"));
  refresh (&rows, "M N b c");
  EXPECT (shows (&rows, "M N b c d e f"));
  refresh (&rows, "x M a N");
  EXPECT (shows (&rows, "x M a N b c d e f"));
  end (&rows);
  g_object_unref (list);
}

/* A list may show a store of other rows, which no page changes. */
static void
test_store_of_others (void)
{
  GListStore *others = g_list_store_new (GTK_TYPE_TEXT_TAG);
  GtkWidget *list = g_object_ref_sink (tug_list_view_new ());
  Rows rows;

  start (&rows);
  g_object_set (list, "model", others, NULL);
  tug_pager_set_pullable (rows.pager, TUG_PULLABLE (list));
  refresh (&rows, "a b");
  load (&rows, "c");
  refresh (&rows, "x b");
  EXPECT (shows (&rows, "x a b c"));
  end (&rows);
  g_object_unref (list);
  g_object_unref (others);
}

/* Without ids the pager knows the items that it has loaded, wherever the program moves them. */
static void
test_undo (void)
{
  gpointer removed;
  Rows rows;

  start (&rows);
  g_object_set (rows.pager, "model", rows.store, NULL);
  refresh (&rows, "a b c d");
  removed = g_list_model_get_item (G_LIST_MODEL (rows.store), 1);
  g_list_store_remove (rows.store, 1);
  load (&rows, "e");
  g_list_store_insert (rows.store, 1, removed);
  g_object_unref (removed);
  insert (&rows, 0, NULL);
  /* A new version of an item is the same row. */
  g_list_store_remove (rows.store, 4);
  insert (&rows, 4, "d");
  refresh (&rows, "b a");
  EXPECT (shows (&rows, "b - a c d e"));
  end (&rows);
}

/* Rows that are in no list model. */
static void
test_reported (void)
{
  const char *const ids[] = { "M", "N", NULL };
  Rows rows;

  start (&rows);
  refresh (&rows, "a b c d");
  g_list_store_remove (rows.store, 0);
  tug_pager_rows_removed (rows.pager, 0, 1);
  insert (&rows, 0, "N");
  insert (&rows, 0, "M");
  tug_pager_rows_inserted (rows.pager, 0, 2, ids);
  insert (&rows, 1, NULL);
  tug_pager_rows_inserted (rows.pager, 1, 1, NULL);
  load (&rows, "e f");
  refresh (&rows, "M N b c");
  EXPECT (shows (&rows, "M - N b c d e f"));
  end (&rows);
}

static int criticals;

static void
count_critical (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
  criticals++;
}

static void
test_refusals (void)
{
  const char *const ids[] = { "M", "N", NULL };
  const char *const not_utf8[] = { "caf\xe9", NULL };
  GLogFunc former = g_log_set_default_handler (count_critical, NULL);
  Rows rows;

  start (&rows);
  refresh (&rows, "a b");
  tug_pager_rows_removed (rows.pager, 1, 2);
  tug_pager_rows_removed (rows.pager, G_MAXUINT, G_MAXUINT);
  tug_pager_rows_inserted (rows.pager, 3, 1, NULL);
  tug_pager_rows_inserted (rows.pager, 0, 1, ids);
  tug_pager_rows_inserted (rows.pager, 0, 1, not_utf8);
  EXPECT (criticals == 5);
  /* A function that leaves other rows than the change has: the pager reads them again. */
  g_object_set (rows.pager, "id-property", "name", "model", rows.store, NULL);
  rows.extra = 1;
  load (&rows, "c");
  EXPECT (criticals == 6);
  rows.extra = 0;
  load (&rows, "b c d");
  EXPECT (criticals == 6 && shows (&rows, "- a b c d"));
  g_log_set_default_handler (former, NULL);
  end (&rows);
}

/* Returns the texts of `all` that `others` contains, or lacks. */
static GStrv
chosen (GStrv all, GStrv others, gboolean contained)
{
  GPtrArray *texts = g_ptr_array_new ();

  for (; *all != NULL; all++)
    if (g_strv_contains ((const char *const *)others, *all) == contained)
      g_ptr_array_add (texts, g_strdup (*all));
  g_ptr_array_add (texts, NULL);
  return (GStrv)g_ptr_array_free (texts, FALSE);
}

static GStrv
random_page (GRand *random)
{
  GPtrArray *page = g_ptr_array_new ();
  int i, length = g_rand_int_range (random, 0, 7);

  for (i = 0; i < length; i++)
    {
      g_autofree char *id = g_strdup_printf ("%d", g_rand_int_range (random, 0, 25));

      if (!g_ptr_array_find_with_equal_func (page, id, g_str_equal, NULL))
        g_ptr_array_add (page, g_steal_pointer (&id));
    }
  g_ptr_array_add (page, NULL);
  return (GStrv)g_ptr_array_free (page, FALSE);
}

/* Checks the rows after a page against those before. A row without an id is "-". */
static void
check (Rows *rows, char *former, GStrv page, gboolean is_load)
{
  g_autofree char *shown = text (rows);
  g_auto (GStrv) before = g_strsplit (former, " ", -1);
  g_auto (GStrv) after = g_strsplit (shown, " ", -1);
  g_auto (GStrv) known = chosen (page, before, TRUE);
  g_auto (GStrv) new = chosen (page, before, FALSE);
  g_auto (GStrv) shown_page = chosen (after, page, TRUE);
  g_auto (GStrv) others_before = chosen (before, page, FALSE);
  g_auto (GStrv) others_after = chosen (after, page, FALSE);

  if (is_load)
    {
      /* The new items follow the rows, which stay. */
      g_autofree char *added = g_strjoinv (" ", new);
      g_autofree char *expected
          = g_strconcat (former, *former != '\0' && *added != '\0' ? " " : "", added, NULL);

      EXPECT (strcmp (shown, expected) == 0);
    }
  else if (g_strv_length (known) == 0)
    EXPECT (g_strv_equal ((const char *const *)after, (const char *const *)page)
            || (*page == NULL && *shown == '\0'));
  else
    {
      /* The items are in the page's order, and the other rows are as before. */
      EXPECT (g_strv_equal ((const char *const *)shown_page, (const char *const *)page));
      EXPECT (g_strv_equal ((const char *const *)others_before, (const char *const *)others_after));
    }
}

/* One change of the program: a row is removed, inserted, or inserted again. */
static void
change_at_random (Rows *rows, GRand *random, gboolean has_ids, gpointer *removed)
{
  guint row = (guint)g_rand_int_range (random, 0, (int)count (rows) + 1);

  if (*removed != NULL && g_rand_boolean (random))
    {
      g_list_store_insert (rows->store, row, *removed);
      g_clear_object (removed);
    }
  else if (*removed == NULL && row < count (rows) && g_rand_boolean (random))
    {
      *removed = g_list_model_get_item (G_LIST_MODEL (rows->store), row);
      g_list_store_remove (rows->store, row);
    }
  else if (has_ids && *removed == NULL)
    {
      g_autofree char *id = g_strdup_printf ("%d", g_rand_int_range (random, 0, 25));
      g_autofree char *shown = text (rows);
      g_auto (GStrv) ids = g_strsplit (shown, " ", -1);

      if (!g_strv_contains ((const char *const *)ids, id))
        insert (rows, row, id);
    }
  else
    insert (rows, row, NULL);
}

/* Random changes and pages, with ids and without, compared with the rows that must be shown. */
static void
test_random (gboolean has_ids)
{
  guint run;

  for (run = 0; run < RUNS; run++)
    {
      GRand *random = g_rand_new_with_seed (run);
      gpointer removed = NULL;
      Rows rows;
      int step;

      start (&rows);
      g_object_set (rows.pager, "model", rows.store, "id-property", has_ids ? "name" : NULL, NULL);
      refresh (&rows, "0 1 2 3");
      for (step = 0; step < STEPS; step++)
        {
          /* A page is on its way while the program changes rows. */
          gboolean is_load = g_rand_boolean (random);
          g_autofree char *before = NULL;
          g_auto (GStrv) page = random_page (random);
          g_autofree char *items = g_strjoinv (" ", page);
          g_autofree char *next = g_strdup_printf ("%d", step);
          int changes = g_rand_int_range (random, 0, 4);

          if (is_load)
            is_load = tug_pager_load_more (rows.pager);
          if (!is_load)
            tug_pager_refresh (rows.pager);
          for (; changes > 0; changes--)
            change_at_random (&rows, random, has_ids, &removed);
          before = text (&rows);
          EXPECT (answer (&rows, items, next));
          check (&rows, before, page, is_load);
          tug_pager_cancel (rows.pager);
          /* It would be a second row of its id. */
          g_clear_object (&removed);
        }
      g_rand_free (random);
      end (&rows);
    }
}

void
test_rows (void)
{
  test_store (FALSE);
  test_store (TRUE);
  test_store_of_others ();
  test_undo ();
  test_reported ();
  test_refusals ();
  test_random (TRUE);
  test_random (FALSE);
}
