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
  _tug_list_view_read (self, property, value);
}

/* What changes by itself is told of by who changes it. */
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
  /* What is told of the change may let go of the object. */
  g_object_ref (self);
  if (_tug_list_view_write (self, property, value) && !is_observed (property))
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
  _tug_list_view_read (TUG_LIST_VIEW (object), id, value);
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
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:content-inset-end:
   *
   * The application's own inset at the list's end in application pixels.
   *
   * From -1,000,000 to 1,000,000; 0 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_CONTENT_INSET_END] = g_param_spec_double (
      "content-inset-end", "content-inset-end",
      "The application's own inset at the list's end in application pixels", -1e6, 1e6, 0,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

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
      TUG_TYPE_INSETS,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:sticky-content-inset:
   *
   * The insets that content sticks to, in application pixels: those in effect, less what an open
   * header's scroll has moved away.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_STICKY_CONTENT_INSET] = g_param_spec_boxed (
      "sticky-content-inset", "sticky-content-inset",
      "The insets that content sticks to, in application pixels: those in effect, less what an "
      "open header's scroll has moved away",
      TUG_TYPE_INSETS, G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

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
      "Whether the list comes to rest at multiples of its length", FALSE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

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
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:show-scroll-indicator:
   *
   * Whether a scroll indicator shows while the list moves.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_SHOW_SCROLL_INDICATOR] = g_param_spec_boolean (
      "show-scroll-indicator", "show-scroll-indicator",
      "Whether a scroll indicator shows while the list moves", TRUE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:model:
   *
   * The items that the rows show.
   *
   * What a row shows of its item is said by #TugListView:title-property and those beside it, or by
   * tug_list_view_set_row_func(). It takes the place of #TugListView:tree-model.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_MODEL] = g_param_spec_object (
      "model", "model", "The items that the rows show", G_TYPE_LIST_MODEL,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:title-property:
   *
   * The property of the model's items that is the title of a row.
   *
   * A property that is not a string is shown as a user expects it: a number with the locale's
   * decimal sign and no zeros at its end, a #GDateTime and a #GDate as the locale's short date, an
   * enumeration by its nick, %TRUE as a check mark and %FALSE as nothing, anything else as
   * g_value_transform() makes it a string.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_TITLE_PROPERTY] = g_param_spec_string (
      "title-property", "title-property",
      "The property of the model's items that is the title of a row", NULL,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:subtitle-property:
   *
   * The property of the model's items that is the second line of a row.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_SUBTITLE_PROPERTY] = g_param_spec_string (
      "subtitle-property", "subtitle-property",
      "The property of the model's items that is the second line of a row", NULL,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:detail-property:
   *
   * The property of the model's items that is the detail of a row, as tug_row_set_detail() sets it.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_DETAIL_PROPERTY] = g_param_spec_string (
      "detail-property", "detail-property",
      "The property of the model's items that is the detail of a row, as tug_row_set_detail() sets "
      "it",
      NULL, G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:badge-property:
   *
   * The property of the model's items that is the badge of a row, as tug_row_set_badge() sets it.
   *
   * The number 0 shows none.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_BADGE_PROPERTY] = g_param_spec_string (
      "badge-property", "badge-property",
      "The property of the model's items that is the badge of a row, as tug_row_set_badge() sets "
      "it",
      NULL, G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:emphasis-property:
   *
   * The property of the model's items that says whether a row stands out, as tug_row_set_emphasis()
   * sets it.
   *
   * It is a boolean, or a number, of which each but 0 counts as %TRUE.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_EMPHASIS_PROPERTY] = g_param_spec_string (
      "emphasis-property", "emphasis-property",
      "The property of the model's items that says whether a row stands out, as "
      "tug_row_set_emphasis() sets it",
      NULL, G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:style-classes-property:
   *
   * The property of the model's items that has the style classes of a row: a #GStrv, or a string
   * with blanks between them.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_STYLE_CLASSES_PROPERTY] = g_param_spec_string (
      "style-classes-property", "style-classes-property",
      "The property of the model's items that has the style classes of a row: a #GStrv, or a "
      "string with blanks between them",
      NULL, G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:use-markup:
   *
   * Whether title and subtitle by these properties are Pango's markup, as tug_row_set_use_markup()
   * sets it.
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_USE_MARKUP] = g_param_spec_boolean (
      "use-markup", "use-markup",
      "Whether title and subtitle by these properties are Pango's markup, as "
      "tug_row_set_use_markup() sets it",
      FALSE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:icon-property:
   *
   * The property of the model's items that is the icon of a row: a #GIcon, or the name of one in
   * the icon theme.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_ICON_PROPERTY] = g_param_spec_string (
      "icon-property", "icon-property",
      "The property of the model's items that is the icon of a row: a #GIcon, or the name of one "
      "in the icon theme",
      NULL, G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:tree-model:
   *
   * The model whose top level the rows show by cell renderers.
   *
   * The renderers are packed into the list as into any #GtkCellLayout; without any the rows stay
   * blank, and the list logs one warning. A click or Space activates one that can be activated, as
   * a toggle; a double click or F2 edits one that can be edited, in a popover over it. A column of
   * floats or doubles that is a renderer's text has the locale's decimal sign, and no zeros at its
   * end. It takes the place of #TugListView:model.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_TREE_MODEL] = g_param_spec_object (
      "tree-model", "tree-model", "The model whose top level the rows show by cell renderers",
      GTK_TYPE_TREE_MODEL,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:estimated-row-height:
   *
   * The height in application pixels that a row counts as until it is measured.
   *
   * 0, the default, gives all rows one height. Rows are measured when they are about to be seen.
   *
   * From 0 to 32767; 0 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_ESTIMATED_ROW_HEIGHT] = g_param_spec_double (
      "estimated-row-height", "estimated-row-height",
      "The height in application pixels that a row counts as until it is measured", 0, 32767, 0,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:row-height:
   *
   * The height of a row in application pixels.
   *
   * 0 leaves it to the font: two lines with room around them. It reads as 0 as long as that is so.
   *
   * From 0 to 32767; 0 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_ROW_HEIGHT] = g_param_spec_double (
      "row-height", "row-height", "The height of a row in application pixels", 0, 32767, 0,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:n-rows:
   *
   * How many rows the list shows.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_N_ROWS]
      = g_param_spec_uint ("n-rows", "n-rows", "How many rows the list shows", 0, 0, 0,
                           G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:columns:
   *
   * In how many columns the rows lie.
   *
   * From 1 to 1000; 1 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_COLUMNS] = g_param_spec_uint (
      "columns", "columns", "In how many columns the rows lie", 1, 1000, 1,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:minimum-column-width:
   *
   * How wide a column is at least, in application pixels: as many lie side by side as there is room
   * for; 0 has as many as the columns say.
   *
   * Where the user has larger text it is as many times wider. Setting it takes the place of
   * #TugListView:columns, and that of this.
   *
   * From 0 to 1,000,000; 0 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_MINIMUM_COLUMN_WIDTH] = g_param_spec_double (
      "minimum-column-width", "minimum-column-width",
      "How wide a column is at least, in application pixels: as many lie side by side as there is "
      "room for; 0 has as many as the columns say",
      0, 1e6, 0,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:maximum-content-width:
   *
   * How wide the rows of a vertical list are at most together, in application pixels: in a wider
   * one they are in its middle; 0 leaves them as wide as the list.
   *
   * A line of text that is too long is hard to read. The blocks, and what the program draws in
   * place of rows, have this width as well; the list's ground, its header, its footer and its
   * scroll indicator have the list's own. A pull begins at the sides, too, and a click there is a
   * click on no row. Where the user has larger text it is as many times wider. A horizontal list
   * takes no notice of it.
   *
   * From 0 to 1,000,000; 0 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_MAXIMUM_CONTENT_WIDTH] = g_param_spec_double (
      "maximum-content-width", "maximum-content-width",
      "How wide the rows of a vertical list are at most together, in application pixels: in a "
      "wider one they are in its middle; 0 leaves them as wide as the list",
      0, 1e6, 0,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:cell-lines:
   *
   * How many lines the title of a cell has at most, in a grid or a horizontal list.
   *
   * Where the font gives the cells their height there is room for all of them; in lower cells there
   * are as many as leave room for an icon.
   *
   * From 1 to 3; 1 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_CELL_LINES] = g_param_spec_uint (
      "cell-lines", "cell-lines",
      "How many lines the title of a cell has at most, in a grid or a horizontal list", 1, 3, 1,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:cell-ellipsize:
   *
   * Where an ellipsis stands in the title of a cell that is too long.
   *
   * %PANGO_ELLIPSIZE_MIDDLE keeps the endings of files' names. %PANGO_ELLIPSIZE_NONE is taken as
   * %PANGO_ELLIPSIZE_END.
   *
   * %PANGO_ELLIPSIZE_END by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_CELL_ELLIPSIZE] = g_param_spec_enum (
      "cell-ellipsize", "cell-ellipsize",
      "Where an ellipsis stands in the title of a cell that is too long", PANGO_TYPE_ELLIPSIZE_MODE,
      PANGO_ELLIPSIZE_END,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:start-block-length:
   *
   * How long in application pixels the block before the first row is, which
   * #TugListView::draw-start-block draws.
   *
   * From 0 to 1,000,000; 0 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_START_BLOCK_LENGTH] = g_param_spec_double (
      "start-block-length", "start-block-length",
      "How long in application pixels the block before the first row is, which "
      "#TugListView::draw-start-block draws",
      0, 1e6, 0,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:end-block-length:
   *
   * How long in application pixels the block after the last row is, which
   * #TugListView::draw-end-block draws.
   *
   * From 0 to 1,000,000; 0 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_END_BLOCK_LENGTH] = g_param_spec_double (
      "end-block-length", "end-block-length",
      "How long in application pixels the block after the last row is, which "
      "#TugListView::draw-end-block draws",
      0, 1e6, 0,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:own-content-length:
   *
   * How long in application pixels content is that #TugListView::draw-content draws in place of
   * rows; -1 has rows.
   *
   * From -1 to 2^53; -1 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_OWN_CONTENT_LENGTH] = g_param_spec_double (
      "own-content-length", "own-content-length",
      "How long in application pixels content is that #TugListView::draw-content draws in place of "
      "rows; -1 has rows",
      -1, 9007199254740992.0, -1,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:reversed:
   *
   * Whether the list begins at its end, as a conversation does.
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_REVERSED] = g_param_spec_boolean (
      "reversed", "reversed", "Whether the list begins at its end, as a conversation does", FALSE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:placeholder:
   *
   * What is shown in the middle as long as there are no rows.
   *
   * %NULL by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_PLACEHOLDER] = g_param_spec_string (
      "placeholder", "placeholder", "What is shown in the middle as long as there are no rows",
      NULL, G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:selection-mode:
   *
   * How many rows can be selected.
   *
   * %GTK_SELECTION_BROWSE is taken as %GTK_SELECTION_SINGLE.
   *
   * %GTK_SELECTION_NONE by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_SELECTION_MODE] = g_param_spec_enum (
      "selection-mode", "selection-mode", "How many rows can be selected", GTK_TYPE_SELECTION_MODE,
      GTK_SELECTION_NONE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:enable-rubberband:
   *
   * Whether the primary button draws a band that selects the rows it touches.
   *
   * It needs a #TugListView:selection-mode of %GTK_SELECTION_MULTIPLE. A band replaces the
   * selection, with Control it turns that of its rows round, with Shift it adds to it, near an edge
   * it scrolls, and Escape gives it up. The button then pulls nothing, which fingers, wheels and
   * touchpads go on doing. A click beside all rows deselects them.
   *
   * %FALSE by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_ENABLE_RUBBERBAND] = g_param_spec_boolean (
      "enable-rubberband", "enable-rubberband",
      "Whether the primary button draws a band that selects the rows it touches", FALSE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:activate-on-single-click:
   *
   * Whether one click activates a row, or two.
   *
   * Where two do, a single click selects and focuses alone. Return and a finger's tap activate in
   * any case.
   *
   * %TRUE by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_ACTIVATE_ON_SINGLE_CLICK] = g_param_spec_boolean (
      "activate-on-single-click", "activate-on-single-click",
      "Whether one click activates a row, or two", TRUE,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TugListView:focused-row:
   *
   * The row that keys act on; -1 is none.
   *
   * Setting a row that the list does not have changes nothing.
   *
   * From -1 to %G_MAXINT; -1 by default.
   *
   * Since: 1.0
   */
  properties[TUG_LIST_VIEW_PROPERTY_FOCUSED_ROW] = g_param_spec_int (
      "focused-row", "focused-row", "The row that keys act on; -1 is none", -1, G_MAXINT, -1,
      G_PARAM_READABLE | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

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

gboolean
tug_list_view_get_show_scroll_indicator (TugListView *self)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail (TUG_IS_LIST_VIEW (self), FALSE);
  g_return_val_if_fail (_tug_on_main_thread (), FALSE);
  read_property (self, TUG_LIST_VIEW_PROPERTY_SHOW_SCROLL_INDICATOR, &value);
  return g_value_get_boolean (&value);
}

void
tug_list_view_set_show_scroll_indicator (TugListView *self, gboolean value)
{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail (TUG_IS_LIST_VIEW (self));
  g_return_if_fail (_tug_on_main_thread ());
  g_value_init (&given, G_TYPE_BOOLEAN);
  g_value_set_boolean (&given, value);
  write_property (self, TUG_LIST_VIEW_PROPERTY_SHOW_SCROLL_INDICATOR, &given);
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
