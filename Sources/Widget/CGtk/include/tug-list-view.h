#pragma once

#include "tug-pullable.h"
#include "tug-row.h"

G_BEGIN_DECLS

#define TUG_TYPE_LIST_VIEW (tug_list_view_get_type ())

/**
 * TugListView:
 *
 * A list with pull-to-refresh and load-more.
 *
 * A list implements #TugPullable, which has the properties for the header, the footer and
 * scrolling.
 *
 * A list implements #GtkCellLayout, for the rows of #TugListView:tree-model, and #GtkBuildable:
 * cell renderers are children, and the child types `header` and `footer` accept a #TugRefreshHeader
 * and a #TugRefreshFooter.
 *
 * A list implements #GtkOrientable. A horizontal list starts on the side where a line of text
 * starts: on the right if the text direction is right to left.
 *
 * A list implements #GtkScrollable. As the child of a #GtkScrolledWindow the list uses that
 * window's scrollbars but scrolls its content itself; #GtkScrolledWindow:kinetic-scrolling is
 * turned off until the list is removed from the window. The adjustments count from the left and
 * from the top, and stay within their range while the list is pulled past it.
 *
 * Deeper inside a #GtkScrolledWindow the list leaves to that window all motion that it cannot use:
 * motion across the axis of the list, and motion along the axis that begins at an edge without a
 * control to pull. GTK gives touches to the scrolled window first, so on a touch screen the window
 * also handles motion along the axes that it scrolls, unless its
 * #GtkScrolledWindow:kinetic-scrolling is off.
 *
 * A list has a CSS node with name `tuglist`, and below it the nodes `row`, `header` and `footer`:
 * see [Stylesheets](stylesheets.html). Its preferred size does not depend on its rows, except for
 * the natural length as the child of a #GtkScrolledWindow; give it space with the expand properties
 * or a size request. Call all functions on the thread that runs GTK.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
G_DECLARE_DERIVABLE_TYPE (TugListView, tug_list_view, TUG, LIST_VIEW, GtkDrawingArea)

/**
 * TugListViewClass:
 * @parent_class: the parent's class
 *
 * The class of lists. A subclass that overrides a method of #GtkWidget must chain up.
 *
 * The list logs a critical if a subclass does not chain up in `dispose()`, `realize()` or
 * `unmap()`, because the program would crash or leak memory. Other methods have these effects if
 * they do not chain up:
 *
 * - `draw()`: the list is not drawn
 * - `size_allocate()`: the list has no space
 * - `map()`, `unrealize()`: the list notices late that it was shown or hidden
 * - `style_updated()`, `state_flags_changed()`, `screen_changed()`, `direction_changed()`,
 *   `hierarchy_changed()`: the list keeps its previous style and surroundings
 * - `focus()`: keys do not move the focus to the list, or the focus is not shown
 * - `get_accessible()`: assistive technologies do not find the list
 * - `button_press_event()`, `button_release_event()`: presses and clicks do nothing, as they do if
 *   a handler of these signals returns %TRUE
 *
 * A subclass may replace `get_preferred_width()` and `get_preferred_height()`. To keep events from
 * the list, it may also replace `scroll_event()`, `touch_event()`, `motion_notify_event()`,
 * `enter_notify_event()`, `leave_notify_event()`, `grab_broken_event()`, `key_press_event()`,
 * `popup_menu()`, `button_press_event()` and `button_release_event()`.
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
 * Creates a list without rows, header or footer.
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
 * @row: the index of the row, from 0
 * @position: the place in the viewport that the row is scrolled to
 * @animated: whether to animate the scrolling
 *
 * Scrolls to a row. Does nothing if the list has no such row.
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
 * @x: the distance from the left of the list, in application pixels
 * @y: the distance from the top of the list, in application pixels
 *
 * Gets the row at a point of the list.
 *
 * Returns: the index of the row, from 0, or -1 if there is no row at the point
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
int tug_list_view_get_row_at (TugListView *self, double x, double y);

/**
 * tug_list_view_get_row_area:
 * @self: a list
 * @row: the index of the row, from 0
 * @area: (out caller-allocates): the area of the row, in application pixels from the top left of
 *   the list; it may be outside the viewport
 *
 * Gets the area of a row.
 *
 * Returns: %TRUE if the list has the row; otherwise @area is not changed
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gboolean tug_list_view_get_row_area (TugListView *self, guint row, GdkRectangle *area);

/**
 * tug_list_view_get_visible_rows:
 * @self: a list
 * @first: (out) (optional): the index of the first row in view
 *
 * Gets the rows that are completely or partly in view.
 *
 * Returns: the number of rows in view
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
guint tug_list_view_get_visible_rows (TugListView *self, guint *first);

/**
 * tug_list_view_select_rows:
 * @self: a list
 * @row: the index of the first row
 * @n_rows: the number of rows
 *
 * Selects rows, as far as #TugListView:selection-mode allows. Rows that the list does not have are
 * ignored.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_select_rows (TugListView *self, guint row, guint n_rows);

/**
 * tug_list_view_deselect_rows:
 * @self: a list
 * @row: the index of the first row
 * @n_rows: the number of rows
 *
 * Deselects rows. Rows that the list does not have are ignored.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_deselect_rows (TugListView *self, guint row, guint n_rows);

/**
 * tug_list_view_is_selected:
 * @self: a list
 * @row: the index of the row, from 0
 *
 * Returns whether a row is selected.
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
 * Gets the number of selected rows.
 *
 * Returns: the number of selected rows
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
guint tug_list_view_get_n_selected_rows (TugListView *self);

/**
 * tug_list_view_get_selected_rows:
 * @self: a list
 * @n_rows: (out): the number of selected rows
 *
 * Gets the selected rows.
 *
 * Returns: (transfer full) (nullable) (array length=n_rows): the indices of the selected rows in
 *   ascending order, to be freed with g_free(), or %NULL if no row is selected or if there is not
 *   enough memory
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
guint *tug_list_view_get_selected_rows (TugListView *self, guint *n_rows);

/**
 * tug_list_view_get_selected_item:
 * @self: a list
 *
 * Gets the item of #TugListView:model for the first selected row.
 *
 * Returns: (transfer full) (type GObject) (nullable): the item, to be released with
 *   g_object_unref(), or %NULL if no row is selected or if the rows do not come from a #GListModel
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
gpointer tug_list_view_get_selected_item (TugListView *self);

/**
 * tug_list_view_set_section_rows:
 * @self: a list
 * @rows: (array length=n_rows) (nullable): the indices of the section headings, in any order
 * @n_rows: the number of headings
 *
 * Sets the rows that are section headings. A heading stays in view, above its section, as long as
 * its section is in view. It precedes the rows of its section. In a reversed list, whose first row
 * is at the bottom, it follows them.
 *
 * If the list does not have one of the rows, this function logs a critical and changes nothing. A
 * grid does not show headings.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_set_section_rows (TugListView *self, const guint *rows, guint n_rows);

/**
 * tug_list_view_get_adjustment:
 * @self: a list
 *
 * Gets the scroll position of the list as an adjustment, in application pixels. Its value is the
 * content offset, and its page size is the length of the viewport.
 *
 * The adjustment follows the list, and setting its value scrolls the list immediately, so it can be
 * used for a #GtkScrollbar. If the user operates a #GtkRange that shows the adjustment, the list
 * handles this as scrolling by the user, which can make an automatic footer load more. A value that
 * the program sets has no such effect.
 *
 * The value stays within the range while the list is pulled past it. The list sets the other
 * properties of the adjustment: a value that the program gives them lasts until the next change of
 * the list. If the program sets a value that is not a number, GTK replaces it with the end of the
 * range before the list is notified.
 *
 * Returns: (transfer none) (nullable): the adjustment, which stays the same for the lifetime of the
 *   list, or %NULL after the list was destroyed
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GtkAdjustment *tug_list_view_get_adjustment (TugListView *self);

/**
 * TugRowFunc:
 * @self: the list
 * @item: (type GObject): the item of #TugListView:model to create a row for
 * @user_data: the data of the function
 *
 * Creates the row of an item. The function may call any function of the list.
 *
 * Returns: (transfer full) (nullable): the row, or %NULL for an empty row
 *
 * Since: 1.0
 */
typedef TugRow *(*TugRowFunc) (TugListView *self, gpointer item, gpointer user_data);

/**
 * tug_list_view_set_row_func:
 * @self: a list
 * @func: (nullable) (scope notified) (closure user_data) (destroy notify): creates the rows, or
 *   %NULL to create them from #TugListView:title-property and the related properties
 * @user_data: data for @func
 * @notify: (nullable): frees @user_data when the list is destroyed or gets another function
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
 * @row: the index of the row, from 0
 * @text: the text that the user has typed
 * @user_data: the data of the function
 *
 * Returns whether a row matches the search text. The function is called for one row after another,
 * between frames, so it must be fast. It must not change the rows.
 *
 * Returns: %TRUE if the row matches @text
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
 * @func: (nullable) (scope notified) (closure user_data) (destroy notify): compares a row with the
 *   search text, or %NULL to match rows whose title starts with the text, ignoring case
 * @user_data: data for @func
 * @notify: (nullable): frees @user_data when the list is destroyed or gets another function
 *
 * Sets the function that finds rows in a search. It is used if #TugListView:enable-search is %TRUE.
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
 * @row: the index of the first row
 * @n_rows: the number of rows
 *
 * Updates rows whose items have changed without a notification from the model.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_update_rows (TugListView *self, guint row, guint n_rows);

/**
 * tug_list_view_save:
 * @self: a list
 *
 * Saves the first row in view and the state of the header and footer, for a list that the program
 * will create again.
 *
 * Returns: (transfer full): a dictionary of type `a{sv}`, to be released with g_variant_unref()
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
GVariant *tug_list_view_save (TugListView *self);

/**
 * tug_list_view_restore:
 * @self: a list
 * @state: a state that tug_list_view_save() returned
 *
 * Restores the scroll position and the state of a saved list with the same rows.
 *
 * A refresh or load that was running when the list was saved begins again without its signal: the
 * program must continue the work and end the #TugRefreshControl:work of the header or footer.
 * Entries missing from @state get the value of a new list. If @state is not a dictionary of type
 * `a{sv}`, or has an entry of the wrong type or with a number out of range, this function logs a
 * critical and changes nothing.
 *
 * Since: 1.0
 */
TUG_AVAILABLE_IN_1_0
void tug_list_view_restore (TugListView *self, GVariant *state);

G_END_DECLS
