#include "internal/tug-signal-connection.h"

gulong
_tug_signal_connect (gpointer object,
                     const char *signal,
                     GClosureMarshal marshal,
                     gpointer data,
                     GClosureNotify notify)
{
  guint id;
  GQuark detail;

  if (!g_signal_parse_name (signal, G_TYPE_FROM_INSTANCE (object), &id, &detail, TRUE))
    {
      g_critical ("%s has no signal \"%s\"", G_OBJECT_TYPE_NAME (object), signal);
      notify (data, NULL);
      return 0;
    }
  GClosure *closure = g_closure_new_simple (sizeof (GClosure), data);
  g_closure_set_marshal (closure, marshal);
  g_closure_add_finalize_notifier (closure, data, notify);
  return g_signal_connect_closure_by_id (object, id, detail, closure, FALSE);
}
