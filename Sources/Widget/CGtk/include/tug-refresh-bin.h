#pragma once

#include "tug-edge-source.h"
#include "tug-pullable.h"

G_BEGIN_DECLS

#define TUG_TYPE_REFRESH_BIN (tug_refresh_bin_get_type ())

/**
 * TugRefreshBin:
 *
 * A container that adds pull-to-refresh and load-more to any widget.
 *
 * The child can be any widget, such as a #GtkListBox, a #GtkTreeView or a #GtkTextView, or a
 * complete #GtkScrolledWindow with such a widget inside. The bin puts a child that is not a
 * scrolled window into a scrolled window that the bin creates, #TugRefreshBin:scrolled-window;
 * gtk_bin_get_child() then returns that window. The child is scrolled by its adjustment as before.
 * A pull neither notifies the child nor allocates it again.
 *
 * The bin handles the touch and scroll events of the scrolled window, and turns its
 * #GtkScrolledWindow:kinetic-scrolling off while the window is inside the bin. Clicks, long
 * presses, text selection, drag and drop, scrollbars, and scrolling widgets inside the child still
 * work. A child that scrolls its own content needs a #TugRefreshBin:edge-source.
 *
 * A header between rows (%TUG_PLACEMENT_ROW) is not supported: the bin shows it above the content
 * and logs a critical.
 *
 * A bin implements #TugPullable, which has the properties for the header, the footer and scrolling.
 *
 * A bin also implements #GtkOrientable and #GtkBuildable. The child types `header` and `footer`
 * accept a #TugRefreshHeader or #TugRefreshFooter; any other widget becomes
 * #TugRefreshBin:header-widget or #TugRefreshBin:footer-widget.
 *
 * A bin has a CSS node with name `tugbin`, and below it the nodes `header` and `footer`: see
 * [Stylesheets](stylesheets.html). Call all functions on the thread that runs GTK.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
G_DECLARE_DERIVABLE_TYPE (TugRefreshBin, tug_refresh_bin, TUG, REFRESH_BIN, GtkBin)

/**
 * TugRefreshBinClass:
 * @parent_class: the parent's class
 *
 * The class of bins. A subclass that overrides a method of #GtkWidget or #GtkContainer must chain
 * up.
 *
 * Since: 1.0
 */
struct _TugRefreshBinClass
{
  GtkBinClass parent_class;

  /*< private >*/
  gpointer padding[16];
};

/**
 * tug_refresh_bin_new:
 *
 * Creates a bin without a child, header or footer.
 *
 * Returns: (transfer floating): a new bin
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GtkWidget *tug_refresh_bin_new (void);

G_END_DECLS
