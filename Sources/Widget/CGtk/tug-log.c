#include "internal/tug-log.h"

void
_tug_warning (const char *text)
{
  g_warning ("%s", text);
}

void
_tug_critical (const char *text)
{
  g_critical ("%s", text);
}
