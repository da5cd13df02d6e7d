#pragma once

#include "internal/tug-hooks.h"
#include "tug-pager.h"

/* The interface between C and Swift for TugPager. Not installed, not introspected. */

G_BEGIN_DECLS

/* Implemented in Swift, called from C. Every `_tug_pager_peer_*` function accepts a NULL peer,
   because a pager that was disposed has no peer. */

gpointer _tug_pager_peer_new (gboolean merges);
void _tug_pager_peer_free (gpointer peer);

/* Begins a refresh or load. Returns the number of the request, or 0 if a load cannot begin now. */
guint64 _tug_pager_peer_begin (gpointer peer, gboolean refreshes);
/* Returns the cursor of the requested page, to be freed with g_free(), or NULL for the first
   page. */
char *_tug_pager_peer_cursor (gpointer peer);
/* Returns whether a request is running. */
gboolean _tug_pager_peer_is_waiting (gpointer peer);
/* Returns whether the running request is a load. */
gboolean _tug_pager_peer_is_loading (gpointer peer);
/* Handles an answer, and reports its changes with _tug_pager_report_change(). Sets `following` to
   the request that must be made next, or to 0. */
gboolean _tug_pager_peer_take (gpointer peer,
                               TugPager *self,
                               guint64 request,
                               const char *const *ids,
                               const char *next,
                               guint64 *following);
gboolean _tug_pager_peer_fail (gpointer peer, guint64 request);
void _tug_pager_peer_cancel (gpointer peer);
gboolean _tug_pager_peer_has_more (gpointer peer);
/* Follows the rows of `model`, or of none if it is NULL. A model that the program has not named is
   only assumed to have the pager's rows. */
void _tug_pager_peer_follow (gpointer peer, GListModel *model, gboolean is_assumed);
/* Sets the name of the property that has the ids of the items, or NULL if there is none. */
void _tug_pager_peer_set_id_property (gpointer peer, const char *name);
/* Notes that the program replaced `removed` rows from `row` by `added` rows, with one id for each
   or NULL. Returns FALSE if the rows are out of range. */
gboolean _tug_pager_peer_note_rows (
    gpointer peer, guint row, guint removed, guint added, const char *const *ids);

/* Implemented in C, called from Swift. */

/* Returns whether the program has a function for changes. */
gboolean _tug_pager_report_change (
    TugPager *self, TugPagerChange change, guint row, guint n_rows, const guint *items);

G_END_DECLS
