#include "tug-language.h"

#include "internal/tug-hooks.h"

/* Interned, so that any thread may read it. NULL for the user's language. */
static const char *language;

void
tug_set_language (const char *tag)
{
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (tag == NULL || g_utf8_validate (tag, -1, NULL));
  _tug_language_set (tag);
}

const char *
tug_get_language (void)
{
  return g_atomic_pointer_get (&language);
}

void
_tug_language_note (const char *tag)
{
  g_atomic_pointer_set (&language, g_intern_string (tag));
}

void
tug_supply_words (const char *tag, GHashTable *words)
{
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();
  g_autoptr (GPtrArray) values = g_ptr_array_new ();
  GHashTableIter each;
  gpointer key, value;

  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (tag != NULL && g_utf8_validate (tag, -1, NULL));
  g_return_if_fail (words != NULL);
  g_hash_table_iter_init (&each, words);
  while (g_hash_table_iter_next (&each, &key, &value))
    {
      g_return_if_fail (key != NULL && g_utf8_validate (key, -1, NULL));
      g_return_if_fail (value != NULL && g_utf8_validate (value, -1, NULL));
      g_ptr_array_add (keys, key);
      g_ptr_array_add (values, value);
    }
  g_ptr_array_add (keys, NULL);
  g_ptr_array_add (values, NULL);
  _tug_language_supply (tag, (const char *const *)keys->pdata, (const char *const *)values->pdata);
}

gboolean
tug_supply_words_from_file (const char *tag, const char *path, GError **error)
{
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  g_return_val_if_fail (tag != NULL && g_utf8_validate (tag, -1, NULL), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);
  return _tug_language_supply_file (tag, path, error);
}
