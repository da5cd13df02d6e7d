#pragma once

#include <gtk/gtk.h>

/* The key-binding signals. keys.toml describes their keys. Not installed, not introspected. */

G_BEGIN_DECLS

/* The actions of keys, except for those that move the focus. */
typedef enum
{
  /* For all pullable widgets. */
  TUG_KEY_REFRESH,
  TUG_KEY_LOAD,
  TUG_KEY_CHOOSE_ACTION,
  TUG_KEY_OPEN_FLOOR,
  TUG_KEY_GIVE_UP,
  /* For lists. */
  TUG_KEY_SCROLL_PAGE,
  TUG_KEY_ACTIVATE,
  TUG_KEY_TOGGLE,
  TUG_KEY_SELECT_ALL,
  TUG_KEY_SELECT_NONE,
  TUG_KEY_COPY,
  TUG_KEY_SEARCH
} TugKeyAction;

/* Adds the key-binding signals of pullable widgets to the interface `type`. */
void _tug_add_pull_key_signals (GType type);
/* Adds the key-binding signals of lists, and binds their keys. */
void _tug_add_list_key_signals (GType type, gpointer klass);

/* Activates the bindings of a key by its value only, if the event has no hardware key code because
   a program made it. Returns whether the key was used. */
gboolean _tug_activate_bindings_by_value (GtkWidget *widget, const GdkEventKey *event);

/* Activates the accelerator of the window around `widget` for the key that GTK is delivering.
   Returns FALSE if there is none. */
gboolean _tug_activate_accelerator (GtkWidget *widget);

/* Implemented in Swift. `number` is a number of pages, or the index of an action from 0. */
gboolean _tug_pull_peer_key_action (gpointer peer, TugKeyAction action, int number);
gboolean _tug_list_peer_move_cursor (
    gpointer peer, GtkMovementStep step, int count, gboolean extends, gboolean keeps_selection);
/* Handles a key without a binding: a letter begins the search. */
gboolean _tug_list_peer_type (gpointer peer, GdkEventKey *event);

G_END_DECLS
