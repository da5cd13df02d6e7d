#pragma once

#include "tug-list-view.h"
#include "tug-refresh-bin.h"

G_BEGIN_DECLS

#define TUG_TYPE_PAGER (tug_pager_get_type ())

/**
 * TugPager:
 *
 * The bookkeeping of a source that gives its items page by page: which page to ask for next, which
 * of its items are new, and when there is no more.
 *
 * It keeps only the ids of the items. The program keeps the items: it fetches each page in its
 * #TugPagerFetchFunc, answers by tug_pager_answer() or tug_pager_fail(), at once or later, and
 * changes its rows as its #TugPagerChangeFunc is told. With a list set, that list's header and
 * footer ask for pages, and are closed when these have come. After a failure the pager never asks
 * again by itself.
 *
 * Pages without a new item are passed over; a source that names a page for the second time, or
 * gives nothing new three times in a row, is at its end. Ids and cursors are UTF-8, and are
 * compared byte for byte: texts that only look the same differ. A cursor comes back as it was
 * given. Everything here is called on the thread that runs GTK.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
G_DECLARE_FINAL_TYPE (TugPager, tug_pager, TUG, PAGER, GObject)

/**
 * TugPagerFetchFunc:
 * @pager: the pager
 * @request: the number to answer with, above 0
 * @cursor: (nullable): the page, as named by an answer; %NULL for the first
 * @user_data: data of the function
 *
 * Asks for a page.
 *
 * Since: 1.0
 */
typedef void (*TugPagerFetchFunc) (TugPager *pager,
                                   guint64 request,
                                   const char *cursor,
                                   gpointer user_data);

/**
 * TugPagerChangeFunc:
 * @pager: the pager
 * @change: the kind of change
 * @row: the first row of the change, from 0
 * @n_rows: the number of rows of the change
 * @items: (nullable) (array length=n_rows): the indices of the answer's items that the rows get,
 *   from 0; lent for the call, %NULL where rows are removed
 * @user_data: data of the function
 *
 * Changes the rows. The steps of an answer come one after the other. No function of the pager may
 * be called from here.
 *
 * Since: 1.0
 */
typedef void (*TugPagerChangeFunc) (TugPager *pager,
                                    TugPagerChange change,
                                    guint row,
                                    guint n_rows,
                                    const guint *items,
                                    gpointer user_data);

/**
 * tug_pager_new:
 * @mode: the way in which a refresh treats the present rows
 * @fetch: (scope notified) (closure fetch_data) (destroy fetch_notify): fetches a page
 * @fetch_data: data for @fetch
 * @fetch_notify: (nullable): releases @fetch_data when the pager is finalized
 *
 * Creates a pager without rows.
 *
 * Returns: (transfer full) (nullable): a new pager; %NULL without @fetch
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugPager *tug_pager_new (TugPagerMode mode,
                         TugPagerFetchFunc fetch,
                         gpointer fetch_data,
                         GDestroyNotify fetch_notify);

/**
 * tug_pager_set_change_func:
 * @self: a pager
 * @change: (nullable) (scope notified): changes the rows
 * @user_data: data for @change
 * @notify: (nullable): releases @user_data when the pager is finalized, or gets another function
 *
 * Sets the function that changes the rows.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pager_set_change_func (TugPager *self,
                                TugPagerChangeFunc change,
                                gpointer user_data,
                                GDestroyNotify notify);

/**
 * tug_pager_set_list:
 * @self: a pager
 * @list: (nullable): the list whose header refreshes and whose footer loads more; %NULL for none
 *
 * Follows #TugPullable::refresh and #TugPullable::load-more of @list, and ends what they begin.
 *
 * Neither keeps the other alive. When another list is set, or the pager is finalized, while a page
 * is awaited, the header or footer of the former list is closed; the request goes on without it.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pager_set_list (TugPager *self, TugListView *list);

/**
 * tug_pager_set_bin:
 * @self: a pager
 * @bin: (nullable): the bin whose header refreshes and whose footer loads more; %NULL for none
 *
 * Follows a #TugRefreshBin as tug_pager_set_list() follows a list. A pager has a list or a bin, and
 * the one that is set takes the place of the other.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pager_set_bin (TugPager *self, TugRefreshBin *bin);

/**
 * tug_pager_refresh:
 * @self: a pager
 *
 * Asks for the first page again; a running request is given up, and its answer dropped. After it a
 * footer loads again, where there is more.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pager_refresh (TugPager *self);

/**
 * tug_pager_load_more:
 * @self: a pager
 *
 * Asks for the next page; after a failure, for the page that failed.
 *
 * Returns: %TRUE if it was asked for; %FALSE at the end and while a request runs
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pager_load_more (TugPager *self);

/**
 * tug_pager_answer:
 * @self: a pager
 * @request: the request's number
 * @ids: (array zero-terminated=1): the ids of its items in order
 * @next: (nullable): the cursor of the page after it; %NULL where there is no more
 *
 * Answers a request with a page.
 *
 * Returns: %TRUE if the answer counted; %FALSE, and nothing is changed, where the request was given
 *   up, answered or followed by another
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean
tug_pager_answer (TugPager *self, guint64 request, const char *const *ids, const char *next);

/**
 * tug_pager_fail:
 * @self: a pager
 * @request: the request's number
 *
 * Answers a request with a failure. The rows stay; the page is asked for again only by the list or
 * the program.
 *
 * Returns: %TRUE if the answer counted; %FALSE where the request was given up, answered or followed
 *   by another
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pager_fail (TugPager *self, guint64 request);

/**
 * tug_pager_fail_with_error:
 * @self: a pager
 * @request: the request's number
 * @error: the reason, as the program's own calls gave it
 *
 * Answers a request with a failure, as tug_pager_fail() does, and tells its reason.
 *
 * tug_pullable_refresh_finish() gives @error to those who wait for a refresh, and a header with
 * #TugRefreshHeader:shows-error-message shows its message. A request that the program itself has
 * cancelled is given up by tug_pager_cancel() instead.
 *
 * Returns: %TRUE if the answer counted; %FALSE where the request was given up, answered or followed
 *   by another
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pager_fail_with_error (TugPager *self, guint64 request, const GError *error);

/**
 * tug_pager_cancel:
 * @self: a pager
 *
 * Gives the running request up; its answer is dropped, and the list's header or footer closes.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pager_cancel (TugPager *self);

/**
 * tug_pager_has_more:
 * @self: a pager
 *
 * Tells whether the source may have another page.
 *
 * Returns: %TRUE while there may be more to load
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pager_has_more (TugPager *self);

G_END_DECLS
