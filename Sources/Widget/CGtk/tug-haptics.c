#include "internal/tug-feedback.h"

/* The name and the interface of the service. The path is in the call. */
#define SERVICE "org.sigxcpu.Feedback"

/* A private connection: with the shared connection GIO exits the process when the bus closes. */
static GDBusConnection *connection;
static gboolean is_connecting;

static const char *
app_id (void)
{
  GApplication *application = g_application_get_default ();
  const char *id = application != NULL ? g_application_get_application_id (application) : NULL;

  if (id == NULL)
    id = g_get_prgname ();
  return id != NULL ? id : "";
}

static void
trigger (const char *event)
{
  /* -1 means the default duration of the feedback. Without a callback the call requests no reply,
     so an absent service sends no error. */
  g_dbus_connection_call (connection, SERVICE, "/org/sigxcpu/Feedback", SERVICE, "TriggerFeedback",
                          g_variant_new ("(ssa{sv}i)", app_id (), event, NULL, -1), NULL,
                          G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL, NULL, NULL);
}

static void
connected (GObject *source, GAsyncResult *result, gpointer event)
{
  (void)source;
  is_connecting = FALSE;
  connection = g_dbus_connection_new_for_address_finish (result, NULL);
  if (connection != NULL)
    trigger (event);
}

/* Returns the address of the session bus, or NULL if there is no bus. GIO's own lookup could start
   a bus and wait for it. */
static char *
bus_address (void)
{
  const char *address = g_getenv ("DBUS_SESSION_BUS_ADDRESS");
  char *path, *escaped, *found = NULL;

  if (address != NULL)
    return g_dbus_is_supported_address (address, NULL) ? g_strdup (address) : NULL;
  path = g_build_filename (g_get_user_runtime_dir (), "bus", NULL);
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      escaped = g_dbus_address_escape_value (path);
      found = g_strconcat ("unix:path=", escaped, NULL);
      g_free (escaped);
    }
  g_free (path);
  return found;
}

void
_tug_feel (const char *event)
{
  char *address;

  if (connection != NULL && g_dbus_connection_is_closed (connection))
    g_clear_object (&connection);
  if (connection != NULL)
    {
      trigger (event);
      return;
    }
  /* While the connection is being made, drop other feedback: it would be felt too late. */
  if (is_connecting || (address = bus_address ()) == NULL)
    return;
  is_connecting = TRUE;
  g_dbus_connection_new_for_address (address,
                                     G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
                                         | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                     NULL, NULL, connected, (gpointer)g_intern_string (event));
  g_free (address);
}
