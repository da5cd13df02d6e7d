#include "internal/tug-hooks.h"

void
tug_list_view_set_search_func (TugListView *self,
                               TugSearchFunc func,
                               gpointer user_data,
                               GDestroyNotify notify)
{
  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  _tug_list_peer_set_search (_tug_list_view_peer (self), func, user_data, notify);
}
