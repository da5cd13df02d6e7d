/* Written by scripts/generate-api. */

#pragma once

#include "tug-enum-types.h"
#include "tug-refresh-bin.h"

G_BEGIN_DECLS

/**
 * tug_refresh_bin_get_scrolled_window:
 * @self: a bin
 *
 * Gets the scrolled window around the child: the child itself if it is one, or a window that the
 * bin creates.
 *
 * It is %NULL if there is no child, or if the child scrolls itself.
 *
 * Returns: (transfer none) (nullable): the scrolled window around the child: the child itself if
 *   it is one, or a window that the bin creates
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GtkScrolledWindow *tug_refresh_bin_get_scrolled_window (TugRefreshBin *self);

/**
 * tug_refresh_bin_get_header_widget:
 * @self: a bin
 *
 * Gets the program's widget to show as the header.
 *
 * Returns: (transfer none) (nullable): the program's widget to show as the header
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GtkWidget *tug_refresh_bin_get_header_widget (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_header_widget:
 * @self: a bin
 * @value: (nullable): the program's widget to show as the header
 *
 * Sets the program's widget to show as the header.
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
 * Gets the program's widget to show as the footer.
 *
 * Returns: (transfer none) (nullable): the program's widget to show as the footer
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GtkWidget *tug_refresh_bin_get_footer_widget (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_footer_widget:
 * @self: a bin
 * @value: (nullable): the program's widget to show as the footer
 *
 * Sets the program's widget to show as the footer.
 *
 * It works as #TugRefreshBin:header-widget does, with #TugPullable:footer.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_footer_widget (TugRefreshBin *self, GtkWidget *value);

/**
 * tug_refresh_bin_get_edge_source:
 * @self: a bin
 *
 * Gets the object that reports whether a child that scrolls itself is at its edges.
 *
 * Returns: (transfer none) (nullable): the object that reports whether a child that scrolls itself
 *   is at its edges
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugEdgeSource *tug_refresh_bin_get_edge_source (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_edge_source:
 * @self: a bin
 * @value: (nullable): the object that reports whether a child that scrolls itself is at its edges
 *
 * Sets the object that reports whether a child that scrolls itself is at its edges.
 *
 * Set it before the child is added, which then continues to scroll itself.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_edge_source (TugRefreshBin *self, TugEdgeSource *value);

/**
 * tug_refresh_bin_get_mouse_drag:
 * @self: a bin
 *
 * Gets whether a drag with the primary button pulls, as a finger does.
 *
 * Returns: whether a drag with the primary button pulls, as a finger does
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_refresh_bin_get_mouse_drag (TugRefreshBin *self);

/**
 * tug_refresh_bin_set_mouse_drag:
 * @self: a bin
 * @value: whether a drag with the primary button pulls, as a finger does
 *
 * Sets whether a drag with the primary button pulls, as a finger does.
 *
 * Clicks and menus still work, and a press is shown only after it has ended. A drag that begins on
 * a #GtkPaned handle, a column border or selectable text is left to the child: any window with a
 * cursor of its own.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_refresh_bin_set_mouse_drag (TugRefreshBin *self, gboolean value);

G_END_DECLS
