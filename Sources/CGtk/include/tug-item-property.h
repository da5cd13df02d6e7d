#pragma once

#include <glib-object.h>

/* The text of an item's property, for g_free(); NULL where it is empty, and, with a warning, where
   the item has no such property. An icon is a GIcon, as g_icon_to_string() writes it, or a name. */
char *_tug_text_property (gpointer item, const char *name);
char *_tug_icon_property (gpointer item, const char *name);
