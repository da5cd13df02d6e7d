#pragma once

#include "tug-edge-source.h"
#include "tug-pullable.h"

G_BEGIN_DECLS

#define TUG_TYPE_REFRESH_BIN (tug_refresh_bin_get_type ())

/**
 * TugRefreshBin:
 *
 * A widget around any other, which can then be pulled to be refreshed, and to load more.
 *
 * Its child is what a program has already: a #GtkListBox, a #GtkTreeView, a #GtkTextView, anything
 * else, or a complete #GtkScrolledWindow with such a widget inside. A child that is no scrolled
 * window is put into one of the bin's own, #TugRefreshBin:scrolled-window, which is then what
 * gtk_bin_get_child() gives. The child is scrolled by its adjustment as before, and does not notice
 * that it is pulled: it is not allocated anew.
 *
 * The bin takes touch and scroll events over from the scrolled window, whose
 * #GtkScrolledWindow:kinetic-scrolling is off for as long as it is inside. Clicks, long presses,
 * text selection, drag and drop, scrollbars and scrollers inside the child go on working. A child
 * that scrolls itself has a #TugRefreshBin:edge-source.
 *
 * A header that lies between rows (%TUG_PLACEMENT_ROW) has no place around a foreign child: it
 * is shown above the content, and a critical says so.
 *
 * It implements #TugPullable, which has its header, its footer, and how it scrolls.
 *
 * It implements #GtkOrientable, and #GtkBuildable with the child types `header` and `footer`, for a
 * #TugRefreshHeader or #TugRefreshFooter, or for any widget, which is then
 * #TugRefreshBin:header-widget or #TugRefreshBin:footer-widget. It has a CSS node with name
 * `tugbin`, and below it the nodes `header` and `footer`: see [Stylesheets](stylesheets.html).
 * Everything here is called on the thread of the first call, which is the thread that runs GTK.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
G_DECLARE_DERIVABLE_TYPE (TugRefreshBin, tug_refresh_bin, TUG, REFRESH_BIN, GtkBin)

/**
 * TugRefreshBinClass:
 * @parent_class: the parent's class
 *
 * The class of bins; a subclass that overrides a method of #GtkWidget or #GtkContainer chains up.
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
 * Creates a bin without a child, header and footer.
 *
 * Returns: (transfer floating): a new bin
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GtkWidget *tug_refresh_bin_new (void);

G_END_DECLS
