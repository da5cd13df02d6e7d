#include "internal/tug-accessible-hooks.h"
#include "internal/tug-pull-peer.h"
#include "tug-control-accessible-private.h"

#include <gtk/gtk-a11y.h>

struct _TugControlAccessible
{
  AtkObject parent_instance;

  /* The widget, or NULL after it was destroyed. */
  GtkWidget *widget;
  TugControlIndex index;
  gboolean is_header;
  /* The state that was reported last. */
  TugControlState told;
};

/* The number of steps in which a pull is reported. Each report is a D-Bus message, so a pull is
   reported in tenths. */
static const double pull_steps = 10;

static void tug_control_accessible_component_init (AtkComponentIface *iface);
static void tug_control_accessible_value_init (AtkValueIface *iface);

G_DEFINE_TYPE_WITH_CODE (
    TugControlAccessible,
    _tug_control_accessible,
    ATK_TYPE_OBJECT,
    G_IMPLEMENT_INTERFACE (ATK_TYPE_COMPONENT, tug_control_accessible_component_init)
        G_IMPLEMENT_INTERFACE (ATK_TYPE_VALUE, tug_control_accessible_value_init)
            G_IMPLEMENT_INTERFACE (ATK_TYPE_ACTION, (GInterfaceInitFunc)_tug_control_actions_init))

GtkWidget *
_tug_control_accessible_widget (TugControlAccessible *self)
{
  return self->widget;
}

gboolean
_tug_control_accessible_is_header (TugControlAccessible *self)
{
  return self->is_header;
}

static TugControlState
state_of (TugControlAccessible *self)
{
  TugControlState nothing = { 0 };

  return self->widget != NULL
             ? _tug_pull_peer_control_state (_tug_pull_peer (self->widget), self->is_header)
             : nothing;
}

static AtkStateSet *
tug_control_accessible_ref_state_set (AtkObject *object)
{
  TugControlAccessible *self = TUG_CONTROL_ACCESSIBLE (object);
  AtkStateSet *states
      = ATK_OBJECT_CLASS (_tug_control_accessible_parent_class)->ref_state_set (object);
  TugControlState state = state_of (self);

  if (self->widget == NULL)
    {
      atk_state_set_add_state (states, ATK_STATE_DEFUNCT);
      return states;
    }
  if (gtk_widget_is_sensitive (self->widget))
    {
      atk_state_set_add_state (states, ATK_STATE_ENABLED);
      atk_state_set_add_state (states, ATK_STATE_SENSITIVE);
    }
  if (state.is_shown)
    {
      atk_state_set_add_state (states, ATK_STATE_VISIBLE);
      if (gtk_widget_get_mapped (self->widget))
        atk_state_set_add_state (states, ATK_STATE_SHOWING);
    }
  if (state.is_busy)
    atk_state_set_add_state (states, ATK_STATE_BUSY);
  if (state.has_focus && gtk_widget_has_focus (self->widget))
    {
      atk_state_set_add_state (states, ATK_STATE_FOCUSABLE);
      atk_state_set_add_state (states, ATK_STATE_FOCUSED);
    }
  return states;
}

static int
tug_control_accessible_get_index_in_parent (AtkObject *object)
{
  TugControlAccessible *self = TUG_CONTROL_ACCESSIBLE (object);

  return self->widget != NULL ? self->index (self->widget, self->is_header) : -1;
}

static AtkObject *
tug_control_accessible_get_parent (AtkObject *object)
{
  GtkWidget *widget = TUG_CONTROL_ACCESSIBLE (object)->widget;

  return widget != NULL ? gtk_widget_get_accessible (widget) : NULL;
}

static void
get_extents (AtkComponent *component, int *x, int *y, int *width, int *height, AtkCoordType type)
{
  TugControlAccessible *self = TUG_CONTROL_ACCESSIBLE (component);
  TugControlState state = state_of (self);
  int parent_x, parent_y, parent_width, parent_height;

  *x = *y = *width = *height = 0;
  if (!state.is_shown || !gtk_widget_is_drawable (self->widget))
    return;
  atk_component_get_extents (ATK_COMPONENT (gtk_widget_get_accessible (self->widget)), &parent_x,
                             &parent_y, &parent_width, &parent_height, type);
  *x = parent_x + state.area.x;
  *y = parent_y + state.area.y;
  *width = state.area.width;
  *height = state.area.height;
}

static void
tug_control_accessible_component_init (AtkComponentIface *iface)
{
  iface->get_extents = get_extents;
}

static void
get_value_and_text (AtkValue *value, double *pull, char **text)
{
  *pull = state_of (TUG_CONTROL_ACCESSIBLE (value)).pull;
  if (text != NULL)
    *text = NULL;
}

static AtkRange *
get_range (AtkValue *value G_GNUC_UNUSED)
{
  return atk_range_new (0, 1, NULL);
}

static void
tug_control_accessible_value_init (AtkValueIface *iface)
{
  iface->get_value_and_text = get_value_and_text;
  iface->get_range = get_range;
}

static void
widget_gone (gpointer data, GObject *widget G_GNUC_UNUSED)
{
  TugControlAccessible *self = data;

  self->widget = NULL;
  atk_object_notify_state_change (ATK_OBJECT (self), ATK_STATE_DEFUNCT, TRUE);
}

static void
tug_control_accessible_finalize (GObject *object)
{
  TugControlAccessible *self = TUG_CONTROL_ACCESSIBLE (object);

  if (self->widget != NULL)
    g_object_weak_unref (G_OBJECT (self->widget), widget_gone, self);
  G_OBJECT_CLASS (_tug_control_accessible_parent_class)->finalize (object);
}

static void
_tug_control_accessible_class_init (TugControlAccessibleClass *klass)
{
  AtkObjectClass *atk_class = ATK_OBJECT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tug_control_accessible_finalize;
  atk_class->ref_state_set = tug_control_accessible_ref_state_set;
  atk_class->get_index_in_parent = tug_control_accessible_get_index_in_parent;
  atk_class->get_parent = tug_control_accessible_get_parent;
}

static void
_tug_control_accessible_init (TugControlAccessible *self)
{
  atk_object_set_role (ATK_OBJECT (self), ATK_ROLE_STATUSBAR);
}

/* Sets the name to the current text of the control. */
static void
take_words (TugControlAccessible *self)
{
  char *words = _tug_pull_peer_control_words (_tug_pull_peer (self->widget), self->is_header);
  const char *shown = words != NULL ? words : "";

  if (g_strcmp0 (atk_object_get_name (ATK_OBJECT (self)), shown) != 0)
    atk_object_set_name (ATK_OBJECT (self), shown);
  g_free (words);
}

AtkObject *
_tug_control_accessible_new (GtkWidget *widget, gboolean is_header, TugControlIndex index)
{
  TugControlAccessible *self = g_object_new (TUG_TYPE_CONTROL_ACCESSIBLE, NULL);

  self->widget = widget;
  self->index = index;
  self->is_header = is_header;
  g_object_weak_ref (G_OBJECT (widget), widget_gone, self);
  self->told = state_of (self);
  take_words (self);
  return ATK_OBJECT (self);
}

gboolean
_tug_control_accessible_was_told (TugControlAccessible *self)
{
  const char *words = atk_object_get_name (ATK_OBJECT (self));

  return self->told.is_shown || self->told.is_busy || self->told.has_focus || self->told.pull != 0
         || (words != NULL && *words != '\0');
}

void
_tug_control_accessible_follow (TugControlAccessible *self)
{
  AtkObject *object = ATK_OBJECT (self);
  TugControlState former = self->told, present = state_of (self);

  if (self->widget == NULL)
    return;
  present.has_focus = present.has_focus && gtk_widget_has_focus (self->widget);
  present.pull = (int)(present.pull * pull_steps) / pull_steps;
  self->told = present;
  /* A listener may release the last reference. */
  g_object_ref (self);
  take_words (self);
  if (former.is_shown != present.is_shown)
    atk_object_notify_state_change (object, ATK_STATE_SHOWING, present.is_shown);
  if (former.is_busy != present.is_busy)
    atk_object_notify_state_change (object, ATK_STATE_BUSY, present.is_busy);
  if (former.has_focus != present.has_focus)
    atk_object_notify_state_change (object, ATK_STATE_FOCUSED, present.has_focus);
  if (former.pull != present.pull)
    g_object_notify (G_OBJECT (object), "accessible-value");
  g_object_unref (self);
}
