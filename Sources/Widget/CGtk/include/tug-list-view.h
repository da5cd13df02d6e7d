#pragma once

#include "tug-pullable.h"
#include "tug-row.h"

G_BEGIN_DECLS

#define TUG_TYPE_LIST_VIEW (tug_list_view_get_type ())

/**
 * TugListView:
 *
 * A list that is pulled to be refreshed.
 *
 * It implements #TugPullable, which has its header, its footer, and how it scrolls.
 *
 * It implements #GtkOrientable. A horizontal list begins where a line of text does: on the right
 * where text runs to the left.
 *
 * It implements #GtkScrollable: as the child of a #GtkScrolledWindow it has that window's
 * scrollbars, and scrolls by itself; #GtkScrolledWindow:kinetic-scrolling is off until it leaves.
 * The adjustments count from the left and from the top, and stay inside their range while the list
 * is pulled beyond it.
 *
 * Deeper inside a #GtkScrolledWindow the list leaves to it what it cannot use itself: motion across
 * its axis, and motion along it that begins at an edge where no control can be pulled. Along the
 * axes that the scrolled window scrolls it also has the fingers on a touch screen, since GTK gives
 * them to it first, unless its #GtkScrolledWindow:kinetic-scrolling is off.
 *
 * It has a CSS node with name `tuglist`, and below it the nodes `row`, `header` and `footer`: see
 * [Stylesheets](stylesheets.html). Its preferred size does not depend on its rows, but for the
 * natural length as the child of a #GtkScrolledWindow; give it space with the expand properties or
 * a size request. Everything here is called on the thread of the first call, which is the thread
 * that runs GTK.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
G_DECLARE_DERIVABLE_TYPE (TugListView, tug_list_view, TUG, LIST_VIEW, GtkDrawingArea)

/**
 * TugListViewClass:
 * @parent_class: the parent's class
 *
 * The class of lists; a subclass that overrides a method of #GtkWidget chains up.
 *
 * Where it does not, a critical says so for methods without which the program would end or leak
 * memory: `dispose()`, `realize()`, `unmap()`. Without the others the list does less. It is not
 * drawn without `draw()`, has no room without `size_allocate()`, and notices late that it is shown
 * or gone without `map()` and `unrealize()`. It keeps its former looks and surroundings without
 * `style_updated()`, `state_flags_changed()`, `screen_changed()`, `direction_changed()` and
 * `hierarchy_changed()`. `get_preferred_width()` and `get_preferred_height()` may be replaced, and
 * so may `scroll_event()`, `touch_event()`, `motion_notify_event()`, `enter_notify_event()`,
 * `leave_notify_event()`, `grab_broken_event()`, `key_press_event()` and `popup_menu()` for events
 * that the list is not to get. So may `button_press_event()` and `button_release_event()`: without
 * them, and where a handler of these signals returns %TRUE, a press or a click does nothing.
 * Without `focus()` no key brings the focus here, or none shows where it is. Without
 * `get_accessible()` assistive technology does not find it.
 *
 * Since: 1.0
 */
struct _TugListViewClass
{
  GtkDrawingAreaClass parent_class;

  /*< private >*/
  gpointer padding[16];
};

/**
 * tug_list_view_new:
 *
 * Creates a list without rows, header and footer.
 *
 * Returns: (transfer floating): a new list
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GtkWidget *tug_list_view_new (void);

/**
 * tug_list_view_scroll_to_row:
 * @self: a list
 * @row: a row, from 0
 * @position: the place for it
 * @animated: whether to move there instead of jumping
 *
 * Brings a row into view; a row that the list does not have changes nothing.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_scroll_to_row (TugListView *self,
                                  guint row,
                                  TugRowPosition position,
                                  gboolean animated);

/**
 * tug_list_view_get_row_at:
 * @self: a list
 * @x: from the left of the list in application pixels
 * @y: from its top
 *
 * Finds the row that is shown at a point.
 *
 * Returns: the row, from 0; -1 where there is none
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
int tug_list_view_get_row_at (TugListView *self, double x, double y);

/**
 * tug_list_view_get_row_area:
 * @self: a list
 * @row: a row, from 0
 * @area: (out caller-allocates): its place, in application pixels from the list's top left, in view
 *   or not
 *
 * Finds the place of a row.
 *
 * Returns: %TRUE if the list has that row; otherwise @area is untouched
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_list_view_get_row_area (TugListView *self, guint row, GdkRectangle *area);

/**
 * tug_list_view_get_visible_rows:
 * @self: a list
 * @first: (out) (optional): the first row in view
 *
 * Tells which rows are in view, wholly or in part.
 *
 * Returns: the number of these rows
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
guint tug_list_view_get_visible_rows (TugListView *self, guint *first);

/**
 * tug_list_view_select_rows:
 * @self: a list
 * @row: the first row
 * @n_rows: the number of rows
 *
 * Selects rows, where #TugListView:selection-mode allows; rows that the list does not have are
 * ignored.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_select_rows (TugListView *self, guint row, guint n_rows);

/**
 * tug_list_view_deselect_rows:
 * @self: a list
 * @row: the first row
 * @n_rows: the number of rows
 *
 * Deselects rows; rows that the list does not have are ignored.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_deselect_rows (TugListView *self, guint row, guint n_rows);

/**
 * tug_list_view_is_selected:
 * @self: a list
 * @row: a row, from 0
 *
 * Tells whether a row is selected.
 *
 * Returns: %TRUE if the row is selected
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_list_view_is_selected (TugListView *self, guint row);

/**
 * tug_list_view_get_n_selected_rows:
 * @self: a list
 *
 * Tells how many rows are selected.
 *
 * Returns: the number of these rows
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
guint tug_list_view_get_n_selected_rows (TugListView *self);

/**
 * tug_list_view_get_selected_rows:
 * @self: a list
 * @n_rows: (out): the number of rows
 *
 * Tells which rows are selected.
 *
 * Returns: (transfer full) (nullable) (array length=n_rows): the rows in order, for g_free(); %NULL
 *   where there are none, or more than there is memory for
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
guint *tug_list_view_get_selected_rows (TugListView *self, guint *n_rows);

/**
 * tug_list_view_get_selected_item:
 * @self: a list
 *
 * Gets the item of #TugListView:model in the row that is selected, or in the first of them.
 *
 * Returns: (transfer full) (type GObject) (nullable): the item, for g_object_unref(); %NULL where
 * no row is selected, or the rows are of no #GListModel
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gpointer tug_list_view_get_selected_item (TugListView *self);

/**
 * tug_list_view_set_section_rows:
 * @self: a list
 * @rows: (array length=n_rows) (nullable): the rows that are headings, in any order
 * @n_rows: the number of headings
 *
 * Sets the rows that are headings of sections. A heading stays in view as long as its section is.
 *
 * With a row that the list does not have, all of them are refused, with a critical. A grid shows no
 * headings.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_section_rows (TugListView *self, const guint *rows, guint n_rows);

/**
 * tug_list_view_get_adjustment:
 * @self: a list
 *
 * Gets the place of the list as an adjustment, in application pixels: its value is the content
 * offset, its page size the length of the viewport. It follows the list, and setting its value
 * scrolls the list at once, so that a #GtkScrollbar can be attached to it. What the user does with
 * a #GtkRange that shows it is the user's scrolling, by which an automatic footer loads more; a
 * value that a program sets is not. Its value stays inside the range while the list is pulled
 * beyond it. The list sets its other numbers: a value that the program sets there lasts until the
 * list's next change. A value that is not a number GTK itself takes for the end, before the list is
 * told.
 *
 * Returns: (transfer none) (nullable): the adjustment, the same as long as the list lives; %NULL
 *   once it was destroyed
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GtkAdjustment *tug_list_view_get_adjustment (TugListView *self);

/**
 * TugRowFunc:
 * @self: the list
 * @item: (type GObject): the item of #TugListView:model that the row is for
 * @user_data: data of the function
 *
 * Creates the row of an item. It may call any function of the list.
 *
 * Returns: (transfer full) (nullable): the row; %NULL leaves it empty
 *
 * Since: 1.0
 */
typedef TugRow *(*TugRowFunc) (TugListView *self, gpointer item, gpointer user_data);

/**
 * tug_list_view_set_row_func:
 * @self: a list
 * @func: (nullable) (scope notified) (closure user_data) (destroy notify): creates the rows; %NULL
 *   leaves it to #TugListView:title-property and those beside it
 * @user_data: data for @func
 * @notify: (nullable): releases @user_data when the list is finalized, or gets another function
 *
 * Sets the function that creates the rows of #TugListView:model.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_row_func (TugListView *self,
                                 TugRowFunc func,
                                 gpointer user_data,
                                 GDestroyNotify notify);

/**
 * TugSearchFunc:
 * @self: the list
 * @row: the row, from 0
 * @text: what was typed
 * @user_data: data of the function
 *
 * Compares a row with what was typed in a search. It is called for one row after another, between
 * frames: it must be fast, and not change the rows.
 *
 * Returns: %TRUE if the row is one that is searched for
 *
 * Since: 1.0
 */
typedef gboolean (*TugSearchFunc) (TugListView *self,
                                   guint row,
                                   const char *text,
                                   gpointer user_data);

/**
 * tug_list_view_set_search_func:
 * @self: a list
 * @func: (nullable) (scope notified) (closure user_data) (destroy notify): compares a row with what
 *   was typed; %NULL for rows whose title begins so, whatever the case
 * @user_data: data for @func
 * @notify: (nullable): releases @user_data when the list is destroyed, or gets another function
 *
 * Sets the function by which a search finds rows, where #TugListView:enable-search is on.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_search_func (TugListView *self,
                                    TugSearchFunc func,
                                    gpointer user_data,
                                    GDestroyNotify notify);

/**
 * tug_list_view_update_rows:
 * @self: a list
 * @row: the first row
 * @n_rows: the number of rows
 *
 * Updates rows whose items have changed without a notification of the model.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_update_rows (TugListView *self, guint row, guint n_rows);

/**
 * tug_list_view_save:
 * @self: a list
 *
 * Saves the state of a list that the program is going to create again: the row at the start, and
 * the state of header and footer.
 *
 * Returns: (transfer full): a dictionary, `a{sv}`, for g_variant_unref()
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GVariant *tug_list_view_save (TugListView *self);

/**
 * tug_list_view_restore:
 * @self: a list
 * @state: a state from tug_list_view_save()
 *
 * Brings a list with the same rows to the place and state of a saved one. A refresh or a load that
 * ran then begins again without its signal: the program continues the work, and ends it. Whatever
 * @state lacks is as in a new list. A @state that is not such a dictionary, or has an entry of
 * another type or a number that no list can have, is refused with a critical.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_restore (TugListView *self, GVariant *state);

G_END_DECLS
