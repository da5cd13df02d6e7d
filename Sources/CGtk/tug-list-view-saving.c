#include "tug-hooks.h"

/* What a program keeps of a list that it is going to make anew. */

GVariant *
tug_list_view_save (TugListView *self)
{
  TugListState state = { 0 };
  GVariantDict dict;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), NULL);
  g_return_val_if_fail (_tug_on_loading_thread (), NULL);
  _tug_peer_save (_tug_list_view_peer (self), &state);
  g_variant_dict_init (&dict, NULL);
  g_variant_dict_insert (&dict, "first-row", "u", state.first_row);
  g_variant_dict_insert (&dict, "offset-in-row", "d", state.offset_in_row);
  g_variant_dict_insert (&dict, "refreshing", "b", state.is_refreshing);
  g_variant_dict_insert (&dict, "loading", "b", state.is_loading);
  g_variant_dict_insert (&dict, "no-more-data", "b", state.has_no_more_data);
  g_variant_dict_insert (&dict, "second-floor-open", "b", state.is_floor_open);
  g_variant_dict_insert (&dict, "last-updated", "x", state.last_updated);
  return g_variant_dict_end (&dict);
}

void
tug_list_view_restore (TugListView *self, GVariant *state)
{
  TugListState given = { .last_updated = -1 };
  GVariantDict dict;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_loading_thread ());
  g_return_if_fail (state != NULL && g_variant_is_of_type (state, G_VARIANT_TYPE_VARDICT));
  g_variant_ref_sink (state);
  g_variant_dict_init (&dict, state);
  g_variant_dict_lookup (&dict, "first-row", "u", &given.first_row);
  g_variant_dict_lookup (&dict, "offset-in-row", "d", &given.offset_in_row);
  g_variant_dict_lookup (&dict, "refreshing", "b", &given.is_refreshing);
  g_variant_dict_lookup (&dict, "loading", "b", &given.is_loading);
  g_variant_dict_lookup (&dict, "no-more-data", "b", &given.has_no_more_data);
  g_variant_dict_lookup (&dict, "second-floor-open", "b", &given.is_floor_open);
  g_variant_dict_lookup (&dict, "last-updated", "x", &given.last_updated);
  g_variant_dict_clear (&dict);
  g_variant_unref (state);
  _tug_peer_restore (_tug_list_view_peer (self), &given);
}
