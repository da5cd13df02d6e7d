#include "internal/tug-key-signals.h"

#include "generated/tug-key-bindings.h"
#include "internal/tug-hooks.h"

/* Performs the action of a key. Does nothing if a handler has destroyed the widget, because it then
   has no peer. */
static gboolean
act (gpointer self, TugKeyAction action, int number)
{
  return _tug_on_main_thread ()
         && _tug_pull_peer_key_action (_tug_pull_peer (self), action, number);
}

static gboolean
ask_refresh (gpointer self)
{
  return act (self, TUG_KEY_REFRESH, 0);
}

static gboolean
ask_load (gpointer self)
{
  return act (self, TUG_KEY_LOAD, 0);
}

static gboolean
choose_action (gpointer self, int action)
{
  return act (self, TUG_KEY_CHOOSE_ACTION, action);
}

static gboolean
open_second_floor (gpointer self)
{
  return act (self, TUG_KEY_OPEN_FLOOR, 0);
}

static gboolean
give_up (gpointer self)
{
  return act (self, TUG_KEY_GIVE_UP, 0);
}

static gboolean
scroll_page (gpointer self, int pages)
{
  return act (self, TUG_KEY_SCROLL_PAGE, pages);
}

static gboolean
activate_cursor_row (gpointer self)
{
  return act (self, TUG_KEY_ACTIVATE, 0);
}

static gboolean
toggle_cursor_row (gpointer self)
{
  return act (self, TUG_KEY_TOGGLE, 0);
}

static gboolean
select_all (gpointer self)
{
  return act (self, TUG_KEY_SELECT_ALL, 0);
}

static gboolean
unselect_all (gpointer self)
{
  return act (self, TUG_KEY_SELECT_NONE, 0);
}

static gboolean
copy_clipboard (gpointer self)
{
  return act (self, TUG_KEY_COPY, 0);
}

static gboolean
start_search (gpointer self)
{
  return act (self, TUG_KEY_SEARCH, 0);
}

static gboolean
move_cursor (
    gpointer self, GtkMovementStep step, int count, gboolean extends, gboolean keeps_selection)
{
  return _tug_on_main_thread ()
         && _tug_list_peer_move_cursor (_tug_pull_peer (self), step, count, extends,
                                        keeps_selection);
}

static void
add (const char *name, GType type, GCallback handler)
{
  g_signal_new_class_handler (name, type, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, handler,
                              g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 0);
}

static void
add_with_number (const char *name, GType type, GCallback handler)
{
  g_signal_new_class_handler (name, type, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, handler,
                              g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1,
                              G_TYPE_INT);
}

void
_tug_add_pull_key_signals (GType type)
{
  add ("ask-refresh", type, G_CALLBACK (ask_refresh));
  add ("ask-load", type, G_CALLBACK (ask_load));
  add_with_number ("choose-action", type, G_CALLBACK (choose_action));
  add ("open-second-floor", type, G_CALLBACK (open_second_floor));
  add ("give-up", type, G_CALLBACK (give_up));
}

void
_tug_add_list_key_signals (GType type, gpointer klass)
{
  g_signal_new_class_handler ("move-cursor", type, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION,
                              G_CALLBACK (move_cursor), g_signal_accumulator_true_handled, NULL,
                              NULL, G_TYPE_BOOLEAN, 4, GTK_TYPE_MOVEMENT_STEP, G_TYPE_INT,
                              G_TYPE_BOOLEAN, G_TYPE_BOOLEAN);
  add_with_number ("scroll-page", type, G_CALLBACK (scroll_page));
  add ("activate-cursor-row", type, G_CALLBACK (activate_cursor_row));
  add ("toggle-cursor-row", type, G_CALLBACK (toggle_cursor_row));
  add ("select-all", type, G_CALLBACK (select_all));
  add ("unselect-all", type, G_CALLBACK (unselect_all));
  add ("copy-clipboard", type, G_CALLBACK (copy_clipboard));
  add ("start-search", type, G_CALLBACK (start_search));
  _tug_bind_list_keys (gtk_binding_set_by_class (klass));
}

gboolean
_tug_activate_accelerator (GtkWidget *widget)
{
  GtkWidget *toplevel = gtk_widget_get_toplevel (widget);
  GdkEvent *event = gtk_get_current_event ();
  gboolean is_used = event != NULL && event->type == GDK_KEY_PRESS && GTK_IS_WINDOW (toplevel)
                     && gtk_window_activate_key (GTK_WINDOW (toplevel), &event->key);

  if (event != NULL)
    gdk_event_free (event);
  return is_used;
}

gboolean
_tug_activate_bindings_by_value (GtkWidget *widget, const GdkEventKey *event)
{
  return event->hardware_keycode == 0
         && gtk_bindings_activate (G_OBJECT (widget), event->keyval,
                                   event->state & gtk_accelerator_get_default_mod_mask ());
}
