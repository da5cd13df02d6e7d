#include "internal/tug-hooks.h"

/* The entries of a saved state. */

static const struct
{
  const char *key;
  const char *type;
} entries[] = {
  { "first-row", "u" },    { "offset-in-row", "d" }, { "refreshing", "b" },
  { "loading", "b" },      { "no-more-data", "b" },  { "second-floor-open", "b" },
  { "last-updated", "x" },
};

/* Returns whether `state` is a dictionary whose entries with these keys have the right types.
   Missing entries and other keys are allowed. */
static gboolean
is_state (GVariant *state)
{
  if (state == NULL || !g_variant_is_of_type (state, G_VARIANT_TYPE_VARDICT))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      g_autoptr (GVariant) value = g_variant_lookup_value (state, entries[i].key, NULL);

      if (value != NULL && !g_variant_is_of_type (value, G_VARIANT_TYPE (entries[i].type)))
        return FALSE;
    }
  return TRUE;
}

GVariant *
tug_list_view_save (TugListView *self)
{
  TugListState state = { 0 };
  GVariantDict dict;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  _tug_list_peer_save (_tug_list_view_peer (self), &state);
  g_variant_dict_init (&dict, NULL);
  g_variant_dict_insert (&dict, "first-row", "u", state.first_row);
  g_variant_dict_insert (&dict, "offset-in-row", "d", state.offset_in_row);
  g_variant_dict_insert (&dict, "refreshing", "b", state.is_refreshing);
  g_variant_dict_insert (&dict, "loading", "b", state.is_loading);
  g_variant_dict_insert (&dict, "no-more-data", "b", state.has_no_more_data);
  g_variant_dict_insert (&dict, "second-floor-open", "b", state.is_floor_open);
  g_variant_dict_insert (&dict, "last-updated", "x", state.last_updated);
  return g_variant_ref_sink (g_variant_dict_end (&dict));
}

void
tug_list_view_restore (TugListView *self, GVariant *state)
{
  TugListState given = { .last_updated = -1 };
  GVariantDict dict;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (is_state (state));
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
  if (!_tug_list_peer_restore (_tug_list_view_peer (self), &given))
    g_critical ("%s: a number in the state is out of range", G_STRFUNC);
}
