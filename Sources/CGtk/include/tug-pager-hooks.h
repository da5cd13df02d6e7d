#pragma once

#include "tug-hooks.h"
#include "tug-pager.h"

/* The border between TugPager and Swift. Not installed, not introspected. */

G_BEGIN_DECLS

/* Implemented in Swift, called from C. Every `_tug_pager_peer_*` function takes a NULL peer, which
   a pager has once it was disposed of. */

gpointer _tug_pager_peer_new (gboolean merges);
void _tug_pager_peer_free (gpointer peer);

/* Begins a refresh or a load: the request's number, 0 for none. */
guint64 _tug_pager_peer_begin (gpointer peer, gboolean refreshes);
/* The page that is waited for, for g_free(); NULL for the first. */
char *_tug_pager_peer_cursor (gpointer peer);
/* Whether a page is waited for. */
gboolean _tug_pager_peer_is_waiting (gpointer peer);
/* Whether what is waited for was asked for as a load. */
gboolean _tug_pager_peer_is_loading (gpointer peer);
/* Tells the changes by _tug_pager_tell_change(); `following` is what to ask for next at once, 0 for
   nothing. */
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
