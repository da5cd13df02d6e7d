#include "test-window.h"

#include <libweston-desktop/libweston-desktop.h>

/* The lowest view of a shell surface: below it are curtains, above it are menus. */
static struct weston_view *
main_view (struct test_window *window)
{
  struct weston_view *view;

  wl_list_for_each_reverse (view, &window->compositor->view_list, link)
  {
    if (view->surface->resource != NULL && weston_view_is_mapped (view)
        && weston_surface_is_desktop_surface (view->surface))
      return view;
  }
  return NULL;
}

static void
forget (struct wl_listener *listener)
{
  wl_list_remove (&listener->link);
  wl_list_init (&listener->link);
}

static void
keep_in_corner (struct wl_listener *listener, void *data)
{
  struct test_window *window = wl_container_of (listener, window, resized_committed);

  (void)data;
  weston_view_set_position (window->resized, 0, 0);
  weston_view_update_transform (window->resized);
}

static void
forget_resized (struct wl_listener *listener, void *data)
{
  struct test_window *window = wl_container_of (listener, window, resized_destroyed);

  (void)data;
  forget (&window->resized_committed);
  forget (&window->resized_destroyed);
  window->resized = NULL;
}

static void
forget_minimized (struct wl_listener *listener, void *data)
{
  struct test_window *window = wl_container_of (listener, window, minimized_destroyed);

  (void)data;
  forget (&window->minimized_destroyed);
  window->minimized = NULL;
}

void
test_window_init (struct test_window *window,
                  struct weston_compositor *compositor,
                  struct weston_seat *seat)
{
  window->compositor = compositor;
  window->seat = seat;
  window->resized = NULL;
  window->resized_committed.notify = keep_in_corner;
  window->resized_destroyed.notify = forget_resized;
  window->minimized = NULL;
  window->minimized_destroyed.notify = forget_minimized;
  wl_list_init (&window->resized_committed.link);
  wl_list_init (&window->resized_destroyed.link);
  wl_list_init (&window->minimized_destroyed.link);
}

void
test_window_get_size (struct test_window *window, int *width, int *height)
{
  struct weston_view *view;

  *width = *height = 0;
  /* The views of the compositor stand in the order in which they are picked. */
  wl_list_for_each (view, &window->compositor->view_list, link)
  {
    if (view->surface->resource == NULL || !weston_view_is_mapped (view))
      continue;
    *width = view->surface->width;
    *height = view->surface->height;
    return;
  }
}

bool
test_window_resize (struct test_window *window, int width, int height)
{
  struct weston_view *view = main_view (window);

  if (view == NULL)
    return false;
  if (view != window->resized)
    {
      forget_resized (&window->resized_destroyed, NULL);
      window->resized = view;
      wl_signal_add (&view->surface->commit_signal, &window->resized_committed);
      wl_signal_add (&view->destroy_signal, &window->resized_destroyed);
    }
  /* It stays maximized, as the shell has made it, so it has no shadow. */
  weston_desktop_surface_set_size (weston_surface_get_desktop_surface (view->surface), width,
                                   height);
  return true;
}

bool
test_window_minimize (struct test_window *window)
{
  struct weston_view *view = main_view (window);

  if (view == NULL || window->minimized != NULL)
    return false;
  window->minimized = view;
  window->minimized_layer = view->layer_link.layer;
  wl_signal_add (&view->destroy_signal, &window->minimized_destroyed);
  weston_view_damage_below (view);
  weston_layer_entry_remove (&view->layer_link);
  weston_view_geometry_dirty (view);
  weston_keyboard_set_focus (window->seat->keyboard_state, NULL);
  weston_compositor_schedule_repaint (window->compositor);
  return true;
}

bool
test_window_restore (struct test_window *window)
{
  struct weston_view *view = window->minimized;

  if (view == NULL)
    return false;
  forget_minimized (&window->minimized_destroyed, NULL);
  weston_layer_entry_insert (&window->minimized_layer->view_list, &view->layer_link);
  weston_view_geometry_dirty (view);
  weston_surface_damage (view->surface);
  weston_keyboard_set_focus (window->seat->keyboard_state, view->surface);
  weston_compositor_schedule_repaint (window->compositor);
  return true;
}

void
test_window_keep_focus (struct test_window *window)
{
  struct weston_keyboard *keyboard = window->seat->keyboard_state;
  struct weston_view *view = main_view (window);

  if (view == NULL || keyboard == NULL || keyboard->focus != NULL || window->minimized != NULL)
    return;
  weston_desktop_surface_set_activated (weston_surface_get_desktop_surface (view->surface), true);
  weston_keyboard_set_focus (keyboard, view->surface);
}
