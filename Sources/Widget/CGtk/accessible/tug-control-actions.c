#include "internal/tug-accessible-hooks.h"
#include "internal/tug-control-accessible.h"
#include "internal/tug-pull-peer.h"
#include "tug-control-accessible-private.h"

#include <gtk/gtk-a11y.h>

/* The actions of headers and footers. The accessible of a widget has the actions of the header,
   followed by the actions of the footer. */

static GtkWidget *
widget_of (AtkAction *action)
{
  return TUG_IS_CONTROL_ACCESSIBLE (action)
             ? _tug_control_accessible_widget (TUG_CONTROL_ACCESSIBLE (action))
             : gtk_accessible_get_widget (GTK_ACCESSIBLE (action));
}

static gboolean
has_side (AtkAction *action, gboolean is_header)
{
  return !TUG_IS_CONTROL_ACCESSIBLE (action)
         || _tug_control_accessible_is_header (TUG_CONTROL_ACCESSIBLE (action)) == is_header;
}

/* Returns the name of the action at `index`, or NULL. Sets `is_header` and `place` to the control
   and the index of the action in the control. */
static const char *
find (AtkAction *action, int index, gboolean *is_header, int *place)
{
  GtkWidget *widget = widget_of (action);
  const char *found = NULL;

  if (widget == NULL || index < 0)
    return NULL;
  for (int side = 0; side < 2 && found == NULL; side++)
    {
      char **names;
      int n_names;

      *is_header = side == 0;
      if (!has_side (action, *is_header))
        continue;
      names = _tug_pull_peer_control_actions (_tug_pull_peer (widget), *is_header);
      n_names = names != NULL ? (int)g_strv_length (names) : 0;
      if (index < n_names)
        {
          *place = index;
          found = g_intern_string (names[index]);
        }
      index -= n_names;
      g_strfreev (names);
    }
  return found;
}

static int
get_n_actions (AtkAction *action)
{
  GtkWidget *widget = widget_of (action);
  int n_actions = 0;

  for (int side = 0; widget != NULL && side < 2; side++)
    if (has_side (action, side == 0))
      {
        char **names = _tug_pull_peer_control_actions (_tug_pull_peer (widget), side == 0);

        n_actions += names != NULL ? (int)g_strv_length (names) : 0;
        g_strfreev (names);
      }
  return n_actions;
}

static const char *
get_name (AtkAction *action, int index)
{
  gboolean is_header;
  int place;

  return find (action, index, &is_header, &place);
}

static gboolean
do_action (AtkAction *action, int index)
{
  GtkWidget *widget = widget_of (action);
  gboolean is_header, is_done;
  int place;

  if (find (action, index, &is_header, &place) == NULL || !gtk_widget_is_sensitive (widget))
    return FALSE;
  /* The action may destroy the widget, so keep it alive. */
  g_object_ref (widget);
  is_done = _tug_pull_peer_act (_tug_pull_peer (widget), is_header, place);
  g_object_unref (widget);
  return is_done;
}

void
_tug_control_actions_init (gpointer iface, gpointer data G_GNUC_UNUSED)
{
  AtkActionIface *actions = iface;

  actions->get_n_actions = get_n_actions;
  actions->get_name = get_name;
  actions->get_localized_name = get_name;
  actions->do_action = do_action;
}
