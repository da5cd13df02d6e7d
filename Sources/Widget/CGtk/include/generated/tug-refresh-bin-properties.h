/* Written by scripts/generate-api. */

#pragma once

#include "tug-enum-types.h"
#include "tug-refresh-bin.h"

G_BEGIN_DECLS

/**
 * tug_refresh_bin_get_scrolled_window:
 * @self: a bin
 *
 * Gets the scrolled window that the child is in: the child itself where it is one, or the bin's
 * own.
 *
 * Returns: (transfer none) (nullable): the scrolled window that the child is in: the child itself
 *   where it is one, or the bin's own
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GtkScrolledWindow *tug_refresh_bin_get_scrolled_window (TugRefreshBin *self);

/**
 * tug_refresh_bin_get_header_widget:
 * @self: a bin
 *
 * Gets the program's own widget that is shown as the header.
 *
 * Returns: (transfer none) (nullable): the program's own widget that is shown as the header
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GtkWidget *tug_refresh_bin_get_header_widget (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_header_widget:
 * @self: a bin
 * @value: (nullable): the program's own widget that is shown as the header
 *
 * Sets the program's own widget that is shown as the header.
 *
 * Its preferred length is the distance that the header is pulled. To follow state and pull, use
 * the properties of #TugPullable:header, which is created if there is no header. While the header
 * is closed, the widget is hidden and out of the Tab order. A widget that has a parent is refused.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_header_widget (TugRefreshBin *self, GtkWidget *value);

/**
 * tug_refresh_bin_get_footer_widget:
 * @self: a bin
 *
 * Gets the program's own widget that is shown as the footer.
 *
 * Returns: (transfer none) (nullable): the program's own widget that is shown as the footer
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GtkWidget *tug_refresh_bin_get_footer_widget (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_footer_widget:
 * @self: a bin
 * @value: (nullable): the program's own widget that is shown as the footer
 *
 * Sets the program's own widget that is shown as the footer.
 *
 * It is as #TugRefreshBin:header-widget, with #TugPullable:footer.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_footer_widget (TugRefreshBin *self, GtkWidget *value);

/**
 * tug_refresh_bin_get_edge_source:
 * @self: a bin
 *
 * Gets what tells where a child is that scrolls itself.
 *
 * Returns: (transfer none) (nullable): what tells where a child is that scrolls itself
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugEdgeSource *tug_refresh_bin_get_edge_source (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_edge_source:
 * @self: a bin
 * @value: (nullable): what tells where a child is that scrolls itself
 *
 * Sets what tells where a child is that scrolls itself.
 *
 * It is set before the child is added, which is then left to scroll itself.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_edge_source (TugRefreshBin *self, TugEdgeSource *value);

/**
 * tug_refresh_bin_get_mouse_drag:
 * @self: a bin
 *
 * Gets whether the primary button pulls as a finger does.
 *
 * Returns: whether the primary button pulls as a finger does
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_bin_get_mouse_drag (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_mouse_drag:
 * @self: a bin
 * @value: whether the primary button pulls as a finger does
 *
 * Sets whether the primary button pulls as a finger does.
 *
 * Clicks and menus go on working. Text cannot be selected by mouse then, and a press shows when it
 * is over.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_mouse_drag (TugRefreshBin *self, gboolean value);

G_END_DECLS
