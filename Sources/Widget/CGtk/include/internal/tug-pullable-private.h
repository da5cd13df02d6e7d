#pragma once

#include "tug-pullable.h"

/* The interface of pullable widgets. Its struct is private, so that only the library implements it.
   Not installed, not introspected. */

G_BEGIN_DECLS

struct _TugPullableInterface
{
  GTypeInterface parent_iface;

  /* Borrows the peer of the widget: NULL if there is none. */
  gpointer (*get_peer) (TugPullable *self);
};

/* Overrides the properties and binds the keys of the interface in a class that implements it. The
   properties get the ids after `first`. */
void _tug_pullable_class_init (gpointer klass, guint first);
void _tug_pullable_add_signals (void);

G_END_DECLS
