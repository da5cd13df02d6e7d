#include "tug-list-accessible.h"

/* The accessible of a row. It follows its item when rows before it are inserted or removed, and
   becomes defunct when the item is removed. */

struct _TugRowAccessible
{
  AtkObject parent_instance;

  /* The list, or NULL after the row or its list was removed. */
  TugListAccessible *list;
  int index;
  /* The states that were reported last. */
  TugRowStates told;
  /* Whether the row was last reported as focused: it has the focus in the list, and the list has
     the focus. */
  gboolean told_focus;
  TugRowTexts words;
  gboolean has_words;
};

static void tug_row_accessible_component_init (AtkComponentIface *iface);
static void tug_row_accessible_action_init (AtkActionIface *iface);

G_DEFINE_TYPE_WITH_CODE (TugRowAccessible,
                         _tug_row_accessible,
                         ATK_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (ATK_TYPE_COMPONENT,
                                                tug_row_accessible_component_init)
                             G_IMPLEMENT_INTERFACE (ATK_TYPE_ACTION,
                                                    tug_row_accessible_action_init))

/* The names of #TugRowAction values. */
static const char *const action_names[] = { "activate", "select", "menu", "toggle", "edit" };

G_STATIC_ASSERT (G_N_ELEMENTS (action_names) == TUG_ROW_N_ACTIONS);

static gpointer
peer_of (TugRowAccessible *self)
{
  return self->list != NULL ? _tug_list_accessible_peer (self->list) : NULL;
}

static GtkWidget *
widget_of (TugRowAccessible *self)
{
  return self->list != NULL ? _tug_list_accessible_widget (self->list) : NULL;
}

static gboolean
has_focus (TugRowAccessible *self, TugRowStates states)
{
  GtkWidget *widget = widget_of (self);

  return (states & TUG_ROW_HAS_FOCUS) != 0 && widget != NULL && gtk_widget_has_focus (widget);
}

static TugRowStates
states_of (TugRowAccessible *self)
{
  GtkWidget *widget = widget_of (self);
  TugRowStates states = _tug_list_peer_row_states (peer_of (self), self->index);

  if (widget == NULL || !gtk_widget_get_mapped (widget))
    states &= ~TUG_ROW_IS_SHOWING;
  return states;
}

/* MARK: Texts */

static void
free_words (TugRowTexts *words)
{
  g_clear_pointer (&words->name, g_free);
  g_clear_pointer (&words->description, g_free);
}

static const TugRowTexts *
words_of (TugRowAccessible *self)
{
  if (!self->has_words && self->list != NULL)
    {
      self->words = _tug_list_peer_row_texts (peer_of (self), self->index);
      self->has_words = TRUE;
    }
  return &self->words;
}

static const char *
tug_row_accessible_get_name (AtkObject *object)
{
  const char *own = ATK_OBJECT_CLASS (_tug_row_accessible_parent_class)->get_name (object);
  const char *name = own != NULL ? own : words_of (TUG_ROW_ACCESSIBLE (object))->name;

  return name != NULL ? name : "";
}

static const char *
tug_row_accessible_get_description (AtkObject *object)
{
  const char *own = ATK_OBJECT_CLASS (_tug_row_accessible_parent_class)->get_description (object);
  const char *text = own != NULL ? own : words_of (TUG_ROW_ACCESSIBLE (object))->description;

  return text != NULL ? text : "";
}

gboolean
_tug_row_accessible_says_the_same (TugRowAccessible *self)
{
  TugRowTexts words = _tug_list_peer_row_texts (peer_of (self), self->index);
  gboolean is_same = self->has_words && g_strcmp0 (words.name, self->words.name) == 0
                     && g_strcmp0 (words.description, self->words.description) == 0;

  free_words (&words);
  return is_same;
}

void
_tug_row_accessible_update_texts (TugRowAccessible *self)
{
  TugRowTexts former = self->words;

  /* No client has requested the texts, so there is no change to report. */
  if (!self->has_words || self->list == NULL)
    return;
  self->has_words = FALSE;
  self->words = (TugRowTexts){ 0 };
  words_of (self);
  g_object_ref (self);
  if (g_strcmp0 (former.name, self->words.name) != 0)
    g_object_notify (G_OBJECT (self), "accessible-name");
  if (g_strcmp0 (former.description, self->words.description) != 0)
    g_object_notify (G_OBJECT (self), "accessible-description");
  if (former.is_checked != self->words.is_checked)
    atk_object_notify_state_change (ATK_OBJECT (self), ATK_STATE_CHECKED, self->words.is_checked);
  free_words (&former);
  g_object_unref (self);
}

static AtkAttributeSet *
with_number (AtkAttributeSet *attributes, const char *name, int number)
{
  AtkAttribute *attribute = g_new (AtkAttribute, 1);

  attribute->name = g_strdup (name);
  attribute->value = g_strdup_printf ("%d", number);
  return g_slist_prepend (attributes, attribute);
}

static AtkAttributeSet *
tug_row_accessible_get_attributes (AtkObject *object)
{
  TugRowAccessible *self = TUG_ROW_ACCESSIBLE (object);
  AtkAttributeSet *attributes = NULL;
  int n_places, place = _tug_list_peer_row_place (peer_of (self), self->index, &n_places);

  if (place > 0)
    {
      attributes = with_number (attributes, "setsize", n_places);
      attributes = with_number (attributes, "posinset", place);
    }
  return attributes;
}

/* MARK: States */

static AtkStateSet *
tug_row_accessible_ref_state_set (AtkObject *object)
{
  TugRowAccessible *self = TUG_ROW_ACCESSIBLE (object);
  AtkStateSet *set = ATK_OBJECT_CLASS (_tug_row_accessible_parent_class)->ref_state_set (object);
  TugRowStates states = states_of (self);

  if (peer_of (self) == NULL)
    {
      atk_state_set_add_state (set, ATK_STATE_DEFUNCT);
      return set;
    }
  /* This state tells clients to release the object when they no longer need it. */
  atk_state_set_add_state (set, ATK_STATE_TRANSIENT);
  atk_state_set_add_state (set, ATK_STATE_VISIBLE);
  if (gtk_widget_is_sensitive (widget_of (self)))
    {
      atk_state_set_add_state (set, ATK_STATE_ENABLED);
      atk_state_set_add_state (set, ATK_STATE_SENSITIVE);
    }
  if ((states & TUG_ROW_IS_SHOWING) != 0)
    atk_state_set_add_state (set, ATK_STATE_SHOWING);
  if ((states & TUG_ROW_IS_HEADING) != 0)
    return set;
  atk_state_set_add_state (set, ATK_STATE_FOCUSABLE);
  if (has_focus (self, states))
    atk_state_set_add_state (set, ATK_STATE_FOCUSED);
  if (_tug_list_peer_selectable (peer_of (self)) > 0)
    atk_state_set_add_state (set, ATK_STATE_SELECTABLE);
  if ((states & TUG_ROW_IS_SELECTED) != 0)
    atk_state_set_add_state (set, ATK_STATE_SELECTED);
  if (words_of (self)->is_checkable)
    atk_state_set_add_state (set, ATK_STATE_CHECKABLE);
  if (words_of (self)->is_checked)
    atk_state_set_add_state (set, ATK_STATE_CHECKED);
  return set;
}

static AtkRole
role_of (TugRowAccessible *self, TugRowStates states)
{
  if ((states & TUG_ROW_IS_HEADING) != 0)
    return ATK_ROLE_HEADING;
  return TUG_IS_TABLE_ACCESSIBLE (self->list) ? ATK_ROLE_TABLE_CELL : ATK_ROLE_LIST_ITEM;
}

void
_tug_row_accessible_follow (TugRowAccessible *self)
{
  AtkObject *object = ATK_OBJECT (self);
  TugRowStates former = self->told, present = states_of (self), other = former ^ present;
  gboolean loses_focus = self->told_focus && !has_focus (self, present);

  self->told = present;
  if (loses_focus)
    self->told_focus = FALSE;
  if ((other & TUG_ROW_IS_HEADING) != 0)
    {
      atk_object_set_role (object, role_of (self, present));
      g_object_notify (G_OBJECT (self), "accessible-role");
    }
  if ((other & TUG_ROW_IS_SELECTED) != 0)
    atk_object_notify_state_change (object, ATK_STATE_SELECTED,
                                    (present & TUG_ROW_IS_SELECTED) != 0);
  if ((other & TUG_ROW_IS_SHOWING) != 0)
    atk_object_notify_state_change (object, ATK_STATE_SHOWING, (present & TUG_ROW_IS_SHOWING) != 0);
  if (loses_focus)
    atk_object_notify_state_change (object, ATK_STATE_FOCUSED, FALSE);
}

void
_tug_row_accessible_report_focus (TugRowAccessible *self)
{
  self->told_focus = TRUE;
  atk_object_notify_state_change (ATK_OBJECT (self), ATK_STATE_FOCUSED, TRUE);
}

/* MARK: Position in the list */

static AtkObject *
tug_row_accessible_get_parent (AtkObject *object)
{
  return (AtkObject *)TUG_ROW_ACCESSIBLE (object)->list;
}

static int
tug_row_accessible_get_index_in_parent (AtkObject *object)
{
  return TUG_ROW_ACCESSIBLE (object)->index;
}

int
_tug_row_accessible_index (TugRowAccessible *self)
{
  return self->index;
}

void
_tug_row_accessible_move (TugRowAccessible *self, int index)
{
  self->index = index;
}

void
_tug_row_accessible_leave (TugRowAccessible *self)
{
  self->list = NULL;
  self->index = -1;
}

/* MARK: Position on the screen */

static void
get_extents (AtkComponent *component, int *x, int *y, int *width, int *height, AtkCoordType type)
{
  TugRowAccessible *self = TUG_ROW_ACCESSIBLE (component);
  GtkWidget *widget = widget_of (self);
  GdkRectangle box;
  int list_x, list_y, list_width, list_height;

  *x = *y = *width = *height = 0;
  if (widget == NULL || !gtk_widget_is_drawable (widget)
      || !_tug_list_peer_row_box (peer_of (self), self->index, &box))
    return;
  atk_component_get_extents (ATK_COMPONENT (self->list), &list_x, &list_y, &list_width,
                             &list_height, type);
  *x = list_x + box.x;
  *y = list_y + box.y;
  *width = box.width;
  *height = box.height;
}

static gboolean
grab_focus (AtkComponent *component)
{
  TugRowAccessible *self = TUG_ROW_ACCESSIBLE (component);
  GtkWidget *widget = widget_of (self);

  if (widget == NULL || !gtk_widget_is_sensitive (widget)
      || !_tug_list_peer_focus_row (peer_of (self), self->index))
    return FALSE;
  widget = widget_of (self);
  if (widget != NULL && gtk_widget_get_can_focus (widget))
    gtk_widget_grab_focus (widget);
  return TRUE;
}

static gboolean
scroll_to (AtkComponent *component, AtkScrollType type)
{
  TugRowAccessible *self = TUG_ROW_ACCESSIBLE (component);
  TugRowPosition position = TUG_ROW_POSITION_NEAREST;

  if (peer_of (self) == NULL)
    return FALSE;
  if (type == ATK_SCROLL_TOP_LEFT || type == ATK_SCROLL_TOP_EDGE || type == ATK_SCROLL_LEFT_EDGE)
    position = TUG_ROW_POSITION_START;
  else if (type != ATK_SCROLL_ANYWHERE)
    position = TUG_ROW_POSITION_END;
  _tug_list_peer_scroll_to_row (peer_of (self), self->index, position, FALSE);
  return TRUE;
}

static gboolean
scroll_to_point (AtkComponent *component,
                 AtkCoordType type G_GNUC_UNUSED,
                 int x G_GNUC_UNUSED,
                 int y G_GNUC_UNUSED)
{
  return scroll_to (component, ATK_SCROLL_ANYWHERE);
}

static void
tug_row_accessible_component_init (AtkComponentIface *iface)
{
  iface->get_extents = get_extents;
  iface->grab_focus = grab_focus;
  iface->scroll_to = scroll_to;
  iface->scroll_to_point = scroll_to_point;
}

/* MARK: Actions */

/* Returns the available action at index `place`, or TUG_ROW_N_ACTIONS if there is no such
   action. */
static TugRowAction
nth_action (TugRowAccessible *self, int place)
{
  guint actions = _tug_list_peer_row_actions (peer_of (self), self->index);

  for (int action = 0; action < TUG_ROW_N_ACTIONS; action++)
    if ((actions & (1u << action)) != 0 && place-- == 0)
      return (TugRowAction)action;
  return TUG_ROW_N_ACTIONS;
}

static int
get_n_actions (AtkAction *action)
{
  TugRowAccessible *self = TUG_ROW_ACCESSIBLE (action);

  return __builtin_popcount (_tug_list_peer_row_actions (peer_of (self), self->index));
}

static const char *
get_action_name (AtkAction *action, int place)
{
  TugRowAction found = nth_action (TUG_ROW_ACCESSIBLE (action), place);

  return found != TUG_ROW_N_ACTIONS ? action_names[found] : NULL;
}

static gboolean
do_action (AtkAction *action, int place)
{
  TugRowAccessible *self = TUG_ROW_ACCESSIBLE (action);
  GtkWidget *widget = widget_of (self);
  TugRowAction found = nth_action (self, place);
  gboolean is_done;

  if (found == TUG_ROW_N_ACTIONS || !gtk_widget_is_sensitive (widget))
    return FALSE;
  /* The action may destroy the list and the row, so keep them alive. */
  g_object_ref (self);
  g_object_ref (widget);
  is_done = _tug_list_peer_act_on_row (peer_of (self), self->index, found);
  g_object_unref (widget);
  g_object_unref (self);
  return is_done;
}

static void
tug_row_accessible_action_init (AtkActionIface *iface)
{
  iface->get_n_actions = get_n_actions;
  iface->get_name = get_action_name;
  iface->get_localized_name = get_action_name;
  iface->do_action = do_action;
}

/* MARK: Life cycle */

static void
tug_row_accessible_finalize (GObject *object)
{
  TugRowAccessible *self = TUG_ROW_ACCESSIBLE (object);

  if (self->list != NULL)
    _tug_list_accessible_forget_row (self->list, self);
  free_words (&self->words);
  G_OBJECT_CLASS (_tug_row_accessible_parent_class)->finalize (object);
}

static void
_tug_row_accessible_class_init (TugRowAccessibleClass *klass)
{
  AtkObjectClass *atk_class = ATK_OBJECT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tug_row_accessible_finalize;
  atk_class->get_name = tug_row_accessible_get_name;
  atk_class->get_description = tug_row_accessible_get_description;
  atk_class->get_attributes = tug_row_accessible_get_attributes;
  atk_class->ref_state_set = tug_row_accessible_ref_state_set;
  atk_class->get_parent = tug_row_accessible_get_parent;
  atk_class->get_index_in_parent = tug_row_accessible_get_index_in_parent;
}

static void
_tug_row_accessible_init (TugRowAccessible *self)
{
  self->index = -1;
}

TugRowAccessible *
_tug_row_accessible_new (TugListAccessible *list, int index)
{
  TugRowAccessible *self = g_object_new (TUG_TYPE_ROW_ACCESSIBLE, NULL);

  self->list = list;
  self->index = index;
  /* A client that requests the row reads its current states, so only later changes are reported. */
  self->told = states_of (self);
  self->told_focus = has_focus (self, self->told);
  atk_object_set_role (ATK_OBJECT (self), role_of (self, self->told));
  return self;
}
