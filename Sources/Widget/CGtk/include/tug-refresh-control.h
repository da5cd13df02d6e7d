#pragma once

#include <gtk/gtk.h>

#include "tug-appearance.h"
#include "tug-enums.h"
#include "tug-refresh-policy.h"
#include "tug-work.h"

G_BEGIN_DECLS

#define TUG_TYPE_REFRESH_CONTROL (tug_refresh_control_get_type ())

/**
 * TugRefreshControl:
 *
 * The base class of headers and footers. A control has an appearance, a policy and a state.
 *
 * A control belongs to the list or bin that it is set on with #TugPullable:header or
 * #TugPullable:footer, and to only one at a time.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
G_DECLARE_DERIVABLE_TYPE (TugRefreshControl, tug_refresh_control, TUG, REFRESH_CONTROL, GObject)

/**
 * TugRefreshControlClass:
 * @parent_class: the parent's class
 *
 * The class of headers and footers. Only the library can derive from it.
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
 * tug_refresh_control_get_policy:
 * @self: a header or a footer
 *
 * Gets the policy of the control.
 *
 * Returns: (transfer none): the policy, which stays the same for the lifetime of @self
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugRefreshPolicy *tug_refresh_control_get_policy (TugRefreshControl *self);

/**
 * tug_refresh_control_set_title:
 * @self: a header or a footer
 * @state: the state
 * @title: (nullable): the title, or %NULL for the library's title in the user's language
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
 * Returns: (transfer none) (nullable): the title, or %NULL if the program has set no title
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
const char *tug_refresh_control_get_title (TugRefreshControl *self, TugRefreshState state);

/**
 * tug_refresh_control_set_subtitle:
 * @self: a header or a footer
 * @state: the state
 * @subtitle: (nullable): the line below the title, or %NULL to remove the program's line
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
 * @color: (nullable): the colour, with components from 0 to 1, or %NULL for the style's colour
 *
 * Sets the colour of the text, the arrow and the spinner in a state.
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
 * @size: the font size of the title in application pixels, from 1 to 1,000, or 0 for the style's
 *   size
 * @bold: whether the title is bold
 *
 * Sets the size and the weight of the title in a state. The font family is the same as in the list.
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
 * @paths: (array zero-terminated=1) (nullable) (element-type filename): the PNG files in order, or
 *   %NULL for the style's images
 * @scale: the number of image pixels per application pixel, from 1 to 16
 * @seconds: the duration of one cycle in seconds, or 0 to show each image for a tenth of a second
 * @error: the reason for a failure: %TUG_ERROR_FILE_UNREADABLE or %TUG_ERROR_FILE_INVALID
 *
 * Sets images to show instead of the arrow and spinner in a state. In the idle state they follow
 * the pull; in every other state they are animated over time. If a file cannot be read, nothing
 * changes.
 *
 * Returns: %TRUE if all files were read
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
 * Gets the values to draw the control from, in a handler of #TugRefreshControl::draw.
 *
 * Returns: (transfer full) (nullable): the appearance, to be freed with tug_appearance_free(), or
 *   %NULL outside such a handler
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugAppearance *tug_refresh_control_get_appearance (TugRefreshControl *self);

/**
 * tug_refresh_control_begin:
 * @self: a header or a footer
 * @flags: flags for the beginning
 *
 * Begins a refresh or a load as tug_pullable_begin_refresh() and tug_pullable_begin_load() do, but
 * optionally without the signal or without scrolling. #TugRefreshControl:work ends it.
 *
 * Does nothing if the control is not set on a widget.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_begin (TugRefreshControl *self, TugBeginFlags flags);

/**
 * TugControlSetup:
 * @control: a header or a footer that was just created
 * @user_data: the data of the function
 *
 * Sets properties that all headers and footers of a program have in common.
 *
 * Since: 1.0
 */
typedef void (*TugControlSetup) (TugRefreshControl *control, gpointer user_data);

/**
 * tug_refresh_control_set_default_setup:
 * @setup: (nullable) (scope notified) (closure user_data) (destroy destroy): the function to call
 *   with each header and footer that is created from now on, or %NULL for no function
 * @user_data: data for @setup
 * @destroy: (nullable): frees @user_data
 *
 * Sets the function that gives each new header and footer its defaults.
 *
 * It is called for controls of tug_refresh_header_new() and tug_refresh_footer_new(), for controls
 * of a #GtkBuilder, whose properties override the defaults, and for controls of
 * #TugPullable:header-style and #TugPullable:footer-style. Existing controls do not change. The
 * function is not called for a control that @setup itself creates.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_control_set_default_setup (TugControlSetup setup,
                                            gpointer user_data,
                                            GDestroyNotify destroy);

G_END_DECLS
