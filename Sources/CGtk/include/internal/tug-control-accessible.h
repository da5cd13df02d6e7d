#pragma once

#include <gtk/gtk.h>

/* A header or a footer that is drawn, for assistive technology: an accessible without a widget of
   its own. Not installed, not introspected. */

G_BEGIN_DECLS

#define TUG_TYPE_CONTROL_ACCESSIBLE (_tug_control_accessible_get_type ())
G_DECLARE_FINAL_TYPE (
    TugControlAccessible, _tug_control_accessible, TUG, CONTROL_ACCESSIBLE, AtkObject)

/* The part of `widget`, whose accessible is its parent; for g_object_unref(). */
AtkObject *_tug_control_accessible_new (GtkWidget *widget);
/* It shows `words` in `area` of the widget's points, and works where it `is_busy`. */
void _tug_control_accessible_describe (TugControlAccessible *self,
                                       const char *words,
                                       gboolean is_busy,
                                       const GdkRectangle *area);
/* It is in view, as the child `index` of its parent; -1 where it is not. */
void _tug_control_accessible_show (TugControlAccessible *self, int index);

G_END_DECLS
