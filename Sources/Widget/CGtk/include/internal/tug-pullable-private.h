#pragma once

#include "tug-pullable.h"

/* The interface of pullable widgets. The struct is private, so that only the library can implement
   it. Not installed, not introspected. */

G_BEGIN_DECLS

struct _TugPullableInterface
{
  GTypeInterface parent_iface;

  /* Returns the peer of the widget without a reference, or NULL if there is no peer. */
  gpointer (*get_peer) (TugPullable *self);
};

/* Overrides the interface's properties and binds its keys in a class that implements it. The
   property ids begin after `first`. */
void _tug_pullable_class_init (gpointer klass, guint first);
void _tug_pullable_add_signals (void);

G_END_DECLS
