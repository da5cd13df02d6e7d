/* Written by scripts/generate-api. */

#include "generated/tug-property-hooks.h"

#include <float.h>
#include <math.h>

static GParamSpec *properties[TUG_LIST_VIEW_N_PROPERTIES];

static void
read_property (TugListView *self, TugListViewProperty property, GValue *value)
{
  g_value_init (value, properties[property]->value_type);
  g_param_value_set_default (properties[property], value);
  _tug_property_read (self, TUG_OWNER_LIST_VIEW, property, value);
}

/* Returns whether the engine can change the property. The code that changes it also notifies it. */
static gboolean
is_observed (TugListViewProperty property)
{
  return property == TUG_LIST_VIEW_PROPERTY_STICKY_CONTENT_INSET
         || property == TUG_LIST_VIEW_PROPERTY_N_ROWS
         || property == TUG_LIST_VIEW_PROPERTY_FOCUSED_ROW;
}

static void
write_property (TugListView *self, TugListViewProperty property, const GValue *value)
{
  /* A handler of the notification may release the object. */
  g_object_ref (self);
  if (_tug_property_write (self, TUG_OWNER_LIST_VIEW, property, value) && !is_observed (property))
    _tug_list_view_notify (self, property);
  g_object_unref (self);
}

void
_tug_list_view_notify (TugListView *self, TugListViewProperty property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

gboolean
_tug_list_view_get (GObject *object, guint id, GValue *value)
{
  if (id == 0 || id >= TUG_LIST_VIEW_N_PROPERTIES)
    return FALSE;
  g_return_val_if_fail (_tug_on_main_thread (), TRUE);
  _tug_property_read (object, TUG_OWNER_LIST_VIEW, id, value);
  return TRUE;
}

gboolean
_tug_list_view_set (GObject *object, guint id, const GValue *value)
{
  TugListView *self = TUG_LIST_VIEW (object);

  if (id == 0 || id >= TUG_LIST_VIEW_N_PROPERTIES)
    return FALSE;
  g_return_val_if_fail (_tug_on_main_thread (), TRUE);
  if (id == TUG_LIST_VIEW_PROPERTY_CONTENT_INSET)
    tug_list_view_set_content_inset (self, g_value_get_boxed (value));
  else if (_tug_is_usable_value (object, properties[id], value))
    write_property (self, id, value);
  return TRUE;
}

void
_tug_list_view_install_properties (GObjectClass *klass)
{
  /**
   * TugListView:content-inset-start:
   *
   * The application's own inset at the list's start in application pixels.
   *
   * From -1,000,000 to 1,000,000; 0 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_CONTENT_INSET_START] = g_param_spec_double (
      "content-inset-start", "content-inset-start",
      "The application's own inset at the list's start in application pixels", -1e6, 1e6, 0,
      TUG_PARAM_READWRITE);

  /**
   * TugListView:content-inset-end:
   *
   * The application's own inset at the list's end in application pixels.
   *
   * From -1,000,000 to 1,000,000; 0 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_CONTENT_INSET_END]
      = g_param_spec_double ("content-inset-end", "content-inset-end",
                             "The application's own inset at the list's end in application pixels",
                             -1e6, 1e6, 0, TUG_PARAM_READWRITE);

  /**
   * TugListView:content-inset:
   *
   * The application's own insets at both ends of the list, in application pixels.
   *
   * Each is from -1,000,000 to 1,000,000.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_CONTENT_INSET] = g_param_spec_boxed (
      "content-inset", "content-inset",
      "The application's own insets at both ends of the list, in application pixels",
      TUG_TYPE_INSETS, TUG_PARAM_READWRITE);

  /**
   * TugListView:sticky-content-inset:
   *
   * The insets that sticky content keeps, in application pixels: the insets in effect, minus the
   * part of an open header that is scrolled out of view.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_STICKY_CONTENT_INSET] = g_param_spec_boxed (
      "sticky-content-inset", "sticky-content-inset",
      "The insets that sticky content keeps, in application pixels: the insets in effect, minus "
      "the part of an open header that is scrolled out of view",
      TUG_TYPE_INSETS, TUG_PARAM_READABLE);

  /**
   * TugListView:paging-enabled:
   *
   * Whether the list comes to rest at multiples of its length.
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_PAGING_ENABLED] = g_param_spec_boolean (
      "paging-enabled", "paging-enabled",
      "Whether the list comes to rest at multiples of its length", FALSE, TUG_PARAM_READWRITE);

  /**
   * TugListView:enable-search:
   *
   * Whether the user can search the rows by typing.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_ENABLE_SEARCH] = g_param_spec_boolean (
      "enable-search", "enable-search", "Whether the user can search the rows by typing", TRUE,
      TUG_PARAM_READWRITE);

  /**
   * TugListView:show-scroll-indicator:
   *
   * Whether a scroll indicator is shown while the list moves.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_SHOW_SCROLL_INDICATOR] = g_param_spec_boolean (
      "show-scroll-indicator", "show-scroll-indicator",
      "Whether a scroll indicator is shown while the list moves", TRUE, TUG_PARAM_READWRITE);

  /**
   * TugListView:model:
   *
   * The items that the rows show.
   *
   * The row of an item shows the properties that #TugListView:title-property and the related
   * properties name, or is created by the function of tug_list_view_set_row_func(). A list has
   * either a #GListModel or a #GtkTreeModel: setting one removes the other.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_MODEL] = g_param_spec_object (
      "model", "model", "The items that the rows show", G_TYPE_LIST_MODEL, TUG_PARAM_READWRITE);

  /**
   * TugListView:title-property:
   *
   * The name of the item property that is the title of a row.
   *
   * Values that are not strings are formatted for users: a number with the locale's decimal
   * separator and without trailing zeros, a #GDateTime or #GDate as the locale's short date, an
   * enumeration value as its nick, %TRUE as a check mark, and %FALSE as an empty text. Other values
   * are converted by g_value_transform().
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_TITLE_PROPERTY] = g_param_spec_string (
      "title-property", "title-property",
      "The name of the item property that is the title of a row", NULL, TUG_PARAM_READWRITE);

  /**
   * TugListView:subtitle-property:
   *
   * The name of the item property that is the second line of a row.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_SUBTITLE_PROPERTY] = g_param_spec_string (
      "subtitle-property", "subtitle-property",
      "The name of the item property that is the second line of a row", NULL, TUG_PARAM_READWRITE);

  /**
   * TugListView:detail-property:
   *
   * The name of the item property that is the detail of a row, as set by tug_row_set_detail().
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_DETAIL_PROPERTY] = g_param_spec_string (
      "detail-property", "detail-property",
      "The name of the item property that is the detail of a row, as set by tug_row_set_detail()",
      NULL, TUG_PARAM_READWRITE);

  /**
   * TugListView:badge-property:
   *
   * The name of the item property that is the badge of a row, as set by tug_row_set_badge().
   *
   * The number 0 shows no badge.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_BADGE_PROPERTY] = g_param_spec_string (
      "badge-property", "badge-property",
      "The name of the item property that is the badge of a row, as set by tug_row_set_badge()",
      NULL, TUG_PARAM_READWRITE);

  /**
   * TugListView:emphasis-property:
   *
   * The name of the item property that determines whether a row is emphasized, as set by
   * tug_row_set_emphasis().
   *
   * The item property is a boolean, or a number that counts as %TRUE unless it is 0.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_EMPHASIS_PROPERTY]
      = g_param_spec_string ("emphasis-property", "emphasis-property",
                             "The name of the item property that determines whether a row is "
                             "emphasized, as set by tug_row_set_emphasis()",
                             NULL, TUG_PARAM_READWRITE);

  /**
   * TugListView:style-classes-property:
   *
   * The name of the item property that has the style classes of a row: a #GStrv, or a string with
   * spaces between the classes.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_STYLE_CLASSES_PROPERTY]
      = g_param_spec_string ("style-classes-property", "style-classes-property",
                             "The name of the item property that has the style classes of a row: a "
                             "#GStrv, or a string with spaces between the classes",
                             NULL, TUG_PARAM_READWRITE);

  /**
   * TugListView:use-markup:
   *
   * Whether titles and subtitles from item properties are Pango markup, as set by
   * tug_row_set_use_markup().
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_USE_MARKUP]
      = g_param_spec_boolean ("use-markup", "use-markup",
                              "Whether titles and subtitles from item properties are Pango markup, "
                              "as set by tug_row_set_use_markup()",
                              FALSE, TUG_PARAM_READWRITE);

  /**
   * TugListView:icon-property:
   *
   * The name of the item property that is the icon of a row: a #GIcon, or the name of an icon in
   * the icon theme.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_ICON_PROPERTY]
      = g_param_spec_string ("icon-property", "icon-property",
                             "The name of the item property that is the icon of a row: a #GIcon, "
                             "or the name of an icon in the icon theme",
                             NULL, TUG_PARAM_READWRITE);

  /**
   * TugListView:tree-model:
   *
   * The model whose top-level rows are shown by cell renderers.
   *
   * The program packs renderers into the list as into any #GtkCellLayout; without renderers the
   * rows stay blank, and the list logs one warning. A click or Space activates an activatable
   * renderer, such as a toggle. A double click or F2 edits an editable renderer in a popover. A
   * column of floats or doubles that is the text of a renderer is formatted with the locale's
   * decimal separator and without trailing zeros. A list has either a #GListModel or a
   * #GtkTreeModel: setting one removes the other.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_TREE_MODEL] = g_param_spec_object (
      "tree-model", "tree-model", "The model whose top-level rows are shown by cell renderers",
      GTK_TYPE_TREE_MODEL, TUG_PARAM_READWRITE);

  /**
   * TugListView:estimated-row-height:
   *
   * The assumed height in application pixels of a row that has not been measured.
   *
   * With 0, the default, all rows have the same height. Otherwise each row is measured shortly
   * before it comes into view. A line of a grid is as high as its highest row.
   *
   * From 0 to 32,767; 0 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_ESTIMATED_ROW_HEIGHT] = g_param_spec_double (
      "estimated-row-height", "estimated-row-height",
      "The assumed height in application pixels of a row that has not been measured", 0, 32767, 0,
      TUG_PARAM_READWRITE);

  /**
   * TugListView:row-height:
   *
   * The height of a row in application pixels.
   *
   * 0, the default, is the height of two lines of text and the space around them.
   *
   * From 0 to 32,767; 0 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_ROW_HEIGHT] = g_param_spec_double (
      "row-height", "row-height", "The height of a row in application pixels", 0, 32767, 0,
      TUG_PARAM_READWRITE);

  /**
   * TugListView:n-rows:
   *
   * The number of rows.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_N_ROWS]
      = g_param_spec_uint ("n-rows", "n-rows", "The number of rows", 0, 0, 0, TUG_PARAM_READABLE);

  /**
   * TugListView:columns:
   *
   * The number of columns.
   *
   * From 1 to 1,000; 1 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_COLUMNS] = g_param_spec_uint (
      "columns", "columns", "The number of columns", 1, 1000, 1, TUG_PARAM_READWRITE);

  /**
   * TugListView:minimum-column-width:
   *
   * The minimum width of a column in application pixels, if the list is to have as many columns as
   * fit; 0 uses the number of columns.
   *
   * The width is multiplied by the user's text scale. Setting it replaces #TugListView:columns, and
   * setting that property replaces this one.
   *
   * From 0 to 1,000,000; 0 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_MINIMUM_COLUMN_WIDTH]
      = g_param_spec_double ("minimum-column-width", "minimum-column-width",
                             "The minimum width of a column in application pixels, if the list is "
                             "to have as many columns as fit; 0 uses the number of columns",
                             0, 1e6, 0, TUG_PARAM_READWRITE);

  /**
   * TugListView:maximum-content-width:
   *
   * The maximum width in application pixels of the rows of a vertical list, which a wider list
   * centres; 0 makes the rows as wide as the list.
   *
   * Long lines of text are hard to read. The width also limits the blocks, and content that the
   * program draws instead of rows. The background, the header, the footer and the scroll indicator
   * stay as wide as the list. A pull can begin next to the rows, and a click there is not a click
   * on a row. The width is multiplied by the user's text scale. A horizontal list ignores it.
   *
   * From 0 to 1,000,000; 0 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_MAXIMUM_CONTENT_WIDTH] = g_param_spec_double (
      "maximum-content-width", "maximum-content-width",
      "The maximum width in application pixels of the rows of a vertical list, which a wider list "
      "centres; 0 makes the rows as wide as the list",
      0, 1e6, 0, TUG_PARAM_READWRITE);

  /**
   * TugListView:cell-lines:
   *
   * The maximum number of lines of a cell's title, in a grid or a horizontal list.
   *
   * If the font determines the height of the cells, all lines fit. Lower cells show as many lines
   * as leave space for an icon.
   *
   * From 1 to 3; 1 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_CELL_LINES] = g_param_spec_uint (
      "cell-lines", "cell-lines",
      "The maximum number of lines of a cell's title, in a grid or a horizontal list", 1, 3, 1,
      TUG_PARAM_READWRITE);

  /**
   * TugListView:cell-ellipsize:
   *
   * The position of the ellipsis in a cell's title that is too long.
   *
   * %PANGO_ELLIPSIZE_MIDDLE keeps file name extensions visible. %PANGO_ELLIPSIZE_NONE has the same
   * effect as %PANGO_ELLIPSIZE_END.
   *
   * %PANGO_ELLIPSIZE_END by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_CELL_ELLIPSIZE]
      = g_param_spec_enum ("cell-ellipsize", "cell-ellipsize",
                           "The position of the ellipsis in a cell's title that is too long",
                           PANGO_TYPE_ELLIPSIZE_MODE, PANGO_ELLIPSIZE_END, TUG_PARAM_READWRITE);

  /**
   * TugListView:start-block-length:
   *
   * The length in application pixels of the block before the first row, which
   * #TugListView::draw-start-block draws.
   *
   * From 0 to 1,000,000; 0 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_START_BLOCK_LENGTH]
      = g_param_spec_double ("start-block-length", "start-block-length",
                             "The length in application pixels of the block before the first row, "
                             "which #TugListView::draw-start-block draws",
                             0, 1e6, 0, TUG_PARAM_READWRITE);

  /**
   * TugListView:end-block-length:
   *
   * The length in application pixels of the block after the last row, which
   * #TugListView::draw-end-block draws.
   *
   * From 0 to 1,000,000; 0 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_END_BLOCK_LENGTH]
      = g_param_spec_double ("end-block-length", "end-block-length",
                             "The length in application pixels of the block after the last row, "
                             "which #TugListView::draw-end-block draws",
                             0, 1e6, 0, TUG_PARAM_READWRITE);

  /**
   * TugListView:own-content-length:
   *
   * The length in application pixels of the content that #TugListView::draw-content draws instead
   * of rows; -1 shows rows.
   *
   * From -1 to 2^53; -1 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_OWN_CONTENT_LENGTH]
      = g_param_spec_double ("own-content-length", "own-content-length",
                             "The length in application pixels of the content that "
                             "#TugListView::draw-content draws instead of rows; -1 shows rows",
                             -1, 9007199254740992.0, -1, TUG_PARAM_READWRITE);

  /**
   * TugListView:reversed:
   *
   * Whether the list starts at its end, like a conversation.
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_REVERSED] = g_param_spec_boolean (
      "reversed", "reversed", "Whether the list starts at its end, like a conversation", FALSE,
      TUG_PARAM_READWRITE);

  /**
   * TugListView:placeholder:
   *
   * The text in the middle of a list without rows.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_PLACEHOLDER] = g_param_spec_string (
      "placeholder", "placeholder", "The text in the middle of a list without rows", NULL,
      TUG_PARAM_READWRITE);

  /**
   * TugListView:selection-mode:
   *
   * How many rows can be selected.
   *
   * %GTK_SELECTION_BROWSE has the same effect as %GTK_SELECTION_SINGLE.
   *
   * %GTK_SELECTION_NONE by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_SELECTION_MODE]
      = g_param_spec_enum ("selection-mode", "selection-mode", "How many rows can be selected",
                           GTK_TYPE_SELECTION_MODE, GTK_SELECTION_NONE, TUG_PARAM_READWRITE);

  /**
   * TugListView:enable-rubberband:
   *
   * Whether a drag with the primary button selects the rows that a rubber band touches.
   *
   * This requires the #TugListView:selection-mode %GTK_SELECTION_MULTIPLE. The band replaces the
   * selection; with Control it inverts the selection of its rows, and with Shift it extends the
   * selection. Near an edge it scrolls, and Escape cancels it. The primary button then pulls
   * nothing, but fingers, wheels and touchpads still do. A click outside the rows deselects all of
   * them.
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_ENABLE_RUBBERBAND] = g_param_spec_boolean (
      "enable-rubberband", "enable-rubberband",
      "Whether a drag with the primary button selects the rows that a rubber band touches", FALSE,
      TUG_PARAM_READWRITE);

  /**
   * TugListView:sticks-to-start:
   *
   * Whether a list at its start shows rows that are inserted before its first row.
   *
   * Otherwise they stay out of view, like new messages above a feed. A list that is not at its
   * start keeps its rows in place in either case.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_STICKS_TO_START] = g_param_spec_boolean (
      "sticks-to-start", "sticks-to-start",
      "Whether a list at its start shows rows that are inserted before its first row", TRUE,
      TUG_PARAM_READWRITE);

  /**
   * TugListView:sticks-to-end:
   *
   * Whether a list at its end shows rows that are appended, like a log.
   *
   * A user who scrolls away from the end stays there, and follows again after scrolling back to the
   * end.
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_STICKS_TO_END]
      = g_param_spec_boolean ("sticks-to-end", "sticks-to-end",
                              "Whether a list at its end shows rows that are appended, like a log",
                              FALSE, TUG_PARAM_READWRITE);

  /**
   * TugListView:activate-on-single-click:
   *
   * Whether a single click activates a row, instead of a double click.
   *
   * If a double click is required, a single click only selects and focuses the row. Return and a
   * tap always activate it.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_ACTIVATE_ON_SINGLE_CLICK]
      = g_param_spec_boolean ("activate-on-single-click", "activate-on-single-click",
                              "Whether a single click activates a row, instead of a double click",
                              TRUE, TUG_PARAM_READWRITE);

  /**
   * TugListView:focused-row:
   *
   * The row that keys act on; -1 means no row.
   *
   * Setting a row that the list does not have has no effect.
   *
   * From -1 to %G_MAXINT; -1 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_FOCUSED_ROW]
      = g_param_spec_int ("focused-row", "focused-row", "The row that keys act on; -1 means no row",
                          -1, G_MAXINT, -1, TUG_PARAM_READWRITE);

  g_object_class_install_properties (klass, TUG_LIST_VIEW_N_PROPERTIES, properties);
}

TugInsets *
tug_list_view_get_content_inset (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_LIST_VIEW_PROPERTY_CONTENT_INSET, &value);
  return g_value_dup_boxed (&value);
}

void
tug_list_view_set_content_inset (TugListView *self, const TugInsets *value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (value != NULL);
  g_return_if_fail (_tug_insets_are_usable (value));
  g_value_init (&given, TUG_TYPE_INSETS);
  g_value_set_static_boxed (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_CONTENT_INSET, &given);
}

TugInsets *
tug_list_view_get_sticky_content_inset (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_LIST_VIEW_PROPERTY_STICKY_CONTENT_INSET, &value);
  return g_value_dup_boxed (&value);
}

gboolean
tug_list_view_get_paging_enabled (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_LIST_VIEW_PROPERTY_PAGING_ENABLED, &value);
  return g_value_get_boolean (&value);
}

void
tug_list_view_set_paging_enabled (TugListView *self, gboolean value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_PAGING_ENABLED, &given);
}

gboolean
tug_list_view_get_enable_search (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_LIST_VIEW_PROPERTY_ENABLE_SEARCH, &value);
  return g_value_get_boolean (&value);
}

void
tug_list_view_set_enable_search (TugListView *self, gboolean value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_ENABLE_SEARCH, &given);
}

GListModel *
tug_list_view_get_model (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_LIST_VIEW_PROPERTY_MODEL, &value);
  return g_value_get_object (&value);
}

void
tug_list_view_set_model (TugListView *self, GListModel *value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (value == NULL || G_IS_LIST_MODEL (value));
  g_value_init (&given, G_TYPE_LIST_MODEL);
  g_value_set_object (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_MODEL, &given);
}

GtkTreeModel *
tug_list_view_get_tree_model (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_LIST_VIEW_PROPERTY_TREE_MODEL, &value);
  return g_value_get_object (&value);
}

void
tug_list_view_set_tree_model (TugListView *self, GtkTreeModel *value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (value == NULL || GTK_IS_TREE_MODEL (value));
  g_value_init (&given, GTK_TYPE_TREE_MODEL);
  g_value_set_object (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_TREE_MODEL, &given);
}

double
tug_list_view_get_estimated_row_height (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_LIST_VIEW_PROPERTY_ESTIMATED_ROW_HEIGHT, &value);
  return g_value_get_double (&value);
}

void
tug_list_view_set_estimated_row_height (TugListView *self, double value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (isfinite (value));
  g_return_if_fail (value >= 0 && value <= 32767);
  g_value_init (&given, G_TYPE_DOUBLE);
  g_value_set_double (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_ESTIMATED_ROW_HEIGHT, &given);
}

double
tug_list_view_get_row_height (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_LIST_VIEW_PROPERTY_ROW_HEIGHT, &value);
  return g_value_get_double (&value);
}

void
tug_list_view_set_row_height (TugListView *self, double value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (isfinite (value));
  g_return_if_fail (value >= 0 && value <= 32767);
  g_value_init (&given, G_TYPE_DOUBLE);
  g_value_set_double (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_ROW_HEIGHT, &given);
}

guint
tug_list_view_get_n_rows (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_LIST_VIEW_PROPERTY_N_ROWS, &value);
  return g_value_get_uint (&value);
}

guint
tug_list_view_get_columns (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), 1);
  g_return_val_if_fail (_tug_on_main_thread (), 1);
  read_property (self, TUG_LIST_VIEW_PROPERTY_COLUMNS, &value);
  return g_value_get_uint (&value);
}

void
tug_list_view_set_columns (TugListView *self, guint value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (value >= 1 && value <= 1000);
  g_value_init (&given, G_TYPE_UINT);
  g_value_set_uint (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_COLUMNS, &given);
}

double
tug_list_view_get_minimum_column_width (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_LIST_VIEW_PROPERTY_MINIMUM_COLUMN_WIDTH, &value);
  return g_value_get_double (&value);
}

void
tug_list_view_set_minimum_column_width (TugListView *self, double value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (isfinite (value));
  g_return_if_fail (value >= 0 && value <= 1e6);
  g_value_init (&given, G_TYPE_DOUBLE);
  g_value_set_double (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_MINIMUM_COLUMN_WIDTH, &given);
}

double
tug_list_view_get_maximum_content_width (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_LIST_VIEW_PROPERTY_MAXIMUM_CONTENT_WIDTH, &value);
  return g_value_get_double (&value);
}

void
tug_list_view_set_maximum_content_width (TugListView *self, double value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (isfinite (value));
  g_return_if_fail (value >= 0 && value <= 1e6);
  g_value_init (&given, G_TYPE_DOUBLE);
  g_value_set_double (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_MAXIMUM_CONTENT_WIDTH, &given);
}

guint
tug_list_view_get_cell_lines (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), 1);
  g_return_val_if_fail (_tug_on_main_thread (), 1);
  read_property (self, TUG_LIST_VIEW_PROPERTY_CELL_LINES, &value);
  return g_value_get_uint (&value);
}

void
tug_list_view_set_cell_lines (TugListView *self, guint value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (value >= 1 && value <= 3);
  g_value_init (&given, G_TYPE_UINT);
  g_value_set_uint (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_CELL_LINES, &given);
}

PangoEllipsizeMode
tug_list_view_get_cell_ellipsize (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), PANGO_ELLIPSIZE_END);
  g_return_val_if_fail (_tug_on_main_thread (), PANGO_ELLIPSIZE_END);
  read_property (self, TUG_LIST_VIEW_PROPERTY_CELL_ELLIPSIZE, &value);
  return g_value_get_enum (&value);
}

void
tug_list_view_set_cell_ellipsize (TugListView *self, PangoEllipsizeMode value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_is_enum_value (PANGO_TYPE_ELLIPSIZE_MODE, (int)value));
  g_value_init (&given, PANGO_TYPE_ELLIPSIZE_MODE);
  g_value_set_enum (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_CELL_ELLIPSIZE, &given);
}

double
tug_list_view_get_start_block_length (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_LIST_VIEW_PROPERTY_START_BLOCK_LENGTH, &value);
  return g_value_get_double (&value);
}

void
tug_list_view_set_start_block_length (TugListView *self, double value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (isfinite (value));
  g_return_if_fail (value >= 0 && value <= 1e6);
  g_value_init (&given, G_TYPE_DOUBLE);
  g_value_set_double (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_START_BLOCK_LENGTH, &given);
}

double
tug_list_view_get_end_block_length (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), 0);
  g_return_val_if_fail (_tug_on_main_thread (), 0);
  read_property (self, TUG_LIST_VIEW_PROPERTY_END_BLOCK_LENGTH, &value);
  return g_value_get_double (&value);
}

void
tug_list_view_set_end_block_length (TugListView *self, double value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (isfinite (value));
  g_return_if_fail (value >= 0 && value <= 1e6);
  g_value_init (&given, G_TYPE_DOUBLE);
  g_value_set_double (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_END_BLOCK_LENGTH, &given);
}

double
tug_list_view_get_own_content_length (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), -1);
  g_return_val_if_fail (_tug_on_main_thread (), -1);
  read_property (self, TUG_LIST_VIEW_PROPERTY_OWN_CONTENT_LENGTH, &value);
  return g_value_get_double (&value);
}

void
tug_list_view_set_own_content_length (TugListView *self, double value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (isfinite (value));
  g_return_if_fail (value >= -1 && value <= 9007199254740992.0);
  g_value_init (&given, G_TYPE_DOUBLE);
  g_value_set_double (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_OWN_CONTENT_LENGTH, &given);
}

gboolean
tug_list_view_get_reversed (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_LIST_VIEW_PROPERTY_REVERSED, &value);
  return g_value_get_boolean (&value);
}

void
tug_list_view_set_reversed (TugListView *self, gboolean value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_REVERSED, &given);
}

const char *
tug_list_view_get_placeholder (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), NULL);
  g_return_val_if_fail (_tug_on_main_thread (), NULL);
  read_property (self, TUG_LIST_VIEW_PROPERTY_PLACEHOLDER, &value);
  return _tug_keep_text (G_OBJECT (self), "tug-placeholder", g_value_get_string (&value));
}

void
tug_list_view_set_placeholder (TugListView *self, const char *value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (value == NULL || g_utf8_validate (value, -1, NULL));
  g_value_init (&given, G_TYPE_STRING);
  g_value_set_static_string (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_PLACEHOLDER, &given);
}

GtkSelectionMode
tug_list_view_get_selection_mode (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), GTK_SELECTION_NONE);
  g_return_val_if_fail (_tug_on_main_thread (), GTK_SELECTION_NONE);
  read_property (self, TUG_LIST_VIEW_PROPERTY_SELECTION_MODE, &value);
  return g_value_get_enum (&value);
}

void
tug_list_view_set_selection_mode (TugListView *self, GtkSelectionMode value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (_tug_is_enum_value (GTK_TYPE_SELECTION_MODE, (int)value));
  g_value_init (&given, GTK_TYPE_SELECTION_MODE);
  g_value_set_enum (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_SELECTION_MODE, &given);
}

gboolean
tug_list_view_get_enable_rubberband (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_LIST_VIEW_PROPERTY_ENABLE_RUBBERBAND, &value);
  return g_value_get_boolean (&value);
}

void
tug_list_view_set_enable_rubberband (TugListView *self, gboolean value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_ENABLE_RUBBERBAND, &given);
}

gboolean
tug_list_view_get_activate_on_single_click (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_LIST_VIEW_PROPERTY_ACTIVATE_ON_SINGLE_CLICK, &value);
  return g_value_get_boolean (&value);
}

void
tug_list_view_set_activate_on_single_click (TugListView *self, gboolean value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_ACTIVATE_ON_SINGLE_CLICK, &given);
}

int
tug_list_view_get_focused_row (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), -1);
  g_return_val_if_fail (_tug_on_main_thread (), -1);
  read_property (self, TUG_LIST_VIEW_PROPERTY_FOCUSED_ROW, &value);
  return g_value_get_int (&value);
}

void
tug_list_view_set_focused_row (TugListView *self, int value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_return_if_fail (value >= -1);
  g_value_init (&given, G_TYPE_INT);
  g_value_set_int (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_FOCUSED_ROW, &given);
}
