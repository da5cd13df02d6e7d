/* The window of the program under test, as a window manager has it in hand. */

#pragma once

#include <stdbool.h>

#include <libweston/libweston.h>

struct test_window
{
  struct weston_compositor *compositor;
  struct weston_seat *seat;
  /* The view that is kept in the corner; the shell centres it at each new size. */
  struct weston_view *resized;
  struct wl_listener resized_committed;
  struct wl_listener resized_destroyed;
  /* The minimized view, and its former layer. */
  struct weston_view *minimized;
  struct weston_layer *minimized_layer;
  struct wl_listener minimized_destroyed;
};

void test_window_init (struct test_window *window,
                       struct weston_compositor *compositor,
                       struct weston_seat *seat);

/* Returns the size in points of the surface that takes input, a menu or the window, or 0 if no
 * surface does. */
void test_window_get_size (struct test_window *window, int *width, int *height);

/* Asks the window to take a size, which is shown with its corner at 0, 0. False without a window.
 */
bool test_window_resize (struct test_window *window, int width, int height);

/* Removes the window from pictures, focus and frames. Returns false if there is no window. */
bool test_window_minimize (struct test_window *window);

/* Undoes test_window_minimize(). False when no window is minimized. */
bool test_window_restore (struct test_window *window);

/* Gives the window the keyboard if no surface has it, for example after a dialog closed. */
void test_window_keep_focus (struct test_window *window);
