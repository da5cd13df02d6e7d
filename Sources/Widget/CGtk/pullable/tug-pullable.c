#include "internal/tug-pullable-private.h"
#include "generated/tug-key-bindings.h"
#include "generated/tug-property-hooks.h"
#include "internal/tug-key-signals.h"

#include <math.h>

/* The interface of lists and bins, and its public functions. */

G_DEFINE_INTERFACE (TugPullable, tug_pullable, GTK_TYPE_WIDGET)

static void
tug_pullable_default_init (TugPullableInterface *iface)
{
  _tug_pullable_install_properties (iface);
  _tug_pullable_add_signals ();
  _tug_add_pull_key_signals (TUG_TYPE_PULLABLE);
}

void
_tug_pullable_class_init (gpointer klass, guint first)
{
  _tug_pullable_override_properties (G_OBJECT_CLASS (klass), first);
  /* GTK looks for the bindings of classes only, so each class binds the keys. */
  _tug_bind_pull_keys (gtk_binding_set_by_class (klass));
}

gpointer
_tug_pull_peer (GtkWidget *widget)
{
  TugPullableInterface *iface;

  if (!TUG_IS_PULLABLE (widget))
    return NULL;
  iface = TUG_PULLABLE_GET_IFACE (widget);
  /* A class of the program can name the interface, but has no implementation of this method. */
  return iface->get_peer != NULL ? iface->get_peer (TUG_PULLABLE (widget)) : NULL;
}

void
tug_pullable_begin_refresh (TugPullable *self)
{
  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  _tug_pull_peer_begin_refresh (_tug_pull_peer (GTK_WIDGET (self)));
}

void
tug_pullable_begin_load (TugPullable *self)
{
  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  _tug_pull_peer_begin_load (_tug_pull_peer (GTK_WIDGET (self)));
}

void
tug_pullable_end_refresh (TugPullable *self, gboolean success)
{
  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  _tug_pull_peer_end_refresh (_tug_pull_peer (GTK_WIDGET (self)), success);
}

void
tug_pullable_end_load (TugPullable *self, gboolean has_more)
{
  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  _tug_pull_peer_end_load (_tug_pull_peer (GTK_WIDGET (self)), has_more);
}

void
tug_pullable_refresh_async (TugPullable *self,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));
  g_return_if_fail (_tug_on_main_thread ());
  _tug_wait_for_refresh (GTK_WIDGET (self), tug_pullable_refresh_async, cancellable, callback,
                         user_data);
}

gboolean
tug_pullable_refresh_finish (TugPullable *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (TUG_IS_PULLABLE (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);
  return g_task_propagate_boolean (G_TASK (result), error);
}

void
tug_pullable_scroll_to_offset (TugPullable *self, double offset, gboolean animated)
{
  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (isfinite (offset));
  _tug_pull_peer_scroll_to_offset (_tug_pull_peer (GTK_WIDGET (self)), offset, animated);
}

void
tug_pullable_scroll_to_start (TugPullable *self, gboolean animated)
{
  g_return_if_fail (TUG_IS_PULLABLE (self));
  g_return_if_fail (_tug_on_main_thread ());
  _tug_pull_peer_scroll_to_start (_tug_pull_peer (GTK_WIDGET (self)), animated);
}
