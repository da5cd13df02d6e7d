#include "tug-hooks.h"

static GThread *loading_thread;

__attribute__ ((constructor)) static void
record_loading_thread (void)
{
  loading_thread = g_thread_self ();
}

gboolean
_tug_on_loading_thread (void)
{
  return g_thread_self () == loading_thread;
}
