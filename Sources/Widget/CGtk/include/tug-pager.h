#pragma once

#include "tug-pullable.h"

G_BEGIN_DECLS

#define TUG_TYPE_PAGER (tug_pager_get_type ())

/**
 * TugPager:
 *
 * Keeps track of the pages of a source: which page to request next, which of its items are new, and
 * when there are no more pages.
 *
 * The pager stores only the ids of the items; the program stores the items. The program fetches a
 * page in its #TugPagerFetchFunc, answers with tug_pager_answer() or tug_pager_fail(), immediately
 * or later, and changes its rows in its #TugPagerChangeFunc. The program may change the rows as
 * well: the pager follows a #GListStore and any other #TugPager:model. The header and the footer of
 * #TugPager:pullable request pages and close when the pages have arrived. After a failure the pager
 * does not retry automatically.
 *
 * Pages without new items are skipped. The source is at its end if it names the same page twice or
 * if three pages in a row have no new items. Ids and cursors are UTF-8 and are compared byte by
 * byte, so texts that only look the same are different. A cursor is passed back unchanged. Call all
 * functions on the thread that runs GTK.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
G_DECLARE_FINAL_TYPE (TugPager, tug_pager, TUG, PAGER, GObject)

/**
 * TugPagerFetchFunc:
 * @pager: the pager
 * @request: the number to answer with, greater than 0
 * @cursor: (nullable): the cursor of the page, from an earlier answer, or %NULL for the first page
 * @user_data: the data of the function
 *
 * Requests a page from the program.
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
 * @items: (element-type guint): the index, from 0, of the item of the answer that each of the rows
 *   gets; empty if rows are removed
 * @user_data: the data of the function
 *
 * Changes the rows. The function is called once for each step of an answer, in order. It must make
 * exactly this change before it returns, and must not call a function of the pager.
 *
 * Since: 1.0
 */
typedef void (*TugPagerChangeFunc) (TugPager *pager,
                                    TugPagerChange change,
                                    guint row,
                                    guint n_rows,
                                    GArray *items,
                                    gpointer user_data);

/**
 * tug_pager_new:
 * @mode: the effect of a refresh on the current rows
 * @fetch: (scope notified) (closure fetch_data) (destroy fetch_notify): fetches a page
 * @fetch_data: data for @fetch
 * @fetch_notify: (nullable): frees @fetch_data when the pager is finalized or gets another function
 *
 * Creates a pager without rows, and sets its function as tug_pager_set_fetch_func() does.
 *
 * Returns: (transfer full): a new pager, or %NULL with a critical if @fetch is %NULL
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
TugPager *tug_pager_new (TugPagerMode mode,
                         TugPagerFetchFunc fetch,
                         gpointer fetch_data,
                         GDestroyNotify fetch_notify);

/**
 * tug_pager_set_fetch_func:
 * @self: a pager
 * @fetch: (nullable) (scope notified) (closure user_data) (destroy notify): fetches a page, or
 *   %NULL for no function
 * @user_data: data for @fetch
 * @notify: (nullable): frees @user_data when the pager is finalized or gets another function
 *
 * Sets the function that fetches pages. Without this function a refresh of #TugPager:pullable
 * fails, a load of it ends, and tug_pager_refresh() and tug_pager_load_more() log a critical.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pager_set_fetch_func (TugPager *self,
                               TugPagerFetchFunc fetch,
                               gpointer user_data,
                               GDestroyNotify notify);

/**
 * tug_pager_set_change_func:
 * @self: a pager
 * @change: (nullable) (scope notified) (closure user_data) (destroy notify): changes the rows, or
 *   %NULL for no function
 * @user_data: data for @change
 * @notify: (nullable): frees @user_data when the pager is finalized or gets another function
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
 * tug_pager_set_pullable:
 * @self: a pager
 * @pullable: (nullable): the list or bin whose header refreshes and whose footer loads more, or
 *   %NULL for no widget
 *
 * Sets #TugPager:pullable: connects the pager to #TugPullable::refresh and #TugPullable::load-more
 * of @pullable, and ends the refreshes and loads that they begin.
 *
 * The pager and the widget do not keep each other alive. If another widget is set or the pager is
 * finalized while a request is running, the header or footer of the previous widget closes; the
 * request continues.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pager_set_pullable (TugPager *self, TugPullable *pullable);

/**
 * tug_pager_refresh:
 * @self: a pager
 *
 * Requests the first page again. A running request is cancelled, and its answer is ignored. Then
 * the footer can load again if there is more to load. Without a fetch function, logs a critical.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pager_refresh (TugPager *self);

/**
 * tug_pager_load_more:
 * @self: a pager
 *
 * Requests the next page, or the failed page again. Without a fetch function, logs a critical.
 *
 * Returns: %TRUE if the page was requested; %FALSE at the end or while a request is running
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pager_load_more (TugPager *self);

/**
 * tug_pager_answer:
 * @self: a pager
 * @request: the number of the request
 * @ids: (array zero-terminated=1): the ids of the page's items, in order
 * @next: (nullable): the cursor of the next page, or %NULL if this is the last page
 *
 * Answers a request with a page.
 *
 * Returns: %TRUE if the answer was accepted; %FALSE, without any change, if the request was
 *   cancelled, has an answer already, or was followed by another request
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean
tug_pager_answer (TugPager *self, guint64 request, const char *const *ids, const char *next);

/**
 * tug_pager_fail:
 * @self: a pager
 * @request: the number of the request
 *
 * Answers a request with a failure. The rows are kept. The page is requested again only by the
 * widget or the program.
 *
 * Returns: %TRUE if the answer was accepted; %FALSE if the request was cancelled, has an answer
 *   already, or was followed by another request
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pager_fail (TugPager *self, guint64 request);

/**
 * tug_pager_fail_with_error:
 * @self: a pager
 * @request: the number of the request
 * @error: the reason for the failure, such as an error that a call of the program returned
 *
 * Answers a request with a failure, as tug_pager_fail() does, and reports the reason.
 *
 * tug_pullable_refresh_finish() returns @error to the callers that wait for a refresh, and a header
 * with #TugRefreshHeader:show-error-message shows the message. If the program cancels a request,
 * it calls tug_pager_cancel() instead of this function.
 *
 * Returns: %TRUE if the answer was accepted; %FALSE if the request was cancelled, has an answer
 *   already, or was followed by another request
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pager_fail_with_error (TugPager *self, guint64 request, const GError *error);

/**
 * tug_pager_cancel:
 * @self: a pager
 *
 * Cancels the running request. Its answer is ignored, and the header or footer of the widget
 * closes.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pager_cancel (TugPager *self);

/**
 * tug_pager_has_more:
 * @self: a pager
 *
 * Returns whether the source may have more pages.
 *
 * Returns: %TRUE if there may be more to load
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_pager_has_more (TugPager *self);

/**
 * tug_pager_rows_inserted:
 * @self: a pager
 * @row: the first of the new rows, from 0
 * @n_rows: the number of new rows
 * @ids: (nullable) (array zero-terminated=1): the ids of the new rows, or %NULL if they have none
 *
 * Reports rows that the program has inserted itself. Does nothing if the pager follows a model, and
 * in a #TugPagerChangeFunc, because the pager then knows the rows.
 *
 * A page that contains a row's id updates the row. A row without an id is never updated or moved,
 * and is removed only when a page replaces all rows.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pager_rows_inserted (TugPager *self, guint row, guint n_rows, const char *const *ids);

/**
 * tug_pager_rows_removed:
 * @self: a pager
 * @row: the first of the removed rows, from 0
 * @n_rows: the number of removed rows
 *
 * Reports rows that the program has removed itself. Does nothing if the pager follows a model, and
 * in a #TugPagerChangeFunc, because the pager then knows the rows.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_pager_rows_removed (TugPager *self, guint row, guint n_rows);

G_END_DECLS
