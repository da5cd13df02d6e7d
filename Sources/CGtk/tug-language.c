#include "tug-language.h"

#include "tug-hooks.h"

void
tug_set_language (const char *tag)
{
  g_return_if_fail (_tug_on_loading_thread ());
  g_return_if_fail (tag == NULL || g_utf8_validate (tag, -1, NULL));
  _tug_language_set (tag);
}

char *
tug_get_language (void)
{
  g_return_val_if_fail (_tug_on_loading_thread (), NULL);
  return _tug_language_get ();
}
