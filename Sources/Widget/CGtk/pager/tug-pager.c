#include "generated/tug-property-hooks.h"
#include "internal/tug-pull-peer.h"
#include "tug-list-view.h"
#include "tug-pager-private.h"

G_DEFINE_TYPE (TugPager, tug_pager, G_TYPE_OBJECT)

enum
{
  PROPERTY_MODE = 1,
  PROPERTY_PULLABLE,
  PROPERTY_MODEL,
  PROPERTY_ID_PROPERTY,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

static void
callback_clear (gpointer callback)
{
  TugPagerCallback *self = callback;

  if (self->notify != NULL)
    self->notify (self->data);
}

void
_tug_pager_callback_release (TugPagerCallback *self)
{
  if (self != NULL)
    g_rc_box_release_full (self, callback_clear);
}

static void
callback_set (TugPagerCallback **place, GCallback func, gpointer data, GDestroyNotify notify)
{
  TugPagerCallback *old = *place;
  TugPagerCallback new = { func, data, notify };

  *place = func == NULL ? NULL : g_rc_box_dup (sizeof new, &new);
  if (func == NULL && notify != NULL)
    notify (data);
  /* Do this last: it may release the pager or set a different function. */
  _tug_pager_callback_release (old);
}

void
tug_pager_set_fetch_func (TugPager *self,
                          TugPagerFetchFunc fetch,
                          gpointer user_data,
                          GDestroyNotify notify)
{
  g_return_if_fail (TUG_IS_PAGER (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_pager_is_usable (self));
  callback_set (&self->fetch, G_CALLBACK (fetch), user_data, notify);
}

void
tug_pager_set_change_func (TugPager *self,
                           TugPagerChangeFunc change,
                           gpointer user_data,
                           GDestroyNotify notify)
{
  g_return_if_fail (TUG_IS_PAGER (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_pager_is_usable (self));
  callback_set (&self->change, G_CALLBACK (change), user_data, notify);
}

/* Loads the next page. If the pager cannot do this now, closes the control again. */
static void
load_more_cb (GtkWidget *widget, TugWork *work G_GNUC_UNUSED, TugPager *self)
{
  if (_tug_pager_can_fetch (self) && tug_pager_load_more (self))
    return;
  if (self->widget == widget)
    _tug_pull_peer_end_load (_tug_pull_peer (widget), tug_pager_has_more (self));
}

static void
refresh_cb (GtkWidget *widget, TugWork *work G_GNUC_UNUSED, TugPager *self)
{
  if (_tug_pager_can_fetch (self))
    tug_pager_refresh (self);
  else
    _tug_pull_peer_end_refresh (_tug_pull_peer (widget), FALSE);
}

/* Follows the model that the program fills: without a model of its own, the store of the list. */
static void
follow_model (TugPager *self)
{
  GObject *shown = NULL;

  if (self->model == NULL && self->widget != NULL && TUG_IS_LIST_VIEW (self->widget))
    g_object_get (self->widget, "model", &shown, NULL);
  if (shown != NULL && !G_IS_LIST_STORE (shown))
    g_clear_object (&shown);
  if (self->model != NULL)
    _tug_pager_peer_follow (self->peer, self->model, FALSE);
  else
    _tug_pager_peer_follow (self->peer, (GListModel *)shown, TRUE);
  g_clear_object (&shown);
}

static void
let_widget_go (TugPager *self)
{
  GtkWidget *widget = self->widget;
  guint i;

  if (widget == NULL)
    return;
  g_object_ref (widget);
  for (i = 0; i < G_N_ELEMENTS (self->handlers); i++)
    g_clear_signal_handler (&self->handlers[i], widget);
  g_object_remove_weak_pointer (G_OBJECT (widget), (gpointer *)&self->widget);
  self->widget = NULL;
  if (_tug_pager_peer_is_waiting (self->peer))
    _tug_pager_close_control (widget, _tug_pager_peer_is_loading (self->peer));
  g_object_unref (widget);
}

void
tug_pager_set_pullable (TugPager *self, TugPullable *pullable)
{
  GtkWidget *widget = (GtkWidget *)pullable;

  g_return_if_fail (TUG_IS_PAGER (self));
  g_return_if_fail (pullable == NULL || TUG_IS_PULLABLE (pullable));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_pager_is_usable (self));
  if (widget == self->widget)
    return;
  g_object_ref (self);
  let_widget_go (self);
  /* Closing the previous widget's control runs handlers, which may have set a widget or disposed
     the pager. */
  if (widget != NULL && self->widget == NULL && self->peer != NULL)
    {
      self->widget = widget;
      g_object_add_weak_pointer (G_OBJECT (widget), (gpointer *)&self->widget);
      self->handlers[0] = g_signal_connect (widget, "refresh", G_CALLBACK (refresh_cb), self);
      self->handlers[1] = g_signal_connect (widget, "load-more", G_CALLBACK (load_more_cb), self);
      if (TUG_IS_LIST_VIEW (widget))
        self->handlers[2]
            = g_signal_connect_swapped (widget, "notify::model", G_CALLBACK (follow_model), self);
    }
  follow_model (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROPERTY_PULLABLE]);
  g_object_unref (self);
}

static void
tug_pager_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  TugPager *self = TUG_PAGER (object);

  switch (id)
    {
    case PROPERTY_MODE:
      g_value_set_enum (value, (int)self->mode);
      break;
    case PROPERTY_PULLABLE:
      g_value_set_object (value, self->widget);
      break;
    case PROPERTY_MODEL:
      g_value_set_object (value, self->model);
      break;
    case PROPERTY_ID_PROPERTY:
      g_value_set_string (value, self->id_property);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
tug_pager_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  TugPager *self = TUG_PAGER (object);

  switch (id)
    {
    case PROPERTY_MODE:
      self->mode = (TugPagerMode)g_value_get_enum (value);
      break;
    case PROPERTY_PULLABLE:
      tug_pager_set_pullable (self, g_value_get_object (value));
      break;
    case PROPERTY_MODEL:
      g_return_if_fail (_tug_pager_is_usable (self));
      if (g_set_object (&self->model, g_value_get_object (value)))
        {
          follow_model (self);
          g_object_notify_by_pspec (object, spec);
        }
      break;
    case PROPERTY_ID_PROPERTY:
      g_return_if_fail (_tug_pager_is_usable (self));
      if (g_strcmp0 (self->id_property, g_value_get_string (value)) != 0)
        {
          g_free (self->id_property);
          self->id_property = g_value_dup_string (value);
          _tug_pager_peer_set_id_property (self->peer, self->id_property);
          g_object_notify_by_pspec (object, spec);
        }
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
tug_pager_constructed (GObject *object)
{
  TugPager *self = TUG_PAGER (object);

  G_OBJECT_CLASS (tug_pager_parent_class)->constructed (object);
  if (_tug_bind_main_thread ())
    self->peer = _tug_pager_peer_new (self->mode == TUG_PAGER_MODE_MERGE);
  else
    g_critical ("TugPager created on a thread other than GTK's");
}

static void
tug_pager_dispose (GObject *object)
{
  TugPager *self = TUG_PAGER (object);

  if (self->peer != NULL && !_tug_on_main_thread ())
    {
      /* Leak the pager intentionally: its widget and running work would use it after it was
         freed. */
      g_critical ("TugPager is destroyed on a thread other than GTK's");
      g_object_ref (object);
      return;
    }
  if (self->widget != NULL)
    let_widget_go (self);
  _tug_pager_peer_free (g_steal_pointer (&self->peer));
  g_clear_object (&self->model);
  g_clear_pointer (&self->id_property, g_free);
  callback_set (&self->fetch, NULL, NULL, NULL);
  callback_set (&self->change, NULL, NULL, NULL);
  G_OBJECT_CLASS (tug_pager_parent_class)->dispose (object);
}

static void
tug_pager_class_init (TugPagerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tug_pager_get_property;
  object_class->set_property = tug_pager_set_property;
  object_class->constructed = tug_pager_constructed;
  object_class->dispose = tug_pager_dispose;

  /**
   * TugPager:mode:
   *
   * The effect of a refresh on the current rows.
   *
   * Since: 1.0
   */
  properties[PROPERTY_MODE] = g_param_spec_enum (
      "mode", "mode", "The effect of a refresh on the current rows", TUG_TYPE_PAGER_MODE,
      TUG_PAGER_MODE_REPLACE, G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);

  /**
   * TugPager:pullable:
   *
   * The list or bin whose header refreshes and whose footer loads more, or %NULL for no widget.
   *
   * The pager and the widget do not keep each other alive.
   *
   * Since: 1.0
   */
  properties[PROPERTY_PULLABLE] = g_param_spec_object (
      "pullable", "pullable", "The list or bin whose header refreshes and whose footer loads more",
      TUG_TYPE_PULLABLE, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugPager:model:
   *
   * The model that the #TugPagerChangeFunc fills, or %NULL for the model of the list
   * #TugPager:pullable, if that is a #GListStore. The store is followed unless a page does not
   * change it.
   *
   * The pager follows the rows that the program inserts into the model and removes from it. Set
   * this property for the list of a #TugRefreshBin, or if the list shows its rows in another way,
   * such as filtered. Without a model, call tug_pager_rows_inserted() and tug_pager_rows_removed().
   *
   * Since: 1.0
   */
  properties[PROPERTY_MODEL] = g_param_spec_object (
      "model", "model", "The model that the change function fills", G_TYPE_LIST_MODEL,
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugPager:id-property:
   *
   * The property of the model's items that has their ids, or %NULL if there is none.
   *
   * With ids, the pager recognizes the items that the program inserts when a page contains them.
   * An item whose id is %NULL or empty is asked again when the next page arrives. Without this
   * property, the pager recognizes only the items that it has loaded, also if the program removes
   * them and inserts them again.
   *
   * Since: 1.0
   */
  properties[PROPERTY_ID_PROPERTY] = g_param_spec_string (
      "id-property", "id-property", "The property of the model's items that has their ids", NULL,
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
tug_pager_init (TugPager *self G_GNUC_UNUSED)
{
}

TugPager *
tug_pager_new (TugPagerMode mode,
               TugPagerFetchFunc fetch,
               gpointer fetch_data,
               GDestroyNotify fetch_notify)
{
  TugPager *self;

  g_return_val_if_fail (_tug_is_enum_value (TUG_TYPE_PAGER_MODE, (int)mode), NULL);
  g_return_val_if_fail (fetch != NULL, NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  self = g_object_new (TUG_TYPE_PAGER, "mode", mode, NULL);
  tug_pager_set_fetch_func (self, fetch, fetch_data, fetch_notify);
  return self;
}
