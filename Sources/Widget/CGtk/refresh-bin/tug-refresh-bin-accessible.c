#include "tug-refresh-bin-private.h"

#include "internal/tug-control-accessible.h"

#include <gtk/gtk-a11y.h>

/* The accessible of a bin. Its children are the child, followed by the header and the footer if
   they are open. */

typedef struct
{
  GtkContainerAccessible parent_instance;

  /* The accessibles of the controls that Tug draws, or NULL for the program's widgets. */
  AtkObject *drawn[TUG_N_SLOTS];
} TugRefreshBinAccessible;

typedef struct
{
  GtkContainerAccessibleClass parent_class;
} TugRefreshBinAccessibleClass;

G_DEFINE_TYPE_WITH_CODE (TugRefreshBinAccessible,
                         _tug_refresh_bin_accessible,
                         GTK_TYPE_CONTAINER_ACCESSIBLE,
                         G_IMPLEMENT_INTERFACE (ATK_TYPE_ACTION,
                                                (GInterfaceInitFunc)_tug_control_actions_init))

static int index_of_control (GtkWidget *widget, gboolean is_header);

static TugRefreshBin *
bin_of (AtkObject *object)
{
  return (TugRefreshBin *)gtk_accessible_get_widget (GTK_ACCESSIBLE (object));
}

/* Returns the accessible of a header or footer, without a reference. */
static AtkObject *
control_of (TugRefreshBinAccessible *self, int slot)
{
  TugRefreshBin *bin = bin_of (ATK_OBJECT (self));
  GtkWidget *widget = _tug_refresh_bin_private (bin)->slots[slot].widget;

  if (widget != NULL)
    return gtk_widget_get_accessible (widget);
  if (self->drawn[slot] == NULL)
    self->drawn[slot]
        = _tug_control_accessible_new (GTK_WIDGET (bin), slot == TUG_SLOT_HEADER, index_of_control);
  return self->drawn[slot];
}

/* Returns the number of children before the control in `slot`: the child and an open header. */
static int
index_of (TugRefreshBin *self, int slot)
{
  int index = gtk_bin_get_child (GTK_BIN (self)) != NULL ? 1 : 0;

  for (int other = 0; other < slot; other++)
    index += _tug_refresh_bin_private (self)->slots[other].is_open ? 1 : 0;
  return index;
}

static int
index_of_control (GtkWidget *widget, gboolean is_header)
{
  TugRefreshBin *bin = TUG_REFRESH_BIN (widget);
  int slot = is_header ? TUG_SLOT_HEADER : TUG_SLOT_FOOTER;

  return _tug_refresh_bin_private (bin)->slots[slot].is_open ? index_of (bin, slot) : -1;
}

static int
tug_refresh_bin_accessible_get_n_children (AtkObject *object)
{
  TugRefreshBin *bin = bin_of (object);
  TugControlSlot *footer;

  if (bin == NULL)
    return 0;
  footer = &_tug_refresh_bin_private (bin)->slots[TUG_SLOT_FOOTER];
  return index_of (bin, TUG_SLOT_FOOTER) + (footer->is_open ? 1 : 0);
}

static AtkObject *
tug_refresh_bin_accessible_ref_child (AtkObject *object, int index)
{
  TugRefreshBin *bin = bin_of (object);
  GtkWidget *child = bin != NULL ? gtk_bin_get_child (GTK_BIN (bin)) : NULL;

  if (bin == NULL || index < 0)
    return NULL;
  if (child != NULL && index == 0)
    return g_object_ref (gtk_widget_get_accessible (child));
  for (int slot = 0; slot < TUG_N_SLOTS; slot++)
    if (_tug_refresh_bin_private (bin)->slots[slot].is_open && index_of (bin, slot) == index)
      return g_object_ref (control_of ((TugRefreshBinAccessible *)object, slot));
  return NULL;
}

static void
tug_refresh_bin_accessible_finalize (GObject *object)
{
  for (int slot = 0; slot < TUG_N_SLOTS; slot++)
    g_clear_object (&((TugRefreshBinAccessible *)object)->drawn[slot]);
  G_OBJECT_CLASS (_tug_refresh_bin_accessible_parent_class)->finalize (object);
}

static void
tug_refresh_bin_accessible_initialize (AtkObject *object, gpointer data)
{
  ATK_OBJECT_CLASS (_tug_refresh_bin_accessible_parent_class)->initialize (object, data);
  g_set_weak_pointer (&_tug_refresh_bin_private (TUG_REFRESH_BIN (data))->accessible, object);
  /* Create both controls now, so that later changes are reported relative to their current
     state. */
  for (int slot = 0; slot < TUG_N_SLOTS; slot++)
    control_of ((TugRefreshBinAccessible *)object, slot);
}

static void
_tug_refresh_bin_accessible_class_init (TugRefreshBinAccessibleClass *klass)
{
  AtkObjectClass *atk_class = ATK_OBJECT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tug_refresh_bin_accessible_finalize;
  atk_class->initialize = tug_refresh_bin_accessible_initialize;
  atk_class->get_n_children = tug_refresh_bin_accessible_get_n_children;
  atk_class->ref_child = tug_refresh_bin_accessible_ref_child;
}

static void
_tug_refresh_bin_accessible_init (TugRefreshBinAccessible *self G_GNUC_UNUSED)
{
}

void
_tug_refresh_bin_take_accessible (TugRefreshBinClass *klass)
{
  gtk_widget_class_set_accessible_type (GTK_WIDGET_CLASS (klass),
                                        _tug_refresh_bin_accessible_get_type ());
}

void
_tug_refresh_bin_report_opened (TugRefreshBin *self, int slot)
{
  AtkObject *object = _tug_refresh_bin_private (self)->accessible;
  gboolean is_open = _tug_refresh_bin_private (self)->slots[slot].is_open;
  int index = index_of (self, slot);
  AtkObject *control;

  if (object == NULL)
    return;
  control = control_of ((TugRefreshBinAccessible *)object, slot);
  if (TUG_IS_CONTROL_ACCESSIBLE (control))
    _tug_control_accessible_follow (TUG_CONTROL_ACCESSIBLE (control));
  g_signal_emit_by_name (object, is_open ? "children-changed::add" : "children-changed::remove",
                         index, control, NULL);
}

void
_tug_refresh_bin_describe (TugRefreshBin *self, gboolean is_header)
{
  TugRefreshBinAccessible *object
      = (TugRefreshBinAccessible *)_tug_refresh_bin_private (self)->accessible;
  int slot = is_header ? TUG_SLOT_HEADER : TUG_SLOT_FOOTER;

  if (object != NULL && object->drawn[slot] != NULL)
    _tug_control_accessible_follow (TUG_CONTROL_ACCESSIBLE (object->drawn[slot]));
}

gboolean
_tug_refresh_bin_is_described (TugRefreshBin *self)
{
  return _tug_refresh_bin_private (self)->accessible != NULL;
}
