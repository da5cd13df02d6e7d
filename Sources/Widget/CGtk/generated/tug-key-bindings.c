/* Written by scripts/generate-api. */

#include "generated/tug-key-bindings.h"

/**
 * TugListView::move-cursor:
 * @self: the list
 * @step: the step of the motion: %GTK_MOVEMENT_DISPLAY_LINES for up and down,
 *   %GTK_MOVEMENT_VISUAL_POSITIONS for left and right, %GTK_MOVEMENT_PAGES or
 *   %GTK_MOVEMENT_BUFFER_ENDS; other steps do nothing
 * @count: the number of steps, negative for up and left; for ends only the sign counts
 * @extend: whether to extend the selection
 * @modify: whether to keep the selection
 *
 * A key-binding signal that moves the focus, or scrolls if there are no rows.
 *
 * Its keys: Up, Down, Left, Right.
 *
 * Returns: %TRUE if the signal had an effect
 *
 * Since: 1.0
 */
/**
 * TugListView::scroll-page:
 * @self: the list
 * @count: the number of pages, negative towards the start
 *
 * A key-binding signal that scrolls by a page and keeps the selection.
 *
 * Its keys: Space, Shift+Space.
 *
 * Returns: %TRUE if the signal had an effect
 *
 * Since: 1.0
 */
/**
 * TugListView::activate-cursor-row:
 * @self: the list
 *
 * A key-binding signal that activates the focused row; on the footer, loads or tries again.
 *
 * Its keys: Return.
 *
 * Returns: %TRUE if the signal had an effect
 *
 * Since: 1.0
 */
/**
 * TugListView::toggle-cursor-row:
 * @self: the list
 *
 * A key-binding signal that selects or deselects the focused row.
 *
 * Its keys: Ctrl+Space.
 *
 * Returns: %TRUE if the signal had an effect
 *
 * Since: 1.0
 */
/**
 * TugListView::select-all:
 * @self: the list
 *
 * A key-binding signal that selects all rows.
 *
 * Its keys: Ctrl+A.
 *
 * Returns: %TRUE if the signal had an effect
 *
 * Since: 1.0
 */
/**
 * TugListView::unselect-all:
 * @self: the list
 *
 * A key-binding signal that deselects all rows.
 *
 * Its keys: Ctrl+Shift+A.
 *
 * Returns: %TRUE if the signal had an effect
 *
 * Since: 1.0
 */
/**
 * TugListView::copy-clipboard:
 * @self: the list
 *
 * A key-binding signal that copies the text of the selected rows, or of the focused row.
 *
 * Its keys: Ctrl+C, Ctrl+Insert.
 *
 * Returns: %TRUE if the signal had an effect
 *
 * Since: 1.0
 */
/**
 * TugListView::start-search:
 * @self: the list
 *
 * A key-binding signal that opens the search, as typing does.
 *
 * Its keys: Ctrl+F.
 *
 * Returns: %TRUE if the signal had an effect
 *
 * Since: 1.0
 */
/**
 * TugPullable::ask-refresh:
 * @self: the widget
 *
 * A key-binding signal that refreshes.
 *
 * Its keys: F5, Ctrl+R.
 *
 * Returns: %TRUE if the signal had an effect
 *
 * Since: 1.0
 */
/**
 * TugPullable::choose-action:
 * @self: the widget
 * @action: the index of the action, from 0
 *
 * A key-binding signal that refreshes with one of several actions, the first to the eighth.
 *
 * Its keys: Ctrl+1, Ctrl+2, Ctrl+3, Ctrl+4, Ctrl+5, Ctrl+6, Ctrl+7, Ctrl+8.
 *
 * Returns: %TRUE if the signal had an effect
 *
 * Since: 1.0
 */
/**
 * TugPullable::ask-load:
 * @self: the widget
 *
 * A key-binding signal that loads more, or tries again.
 *
 * Its keys: Shift+F5, Ctrl+Shift+R.
 *
 * Returns: %TRUE if the signal had an effect
 *
 * Since: 1.0
 */
/**
 * TugPullable::open-second-floor:
 * @self: the widget
 *
 * A key-binding signal that opens the page behind the header.
 *
 * Its keys: Alt+Page Up.
 *
 * Returns: %TRUE if the signal had an effect
 *
 * Since: 1.0
 */
/**
 * TugPullable::give-up:
 * @self: the widget
 *
 * A key-binding signal that closes the page behind the header; in a list also cancels a drag or
 * stops motion.
 *
 * Its keys: Escape.
 *
 * Returns: %TRUE if the signal had an effect
 *
 * Since: 1.0
 */

void
_tug_bind_pull_keys (GtkBindingSet *set)
{
  gtk_binding_entry_add_signal (set, GDK_KEY_F5, 0, "ask-refresh", 0);
  gtk_binding_entry_add_signal (set, GDK_KEY_r, GDK_CONTROL_MASK, "ask-refresh", 0);
  gtk_binding_entry_add_signal (set, GDK_KEY_1, GDK_CONTROL_MASK, "choose-action", 1, G_TYPE_INT,
                                0);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_1, GDK_CONTROL_MASK, "choose-action", 1, G_TYPE_INT,
                                0);
  gtk_binding_entry_add_signal (set, GDK_KEY_2, GDK_CONTROL_MASK, "choose-action", 1, G_TYPE_INT,
                                1);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_2, GDK_CONTROL_MASK, "choose-action", 1, G_TYPE_INT,
                                1);
  gtk_binding_entry_add_signal (set, GDK_KEY_3, GDK_CONTROL_MASK, "choose-action", 1, G_TYPE_INT,
                                2);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_3, GDK_CONTROL_MASK, "choose-action", 1, G_TYPE_INT,
                                2);
  gtk_binding_entry_add_signal (set, GDK_KEY_4, GDK_CONTROL_MASK, "choose-action", 1, G_TYPE_INT,
                                3);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_4, GDK_CONTROL_MASK, "choose-action", 1, G_TYPE_INT,
                                3);
  gtk_binding_entry_add_signal (set, GDK_KEY_5, GDK_CONTROL_MASK, "choose-action", 1, G_TYPE_INT,
                                4);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_5, GDK_CONTROL_MASK, "choose-action", 1, G_TYPE_INT,
                                4);
  gtk_binding_entry_add_signal (set, GDK_KEY_6, GDK_CONTROL_MASK, "choose-action", 1, G_TYPE_INT,
                                5);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_6, GDK_CONTROL_MASK, "choose-action", 1, G_TYPE_INT,
                                5);
  gtk_binding_entry_add_signal (set, GDK_KEY_7, GDK_CONTROL_MASK, "choose-action", 1, G_TYPE_INT,
                                6);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_7, GDK_CONTROL_MASK, "choose-action", 1, G_TYPE_INT,
                                6);
  gtk_binding_entry_add_signal (set, GDK_KEY_8, GDK_CONTROL_MASK, "choose-action", 1, G_TYPE_INT,
                                7);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_8, GDK_CONTROL_MASK, "choose-action", 1, G_TYPE_INT,
                                7);
  gtk_binding_entry_add_signal (set, GDK_KEY_F5, GDK_SHIFT_MASK, "ask-load", 0);
  gtk_binding_entry_add_signal (set, GDK_KEY_R, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "ask-load", 0);
  gtk_binding_entry_add_signal (set, GDK_KEY_Page_Up, GDK_MOD1_MASK, "open-second-floor", 0);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Page_Up, GDK_MOD1_MASK, "open-second-floor", 0);
  gtk_binding_entry_add_signal (set, GDK_KEY_Escape, 0, "give-up", 0);
}

void
_tug_bind_list_keys (GtkBindingSet *set)
{
  gtk_binding_entry_add_signal (set, GDK_KEY_Up, 0, "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP,
                                GTK_MOVEMENT_DISPLAY_LINES, G_TYPE_INT, -1, G_TYPE_BOOLEAN, FALSE,
                                G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Up, 0, "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP,
                                GTK_MOVEMENT_DISPLAY_LINES, G_TYPE_INT, -1, G_TYPE_BOOLEAN, FALSE,
                                G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Up, GDK_SHIFT_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_DISPLAY_LINES, G_TYPE_INT, -1,
                                G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Up, GDK_SHIFT_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_DISPLAY_LINES, G_TYPE_INT, -1,
                                G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Up, GDK_CONTROL_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_DISPLAY_LINES, G_TYPE_INT, -1,
                                G_TYPE_BOOLEAN, FALSE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Up, GDK_CONTROL_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_DISPLAY_LINES, G_TYPE_INT, -1,
                                G_TYPE_BOOLEAN, FALSE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Up, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "move-cursor",
                                4, GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_DISPLAY_LINES, G_TYPE_INT,
                                -1, G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Up, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP,
                                GTK_MOVEMENT_DISPLAY_LINES, G_TYPE_INT, -1, G_TYPE_BOOLEAN, TRUE,
                                G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Down, 0, "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP,
                                GTK_MOVEMENT_DISPLAY_LINES, G_TYPE_INT, 1, G_TYPE_BOOLEAN, FALSE,
                                G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Down, 0, "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP,
                                GTK_MOVEMENT_DISPLAY_LINES, G_TYPE_INT, 1, G_TYPE_BOOLEAN, FALSE,
                                G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Down, GDK_SHIFT_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_DISPLAY_LINES, G_TYPE_INT, 1,
                                G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Down, GDK_SHIFT_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_DISPLAY_LINES, G_TYPE_INT, 1,
                                G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Down, GDK_CONTROL_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_DISPLAY_LINES, G_TYPE_INT, 1,
                                G_TYPE_BOOLEAN, FALSE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Down, GDK_CONTROL_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_DISPLAY_LINES, G_TYPE_INT, 1,
                                G_TYPE_BOOLEAN, FALSE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Down, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "move-cursor",
                                4, GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_DISPLAY_LINES, G_TYPE_INT,
                                1, G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Down, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP,
                                GTK_MOVEMENT_DISPLAY_LINES, G_TYPE_INT, 1, G_TYPE_BOOLEAN, TRUE,
                                G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Left, 0, "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP,
                                GTK_MOVEMENT_VISUAL_POSITIONS, G_TYPE_INT, -1, G_TYPE_BOOLEAN,
                                FALSE, G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Left, 0, "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP,
                                GTK_MOVEMENT_VISUAL_POSITIONS, G_TYPE_INT, -1, G_TYPE_BOOLEAN,
                                FALSE, G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Left, GDK_SHIFT_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_VISUAL_POSITIONS, G_TYPE_INT,
                                -1, G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Left, GDK_SHIFT_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_VISUAL_POSITIONS, G_TYPE_INT,
                                -1, G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Left, GDK_CONTROL_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_VISUAL_POSITIONS, G_TYPE_INT,
                                -1, G_TYPE_BOOLEAN, FALSE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Left, GDK_CONTROL_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_VISUAL_POSITIONS, G_TYPE_INT,
                                -1, G_TYPE_BOOLEAN, FALSE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Left, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "move-cursor",
                                4, GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_VISUAL_POSITIONS,
                                G_TYPE_INT, -1, G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Left, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP,
                                GTK_MOVEMENT_VISUAL_POSITIONS, G_TYPE_INT, -1, G_TYPE_BOOLEAN, TRUE,
                                G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Right, 0, "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP,
                                GTK_MOVEMENT_VISUAL_POSITIONS, G_TYPE_INT, 1, G_TYPE_BOOLEAN, FALSE,
                                G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Right, 0, "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP,
                                GTK_MOVEMENT_VISUAL_POSITIONS, G_TYPE_INT, 1, G_TYPE_BOOLEAN, FALSE,
                                G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Right, GDK_SHIFT_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_VISUAL_POSITIONS, G_TYPE_INT,
                                1, G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Right, GDK_SHIFT_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_VISUAL_POSITIONS, G_TYPE_INT,
                                1, G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Right, GDK_CONTROL_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_VISUAL_POSITIONS, G_TYPE_INT,
                                1, G_TYPE_BOOLEAN, FALSE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Right, GDK_CONTROL_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_VISUAL_POSITIONS, G_TYPE_INT,
                                1, G_TYPE_BOOLEAN, FALSE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Right, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP,
                                GTK_MOVEMENT_VISUAL_POSITIONS, G_TYPE_INT, 1, G_TYPE_BOOLEAN, TRUE,
                                G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Right, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP,
                                GTK_MOVEMENT_VISUAL_POSITIONS, G_TYPE_INT, 1, G_TYPE_BOOLEAN, TRUE,
                                G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Page_Up, 0, "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP,
                                GTK_MOVEMENT_PAGES, G_TYPE_INT, -1, G_TYPE_BOOLEAN, FALSE,
                                G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Page_Up, 0, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_PAGES, G_TYPE_INT, -1,
                                G_TYPE_BOOLEAN, FALSE, G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Page_Up, GDK_SHIFT_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_PAGES, G_TYPE_INT, -1,
                                G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Page_Up, GDK_SHIFT_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_PAGES, G_TYPE_INT, -1,
                                G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Page_Up, GDK_CONTROL_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_PAGES, G_TYPE_INT, -1,
                                G_TYPE_BOOLEAN, FALSE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Page_Up, GDK_CONTROL_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_PAGES, G_TYPE_INT, -1,
                                G_TYPE_BOOLEAN, FALSE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Page_Up, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_PAGES,
                                G_TYPE_INT, -1, G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Page_Up, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_PAGES,
                                G_TYPE_INT, -1, G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Page_Down, 0, "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP,
                                GTK_MOVEMENT_PAGES, G_TYPE_INT, 1, G_TYPE_BOOLEAN, FALSE,
                                G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Page_Down, 0, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_PAGES, G_TYPE_INT, 1,
                                G_TYPE_BOOLEAN, FALSE, G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Page_Down, GDK_SHIFT_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_PAGES, G_TYPE_INT, 1,
                                G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Page_Down, GDK_SHIFT_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_PAGES, G_TYPE_INT, 1,
                                G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Page_Down, GDK_CONTROL_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_PAGES, G_TYPE_INT, 1,
                                G_TYPE_BOOLEAN, FALSE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Page_Down, GDK_CONTROL_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_PAGES, G_TYPE_INT, 1,
                                G_TYPE_BOOLEAN, FALSE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Page_Down, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_PAGES,
                                G_TYPE_INT, 1, G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Page_Down, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_PAGES,
                                G_TYPE_INT, 1, G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Home, 0, "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP,
                                GTK_MOVEMENT_BUFFER_ENDS, G_TYPE_INT, -1, G_TYPE_BOOLEAN, FALSE,
                                G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Home, 0, "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP,
                                GTK_MOVEMENT_BUFFER_ENDS, G_TYPE_INT, -1, G_TYPE_BOOLEAN, FALSE,
                                G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Home, GDK_SHIFT_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_BUFFER_ENDS, G_TYPE_INT, -1,
                                G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Home, GDK_SHIFT_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_BUFFER_ENDS, G_TYPE_INT, -1,
                                G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Home, GDK_CONTROL_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_BUFFER_ENDS, G_TYPE_INT, -1,
                                G_TYPE_BOOLEAN, FALSE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Home, GDK_CONTROL_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_BUFFER_ENDS, G_TYPE_INT, -1,
                                G_TYPE_BOOLEAN, FALSE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_Home, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "move-cursor",
                                4, GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_BUFFER_ENDS, G_TYPE_INT, -1,
                                G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Home, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_BUFFER_ENDS,
                                G_TYPE_INT, -1, G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_End, 0, "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP,
                                GTK_MOVEMENT_BUFFER_ENDS, G_TYPE_INT, 1, G_TYPE_BOOLEAN, FALSE,
                                G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_End, 0, "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP,
                                GTK_MOVEMENT_BUFFER_ENDS, G_TYPE_INT, 1, G_TYPE_BOOLEAN, FALSE,
                                G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_End, GDK_SHIFT_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_BUFFER_ENDS, G_TYPE_INT, 1,
                                G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_End, GDK_SHIFT_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_BUFFER_ENDS, G_TYPE_INT, 1,
                                G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, FALSE);
  gtk_binding_entry_add_signal (set, GDK_KEY_End, GDK_CONTROL_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_BUFFER_ENDS, G_TYPE_INT, 1,
                                G_TYPE_BOOLEAN, FALSE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_End, GDK_CONTROL_MASK, "move-cursor", 4,
                                GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_BUFFER_ENDS, G_TYPE_INT, 1,
                                G_TYPE_BOOLEAN, FALSE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_End, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "move-cursor",
                                4, GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_BUFFER_ENDS, G_TYPE_INT, 1,
                                G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_End, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                "move-cursor", 4, GTK_TYPE_MOVEMENT_STEP, GTK_MOVEMENT_BUFFER_ENDS,
                                G_TYPE_INT, 1, G_TYPE_BOOLEAN, TRUE, G_TYPE_BOOLEAN, TRUE);
  gtk_binding_entry_add_signal (set, GDK_KEY_space, 0, "scroll-page", 1, G_TYPE_INT, 1);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Space, 0, "scroll-page", 1, G_TYPE_INT, 1);
  gtk_binding_entry_add_signal (set, GDK_KEY_space, GDK_SHIFT_MASK, "scroll-page", 1, G_TYPE_INT,
                                -1);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Space, GDK_SHIFT_MASK, "scroll-page", 1, G_TYPE_INT,
                                -1);
  gtk_binding_entry_add_signal (set, GDK_KEY_Return, 0, "activate-cursor-row", 0);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Enter, 0, "activate-cursor-row", 0);
  gtk_binding_entry_add_signal (set, GDK_KEY_ISO_Enter, 0, "activate-cursor-row", 0);
  gtk_binding_entry_add_signal (set, GDK_KEY_space, GDK_CONTROL_MASK, "toggle-cursor-row", 0);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Space, GDK_CONTROL_MASK, "toggle-cursor-row", 0);
  gtk_binding_entry_add_signal (set, GDK_KEY_a, GDK_CONTROL_MASK, "select-all", 0);
  gtk_binding_entry_add_signal (set, GDK_KEY_A, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "unselect-all",
                                0);
  gtk_binding_entry_add_signal (set, GDK_KEY_c, GDK_CONTROL_MASK, "copy-clipboard", 0);
  gtk_binding_entry_add_signal (set, GDK_KEY_Insert, GDK_CONTROL_MASK, "copy-clipboard", 0);
  gtk_binding_entry_add_signal (set, GDK_KEY_KP_Insert, GDK_CONTROL_MASK, "copy-clipboard", 0);
  gtk_binding_entry_add_signal (set, GDK_KEY_f, GDK_CONTROL_MASK, "start-search", 0);
}
