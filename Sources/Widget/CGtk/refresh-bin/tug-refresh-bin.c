#include "tug-refresh-bin-private.h"
#include "generated/tug-property-hooks.h"
#include "internal/tug-key-signals.h"
#include "internal/tug-pullable-private.h"

/* The type of a bin, and the methods that it overrides. This is the top file of the bin: it calls
   the other files. */

static void tug_refresh_bin_pullable_init (TugPullableInterface *iface);

G_DEFINE_TYPE_WITH_CODE (
    TugRefreshBin,
    tug_refresh_bin,
    GTK_TYPE_BIN,
    G_ADD_PRIVATE (TugRefreshBin) G_IMPLEMENT_INTERFACE (GTK_TYPE_ORIENTABLE, NULL)
        G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, _tug_refresh_bin_buildable_init)
            G_IMPLEMENT_INTERFACE (TUG_TYPE_PULLABLE, tug_refresh_bin_pullable_init))

enum
{
  PROP_ORIENTATION = TUG_REFRESH_BIN_N_PROPERTIES,
  FIRST_PULLABLE_PROP
};

static TugRefreshBinPrivate *
priv_of (gpointer self)
{
  return _tug_refresh_bin_private (TUG_REFRESH_BIN (self));
}

static gpointer
peer_of (gpointer self)
{
  return priv_of (self)->peer;
}

static gpointer
tug_refresh_bin_get_peer (TugPullable *pullable)
{
  return peer_of (pullable);
}

static void
tug_refresh_bin_pullable_init (TugPullableInterface *iface)
{
  iface->get_peer = tug_refresh_bin_get_peer;
}

/* Calls `callback` for the child, and then for the program's header and footer widgets. */
static void
tug_refresh_bin_forall (GtkContainer *container,
                        gboolean internals,
                        GtkCallback callback,
                        gpointer data)
{
  TugRefreshBinPrivate *priv = priv_of (container);

  GTK_CONTAINER_CLASS (tug_refresh_bin_parent_class)->forall (container, internals, callback, data);
  for (int slot = 0; slot < TUG_N_SLOTS; slot++)
    if (priv->slots[slot].widget != NULL)
      callback (priv->slots[slot].widget, data);
}

/* MARK: Drawing and size */

static gboolean
tug_refresh_bin_draw (GtkWidget *widget, cairo_t *cr)
{
  TugRefreshBinPrivate *priv = priv_of (widget);
  GtkWidget *child;
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  int width = gtk_widget_get_allocated_width (widget);
  int height = gtk_widget_get_allocated_height (widget);
  gboolean is_own = gtk_cairo_should_draw_window (cr, gtk_widget_get_window (widget));

  /* A handler that draws or writes a part of a control may destroy the bin, or remove a child. */
  g_object_ref (widget);
  if (is_own)
    {
      gtk_render_background (context, cr, 0, 0, width, height);
      cairo_save (cr);
      _tug_bin_peer_draw (peer_of (widget), cr, FALSE);
      cairo_restore (cr);
    }
  child = gtk_bin_get_child (GTK_BIN (widget));
  if (child != NULL)
    gtk_container_propagate_draw (GTK_CONTAINER (widget), child, cr);
  if (is_own)
    {
      cairo_save (cr);
      _tug_bin_peer_draw (peer_of (widget), cr, TRUE);
      cairo_restore (cr);
    }
  for (int slot = 0; slot < TUG_N_SLOTS; slot++)
    if (priv->slots[slot].widget != NULL && priv->slots[slot].is_open)
      gtk_container_propagate_draw (GTK_CONTAINER (widget), priv->slots[slot].widget, cr);
  if (is_own)
    gtk_render_frame (context, cr, 0, 0, width, height);
  g_object_unref (widget);
  return GDK_EVENT_PROPAGATE;
}

/* Allocates a program's widget: its natural size along the bin, and the full size across the
   bin. */
static void
allocate_control (GtkWidget *widget, int width, int height, GtkOrientation orientation)
{
  GtkAllocation allocation = { 0, 0, width, height };
  int natural;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      gtk_widget_get_preferred_height_for_width (widget, width, NULL, &natural);
      allocation.height = MAX (natural, 1);
    }
  else
    {
      gtk_widget_get_preferred_width_for_height (widget, height, NULL, &natural);
      allocation.width = MAX (natural, 1);
    }
  gtk_widget_size_allocate (widget, &allocation);
}

static void
tug_refresh_bin_size_allocate (GtkWidget *widget, GtkAllocation *allocation)
{
  TugRefreshBin *self = TUG_REFRESH_BIN (widget);
  GtkWidget *child = gtk_bin_get_child (GTK_BIN (widget));
  GtkAllocation own = { 0, 0, allocation->width, allocation->height };
  GtkOrientation orientation = gtk_orientable_get_orientation (GTK_ORIENTABLE (widget));

  gtk_widget_set_allocation (widget, allocation);
  _tug_bin_peer_allocate_begins (peer_of (widget));
  _tug_refresh_bin_allocate_windows (self, allocation);
  if (child != NULL && gtk_widget_get_visible (child))
    gtk_widget_size_allocate (child, &own);
  for (int slot = 0; slot < TUG_N_SLOTS; slot++)
    if (priv_of (self)->slots[slot].widget != NULL)
      allocate_control (priv_of (self)->slots[slot].widget, own.width, own.height, orientation);
  _tug_bin_peer_size_allocate (peer_of (widget), allocation->width, allocation->height);
}

/* Measures the child. Across the bin, the size also includes the program's widgets. */
static void
measure (GtkWidget *widget, GtkOrientation orientation, int *minimum, int *natural)
{
  void (*preferred) (GtkWidget *, int *, int *) = orientation == GTK_ORIENTATION_HORIZONTAL
                                                      ? gtk_widget_get_preferred_width
                                                      : gtk_widget_get_preferred_height;
  GtkWidget *child = gtk_bin_get_child (GTK_BIN (widget));

  *minimum = *natural = 0;
  if (child != NULL && gtk_widget_get_visible (child))
    preferred (child, minimum, natural);
  if (gtk_orientable_get_orientation (GTK_ORIENTABLE (widget)) == orientation)
    return;
  for (int slot = 0; slot < TUG_N_SLOTS; slot++)
    if (priv_of (widget)->slots[slot].widget != NULL)
      {
        int least, usual;

        preferred (priv_of (widget)->slots[slot].widget, &least, &usual);
        *minimum = MAX (*minimum, least);
        *natural = MAX (*natural, usual);
      }
}

static void
tug_refresh_bin_get_preferred_width (GtkWidget *widget, int *minimum, int *natural)
{
  measure (widget, GTK_ORIENTATION_HORIZONTAL, minimum, natural);
}

static void
tug_refresh_bin_get_preferred_height (GtkWidget *widget, int *minimum, int *natural)
{
  measure (widget, GTK_ORIENTATION_VERTICAL, minimum, natural);
}

/* MARK: Life cycle */

static void
tug_refresh_bin_realize (GtkWidget *widget)
{
  gtk_widget_set_realized (widget, TRUE);
  _tug_refresh_bin_make_windows (TUG_REFRESH_BIN (widget));
  _tug_bin_peer_realize (peer_of (widget));
}

static void
tug_refresh_bin_unrealize (GtkWidget *widget)
{
  _tug_pull_peer_unrealize (peer_of (widget));
  /* Unrealize the children first, because they are in the windows of the bin. */
  gtk_container_forall (GTK_CONTAINER (widget), (GtkCallback)gtk_widget_unrealize, NULL);
  _tug_refresh_bin_destroy_windows (TUG_REFRESH_BIN (widget));
  GTK_WIDGET_CLASS (tug_refresh_bin_parent_class)->unrealize (widget);
}

static void
tug_refresh_bin_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tug_refresh_bin_parent_class)->map (widget);
  _tug_bin_peer_map (peer_of (widget));
}

static void
tug_refresh_bin_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tug_refresh_bin_parent_class)->unmap (widget);
  _tug_bin_peer_unmap (peer_of (widget));
}

static void
tug_refresh_bin_style_updated (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tug_refresh_bin_parent_class)->style_updated (widget);
  _tug_pull_peer_style_updated (peer_of (widget));
}

static void
tug_refresh_bin_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  GtkWidgetClass *parent_class = GTK_WIDGET_CLASS (tug_refresh_bin_parent_class);

  if (parent_class->state_flags_changed)
    parent_class->state_flags_changed (widget, previous);
  _tug_pull_peer_state_flags_changed (peer_of (widget));
}

static void
scale_factor_changed_cb (GtkWidget *widget)
{
  _tug_pull_peer_style_updated (peer_of (widget));
}

static void
tug_refresh_bin_screen_changed (GtkWidget *widget, GdkScreen *previous)
{
  GtkWidgetClass *parent_class = GTK_WIDGET_CLASS (tug_refresh_bin_parent_class);

  if (parent_class->screen_changed)
    parent_class->screen_changed (widget, previous);
  _tug_pull_peer_screen_changed (peer_of (widget));
}

static void
tug_refresh_bin_direction_changed (GtkWidget *widget, GtkTextDirection previous)
{
  GTK_WIDGET_CLASS (tug_refresh_bin_parent_class)->direction_changed (widget, previous);
  _tug_pull_peer_direction_changed (peer_of (widget));
}

/* A key may have moved the focus or a cursor inside the child. */
static void
event_after_cb (GtkWidget *toplevel, GdkEvent *event, TugRefreshBin *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (toplevel));

  if (event->type == GDK_KEY_PRESS && !event->key.is_modifier && focus != NULL
      && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    _tug_bin_peer_focus_moved (peer_of (self), TRUE);
}

static void
set_focus_cb (GtkWindow *toplevel G_GNUC_UNUSED,
              GtkWidget *focus G_GNUC_UNUSED,
              TugRefreshBin *self)
{
  _tug_bin_peer_focus_moved (peer_of (self), FALSE);
}

static void
tug_refresh_bin_hierarchy_changed (GtkWidget *widget, GtkWidget *previous)
{
  GtkWidgetClass *parent_class = GTK_WIDGET_CLASS (tug_refresh_bin_parent_class);
  GtkWidget *toplevel = gtk_widget_get_toplevel (widget);

  if (parent_class->hierarchy_changed)
    parent_class->hierarchy_changed (widget, previous);
  if (previous != NULL)
    {
      g_signal_handlers_disconnect_by_func (previous, event_after_cb, widget);
      g_signal_handlers_disconnect_by_func (previous, set_focus_cb, widget);
    }
  if (GTK_IS_WINDOW (toplevel))
    {
      g_signal_connect_object (toplevel, "event-after", G_CALLBACK (event_after_cb), widget, 0);
      g_signal_connect_object (toplevel, "set-focus", G_CALLBACK (set_focus_cb), widget,
                               G_CONNECT_AFTER);
    }
  _tug_pull_peer_hierarchy_changed (peer_of (widget));
}

/* MARK: Input */

static gboolean
tug_refresh_bin_scroll_event (GtkWidget *widget, GdkEventScroll *event)
{
  return _tug_bin_peer_scroll_event (peer_of (widget), event);
}

static gboolean
tug_refresh_bin_key_press_event (GtkWidget *widget, GdkEventKey *event)
{
  GtkWidgetClass *parent_class = GTK_WIDGET_CLASS (tug_refresh_bin_parent_class);

  return parent_class->key_press_event (widget, event)
         || _tug_activate_bindings_by_value (widget, event);
}

/* Handles presses outside the child. Presses that the child does not use are also passed to the
   bin, so check the window. */
static gboolean
tug_refresh_bin_button_event (GtkWidget *widget, GdkEventButton *event)
{
  gpointer owner = NULL;

  if (event->window != NULL)
    gdk_window_get_user_data (event->window, &owner);
  return owner == widget && event->button == GDK_BUTTON_PRIMARY
         && _tug_bin_peer_button_event (peer_of (widget), event);
}

/* MARK: Properties */

static void
tug_refresh_bin_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  g_return_if_fail (_tug_on_main_thread ());
  if (id == PROP_ORIENTATION)
    g_value_set_enum (value, _tug_pull_peer_orientation (peer_of (object)));
  else if (!_tug_refresh_bin_get (object, id, value)
           && !_tug_pullable_get (object, id - FIRST_PULLABLE_PROP, value))
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
tug_refresh_bin_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  g_return_if_fail (_tug_on_main_thread ());
  if (id == PROP_ORIENTATION)
    _tug_pull_peer_set_orientation (peer_of (object), g_value_get_enum (value));
  else if (!_tug_refresh_bin_set (object, id, value)
           && !_tug_pullable_set (object, id - FIRST_PULLABLE_PROP, value))
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
tug_refresh_bin_dispose (GObject *object)
{
  TugRefreshBinPrivate *priv = priv_of (object);

  /* The peer's gestures must be removed while the widget still exists. */
  if (_tug_on_main_thread ())
    _tug_bin_peer_free (g_steal_pointer (&priv->peer));
  else
    g_critical ("TugRefreshBin is destroyed on a thread other than GTK's");
  g_clear_object (&priv->edge_source);
  g_clear_weak_pointer (&priv->accessible);
  g_clear_weak_pointer (&priv->content);
  G_OBJECT_CLASS (tug_refresh_bin_parent_class)->dispose (object);
}

static void
tug_refresh_bin_class_init (TugRefreshBinClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tug_refresh_bin_dispose;
  object_class->get_property = tug_refresh_bin_get_property;
  object_class->set_property = tug_refresh_bin_set_property;
  GTK_CONTAINER_CLASS (klass)->forall = tug_refresh_bin_forall;
  _tug_refresh_bin_take_children (klass);
  widget_class->draw = tug_refresh_bin_draw;
  widget_class->size_allocate = tug_refresh_bin_size_allocate;
  widget_class->get_preferred_width = tug_refresh_bin_get_preferred_width;
  widget_class->get_preferred_height = tug_refresh_bin_get_preferred_height;
  widget_class->realize = tug_refresh_bin_realize;
  widget_class->unrealize = tug_refresh_bin_unrealize;
  widget_class->map = tug_refresh_bin_map;
  widget_class->unmap = tug_refresh_bin_unmap;
  widget_class->style_updated = tug_refresh_bin_style_updated;
  widget_class->state_flags_changed = tug_refresh_bin_state_flags_changed;
  widget_class->screen_changed = tug_refresh_bin_screen_changed;
  widget_class->direction_changed = tug_refresh_bin_direction_changed;
  widget_class->hierarchy_changed = tug_refresh_bin_hierarchy_changed;
  widget_class->scroll_event = tug_refresh_bin_scroll_event;
  widget_class->key_press_event = tug_refresh_bin_key_press_event;
  widget_class->button_press_event = tug_refresh_bin_button_event;
  widget_class->button_release_event = tug_refresh_bin_button_event;

  _tug_refresh_bin_install_properties (object_class);
  g_object_class_override_property (object_class, PROP_ORIENTATION, "orientation");
  _tug_pullable_class_init (klass, FIRST_PULLABLE_PROP);
  _tug_refresh_bin_take_accessible (klass);
  gtk_widget_class_set_css_name (widget_class, "tugbin");
}

static void
tug_refresh_bin_init (TugRefreshBin *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_set_has_window (widget, TRUE);
  /* Swift's main actor aborts the process if it is entered on a wrong thread, so create no peer. */
  if (!_tug_bind_main_thread ())
    {
      g_critical ("TugRefreshBin created on a thread other than GTK's");
      return;
    }
  priv_of (self)->peer = _tug_bin_peer_new (self);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (scale_factor_changed_cb), NULL);
}

GtkWidget *
tug_refresh_bin_new (void)
{
  return g_object_new (TUG_TYPE_REFRESH_BIN, NULL);
}

/* MARK: Functions for other files */

TugRefreshBinPrivate *
_tug_refresh_bin_private (TugRefreshBin *self)
{
  return tug_refresh_bin_get_instance_private (self);
}
