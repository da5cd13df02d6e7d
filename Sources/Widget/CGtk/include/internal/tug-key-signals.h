#pragma once

#include <gtk/gtk.h>

/* The key-binding signals, whose keys are described in keys.toml. Not installed, not introspected.
 */

G_BEGIN_DECLS

/* What a key asks for, other than to move the focus. */
typedef enum
{
  /* Of all that is pulled. */
  TUG_KEY_REFRESH,
  TUG_KEY_LOAD,
  TUG_KEY_CHOOSE_ACTION,
  TUG_KEY_OPEN_FLOOR,
  TUG_KEY_GIVE_UP,
  /* Of lists. */
  TUG_KEY_SCROLL_PAGE,
  TUG_KEY_ACTIVATE,
  TUG_KEY_TOGGLE,
  TUG_KEY_SELECT_ALL,
  TUG_KEY_SELECT_NONE,
  TUG_KEY_COPY,
  TUG_KEY_SEARCH
} TugKeyAction;

/* Adds the key-binding signals of the interface of pullable widgets, whose type is `type`. */
void _tug_add_pull_key_signals (GType type);
/* Adds the key-binding signals of lists, and binds their keys. */
void _tug_add_list_key_signals (GType type, gpointer klass);

/* TRUE where the key was used. `hears_all` are the bindings by a key's value alone, for events of
   programs that name no key of the keyboard. */
gboolean _tug_activate_bindings_by_value (GtkWidget *widget, const GdkEventKey *event);

/* Implemented in Swift; the number is of pages, or of an action from 0. */
gboolean _tug_pull_peer_key_action (gpointer peer, TugKeyAction action, int number);
gboolean _tug_list_peer_move_cursor (
    gpointer peer, GtkMovementStep step, int count, gboolean extends, gboolean keeps_selection);
/* A key that nothing is bound to, which begins the search where it is a letter. */
gboolean _tug_list_peer_type (gpointer peer, GdkEventKey *event);

G_END_DECLS
