#pragma once

#include "tug-list-view.h"

G_BEGIN_DECLS

#define TUG_TYPE_PAGER (tug_pager_get_type ())

/**
 * TugPager:
 *
 * The bookkeeping of a source that gives its items page by page: which page to ask for next, which
 * of its items are new, and when there is no more.
 *
 * It keeps the ids of the items alone; the items are the program's, which asks for each page in its
 * #TugPagerFetchFunc, answers by tug_pager_answer() or tug_pager_fail() at once or later, and does
 * with its rows what the #TugPagerChangeFunc is told. With a list set, that list's header and
 * footer ask for pages and are closed when these have come. It never asks again by itself after a
 * failure.
 *
 * Pages without a new item are passed over; a source that names a page for the second time, or
 * gives nothing new three times in a row, is at its end. Ids and cursors are UTF-8, and are
 * compared byte for byte: what only looks the same is another one. A cursor comes back as it was
 * given. Everything here is called on the thread that loaded the library.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
G_DECLARE_FINAL_TYPE (TugPager, tug_pager, TUG, PAGER, GObject)

/**
 * TugPagerFetchFunc:
 * @pager: the pager
 * @request: what the answer is given with, above 0
 * @cursor: (nullable): the page, as an answer has named it; %NULL for the first
 * @user_data: the program's
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
 * @change: what to do
 * @row: the row that it begins at, from 0
 * @n_rows: to how many rows it is done
 * @items: (nullable) (array length=n_rows): which of the answer's items the rows get, from 0; lent
 * for the call, %NULL where rows go away
 * @user_data: the program's
 *
 * Tells what to do with the rows. The steps of an answer come one after the other, and nothing of
 * the pager is called from here.
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
 * @mode: what a refresh does with the rows that are there
 * @fetch: (scope notified) (closure fetch_data) (destroy fetch_notify): asks for a page
 * @fetch_data: the program's
 * @fetch_notify: (nullable): releases @fetch_data when the pager goes
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
 * @change: (nullable) (scope notified): tells what to do with the rows
 * @user_data: the program's
 * @notify: (nullable): releases @user_data when the pager goes, or gets another function
 *
 * Sets who changes the rows.
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
 * Follows #TugListView::refresh and #TugListView::load-more of @list, and ends what they begin.
 *
 * Neither keeps the other alive. A list that is set no longer, or whose pager goes, while a page is
 * awaited has its header or footer closed; the request goes on without it.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pager_set_list (TugPager *self, TugListView *list);

/**
 * tug_pager_refresh:
 * @self: a pager
 *
 * Asks for the first page again; a request that runs is given up, and its answer dropped. After it
 * a footer loads again, where there is more.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pager_refresh (TugPager *self);

/**
 * tug_pager_load_more:
 * @self: a pager
 *
 * Asks for the next page, after a failure for the one that failed.
 *
 * Returns: whether it was asked for; %FALSE at the end and while a request runs
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pager_load_more (TugPager *self);

/**
 * tug_pager_answer:
 * @self: a pager
 * @request: what the page was asked for with
 * @ids: (array zero-terminated=1): the ids of its items in order
 * @next: (nullable): what names the page after it; %NULL where there is no more
 *
 * Gives a page.
 *
 * Returns: whether it counted; %FALSE where the request was given up, answered or followed by
 * another, and then nothing is changed
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean
tug_pager_answer (TugPager *self, guint64 request, const char *const *ids, const char *next);

/**
 * tug_pager_fail:
 * @self: a pager
 * @request: what the page was asked for with
 *
 * Says that the page cannot be had; the rows stay, and it is asked for again only when somebody
 * asks.
 *
 * Returns: whether it counted; %FALSE where the request was given up, answered or followed by
 * another
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pager_fail (TugPager *self, guint64 request);

/**
 * tug_pager_cancel:
 * @self: a pager
 *
 * Gives the request that runs up; its answer is dropped, and the list's header or footer closes.
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
 * Returns: whether there may be more to load
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pager_has_more (TugPager *self);

G_END_DECLS
