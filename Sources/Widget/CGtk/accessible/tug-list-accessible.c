#include "tug-list-accessible.h"

#include "internal/tug-control-accessible.h"

/* The accessible of a list. Its children are the rows, followed by the header and the footer if a
   part of them is in view. */

typedef struct
{
  TugAccessibleRows rows;
  /* The accessibles of the header and the footer, or NULL before the initialization. */
  AtkObject *controls[2];
  /* Whether the list was destroyed. */
  gboolean is_gone;
} TugListAccessiblePrivate;

/* A list with more rows than this becomes a table, and a table with half as many rows or fewer
   becomes a list again. The gap avoids repeated changes if the number of rows varies around the
   limit. Orca 43.1 reads 1,000 to 2,000 children of a list per second when the list gets the focus;
   the limit keeps this to about a fifth of a second. */
static const int most_list_items = 300;

static void tug_list_accessible_selection_init (AtkSelectionIface *iface);
static void tug_list_accessible_component_init (AtkComponentIface *iface);

G_DEFINE_TYPE_WITH_CODE (
    TugListAccessible,
    _tug_list_accessible,
    GTK_TYPE_WIDGET_ACCESSIBLE,
    G_ADD_PRIVATE (TugListAccessible) G_IMPLEMENT_INTERFACE (ATK_TYPE_SELECTION,
                                                             tug_list_accessible_selection_init)
        G_IMPLEMENT_INTERFACE (ATK_TYPE_COMPONENT, tug_list_accessible_component_init)
            G_IMPLEMENT_INTERFACE (ATK_TYPE_ACTION, (GInterfaceInitFunc)_tug_control_actions_init))

static TugListAccessiblePrivate *
private_of (gpointer self)
{
  return _tug_list_accessible_get_instance_private (TUG_LIST_ACCESSIBLE (self));
}

TugAccessibleRows *
_tug_list_accessible_rows (TugListAccessible *self)
{
  return &private_of (self)->rows;
}

GtkWidget *
_tug_list_accessible_widget (TugListAccessible *self)
{
  return private_of (self)->is_gone ? NULL : gtk_accessible_get_widget (GTK_ACCESSIBLE (self));
}

gpointer
_tug_list_accessible_peer (TugListAccessible *self)
{
  GtkWidget *widget = _tug_list_accessible_widget (self);

  return widget != NULL ? _tug_list_view_peer (TUG_LIST_VIEW (widget)) : NULL;
}

static gpointer
peer_of (gpointer self)
{
  return _tug_list_accessible_peer (TUG_LIST_ACCESSIBLE (self));
}

/* MARK: Header and footer */

static gboolean
is_child (gpointer peer, gboolean is_header)
{
  return _tug_pull_peer_control_state (peer, is_header).is_shown;
}

static int
index_of_control (GtkWidget *widget, gboolean is_header)
{
  gpointer peer = _tug_pull_peer (widget);

  if (!is_child (peer, is_header))
    return -1;
  return _tug_list_peer_n_rows (peer) + (!is_header && is_child (peer, TRUE) ? 1 : 0);
}

AtkObject *
_tug_list_accessible_control (TugListAccessible *self, gboolean is_header)
{
  AtkObject **control = &private_of (self)->controls[is_header ? 0 : 1];

  if (*control == NULL)
    *control = _tug_control_accessible_new (_tug_list_accessible_widget (self), is_header,
                                            index_of_control);
  return *control;
}

/* MARK: AtkObject */

static int
tug_list_accessible_get_n_children (AtkObject *object)
{
  gpointer peer = peer_of (object);

  return _tug_list_peer_n_rows (peer) + (is_child (peer, TRUE) ? 1 : 0)
         + (is_child (peer, FALSE) ? 1 : 0);
}

static AtkObject *
tug_list_accessible_ref_child (AtkObject *object, int index)
{
  gpointer peer = peer_of (object);
  int n_rows = _tug_list_peer_n_rows (peer);

  if (index < 0 || peer == NULL)
    return NULL;
  if (index < n_rows)
    return _tug_list_accessible_ref_row (TUG_LIST_ACCESSIBLE (object), index);
  for (int side = 0; side < 2; side++)
    if (is_child (peer, side == 0) && index-- == n_rows)
      return g_object_ref (_tug_list_accessible_control (TUG_LIST_ACCESSIBLE (object), side == 0));
  return NULL;
}

static AtkStateSet *
tug_list_accessible_ref_state_set (AtkObject *object)
{
  AtkStateSet *states
      = ATK_OBJECT_CLASS (_tug_list_accessible_parent_class)->ref_state_set (object);

  if (peer_of (object) == NULL)
    {
      atk_state_set_add_state (states, ATK_STATE_DEFUNCT);
      return states;
    }
  /* Without this state the AT-SPI bridge would request all children. */
  atk_state_set_add_state (states, ATK_STATE_MANAGES_DESCENDANTS);
  if (_tug_list_peer_selectable (peer_of (object)) > 1)
    atk_state_set_add_state (states, ATK_STATE_MULTISELECTABLE);
  if (_tug_pull_peer_control_state (peer_of (object), TRUE).is_busy
      || _tug_pull_peer_control_state (peer_of (object), FALSE).is_busy)
    atk_state_set_add_state (states, ATK_STATE_BUSY);
  return states;
}

/* Returns a name if the program has set none: the text of the list's label, the title of its
   window, or the application name. */
static const char *
default_name (AtkObject *object)
{
  GtkWidget *widget = _tug_list_accessible_widget (TUG_LIST_ACCESSIBLE (object));
  GtkWidget *toplevel = widget != NULL ? gtk_widget_get_toplevel (widget) : NULL;
  GList *labels = widget != NULL ? gtk_widget_list_mnemonic_labels (widget) : NULL;
  const char *name = NULL;

  if (labels != NULL && GTK_IS_LABEL (labels->data))
    name = gtk_label_get_text (GTK_LABEL (labels->data));
  else if (GTK_IS_WINDOW (toplevel))
    name = gtk_window_get_title (GTK_WINDOW (toplevel));
  g_list_free (labels);
  return name != NULL ? name : g_get_application_name ();
}

static const char *
tug_list_accessible_get_name (AtkObject *object)
{
  const char *own = ATK_OBJECT_CLASS (_tug_list_accessible_parent_class)->get_name (object);

  return own != NULL ? own : default_name (object);
}

static gboolean
focus_in_cb (gpointer self)
{
  _tug_list_accessible_focus_came (TUG_LIST_ACCESSIBLE (self));
  return GDK_EVENT_PROPAGATE;
}

static gboolean
focus_out_cb (gpointer self)
{
  g_clear_handle_id (&private_of (self)->rows.late, g_source_remove);
  _tug_list_accessible_follow (TUG_LIST_ACCESSIBLE (self), FALSE);
  return GDK_EVENT_PROPAGATE;
}

static void
tug_list_accessible_initialize (AtkObject *object, gpointer data)
{
  /* GTK connects to the widget in this method, so call the parent only for the first accessible of
     a widget. Otherwise GTK would be connected twice. */
  if (g_object_get_data (data, "tug-is-followed") == NULL)
    ATK_OBJECT_CLASS (_tug_list_accessible_parent_class)->initialize (object, data);
  g_object_set_data (data, "tug-is-followed", GINT_TO_POINTER (TRUE));
  atk_object_set_role (object,
                       TUG_IS_TABLE_ACCESSIBLE (object) ? ATK_ROLE_TABLE : ATK_ROLE_LIST_BOX);
  /* Create both controls now, so that later changes are reported relative to their current
     state. */
  for (int side = 0; side < 2; side++)
    _tug_list_accessible_control (TUG_LIST_ACCESSIBLE (object), side == 0);
  g_signal_connect_object (data, "focus-in-event", G_CALLBACK (focus_in_cb), object,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (data, "focus-out-event", G_CALLBACK (focus_out_cb), object,
                           G_CONNECT_SWAPPED);
}

/* Called when the list is destroyed or gets a different accessible. */
static void
leave_widget (TugListAccessible *self)
{
  private_of (self)->is_gone = TRUE;
  g_clear_handle_id (&private_of (self)->rows.late, g_source_remove);
  _tug_list_accessible_drop_rows (self);
}

static void
tug_list_accessible_widget_unset (GtkAccessible *accessible)
{
  GtkAccessibleClass *parent_class = GTK_ACCESSIBLE_CLASS (_tug_list_accessible_parent_class);

  leave_widget (TUG_LIST_ACCESSIBLE (accessible));
  if (parent_class->widget_unset != NULL)
    parent_class->widget_unset (accessible);
}

static void
tug_list_accessible_finalize (GObject *object)
{
  TugListAccessiblePrivate *priv = private_of (object);

  _tug_list_accessible_drop_rows (TUG_LIST_ACCESSIBLE (object));
  g_hash_table_unref (priv->rows.live);
  for (int side = 0; side < 2; side++)
    g_clear_object (&priv->controls[side]);
  G_OBJECT_CLASS (_tug_list_accessible_parent_class)->finalize (object);
}

static void
_tug_list_accessible_class_init (TugListAccessibleClass *klass)
{
  AtkObjectClass *atk_class = ATK_OBJECT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tug_list_accessible_finalize;
  GTK_ACCESSIBLE_CLASS (klass)->widget_unset = tug_list_accessible_widget_unset;
  atk_class->initialize = tug_list_accessible_initialize;
  atk_class->get_name = tug_list_accessible_get_name;
  atk_class->get_n_children = tug_list_accessible_get_n_children;
  atk_class->ref_child = tug_list_accessible_ref_child;
  atk_class->ref_state_set = tug_list_accessible_ref_state_set;
}

static void
_tug_list_accessible_init (TugListAccessible *self)
{
  TugAccessibleRows *rows = _tug_list_accessible_rows (self);

  rows->live = g_hash_table_new (NULL, NULL);
  g_queue_init (&rows->recent);
}

/* MARK: Selection */

static gboolean
select_row (gpointer self, int row, gboolean is_selected)
{
  gpointer peer = peer_of (self);

  if (row < 0 || row >= _tug_list_peer_n_rows (peer))
    return FALSE;
  _tug_list_peer_select_rows (peer, row, 1, is_selected);
  return _tug_list_peer_is_selected (peer_of (self), row) == is_selected;
}

static gboolean
add_selection (AtkSelection *selection, int index)
{
  return select_row (selection, index, TRUE);
}

static gboolean
remove_selection (AtkSelection *selection, int n)
{
  return select_row (selection, _tug_list_peer_nth_selected_row (peer_of (selection), n), FALSE);
}

static gboolean
clear_selection (AtkSelection *selection)
{
  gpointer peer = peer_of (selection);
  int n_rows = _tug_list_peer_n_rows (peer);

  if (peer == NULL)
    return FALSE;
  _tug_list_peer_select_rows (peer, 0, n_rows, FALSE);
  return TRUE;
}

static gboolean
select_all_selection (AtkSelection *selection)
{
  gpointer peer = peer_of (selection);

  if (_tug_list_peer_selectable (peer) < 2)
    return FALSE;
  _tug_list_peer_select_rows (peer, 0, _tug_list_peer_n_rows (peer), TRUE);
  return TRUE;
}

static int
get_selection_count (AtkSelection *selection)
{
  return (int)_tug_list_peer_n_selected_rows (peer_of (selection));
}

static AtkObject *
ref_selection (AtkSelection *selection, int n)
{
  return _tug_list_accessible_ref_row (TUG_LIST_ACCESSIBLE (selection),
                                       _tug_list_peer_nth_selected_row (peer_of (selection), n));
}

static gboolean
is_child_selected (AtkSelection *selection, int index)
{
  return index >= 0 && _tug_list_peer_is_selected (peer_of (selection), index);
}

static void
tug_list_accessible_selection_init (AtkSelectionIface *iface)
{
  iface->add_selection = add_selection;
  iface->remove_selection = remove_selection;
  iface->clear_selection = clear_selection;
  iface->select_all_selection = select_all_selection;
  iface->get_selection_count = get_selection_count;
  iface->ref_selection = ref_selection;
  iface->is_child_selected = is_child_selected;
}

/* MARK: Position on the screen */

static gboolean
has_point (const GdkRectangle *area, int x, int y)
{
  return x >= area->x && x - area->x < area->width && y >= area->y && y - area->y < area->height;
}

static AtkObject *
ref_accessible_at_point (AtkComponent *component, int x, int y, AtkCoordType type)
{
  TugListAccessible *self = TUG_LIST_ACCESSIBLE (component);
  GtkWidget *widget = _tug_list_accessible_widget (self);
  gpointer peer = peer_of (self);
  int left, top, width, height;

  if (peer == NULL || !gtk_widget_is_drawable (widget))
    return NULL;
  atk_component_get_extents (component, &left, &top, &width, &height, type);
  if (x < left || y < top || x - left >= width || y - top >= height)
    return NULL;
  for (int side = 0; side < 2; side++)
    {
      TugControlState state = _tug_pull_peer_control_state (peer, side == 0);

      if (state.is_shown && has_point (&state.area, x - left, y - top))
        return g_object_ref (_tug_list_accessible_control (self, side == 0));
    }
  return _tug_list_accessible_ref_row (self, _tug_list_peer_row_at (peer, x - left, y - top));
}

static AtkLayer
get_layer (AtkComponent *component G_GNUC_UNUSED)
{
  return ATK_LAYER_WIDGET;
}

static void
tug_list_accessible_component_init (AtkComponentIface *iface)
{
  iface->get_layer = get_layer;
  iface->ref_accessible_at_point = ref_accessible_at_point;
}

/* MARK: Choice of the type */

/* Returns the type of accessible that a list needs. `current` is the current type, or 0. */
static GType
type_for (GtkWidget *widget, GType current)
{
  gpointer peer = _tug_pull_peer (widget);
  int n_rows = _tug_list_peer_n_rows (peer);
  int most = current == TUG_TYPE_TABLE_ACCESSIBLE ? most_list_items / 2 : most_list_items;

  return _tug_list_peer_n_columns (peer) > 1 || n_rows > most ? TUG_TYPE_TABLE_ACCESSIBLE
                                                              : TUG_TYPE_LIST_ACCESSIBLE;
}

/* Returns the key under which GTK stores a widget's accessible. */
static GQuark
accessible_quark (void)
{
  return g_quark_from_static_string ("gtk-accessible-object");
}

static AtkObject *
peek (GtkWidget *widget)
{
  return widget != NULL ? g_object_get_qdata (G_OBJECT (widget), accessible_quark ()) : NULL;
}

/* Copies the name, the description and the relations that the program has set on the previous
   accessible. */
static void
take_over (AtkObject *self, AtkObject *former)
{
  AtkObjectClass *parent_class = ATK_OBJECT_CLASS (_tug_list_accessible_parent_class);
  const char *name = parent_class->get_name (former);
  AtkRelationSet *relations = former->relation_set;

  if (name != NULL)
    atk_object_set_name (self, name);
  if (former->description != NULL)
    atk_object_set_description (self, former->description);
  for (int i = 0; relations != NULL && i < atk_relation_set_get_n_relations (relations); i++)
    atk_relation_set_add (self->relation_set, atk_relation_set_get_relation (relations, i));
}

static AtkObject *
make (GtkWidget *widget, GType type)
{
  AtkObject *self = g_object_new (type, "widget", widget, NULL);

  /* GTK frees only the accessibles that it has created, so set a destroy function. */
  g_object_set_qdata_full (G_OBJECT (widget), accessible_quark (), self, g_object_unref);
  atk_object_initialize (self, widget);
  return self;
}

/* Screen readers cache the first role of an object, so a different role needs a new object. */
static AtkObject *
make_again (GtkWidget *widget, AtkObject *former, GType type)
{
  AtkObject *parent = atk_object_get_parent (former);
  int index = atk_object_get_index_in_parent (former);
  gboolean has_focus = gtk_widget_has_focus (widget);
  AtkObject *self;

  g_object_steal_qdata (G_OBJECT (widget), accessible_quark ());
  gtk_accessible_set_widget (GTK_ACCESSIBLE (former), NULL);
  self = make (widget, type);
  take_over (self, former);
  if (parent != NULL)
    {
      g_signal_emit_by_name (parent, "children-changed::remove", (guint)index, former, NULL);
      g_signal_emit_by_name (parent, "children-changed::add", (guint)index, self, NULL);
    }
  atk_object_notify_state_change (former, ATK_STATE_DEFUNCT, TRUE);
  g_object_unref (former);
  if (has_focus)
    {
      atk_object_notify_state_change (self, ATK_STATE_FOCUSED, TRUE);
      _tug_list_accessible_focus_came (TUG_LIST_ACCESSIBLE (self));
    }
  return self;
}

AtkObject *
_tug_list_accessible_of (GtkWidget *widget)
{
  AtkObject *self = peek (widget);
  GType type = type_for (widget, self != NULL ? G_OBJECT_TYPE (self) : 0);

  if (self == NULL)
    return make (widget, type);
  /* Do not replace the accessible while its changes are being reported. */
  if (G_OBJECT_TYPE (self) == type || !TUG_IS_LIST_ACCESSIBLE (self)
      || _tug_list_accessible_rows (TUG_LIST_ACCESSIBLE (self))->is_following
      || _tug_list_view_peer (TUG_LIST_VIEW (widget)) == NULL)
    return self;
  return make_again (widget, self, type);
}

gboolean
_tug_list_view_is_described (GtkWidget *self)
{
  return TUG_IS_LIST_ACCESSIBLE (peek (self));
}

void
_tug_list_accessible_leave (GtkWidget *widget)
{
  AtkObject *self = peek (widget);

  if (TUG_IS_LIST_ACCESSIBLE (self))
    leave_widget (TUG_LIST_ACCESSIBLE (self));
}
