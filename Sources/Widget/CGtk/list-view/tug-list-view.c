#include "tug-list-view-private.h"
#include "tug-list-view-scrollable.h"
#include "tug-list-view-signals.h"
#include "../accessible/tug-list-accessible.h"
#include "generated/tug-property-hooks.h"
#include "internal/tug-key-signals.h"
#include "internal/tug-pullable-private.h"

/* The type of a list, and the methods that it overrides. This is the top file of the list: it calls
   the other files, and none of them calls it. */

static void tug_list_view_cell_layout_init (GtkCellLayoutIface *iface);
static void tug_list_view_pullable_init (TugPullableInterface *iface);

G_DEFINE_TYPE_WITH_CODE (
    TugListView,
    tug_list_view,
    GTK_TYPE_DRAWING_AREA,
    G_ADD_PRIVATE (TugListView) G_IMPLEMENT_INTERFACE (GTK_TYPE_ORIENTABLE, NULL)
        G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, _tug_list_view_scrollable_init)
            G_IMPLEMENT_INTERFACE (GTK_TYPE_CELL_LAYOUT, tug_list_view_cell_layout_init)
                G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, _tug_list_view_buildable_init)
                    G_IMPLEMENT_INTERFACE (TUG_TYPE_PULLABLE, tug_list_view_pullable_init))

enum
{
  PROP_ORIENTATION = TUG_LIST_VIEW_N_PROPERTIES,
  FIRST_SCROLLABLE_PROP,
  FIRST_PULLABLE_PROP = FIRST_SCROLLABLE_PROP + TUG_LIST_VIEW_N_SCROLLABLE_PROPERTIES
};

static gpointer
peer_of (gpointer self)
{
  return _tug_list_view_peer (TUG_LIST_VIEW (self));
}

static GtkCellArea *
tug_list_view_get_area (GtkCellLayout *layout)
{
  TugListViewPrivate *priv = _tug_list_view_private (TUG_LIST_VIEW (layout));

  if (priv->area == NULL)
    priv->area = g_object_ref_sink (gtk_cell_area_box_new ());
  /* The caller is about to change how rows are rendered. */
  _tug_list_peer_cells_change (peer_of (layout));
  return priv->area;
}

static void
tug_list_view_cell_layout_init (GtkCellLayoutIface *iface)
{
  iface->get_area = tug_list_view_get_area;
}

static gpointer
tug_list_view_get_peer (TugPullable *pullable)
{
  return peer_of (pullable);
}

static void
tug_list_view_pullable_init (TugPullableInterface *iface)
{
  iface->get_peer = tug_list_view_get_peer;
}

static gboolean
tug_list_view_draw (GtkWidget *widget, cairo_t *cr)
{
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  int width = gtk_widget_get_allocated_width (widget);
  int height = gtk_widget_get_allocated_height (widget);

  /* The handler that draws a row may destroy the list, so keep it alive. */
  g_object_ref (widget);
  cairo_save (cr);
  _tug_list_peer_draw (peer_of (widget), cr);
  cairo_restore (cr);
  if (peer_of (widget) != NULL)
    gtk_render_frame (context, cr, 0, 0, width, height);
  g_object_unref (widget);
  return GDK_EVENT_PROPAGATE;
}

static void
tug_list_view_size_allocate (GtkWidget *widget, GtkAllocation *allocation)
{
  GTK_WIDGET_CLASS (tug_list_view_parent_class)->size_allocate (widget, allocation);
  _tug_list_peer_size_allocate (peer_of (widget), allocation->width, allocation->height);
}

/* The peer caches the pixels of rows, which may be outdated if other code requests a redraw, so
   notify it of each invalidation. */
static void
invalidate_cb (GdkWindow *window, cairo_region_t *region)
{
  gpointer widget;

  gdk_window_get_user_data (window, &widget);
  if (TUG_IS_LIST_VIEW (widget))
    _tug_list_peer_invalidated (peer_of (widget));
}

static void
tug_list_view_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tug_list_view_parent_class)->realize (widget);
  if (gtk_widget_get_has_window (widget))
    gdk_window_set_invalidate_handler (gtk_widget_get_window (widget), invalidate_cb);
  _tug_list_peer_realize (peer_of (widget));
}

static void
tug_list_view_unrealize (GtkWidget *widget)
{
  /* GTK aborts if a mapped widget is unrealized, so clear the flag. */
  if (gtk_widget_get_mapped (widget))
    {
      g_critical ("%s has an unmap() that does not call TugListView's",
                  G_OBJECT_TYPE_NAME (widget));
      gtk_widget_set_mapped (widget, FALSE);
    }
  _tug_pull_peer_unrealize (peer_of (widget));
  GTK_WIDGET_CLASS (tug_list_view_parent_class)->unrealize (widget);
}

static void
tug_list_view_map (GtkWidget *widget)
{
  /* GTK aborts if a widget is mapped that is not realized, so do not map it. */
  if (!gtk_widget_get_realized (widget))
    {
      g_critical ("%s has a realize() that does not call TugListView's",
                  G_OBJECT_TYPE_NAME (widget));
      return;
    }
  GTK_WIDGET_CLASS (tug_list_view_parent_class)->map (widget);
  _tug_list_peer_map (peer_of (widget));
}

static void
tug_list_view_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tug_list_view_parent_class)->unmap (widget);
  _tug_list_peer_unmap (peer_of (widget));
}

static void
tug_list_view_style_updated (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tug_list_view_parent_class)->style_updated (widget);
  _tug_pull_peer_style_updated (peer_of (widget));
}

static void
tug_list_view_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  GtkWidgetClass *parent_class = GTK_WIDGET_CLASS (tug_list_view_parent_class);

  if (parent_class->state_flags_changed)
    parent_class->state_flags_changed (widget, previous);
  _tug_pull_peer_state_flags_changed (peer_of (widget));
}

static void
tug_list_view_screen_changed (GtkWidget *widget, GdkScreen *previous)
{
  GtkWidgetClass *parent_class = GTK_WIDGET_CLASS (tug_list_view_parent_class);

  if (parent_class->screen_changed)
    parent_class->screen_changed (widget, previous);
  _tug_pull_peer_screen_changed (peer_of (widget));
}

static void
tug_list_view_direction_changed (GtkWidget *widget, GtkTextDirection previous)
{
  GTK_WIDGET_CLASS (tug_list_view_parent_class)->direction_changed (widget, previous);
  _tug_pull_peer_direction_changed (peer_of (widget));
}

static void
tug_list_view_hierarchy_changed (GtkWidget *widget, GtkWidget *previous)
{
  GtkWidgetClass *parent_class = GTK_WIDGET_CLASS (tug_list_view_parent_class);

  if (parent_class->hierarchy_changed)
    parent_class->hierarchy_changed (widget, previous);
  _tug_pull_peer_hierarchy_changed (peer_of (widget));
}

static void
scale_factor_changed_cb (GtkWidget *widget)
{
  _tug_pull_peer_style_updated (peer_of (widget));
}

/* In an inactive window the focus can move without a change of the list's state flags, so
   redraw. */
static void
focus_changed_cb (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
}

static void
tug_list_view_get_preferred_width (GtkWidget *widget, int *minimum, int *natural)
{
  _tug_list_peer_preferred_width (peer_of (widget), minimum, natural);
}

static void
tug_list_view_get_preferred_height (GtkWidget *widget, int *minimum, int *natural)
{
  _tug_list_peer_preferred_height (peer_of (widget), minimum, natural);
}

/* An event goes to the list first, then to the parent class. */
#define HANDLE_EVENT(name, Event)                                                                  \
  static gboolean tug_list_view_##name##_event (GtkWidget *widget, Event *event)                   \
  {                                                                                                \
    GtkWidgetClass *parent_class = GTK_WIDGET_CLASS (tug_list_view_parent_class);                  \
                                                                                                   \
    if (_tug_list_peer_##name##_event (peer_of (widget), event))                                   \
      return GDK_EVENT_STOP;                                                                       \
    return parent_class->name##_event != NULL && parent_class->name##_event (widget, event);       \
  }

HANDLE_EVENT (scroll, GdkEventScroll)
HANDLE_EVENT (touch, GdkEventTouch)
HANDLE_EVENT (motion_notify, GdkEventMotion)
HANDLE_EVENT (enter_notify, GdkEventCrossing)
HANDLE_EVENT (leave_notify, GdkEventCrossing)
HANDLE_EVENT (grab_broken, GdkEventGrabBroken)
HANDLE_EVENT (button_press, GdkEventButton)
HANDLE_EVENT (button_release, GdkEventButton)

/* Key bindings take precedence over typed text. */
static gboolean
tug_list_view_key_press_event (GtkWidget *widget, GdkEventKey *event)
{
  gboolean is_used;

  /* The action of a key may destroy the list, so keep it alive. */
  g_object_ref (widget);
  is_used = _tug_list_peer_key_press_event (peer_of (widget), event)
            || GTK_WIDGET_CLASS (tug_list_view_parent_class)->key_press_event (widget, event)
            || _tug_activate_bindings_by_value (widget, event)
            || _tug_list_peer_type (peer_of (widget), event);
  g_object_unref (widget);
  return is_used;
}

static void
event_after_cb (GtkWidget *widget, GdkEvent *event)
{
  if (event->type == GDK_BUTTON_PRESS || event->type == GDK_BUTTON_RELEASE)
    _tug_list_peer_after_button_event (peer_of (widget), &event->button);
}

/* Moves the focus to the list. Called for Tab and other navigation keys, but not for clicks or when
   a window is shown. */
static gboolean
tug_list_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *toplevel = gtk_widget_get_toplevel (widget);
  gboolean was_focus = gtk_widget_is_focus (widget);
  gboolean has_taken = GTK_WIDGET_CLASS (tug_list_view_parent_class)->focus (widget, direction);

  if (has_taken && !was_focus && gtk_widget_is_focus (widget) && GTK_IS_WINDOW (toplevel)
      && gtk_window_get_focus_visible (GTK_WINDOW (toplevel)))
    _tug_list_peer_focus_entered (peer_of (widget));
  return has_taken;
}

static gboolean
tug_list_view_popup_menu (GtkWidget *widget)
{
  return _tug_list_peer_popup_menu (peer_of (widget));
}

static AtkObject *
tug_list_view_get_accessible (GtkWidget *widget)
{
  return _tug_list_accessible_of (widget);
}

static void
tug_list_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  g_return_if_fail (_tug_on_main_thread ());
  if (id == PROP_ORIENTATION)
    g_value_set_enum (value, _tug_pull_peer_orientation (peer_of (object)));
  else if (!_tug_list_view_get_scrollable (TUG_LIST_VIEW (object), FIRST_SCROLLABLE_PROP, id, value)
           && !_tug_list_view_get (object, id, value)
           && !_tug_pullable_get (object, id - FIRST_PULLABLE_PROP, value))
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
tug_list_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  g_return_if_fail (_tug_on_main_thread ());
  if (id == PROP_ORIENTATION)
    _tug_pull_peer_set_orientation (peer_of (object), g_value_get_enum (value));
  else if (!_tug_list_view_set_scrollable (TUG_LIST_VIEW (object), FIRST_SCROLLABLE_PROP, id, value)
           && !_tug_list_view_set (object, id, value)
           && !_tug_pullable_set (object, id - FIRST_PULLABLE_PROP, value))
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
tug_list_view_dispose (GObject *object)
{
  TugListViewPrivate *priv = _tug_list_view_private (TUG_LIST_VIEW (object));

  /* The peer's gestures must be removed while the widget still exists. */
  if (_tug_on_main_thread ())
    {
      _tug_list_peer_free (g_steal_pointer (&priv->peer));
      _tug_list_accessible_leave (GTK_WIDGET (object));
      tug_list_view_set_row_func (TUG_LIST_VIEW (object), NULL, NULL, NULL);
    }
  else
    g_critical ("TugListView is destroyed on a thread other than GTK's");
  g_clear_object (&priv->area);
  G_OBJECT_CLASS (tug_list_view_parent_class)->dispose (object);
}

static void
tug_list_view_finalize (GObject *object)
{
  TugListViewPrivate *priv = _tug_list_view_private (TUG_LIST_VIEW (object));

  if (priv->peer != NULL && _tug_on_main_thread ())
    {
      g_critical ("%s has a dispose() that does not call TugListView's",
                  G_OBJECT_TYPE_NAME (object));
      _tug_list_peer_free (g_steal_pointer (&priv->peer));
      g_clear_object (&priv->area);
    }
  G_OBJECT_CLASS (tug_list_view_parent_class)->finalize (object);
}

static void
tug_list_view_class_init (TugListViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tug_list_view_dispose;
  object_class->finalize = tug_list_view_finalize;
  object_class->get_property = tug_list_view_get_property;
  object_class->set_property = tug_list_view_set_property;
  widget_class->draw = tug_list_view_draw;
  widget_class->size_allocate = tug_list_view_size_allocate;
  widget_class->realize = tug_list_view_realize;
  widget_class->unrealize = tug_list_view_unrealize;
  widget_class->map = tug_list_view_map;
  widget_class->unmap = tug_list_view_unmap;
  widget_class->style_updated = tug_list_view_style_updated;
  widget_class->state_flags_changed = tug_list_view_state_flags_changed;
  widget_class->screen_changed = tug_list_view_screen_changed;
  widget_class->direction_changed = tug_list_view_direction_changed;
  widget_class->hierarchy_changed = tug_list_view_hierarchy_changed;
  widget_class->get_preferred_width = tug_list_view_get_preferred_width;
  widget_class->get_preferred_height = tug_list_view_get_preferred_height;
  widget_class->scroll_event = tug_list_view_scroll_event;
  widget_class->touch_event = tug_list_view_touch_event;
  widget_class->motion_notify_event = tug_list_view_motion_notify_event;
  widget_class->enter_notify_event = tug_list_view_enter_notify_event;
  widget_class->leave_notify_event = tug_list_view_leave_notify_event;
  widget_class->grab_broken_event = tug_list_view_grab_broken_event;
  widget_class->button_press_event = tug_list_view_button_press_event;
  widget_class->button_release_event = tug_list_view_button_release_event;
  widget_class->focus = tug_list_view_focus;
  widget_class->key_press_event = tug_list_view_key_press_event;
  widget_class->popup_menu = tug_list_view_popup_menu;
  widget_class->get_accessible = tug_list_view_get_accessible;

  _tug_list_view_install_properties (object_class);
  g_object_class_override_property (object_class, PROP_ORIENTATION, "orientation");
  _tug_list_view_install_scrollable (object_class, FIRST_SCROLLABLE_PROP);
  _tug_pullable_class_init (klass, FIRST_PULLABLE_PROP);

  _tug_list_view_add_signals (G_TYPE_FROM_CLASS (klass));
  _tug_add_list_key_signals (G_TYPE_FROM_CLASS (klass), klass);
  gtk_widget_class_set_css_name (widget_class, "tuglist");
  gtk_widget_class_set_accessible_type (widget_class, TUG_TYPE_LIST_ACCESSIBLE);
}

static void
tug_list_view_init (TugListView *self)
{
  TugListViewPrivate *priv = _tug_list_view_private (self);

  gtk_widget_add_events (GTK_WIDGET (self),
                         GDK_BUTTON_PRESS_MASK | GDK_BUTTON_RELEASE_MASK | GDK_POINTER_MOTION_MASK
                             | GDK_ENTER_NOTIFY_MASK | GDK_LEAVE_NOTIFY_MASK | GDK_TOUCH_MASK
                             | GDK_SCROLL_MASK | GDK_SMOOTH_SCROLL_MASK | GDK_KEY_PRESS_MASK);
  gtk_widget_set_can_focus (GTK_WIDGET (self), TRUE);
  /* Swift's main actor aborts the process if it is entered on a wrong thread, so create no peer. */
  if (!_tug_bind_main_thread ())
    {
      g_critical ("TugListView created on a thread other than GTK's");
      return;
    }
  priv->peer = _tug_list_peer_new (self);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (scale_factor_changed_cb), NULL);
  g_signal_connect (self, "notify::is-focus", G_CALLBACK (focus_changed_cb), NULL);
  g_signal_connect (self, "event-after", G_CALLBACK (event_after_cb), NULL);
}

GtkWidget *
tug_list_view_new (void)
{
  return g_object_new (TUG_TYPE_LIST_VIEW, NULL);
}
