#include "internal/tug-control-accessible.h"

#include <gtk/gtk-a11y.h>

struct _TugControlAccessible
{
  AtkObject parent_instance;

  /* NULL once it is destroyed. */
  GtkWidget *widget;
  GdkRectangle area;
  int index;
  gboolean is_busy;
};

static void tug_control_accessible_component_init (AtkComponentIface *iface);

G_DEFINE_TYPE_WITH_CODE (TugControlAccessible,
                         _tug_control_accessible,
                         ATK_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (ATK_TYPE_COMPONENT,
                                                tug_control_accessible_component_init))

static AtkStateSet *
tug_control_accessible_ref_state_set (AtkObject *object)
{
  TugControlAccessible *self = TUG_CONTROL_ACCESSIBLE (object);
  AtkStateSet *states
      = ATK_OBJECT_CLASS (_tug_control_accessible_parent_class)->ref_state_set (object);

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
  if (self->index >= 0)
    {
      atk_state_set_add_state (states, ATK_STATE_VISIBLE);
      if (gtk_widget_get_mapped (self->widget))
        atk_state_set_add_state (states, ATK_STATE_SHOWING);
    }
  if (self->is_busy)
    atk_state_set_add_state (states, ATK_STATE_BUSY);
  return states;
}

static int
tug_control_accessible_get_index_in_parent (AtkObject *object)
{
  return TUG_CONTROL_ACCESSIBLE (object)->index;
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
  int parent_x, parent_y, parent_width, parent_height;

  *x = *y = *width = *height = 0;
  if (self->widget == NULL || self->index < 0)
    return;
  atk_component_get_extents (ATK_COMPONENT (gtk_widget_get_accessible (self->widget)), &parent_x,
                             &parent_y, &parent_width, &parent_height, type);
  *x = parent_x + self->area.x;
  *y = parent_y + self->area.y;
  *width = self->area.width;
  *height = self->area.height;
}

static void
tug_control_accessible_component_init (AtkComponentIface *iface)
{
  iface->get_extents = get_extents;
}

static void
tug_control_accessible_finalize (GObject *object)
{
  g_clear_weak_pointer (&TUG_CONTROL_ACCESSIBLE (object)->widget);
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
  self->index = -1;
  atk_object_set_role (ATK_OBJECT (self), ATK_ROLE_STATUSBAR);
}

AtkObject *
_tug_control_accessible_new (GtkWidget *widget)
{
  TugControlAccessible *self = g_object_new (TUG_TYPE_CONTROL_ACCESSIBLE, NULL);

  g_set_weak_pointer (&self->widget, widget);
  return ATK_OBJECT (self);
}

void
_tug_control_accessible_describe (TugControlAccessible *self,
                                  const char *words,
                                  gboolean is_busy,
                                  const GdkRectangle *area)
{
  AtkObject *object = ATK_OBJECT (self);

  self->area = *area;
  if (g_strcmp0 (atk_object_get_name (object), words) != 0)
    atk_object_set_name (object, words);
  if (is_busy == self->is_busy)
    return;
  self->is_busy = is_busy;
  atk_object_notify_state_change (object, ATK_STATE_BUSY, is_busy);
}

void
_tug_control_accessible_show (TugControlAccessible *self, int index)
{
  gboolean was_shown = self->index >= 0;

  self->index = index;
  if (was_shown != (index >= 0))
    atk_object_notify_state_change (ATK_OBJECT (self), ATK_STATE_SHOWING, index >= 0);
}
