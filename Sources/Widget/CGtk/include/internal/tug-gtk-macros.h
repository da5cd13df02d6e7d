#pragma once

#include <gtk/gtk.h>

/* Functions for macros with casts, which Swift cannot import. */

static inline GType
_tug_type_of (gpointer instance)
{
  return G_TYPE_FROM_INSTANCE (instance);
}

static inline GdkAtom
_tug_clipboard (void)
{
  return GDK_SELECTION_CLIPBOARD;
}

static inline GType
_tug_string_type (void)
{
  return G_TYPE_STRING;
}
