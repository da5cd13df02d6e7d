#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TUG_TYPE_LIST_VIEW (tug_list_view_get_type ())

/**
 * TugListView:
 *
 * A list that is pulled to be refreshed.
 *
 * It implements #GtkOrientable: a horizontal list begins where a line of text does, on the right
 * where text runs to the left.
 *
 * Inside a #GtkScrolledWindow it leaves to it what it cannot use itself: travel across its axis,
 * and travel along it that begins at an edge where no control can be pulled. Fingers on a touch
 * screen are the scrolled window's along the axes that it scrolls, since GTK gives them to it
 * first, unless its #GtkScrolledWindow:kinetic-scrolling is off.
 *
 * It has a single CSS node with name `tuglist`. Its preferred size does not depend on its rows;
 * give it space with the expand properties or a size request. Everything here is called on the
 * thread that loaded the library, which is the thread that runs GTK.
 */
G_DECLARE_DERIVABLE_TYPE (TugListView, tug_list_view, TUG, LIST_VIEW, GtkDrawingArea)

struct _TugListViewClass
{
  GtkDrawingAreaClass parent_class;

  /*< private >*/
  gpointer padding[12];
};

/**
 * tug_list_view_new:
 *
 * Creates a list without rows, header and footer.
 *
 * Returns: (transfer floating): a new list
 */
GtkWidget *tug_list_view_new (void);

/**
 * tug_list_view_begin_refresh:
 * @self: a list
 *
 * Begins a refresh as if the header had been pulled; #TugListView::refresh follows.
 *
 * Does nothing without a header or while a refresh runs. Before the list is shown the refresh
 * waits until it is.
 */
void tug_list_view_begin_refresh (TugListView *self);

/**
 * tug_list_view_end_refresh:
 * @self: a list
 * @success: whether what was asked for is there
 *
 * Ends the running refresh and closes the header; does nothing when none runs.
 */
void tug_list_view_end_refresh (TugListView *self, gboolean success);

/**
 * tug_list_view_is_refreshing:
 * @self: a list
 *
 * Returns: whether a refresh runs or waits to be shown
 */
gboolean tug_list_view_is_refreshing (TugListView *self);

/**
 * tug_list_view_begin_load:
 * @self: a list
 *
 * Begins to load more rows as if the footer had been pulled; #TugListView::load-more follows.
 */
void tug_list_view_begin_load (TugListView *self);

/**
 * tug_list_view_end_load:
 * @self: a list
 * @has_more: whether there is more to load afterwards
 *
 * Ends the running load and closes the footer. With @has_more %FALSE the footer has nothing more to
 * load from then on, also when no load runs; otherwise nothing happens then.
 */
void tug_list_view_end_load (TugListView *self, gboolean has_more);

/**
 * tug_list_view_fail_load:
 * @self: a list
 *
 * Ends the running load as one that failed, and shows that where the footer does; it can be tried
 * again. Does nothing when none runs.
 */
void tug_list_view_fail_load (TugListView *self);

/**
 * tug_list_view_get_content_offset:
 * @self: a list
 *
 * Returns: how far the list is scrolled, in application pixels: 0 with the content's first pixel
 *   at the top, negative above it
 */
double tug_list_view_get_content_offset (TugListView *self);

/**
 * tug_list_view_set_content_offset:
 * @self: a list
 * @offset: a finite number of application pixels
 * @animated: whether to move there instead of jumping
 *
 * Scrolls, which stops any motion under way.
 */
void tug_list_view_set_content_offset (TugListView *self, double offset, gboolean animated);

/**
 * tug_list_view_get_adjustment:
 * @self: a list
 *
 * Gets where the list is scrolled to as an adjustment, in application pixels: its value is the
 * content offset, its page size the length of the viewport. It follows the list, and setting its
 * value scrolls the list at once, so that a #GtkScrollbar can be attached to it. It stays inside
 * the range while the list is pulled beyond it. The other numbers are the list's own: what is set
 * there lasts until the list changes next.
 *
 * Returns: (transfer none) (nullable): the adjustment, the same as long as the list lives; %NULL
 *   once it was destroyed
 */
GtkAdjustment *tug_list_view_get_adjustment (TugListView *self);

G_END_DECLS
