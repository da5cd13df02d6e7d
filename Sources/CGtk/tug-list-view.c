#include "tug-hooks.h"

#include <math.h>

typedef struct
{
  gpointer peer;
} TugListViewPrivate;

G_DEFINE_TYPE_WITH_CODE (TugListView,
                         tug_list_view,
                         GTK_TYPE_DRAWING_AREA,
                         G_ADD_PRIVATE (TugListView)
                             G_IMPLEMENT_INTERFACE (GTK_TYPE_ORIENTABLE, NULL))

enum
{
  PROP_ORIENTATION = 1
};

enum
{
  SIGNAL_REFRESH,
  SIGNAL_LOAD_MORE,
  SIGNAL_ROW_ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GThread *loading_thread;

__attribute__ ((constructor)) static void
record_loading_thread (void)
{
  loading_thread = g_thread_self ();
}

gboolean
_tug_on_loading_thread (void)
{
  return g_thread_self () == loading_thread;
}

static gpointer
peer_of (gpointer self)
{
  TugListViewPrivate *priv = tug_list_view_get_instance_private (TUG_LIST_VIEW (self));

  return priv->peer;
}

gpointer
_tug_list_view_peer (TugListView *self)
{
  return peer_of (self);
}

static gboolean
tug_list_view_draw (GtkWidget *widget, cairo_t *cr)
{
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  int width = gtk_widget_get_allocated_width (widget);
  int height = gtk_widget_get_allocated_height (widget);

  /* What is asked for a row may destroy the list. */
  g_object_ref (widget);
  cairo_save (cr);
  _tug_peer_draw (peer_of (widget), cr);
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
  _tug_peer_size_allocate (peer_of (widget), allocation->width, allocation->height);
}

static void
tug_list_view_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tug_list_view_parent_class)->realize (widget);
  _tug_peer_realize (peer_of (widget));
}

static void
tug_list_view_unrealize (GtkWidget *widget)
{
  _tug_peer_unrealize (peer_of (widget));
  GTK_WIDGET_CLASS (tug_list_view_parent_class)->unrealize (widget);
}

static void
tug_list_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tug_list_view_parent_class)->map (widget);
  _tug_peer_map (peer_of (widget));
}

static void
tug_list_view_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tug_list_view_parent_class)->unmap (widget);
  _tug_peer_unmap (peer_of (widget));
}

static void
tug_list_view_style_updated (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tug_list_view_parent_class)->style_updated (widget);
  _tug_peer_style_updated (peer_of (widget));
}

static void
tug_list_view_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  GtkWidgetClass *parent_class = GTK_WIDGET_CLASS (tug_list_view_parent_class);

  if (parent_class->state_flags_changed)
    parent_class->state_flags_changed (widget, previous);
  _tug_peer_state_flags_changed (peer_of (widget));
}

static void
tug_list_view_screen_changed (GtkWidget *widget, GdkScreen *previous)
{
  GtkWidgetClass *parent_class = GTK_WIDGET_CLASS (tug_list_view_parent_class);

  if (parent_class->screen_changed)
    parent_class->screen_changed (widget, previous);
  _tug_peer_screen_changed (peer_of (widget));
}

static void
tug_list_view_direction_changed (GtkWidget *widget, GtkTextDirection previous)
{
  GTK_WIDGET_CLASS (tug_list_view_parent_class)->direction_changed (widget, previous);
  _tug_peer_direction_changed (peer_of (widget));
}

static void
tug_list_view_hierarchy_changed (GtkWidget *widget, GtkWidget *previous)
{
  GtkWidgetClass *parent_class = GTK_WIDGET_CLASS (tug_list_view_parent_class);

  if (parent_class->hierarchy_changed)
    parent_class->hierarchy_changed (widget, previous);
  _tug_peer_hierarchy_changed (peer_of (widget));
}

static void
scale_factor_changed_cb (GtkWidget *widget)
{
  _tug_peer_scale_changed (peer_of (widget));
}

static void
tug_list_view_get_preferred_width (GtkWidget *widget, int *minimum, int *natural)
{
  _tug_peer_preferred_width (peer_of (widget), minimum, natural);
}

static void
tug_list_view_get_preferred_height (GtkWidget *widget, int *minimum, int *natural)
{
  _tug_peer_preferred_height (peer_of (widget), minimum, natural);
}

static gboolean
tug_list_view_scroll_event (GtkWidget *widget, GdkEventScroll *event)
{
  return _tug_peer_scroll_event (peer_of (widget), event);
}

static gboolean
tug_list_view_touch_event (GtkWidget *widget, GdkEventTouch *event)
{
  return _tug_peer_touch_event (peer_of (widget), event);
}

static gboolean
tug_list_view_motion_notify_event (GtkWidget *widget, GdkEventMotion *event)
{
  GtkWidgetClass *parent_class = GTK_WIDGET_CLASS (tug_list_view_parent_class);

  if (_tug_peer_motion_event (peer_of (widget), event))
    return GDK_EVENT_STOP;
  return parent_class->motion_notify_event (widget, event);
}

static gboolean
tug_list_view_enter_notify_event (GtkWidget *widget, GdkEventCrossing *event)
{
  return _tug_peer_enter_event (peer_of (widget), event);
}

static gboolean
tug_list_view_leave_notify_event (GtkWidget *widget, GdkEventCrossing *event)
{
  return _tug_peer_leave_event (peer_of (widget), event);
}

static gboolean
tug_list_view_grab_broken_event (GtkWidget *widget, GdkEventGrabBroken *event)
{
  return _tug_peer_grab_broken_event (peer_of (widget), event);
}

static gboolean
tug_list_view_key_press_event (GtkWidget *widget, GdkEventKey *event)
{
  GtkWidgetClass *parent_class = GTK_WIDGET_CLASS (tug_list_view_parent_class);

  if (_tug_peer_key_press_event (peer_of (widget), event))
    return GDK_EVENT_STOP;
  return parent_class->key_press_event (widget, event);
}

static gboolean
tug_list_view_popup_menu (GtkWidget *widget)
{
  return _tug_peer_popup_menu (peer_of (widget));
}

static void
tug_list_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  g_return_if_fail (_tug_on_loading_thread ());
  switch (id)
    {
    case PROP_ORIENTATION:
      g_value_set_enum (value, _tug_peer_orientation (peer_of (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
tug_list_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  g_return_if_fail (_tug_on_loading_thread ());
  switch (id)
    {
    case PROP_ORIENTATION:
      _tug_peer_set_orientation (peer_of (object), g_value_get_enum (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
tug_list_view_dispose (GObject *object)
{
  TugListViewPrivate *priv = tug_list_view_get_instance_private (TUG_LIST_VIEW (object));

  /* The peer's gestures must leave the widget while it is one. */
  if (_tug_on_loading_thread ())
    _tug_peer_free (g_steal_pointer (&priv->peer));
  else
    g_critical ("TugListView is destroyed on a thread other than the one that loaded it");
  G_OBJECT_CLASS (tug_list_view_parent_class)->dispose (object);
}

static void
tug_list_view_class_init (TugListViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  if (!_tug_on_loading_thread ())
    g_critical ("TugListView is used on a thread other than the one that loaded it: "
                "its lists stay empty");

  object_class->dispose = tug_list_view_dispose;
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
  widget_class->key_press_event = tug_list_view_key_press_event;
  widget_class->popup_menu = tug_list_view_popup_menu;

  g_object_class_override_property (object_class, PROP_ORIENTATION, "orientation");

  /**
   * TugListView::refresh:
   * @self: the list
   *
   * The header was pulled far enough and let go, or a refresh was begun by program.
   */
  signals[SIGNAL_REFRESH] = g_signal_new ("refresh", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugListView::load-more:
   * @self: the list
   *
   * The footer was pulled far enough and let go, or a load was begun by program.
   */
  signals[SIGNAL_LOAD_MORE] = g_signal_new ("load-more", G_TYPE_FROM_CLASS (klass),
                                            G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TugListView::row-activated:
   * @self: the list
   * @row: the row's index, from 0
   *
   * A row was clicked, tapped, or activated by Return.
   */
  signals[SIGNAL_ROW_ACTIVATED]
      = g_signal_new ("row-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "tuglist");
}

static void
tug_list_view_init (TugListView *self)
{
  TugListViewPrivate *priv = tug_list_view_get_instance_private (self);

  gtk_widget_add_events (GTK_WIDGET (self),
                         GDK_BUTTON_PRESS_MASK | GDK_BUTTON_RELEASE_MASK | GDK_POINTER_MOTION_MASK
                             | GDK_ENTER_NOTIFY_MASK | GDK_LEAVE_NOTIFY_MASK | GDK_TOUCH_MASK
                             | GDK_SCROLL_MASK | GDK_SMOOTH_SCROLL_MASK | GDK_KEY_PRESS_MASK);
  gtk_widget_set_can_focus (GTK_WIDGET (self), TRUE);
  /* Swift's main actor stops the process when it is entered from elsewhere. */
  if (!_tug_on_loading_thread ())
    {
      g_critical ("TugListView created on a thread other than the one that loaded it");
      return;
    }
  priv->peer = _tug_peer_new (self);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (scale_factor_changed_cb), NULL);
}

GtkWidget *
tug_list_view_new (void)
{
  return g_object_new (TUG_TYPE_LIST_VIEW, NULL);
}

void
tug_list_view_begin_refresh (TugListView *self)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_loading_thread ());
  _tug_peer_begin_refresh (peer_of (self));
}

void
tug_list_view_end_refresh (TugListView *self, gboolean success)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_loading_thread ());
  _tug_peer_end_refresh (peer_of (self), success);
}

gboolean
tug_list_view_is_refreshing (TugListView *self)
{
  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), FALSE);
  g_return_val_if_fail (_tug_on_loading_thread (), FALSE);
  return _tug_peer_is_refreshing (peer_of (self));
}

void
tug_list_view_begin_load (TugListView *self)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_loading_thread ());
  _tug_peer_begin_load (peer_of (self));
}

void
tug_list_view_end_load (TugListView *self, gboolean has_more)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_loading_thread ());
  _tug_peer_end_load (peer_of (self), has_more);
}

void
tug_list_view_fail_load (TugListView *self)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_loading_thread ());
  _tug_peer_fail_load (peer_of (self));
}

double
tug_list_view_get_content_offset (TugListView *self)
{
  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), 0);
  g_return_val_if_fail (_tug_on_loading_thread (), 0);
  return _tug_peer_content_offset (peer_of (self));
}

void
tug_list_view_set_content_offset (TugListView *self, double offset, gboolean animated)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_loading_thread ());
  g_return_if_fail (isfinite (offset));
  _tug_peer_set_content_offset (peer_of (self), offset, animated);
}

GtkAdjustment *
tug_list_view_get_adjustment (TugListView *self)
{
  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), NULL);
  g_return_val_if_fail (_tug_on_loading_thread (), NULL);
  return _tug_peer_adjustment (peer_of (self));
}

void
_tug_list_view_emit_refresh (TugListView *self)
{
  g_signal_emit (self, signals[SIGNAL_REFRESH], 0);
}

void
_tug_list_view_emit_load_more (TugListView *self)
{
  g_signal_emit (self, signals[SIGNAL_LOAD_MORE], 0);
}

static gboolean
is_heard (TugListView *self, int signal)
{
  return g_signal_has_handler_pending (self, signals[signal], 0, FALSE);
}

gboolean
_tug_list_view_hears_refresh (TugListView *self)
{
  return is_heard (self, SIGNAL_REFRESH);
}

gboolean
_tug_list_view_hears_load_more (TugListView *self)
{
  return is_heard (self, SIGNAL_LOAD_MORE);
}

void
_tug_list_view_emit_row_activated (TugListView *self, guint row)
{
  g_signal_emit (self, signals[SIGNAL_ROW_ACTIVATED], 0, row);
}
