/* The input half of a libweston backend. libweston-10.so.0 exports these functions, but declares
 * them only in a header that is not installed, so code that includes this file needs libweston 10.
 */

#pragma once

#include <libweston/libweston.h>

void weston_seat_init (struct weston_seat *seat, struct weston_compositor *ec, const char *name);
int weston_seat_init_pointer (struct weston_seat *seat);
int weston_seat_init_keyboard (struct weston_seat *seat, struct xkb_keymap *keymap);
int weston_seat_init_touch (struct weston_seat *seat);
struct weston_touch_device *
weston_touch_create_touch_device (struct weston_touch *touch,
                                  const char *syspath,
                                  void *backend_data,
                                  const struct weston_touch_device_ops *ops);
void weston_touch_set_focus (struct weston_touch *touch, struct weston_view *view);
void
notify_motion_absolute (struct weston_seat *seat, const struct timespec *time, double x, double y);
void notify_button (struct weston_seat *seat,
                    const struct timespec *time,
                    int32_t button,
                    enum wl_pointer_button_state state);
void notify_axis (struct weston_seat *seat,
                  const struct timespec *time,
                  struct weston_pointer_axis_event *event);
void notify_axis_source (struct weston_seat *seat, uint32_t source);
void notify_pointer_frame (struct weston_seat *seat);
void notify_key (struct weston_seat *seat,
                 const struct timespec *time,
                 uint32_t key,
                 enum wl_keyboard_key_state state,
                 enum weston_key_state_update update_state);
void notify_keyboard_focus_in (struct weston_seat *seat,
                               struct wl_array *keys,
                               enum weston_key_state_update update_state);
void notify_touch_normalized (struct weston_touch_device *device,
                              const struct timespec *time,
                              int touch_id,
                              double x,
                              double y,
                              const struct weston_point2d_device_normalized *norm,
                              int touch_type);
void notify_touch_frame (struct weston_touch_device *device);
void weston_output_damage (struct weston_output *output);
