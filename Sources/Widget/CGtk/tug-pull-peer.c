#include "internal/tug-pull-peer.h"

#include "internal/tug-hooks.h"
#include "internal/tug-refresh-bin-hooks.h"

gpointer
_tug_pull_peer (GtkWidget *widget)
{
  if (TUG_IS_LIST_VIEW (widget))
    return _tug_list_view_peer (TUG_LIST_VIEW (widget));
  return TUG_IS_REFRESH_BIN (widget) ? _tug_refresh_bin_peer (TUG_REFRESH_BIN (widget)) : NULL;
}
