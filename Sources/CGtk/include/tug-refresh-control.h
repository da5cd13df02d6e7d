#pragma once

#include <gtk/gtk.h>

#include "tug-enums.h"

G_BEGIN_DECLS

#define TUG_TYPE_REFRESH_CONTROL (tug_refresh_control_get_type ())

/**
 * TugRefreshControl:
 *
 * What a header and a footer have in common: looks, numbers and a state.
 *
 * It belongs to the list that it is set on, by #TugListView:header or #TugListView:footer, and to
 * one list at a time. Numbers that are changed while it works hold from the end of that on. A
 * property that would make the numbers contradict each other is refused with a critical, and
 * nothing changes.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
G_DECLARE_DERIVABLE_TYPE (TugRefreshControl, tug_refresh_control, TUG, REFRESH_CONTROL, GObject)

/**
 * TugRefreshControlClass:
 * @parent_class: the parent's class
 *
 * The class of headers and footers, of which only the library makes others.
 *
 * Since: 1.0
 */
struct _TugRefreshControlClass
{
  GObjectClass parent_class;

  /*< private >*/
  gpointer padding[8];
};

/**
 * tug_refresh_control_set_title:
 * @self: a header or a footer
 * @state: the state it is for
 * @title: (nullable): the title; %NULL for the library's own, in the user's language
 *
 * Sets what is shown in a state.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void
tug_refresh_control_set_title (TugRefreshControl *self, TugRefreshState state, const char *title);

/**
 * tug_refresh_control_get_title:
 * @self: a header or a footer
 * @state: the state it is for
 *
 * Gets what the program has set to be shown in a state.
 *
 * Returns: (transfer full) (nullable): the title; %NULL where it is the library's own
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
char *tug_refresh_control_get_title (TugRefreshControl *self, TugRefreshState state);

/**
 * tug_refresh_control_set_subtitle:
 * @self: a header or a footer
 * @state: the state it is for
 * @subtitle: (nullable): the line below the title; %NULL for none of the program's
 *
 * Sets what is shown below the title in a state.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_subtitle (TugRefreshControl *self,
                                       TugRefreshState state,
                                       const char *subtitle);

/**
 * tug_refresh_control_set_color:
 * @self: a header or a footer
 * @state: the state it is for
 * @color: (nullable): the colour; %NULL for the system's own
 *
 * Sets the colour of words, arrow and spinner in a state.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_color (TugRefreshControl *self,
                                    TugRefreshState state,
                                    const GdkRGBA *color);

/**
 * tug_refresh_control_set_font:
 * @self: a header or a footer
 * @state: the state it is for
 * @size: the size of the title in application pixels, from 1 to 1,000; 0 for the system's own
 * @bold: whether it is bold
 *
 * Sets the size and the weight of the title in a state; the family is the list's.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_font (TugRefreshControl *self,
                                   TugRefreshState state,
                                   double size,
                                   gboolean bold);

/**
 * tug_refresh_control_set_images:
 * @self: a header or a footer
 * @state: the state it is for
 * @paths: (array zero-terminated=1) (nullable) (element-type filename): PNG files in their order;
 * %NULL for the system's own pictures
 * @scale: how many of their pixels are an application pixel, from 1 to 16
 * @seconds: how long all of them take together; 0 gives each a tenth of a second
 * @error: why a file cannot be read
 *
 * Sets the pictures in the place of arrow and spinner in a state: they follow the pull while the
 * control waits, and run by time in every other state. Where one cannot be read nothing is changed.
 *
 * Returns: whether all of them could be read
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_control_set_images (TugRefreshControl *self,
                                         TugRefreshState state,
                                         const char *const *paths,
                                         double scale,
                                         double seconds,
                                         GError **error);

G_END_DECLS
