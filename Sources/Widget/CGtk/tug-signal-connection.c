#include "internal/tug-signal-connection.h"

gulong
_tug_signal_connect (
    gpointer object, const char *signal, GCallback handler, gpointer data, GClosureNotify notify)
{
  guint id;
  GQuark detail;

  if (!g_signal_parse_name (signal, G_TYPE_FROM_INSTANCE (object), &id, &detail, TRUE))
    {
      g_critical ("%s has no signal \"%s\"", G_OBJECT_TYPE_NAME (object), signal);
      notify (data, NULL);
      return 0;
    }
  return g_signal_connect_data (object, signal, handler, data, notify, 0);
}
