#pragma once

#include "internal/tug-hooks.h"
#include "tug-pager.h"

/* The interface between C and Swift for TugPager. Not installed, not introspected. */

G_BEGIN_DECLS

/* Implemented in Swift, called from C. Every `_tug_pager_peer_*` function takes a NULL peer, which
   a pager has once it was disposed of. */

gpointer _tug_pager_peer_new (gboolean merges);
void _tug_pager_peer_free (gpointer peer);

/* Begins a refresh or a load and returns the request's number; 0 where there is none. */
guint64 _tug_pager_peer_begin (gpointer peer, gboolean refreshes);
/* The cursor of the awaited page, for g_free(); NULL for the first. */
char *_tug_pager_peer_cursor (gpointer peer);
/* TRUE while a page is awaited. */
gboolean _tug_pager_peer_is_waiting (gpointer peer);
/* TRUE while the awaited page was asked for by a load. */
gboolean _tug_pager_peer_is_loading (gpointer peer);
/* Tells the changes by _tug_pager_tell_change(); `following` is the request to make at once, 0 for
   none. */
gboolean _tug_pager_peer_take (gpointer peer,
                               TugPager *self,
                               guint64 request,
                               const char *const *ids,
                               const char *next,
                               guint64 *following);
gboolean _tug_pager_peer_fail (gpointer peer, guint64 request);
void _tug_pager_peer_cancel (gpointer peer);
gboolean _tug_pager_peer_has_more (gpointer peer);

/* Implemented in C, called from Swift. */

void _tug_pager_tell_change (
    TugPager *self, TugPagerChange change, guint row, guint n_rows, const guint *items);

G_END_DECLS
