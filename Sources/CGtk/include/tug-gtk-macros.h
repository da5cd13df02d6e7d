#pragma once

#include <gtk/gtk.h>

/* What Swift cannot import: macros with casts, and variadic functions. */

static inline GObject *
_tug_as_object (gpointer object)
{
  return G_OBJECT (object);
}

static inline GType
_tug_type_of (gpointer instance)
{
  return G_TYPE_FROM_INSTANCE (instance);
}

static inline GType
_tug_boolean_type (void)
{
  return G_TYPE_BOOLEAN;
}

static inline GType
_tug_string_type (void)
{
  return G_TYPE_STRING;
}

/* Takes over one reference of a new object, floating or not. */
static inline gpointer
_tug_take_ref (gpointer object)
{
  return g_object_is_floating (object) ? g_object_ref_sink (object) : object;
}

/* Connects `handler`; `notify` releases `data` when the connection ends. A signal that the
   object does not have is answered with a critical: `data` is released at once, the id is 0. */
gulong _tug_signal_connect (
    gpointer object, const char *signal, GCallback handler, gpointer data, GClosureNotify notify);

/* The integer setting `name`, or `fallback` when there is no such setting. */
int _tug_integer_setting (GtkSettings *settings, const char *name, int fallback);

/* What a property of an item says, for g_free(); NULL where it says nothing, and with a warning
   where the item has no such property. An icon is a GIcon, as g_icon_to_string() writes it, or a
   name. */
char *_tug_text_property (gpointer item, const char *name);
char *_tug_icon_property (gpointer item, const char *name);

/* Says `text` as a warning, or as a critical: a fault of the program. */
void _tug_warning (const char *text);
void _tug_critical (const char *text);

/* Says `text` to assistive technology on behalf of `widget`, where ATK has announcements (2.46). */
void _tug_announce (GtkWidget *widget, const char *text);
