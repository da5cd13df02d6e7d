#pragma once

#include <gtk/gtk.h>

#include "tug-appearance.h"
#include "tug-enums.h"

G_BEGIN_DECLS

#define TUG_TYPE_REFRESH_CONTROL (tug_refresh_control_get_type ())

/**
 * TugRefreshControl:
 *
 * The base class of headers and footers, with looks, numbers and a state.
 *
 * It belongs to the list that it is set on, by #TugPullable:header or #TugPullable:footer, and to
 * one list at a time. Numbers that are changed while it works hold from the end of that work on. A
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
 * The class of headers and footers. Only the library derives others from it.
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
 * @state: the state
 * @title: (nullable): the title; %NULL for the library's own, in the user's language
 *
 * Sets the title of a state.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void
tug_refresh_control_set_title (TugRefreshControl *self, TugRefreshState state, const char *title);

/**
 * tug_refresh_control_get_title:
 * @self: a header or a footer
 * @state: the state
 *
 * Gets the title that the program has set for a state.
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
 * @state: the state
 * @subtitle: (nullable): the line below the title; %NULL for none of the program's
 *
 * Sets the line below the title of a state.
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
 * @state: the state
 * @color: (nullable): the colour, of numbers from 0 to 1; %NULL for the system's own
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
 * @state: the state
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
 * @state: the state
 * @paths: (array zero-terminated=1) (nullable) (element-type filename): PNG files in their order;
 * %NULL for the system's own pictures
 * @scale: their pixels per application pixel, from 1 to 16
 * @seconds: the seconds of one cycle; 0 gives each picture a tenth of a second
 * @error: the reason why a file cannot be read
 *
 * Sets pictures in place of arrow and spinner in a state. They follow the pull while the control
 * waits, and run by time in every other state. Where one cannot be read nothing is changed.
 *
 * Returns: %TRUE if all of them could be read
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

/**
 * tug_refresh_control_get_appearance:
 * @self: a header or a footer
 *
 * Gets what the control is drawn from, in a handler of #TugRefreshControl::draw.
 *
 * Returns: (transfer full) (nullable): its appearance, for tug_appearance_free(); %NULL outside of
 *   such a handler
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugAppearance *tug_refresh_control_get_appearance (TugRefreshControl *self);

/**
 * tug_refresh_control_begin:
 * @self: a header or a footer
 * @flags: how to begin
 *
 * Begins a refresh or a load as tug_pullable_begin_refresh() and tug_pullable_begin_load() do, but
 * optionally without its signal or without showing it.
 *
 * Does nothing if the control is on no widget.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_begin (TugRefreshControl *self, TugBeginFlags flags);

/**
 * tug_refresh_control_end:
 * @self: a header or a footer
 * @result: how the work ended
 * @delay: the delay in seconds, from 0 to 1,000,000
 *
 * Ends the running refresh or load after @delay.
 *
 * Does nothing if the control is on no widget or does not work, with one exception:
 * %TUG_RESULT_NO_MORE_DATA also has an effect on a footer that does not work.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_end (TugRefreshControl *self, TugRefreshResult result, double delay);

/**
 * TugControlSetup:
 * @control: a header or a footer that was just created
 * @user_data: what was given with the function
 *
 * Sets what all headers and footers of a program have.
 *
 * Since: 1.0
 */
typedef void (*TugControlSetup) (TugRefreshControl *control, gpointer user_data);

/**
 * tug_refresh_control_set_default_setup:
 * @setup: (nullable) (scope notified) (closure user_data) (destroy destroy): what is called with
 *   each header and footer that is created from now on; %NULL for nothing
 * @user_data: data for @setup
 * @destroy: (nullable): frees @user_data
 *
 * Sets the defaults of all headers and footers of a program, whichever way they are created: by
 * tug_refresh_header_new() and tug_refresh_footer_new(), by a #GtkBuilder, whose own properties
 * hold, and by #TugPullable:header-style and #TugPullable:footer-style. Those that are there stay
 * as they are. A control that @setup itself creates is not given to it.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_default_setup (TugControlSetup setup,
                                            gpointer user_data,
                                            GDestroyNotify destroy);

G_END_DECLS
