/* Classes of a program, derived from the list, that override each method which the list has, one at
   a time: once calling the list's own, and once in its place. Prints a line for each. */

#include <tug.h>

#include <stdio.h>
#include <string.h>

typedef struct
{
  const char *name;
  gsize offset;
} Method;

#define OBJECT(method)                                                                             \
  {                                                                                                \
#method, G_STRUCT_OFFSET(GObjectClass, method)                                                 \
  }
#define WIDGET(method)                                                                             \
  {                                                                                                \
#method, G_STRUCT_OFFSET(GtkWidgetClass, method)                                               \
  }

static const Method methods[] = {
  OBJECT (dispose),
  WIDGET (draw),
  WIDGET (size_allocate),
  WIDGET (realize),
  WIDGET (unrealize),
  WIDGET (map),
  WIDGET (unmap),
  WIDGET (style_updated),
  WIDGET (state_flags_changed),
  WIDGET (screen_changed),
  WIDGET (direction_changed),
  WIDGET (hierarchy_changed),
  WIDGET (get_preferred_width),
  WIDGET (get_preferred_height),
  WIDGET (scroll_event),
  WIDGET (touch_event),
  WIDGET (motion_notify_event),
  WIDGET (enter_notify_event),
  WIDGET (leave_notify_event),
  WIDGET (grab_broken_event),
  WIDGET (key_press_event),
  WIDGET (focus),
  WIDGET (button_press_event),
  WIDGET (button_release_event),
  WIDGET (popup_menu),
  WIDGET (get_accessible),
};

static const guint frame_milliseconds = 40;
static const int n_items = 30;
static const Method *overridden;
static guint calls;
static GString *messages;

/* A method of any kind: all take at most four words, and return at most one. */
typedef gpointer (*AnyMethod) (gpointer, gpointer, gpointer, gpointer);

static gpointer
chains_up (gpointer self, gpointer second, gpointer third, gpointer fourth)
{
  AnyMethod method;

  calls++;
  memcpy (&method, (char *)g_type_class_peek (TUG_TYPE_LIST_VIEW) + overridden->offset,
          sizeof method);
  return method (self, second, third, fourth);
}

static gpointer
forgets_to (gpointer self G_GNUC_UNUSED,
            gpointer second G_GNUC_UNUSED,
            gpointer third G_GNUC_UNUSED,
            gpointer fourth G_GNUC_UNUSED)
{
  calls++;
  return NULL;
}

static void
refresh_cb (TugListView *list G_GNUC_UNUSED, TugWork *work G_GNUC_UNUSED)
{
}

static void
gone_cb (gpointer is_gone)
{
  *(gboolean *)is_gone = TRUE;
}

static void
class_init (gpointer klass, gpointer method)
{
  memcpy ((char *)klass + overridden->offset, &method, sizeof method);
}

static GType
derived (const char *prefix, AnyMethod method)
{
  GTypeInfo info = { .class_size = sizeof (TugListViewClass),
                     .class_init = class_init,
                     .instance_size = sizeof (TugListView) };
  char *name = g_strconcat (prefix, "-", overridden->name, NULL);
  GType type;

  memcpy (&info.class_data, &method, sizeof method);
  type = g_type_register_static (TUG_TYPE_LIST_VIEW, name, &info, 0);
  g_free (name);
  return type;
}

static void
message_cb (const char *domain,
            GLogLevelFlags level G_GNUC_UNUSED,
            const char *text,
            gpointer data G_GNUC_UNUSED)
{
  if (messages->len == 0)
    g_string_append_printf (messages, "%s: %s", domain, text);
}

static gboolean
quit_cb (gpointer data G_GNUC_UNUSED)
{
  gtk_main_quit ();
  return G_SOURCE_REMOVE;
}

static void
run (void)
{
  g_timeout_add (frame_milliseconds, quit_cb, NULL);
  gtk_main ();
}

static void
send (GtkWidget *list, GdkEventType type)
{
  GdkEvent *event = gdk_event_new (type);
  GdkSeat *seat = gdk_display_get_default_seat (gdk_display_get_default ());

  /* An event owns its window. */
  event->any.window = gtk_widget_get_window (list);
  if (event->any.window != NULL)
    g_object_ref (event->any.window);
  if (type == GDK_SCROLL)
    event->scroll.direction = GDK_SCROLL_DOWN;
  if (type == GDK_KEY_PRESS)
    event->key.keyval = GDK_KEY_Down;
  gdk_event_set_device (event, type == GDK_KEY_PRESS ? gdk_seat_get_keyboard (seat)
                                                     : gdk_seat_get_pointer (seat));
  if (event->any.window != NULL)
    gtk_widget_event (list, event);
  gdk_event_free (event);
}

static GListStore *
items (void)
{
  GListStore *store = g_list_store_new (G_TYPE_OBJECT);
  int i;

  for (i = 0; i < n_items; i++)
    {
      GObject *item = g_object_new (G_TYPE_OBJECT, NULL);

      g_list_store_append (store, item);
      g_object_unref (item);
    }
  return store;
}

static GtkWidget *
window_with (GtkWidget *list)
{
  GtkWidget *window = gtk_window_new (GTK_WINDOW_TOPLEVEL);

  gtk_container_add (GTK_CONTAINER (window), list);
  gtk_window_set_default_size (GTK_WINDOW (window), 200, 300);
  gtk_widget_show_all (window);
  run ();
  return window;
}

/* What a list meets in a program. */
static void
live (GtkWidget *list)
{
  static const GdkEventType events[] = { GDK_SCROLL,        GDK_TOUCH_BEGIN,  GDK_TOUCH_CANCEL,
                                         GDK_MOTION_NOTIFY, GDK_ENTER_NOTIFY, GDK_LEAVE_NOTIFY,
                                         GDK_GRAB_BROKEN,   GDK_KEY_PRESS,    GDK_BUTTON_PRESS,
                                         GDK_BUTTON_RELEASE };
  TugListView *self = TUG_LIST_VIEW (list);
  gboolean handled;
  guint i;

  tug_pullable_begin_refresh (TUG_PULLABLE (self));
  tug_pullable_scroll_to_offset (TUG_PULLABLE (self), 50, TRUE);
  run ();
  for (i = 0; i < G_N_ELEMENTS (events); i++)
    send (list, events[i]);
  g_signal_emit_by_name (list, "popup-menu", &handled);
  gtk_widget_get_accessible (list);
  gtk_widget_set_direction (list, GTK_TEXT_DIR_RTL);
  gtk_widget_set_sensitive (list, FALSE);
  gtk_style_context_add_class (gtk_widget_get_style_context (list), "view");
  g_object_set (list, "row-height", 50.0, NULL);
  gtk_widget_hide (list);
  run ();
  gtk_widget_show (list);
  gtk_widget_unrealize (list);
  gtk_widget_map (list);
  run ();
  tug_pullable_end_refresh (TUG_PULLABLE (self), TRUE);
  run ();
}

/* A window takes its list with it. */
static void
check_destroying (GType type)
{
  GtkWidget *list = g_object_new (type, NULL), *window;

  tug_pullable_set_header_style (TUG_PULLABLE (list), TUG_HEADER_STYLE_MJ);
  window = window_with (list);
  tug_pullable_begin_refresh (TUG_PULLABLE (list));
  gtk_widget_destroy (window);
  run ();
}

static void
check (const char *how, GType type)
{
  GtkWidget *list = g_object_new (type, NULL), *window, *other;
  GListStore *store = items ();
  guint n_rows, n_visible;
  gboolean refreshes, is_gone = FALSE;

  calls = 0;
  g_string_truncate (messages, 0);
  g_object_ref_sink (list);
  tug_list_view_set_model (TUG_LIST_VIEW (list), G_LIST_MODEL (store));
  tug_pullable_set_header_style (TUG_PULLABLE (list), TUG_HEADER_STYLE_MJ);
  g_object_unref (store);
  g_signal_connect (list, "refresh", G_CALLBACK (refresh_cb), NULL);
  g_object_set_data_full (G_OBJECT (list), "is-gone", &is_gone, gone_cb);
  window = window_with (list);
  live (list);
  gtk_container_remove (GTK_CONTAINER (window), list);
  other = window_with (list);
  live (list);
  n_rows = tug_list_view_get_n_rows (TUG_LIST_VIEW (list));
  n_visible = tug_list_view_get_visible_rows (TUG_LIST_VIEW (list), NULL);
  tug_pullable_begin_refresh (TUG_PULLABLE (list));
  refreshes = tug_pullable_get_refreshing (TUG_PULLABLE (list));
  gtk_container_remove (GTK_CONTAINER (other), list);
  g_object_unref (list);
  gtk_widget_destroy (window);
  gtk_widget_destroy (other);
  run ();
  printf ("%s\t%s\t%s\t%s\t%s\t%s\t%s\n", how, overridden->name, calls > 0 ? "called" : "-",
          n_rows == (guint)n_items && refreshes ? "works" : "-", n_visible > 0 ? "rows" : "-",
          is_gone ? "gone" : "-", messages->str);
  check_destroying (type);
}

/* Whether all methods that the list has of its own are among those above. */
static void
check_table (void)
{
  const char *own = g_type_class_ref (TUG_TYPE_LIST_VIEW);
  const char *parent = g_type_class_ref (GTK_TYPE_DRAWING_AREA);
  gsize offset;
  guint i;

  for (offset = G_STRUCT_OFFSET (GtkWidgetClass, show); offset < sizeof (GtkWidgetClass);
       offset += sizeof (gpointer))
    if (offset != G_STRUCT_OFFSET (GtkWidgetClass, priv)
        && memcmp (own + offset, parent + offset, sizeof (gpointer)) != 0)
      {
        for (i = 0; i < G_N_ELEMENTS (methods) && methods[i].offset != offset;)
          i++;
        if (i == G_N_ELEMENTS (methods))
          g_error ("no name for the method at %" G_GSIZE_FORMAT, offset);
      }
}

int
main (int argc, char **argv)
{
  guint i;

  gtk_init (&argc, &argv);
  messages = g_string_new (NULL);
  g_log_set_default_handler (message_cb, NULL);
  check_table ();
  for (i = 0; i < G_N_ELEMENTS (methods); i++)
    {
      overridden = &methods[i];
      check ("chains", derived ("Chains", chains_up));
      check ("forgets", derived ("Forgets", forgets_to));
      fflush (stdout);
    }
  puts ("done");
}
