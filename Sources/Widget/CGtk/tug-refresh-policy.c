#include "internal/tug-control-hooks.h"
#include "generated/tug-property-hooks.h"

struct _TugRefreshPolicy
{
  GObject parent_instance;

  /* The control that owns the policy, or NULL if there is none. */
  TugRefreshControl *control;
};

G_DEFINE_TYPE (TugRefreshPolicy, tug_refresh_policy, G_TYPE_OBJECT)

static void
tug_refresh_policy_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  g_param_value_set_default (spec, value);
  if (!_tug_refresh_policy_get (object, id, value))
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
tug_refresh_policy_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  TugRefreshControl *control = TUG_REFRESH_POLICY (object)->control;

  if (control == NULL)
    {
      g_critical ("TugRefreshPolicy:%s cannot be set, because the policy has no control",
                  spec->name);
      return;
    }
  if (!_tug_refresh_control_is_usable (G_OBJECT (control)))
    return;
  /* A handler may release the control. */
  g_object_ref (control);
  if (!_tug_refresh_policy_set (object, id, value))
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
  g_object_unref (control);
}

static void
tug_refresh_policy_class_init (TugRefreshPolicyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tug_refresh_policy_get_property;
  object_class->set_property = tug_refresh_policy_set_property;
  _tug_refresh_policy_install_properties (object_class);
}

static void
tug_refresh_policy_init (TugRefreshPolicy *self G_GNUC_UNUSED)
{
}

TugRefreshControl *
_tug_refresh_policy_control (TugRefreshPolicy *self)
{
  return self->control;
}

void
_tug_refresh_policy_set_control (TugRefreshPolicy *self, TugRefreshControl *control)
{
  self->control = control;
}
