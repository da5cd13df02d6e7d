#include "internal/tug-control-hooks.h"
#include "generated/tug-property-hooks.h"

#include <cairo-gobject.h>

typedef struct
{
  gpointer peer;
  TugRefreshPolicy *policy;
} TugRefreshControlPrivate;

static void buildable_init (GtkBuildableIface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (TugRefreshControl,
                                  tug_refresh_control,
                                  G_TYPE_OBJECT,
                                  G_ADD_PRIVATE (TugRefreshControl)
                                      G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

enum
{
  SIGNAL_STATE_CHANGED,
  SIGNAL_DRAW,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The program's defaults for all controls. `is_waiting` is TRUE if new controls do not get them
   immediately: while a control of a system is being created, and inside the setup function. */
static struct
{
  TugControlSetup setup;
  gpointer user_data;
  GDestroyNotify destroy;
  gboolean is_waiting;
} defaults;

static void
set_up (TugRefreshControl *self)
{
  if (defaults.setup == NULL || defaults.is_waiting || !_tug_on_main_thread ())
    return;
  defaults.is_waiting = TRUE;
  defaults.setup (self, defaults.user_data);
  defaults.is_waiting = FALSE;
}

void
tug_refresh_control_set_default_setup (TugControlSetup setup,
                                       gpointer user_data,
                                       GDestroyNotify destroy)
{
  GDestroyNotify former_destroy = defaults.destroy;
  gpointer former_data = defaults.user_data;

  g_return_if_fail (_tug_on_main_thread ());
  defaults.setup = setup;
  defaults.user_data = user_data;
  defaults.destroy = destroy;
  if (former_destroy != NULL)
    former_destroy (former_data);
}

gboolean
_tug_refresh_control_has_setup (void)
{
  return defaults.setup != NULL && !defaults.is_waiting;
}

gpointer
_tug_refresh_control_new (GType type, int style)
{
  gboolean was_waiting = defaults.is_waiting;
  gpointer self;

  defaults.is_waiting = TRUE;
  self = g_object_new (type, "style", style, "policy-style", style, NULL);
  defaults.is_waiting = was_waiting;
  set_up (self);
  return self;
}

static void
tug_refresh_control_constructed (GObject *object)
{
  G_OBJECT_CLASS (tug_refresh_control_parent_class)->constructed (object);
  set_up (TUG_REFRESH_CONTROL (object));
}

gpointer
_tug_refresh_control_peer (TugRefreshControl *self)
{
  TugRefreshControlPrivate *priv = tug_refresh_control_get_instance_private (self);

  return priv->peer;
}

void
_tug_refresh_control_make_peer (TugRefreshControl *self, gboolean is_header)
{
  TugRefreshControlPrivate *priv = tug_refresh_control_get_instance_private (self);

  /* Swift's main actor aborts the process if it is entered on a wrong thread, so create no peer. */
  if (_tug_bind_main_thread ())
    priv->peer = _tug_control_peer_new (self, is_header);
  else
    g_critical ("%s created on a thread other than GTK's", G_OBJECT_TYPE_NAME (self));
}

gboolean
_tug_refresh_control_is_usable (GObject *self)
{
  return _tug_refresh_control_peer (TUG_REFRESH_CONTROL (self)) != NULL;
}

static void
tug_refresh_control_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  gboolean (*get) (GObject *, guint, GValue *)
      = spec->owner_type == TUG_TYPE_REFRESH_HEADER   ? _tug_refresh_header_get
        : spec->owner_type == TUG_TYPE_REFRESH_FOOTER ? _tug_refresh_footer_get
                                                      : _tug_refresh_control_get;

  if (!get (object, id, value))
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
tug_refresh_control_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  gboolean (*set) (GObject *, guint, const GValue *)
      = spec->owner_type == TUG_TYPE_REFRESH_HEADER   ? _tug_refresh_header_set
        : spec->owner_type == TUG_TYPE_REFRESH_FOOTER ? _tug_refresh_footer_set
                                                      : _tug_refresh_control_set;

  if (_tug_refresh_control_is_usable (object) && !set (object, id, value))
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

void
_tug_refresh_control_share_properties (GObjectClass *klass)
{
  klass->get_property = tug_refresh_control_get_property;
  klass->set_property = tug_refresh_control_set_property;
}

static void
tug_refresh_control_finalize (GObject *object)
{
  TugRefreshControl *self = TUG_REFRESH_CONTROL (object);
  TugRefreshControlPrivate *priv = tug_refresh_control_get_instance_private (self);

  if (priv->peer != NULL && !_tug_on_main_thread ())
    g_critical ("%s is freed on a thread other than GTK's", G_OBJECT_TYPE_NAME (self));
  else
    _tug_control_peer_free (g_steal_pointer (&priv->peer));
  _tug_refresh_policy_set_control (priv->policy, NULL);
  g_object_unref (priv->policy);
  G_OBJECT_CLASS (tug_refresh_control_parent_class)->finalize (object);
}

static void
tug_refresh_control_class_init (TugRefreshControlClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  _tug_refresh_control_share_properties (object_class);
  object_class->constructed = tug_refresh_control_constructed;
  object_class->finalize = tug_refresh_control_finalize;
  _tug_refresh_control_install_properties (object_class);

  /**
   * TugRefreshControl::state-changed:
   * @self: the header or footer
   * @from: the previous state
   * @to: the current state
   *
   * Emitted when the state of the control has changed.
   *
   * Since: 1.0
   */
  signals[SIGNAL_STATE_CHANGED]
      = g_signal_new ("state-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 2, TUG_TYPE_REFRESH_STATE, TUG_TYPE_REFRESH_STATE);

  /**
   * TugRefreshControl::draw:
   * @self: the header or footer
   * @cr: the context to draw on, valid only during the call; its origin is the top left of the
   *   control
   * @width: the width of the control, in application pixels
   * @height: the height of the control, in application pixels: the height of the open control, or
   *   more if the list is pulled further
   * @state: the state of the control
   * @pulling_percent: the pull as a fraction of the trigger distance
   *
   * Emitted when a control with the style %TUG_HEADER_STYLE_CUSTOM or %TUG_FOOTER_STYLE_CUSTOM is
   * to be drawn. A handler can get all other values to draw from with
   * tug_refresh_control_get_appearance().
   *
   * Since: 1.0
   */
  signals[SIGNAL_DRAW]
      = g_signal_new ("draw", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 5, CAIRO_GOBJECT_TYPE_CONTEXT, G_TYPE_DOUBLE, G_TYPE_DOUBLE,
                      TUG_TYPE_REFRESH_STATE, G_TYPE_DOUBLE);
}

static void
tug_refresh_control_init (TugRefreshControl *self)
{
  TugRefreshControlPrivate *priv = tug_refresh_control_get_instance_private (self);

  priv->policy = g_object_new (TUG_TYPE_REFRESH_POLICY, NULL);
  _tug_refresh_policy_set_control (priv->policy, self);
}

TugRefreshPolicy *
tug_refresh_control_get_policy (TugRefreshControl *self)
{
  TugRefreshControlPrivate *priv;

  g_return_val_if_fail (TUG_IS_REFRESH_CONTROL (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  priv = tug_refresh_control_get_instance_private (self);
  return priv->policy;
}

static GObject *
get_internal_child (GtkBuildable *buildable, GtkBuilder *builder G_GNUC_UNUSED, const char *name)
{
  if (!g_str_equal (name, "policy"))
    return NULL;
  return G_OBJECT (tug_refresh_control_get_policy (TUG_REFRESH_CONTROL (buildable)));
}

static void
buildable_init (GtkBuildableIface *iface)
{
  iface->get_internal_child = get_internal_child;
}

void
_tug_refresh_control_emit_state_changed (TugRefreshControl *self,
                                         TugRefreshState from,
                                         TugRefreshState to)
{
  g_signal_emit (self, signals[SIGNAL_STATE_CHANGED], 0, from, to);
}

void
tug_refresh_control_set_title (TugRefreshControl *self, TugRefreshState state, const char *title)
{
  g_return_if_fail (TUG_IS_REFRESH_CONTROL (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_is_enum_value (TUG_TYPE_REFRESH_STATE, (int)state));
  g_return_if_fail (title == NULL || g_utf8_validate (title, -1, NULL));
  _tug_control_peer_set_title (_tug_refresh_control_peer (self), state, title);
}

const char *
tug_refresh_control_get_title (TugRefreshControl *self, TugRefreshState state)
{
  g_autofree char *title = NULL;
  char name[32];

  g_return_val_if_fail (TUG_IS_REFRESH_CONTROL (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  g_return_val_if_fail (_tug_is_enum_value (TUG_TYPE_REFRESH_STATE, (int)state), NULL);
  title = _tug_control_peer_title (_tug_refresh_control_peer (self), state);
  g_snprintf (name, sizeof name, "tug-title-%d", (int)state);
  return _tug_keep_text (G_OBJECT (self), name, title);
}

void
tug_refresh_control_set_subtitle (TugRefreshControl *self,
                                  TugRefreshState state,
                                  const char *subtitle)
{
  g_return_if_fail (TUG_IS_REFRESH_CONTROL (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_is_enum_value (TUG_TYPE_REFRESH_STATE, (int)state));
  g_return_if_fail (subtitle == NULL || g_utf8_validate (subtitle, -1, NULL));
  _tug_control_peer_set_subtitle (_tug_refresh_control_peer (self), state, subtitle);
}

/* Returns whether all components are from 0 to 1. */
static gboolean
is_color (const GdkRGBA *color)
{
  const double parts[] = { color->red, color->green, color->blue, color->alpha };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (!(parts[i] >= 0 && parts[i] <= 1))
      return FALSE;
  return TRUE;
}

void
tug_refresh_control_set_color (TugRefreshControl *self, TugRefreshState state, const GdkRGBA *color)
{
  g_return_if_fail (TUG_IS_REFRESH_CONTROL (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_is_enum_value (TUG_TYPE_REFRESH_STATE, (int)state));
  g_return_if_fail (color == NULL || is_color (color));
  _tug_control_peer_set_color (_tug_refresh_control_peer (self), state, color);
}

void
_tug_refresh_control_emit_draw (TugRefreshControl *self,
                                cairo_t *cr,
                                double width,
                                double height,
                                TugRefreshState state,
                                double pulling_percent)
{
  g_signal_emit (self, signals[SIGNAL_DRAW], 0, cr, width, height, state, pulling_percent);
}

void
tug_refresh_control_set_font (TugRefreshControl *self,
                              TugRefreshState state,
                              double size,
                              gboolean bold)
{
  g_return_if_fail (TUG_IS_REFRESH_CONTROL (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_is_enum_value (TUG_TYPE_REFRESH_STATE, (int)state));
  g_return_if_fail (size == 0 || (size >= 1 && size <= 1000));
  _tug_control_peer_set_font (_tug_refresh_control_peer (self), state, size, bold);
}

gboolean
tug_refresh_control_set_images (TugRefreshControl *self,
                                TugRefreshState state,
                                const char *const *paths,
                                double scale,
                                double seconds,
                                GError **error)
{
  g_return_val_if_fail (TUG_IS_REFRESH_CONTROL (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  g_return_val_if_fail (_tug_is_enum_value (TUG_TYPE_REFRESH_STATE, (int)state), FALSE);
  g_return_val_if_fail (scale >= 1 && scale <= 16, FALSE);
  g_return_val_if_fail (seconds >= 0 && seconds <= 1e6, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);
  return _tug_control_peer_set_images (_tug_refresh_control_peer (self), state, paths, scale,
                                       seconds, error);
}

void
tug_refresh_control_begin (TugRefreshControl *self, TugBeginFlags flags)
{
  g_return_if_fail (TUG_IS_REFRESH_CONTROL (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail ((flags & ~(TUG_BEGIN_QUIETLY | TUG_BEGIN_HIDDEN)) == 0);
  _tug_control_peer_begin (_tug_refresh_control_peer (self), flags);
}

TugAppearance *
tug_refresh_control_get_appearance (TugRefreshControl *self)
{
  g_autoptr (TugAppearance) appearance = NULL;

  g_return_val_if_fail (TUG_IS_REFRESH_CONTROL (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  appearance = g_new0 (TugAppearance, 1);
  if (!_tug_control_peer_fill_appearance (_tug_refresh_control_peer (self), appearance))
    return NULL;
  return g_steal_pointer (&appearance);
}
