/* A Weston 10 module for tests: gives the headless backend a seat with keyboard, touch and, unless
 * TUG_TEST_SEAT_WITHOUT_POINTER is set, a pointer. The unix socket at TUG_TEST_SEAT drives it.
 *
 * One command a line, answered by "ok" or "error REASON". Coordinates are points of the output.
 *
 *   pointer-motion X Y
 *   pointer-button CODE 0|1              an evdev code: 272 is the primary button
 *   axis SOURCE X Y                      SOURCE: wheel, finger, continuous; 10 is one GTK delta
 *   axis-stop SOURCE
 *   key CODE 0|1                         an evdev code
 *   touch-down ID X Y | touch-motion ID X Y | touch-up ID | touch-cancel
 *   screenshot FILE                      (with any blanks) answered when complete; test-picture.h
 *   window                               answered by "ok WIDTH HEIGHT", 0 0 before it is shown
 *   resize WIDTH HEIGHT                  asks the window to take a size; it is shown at 0, 0
 *   minimize | restore                   the window is shown nowhere, and gets no frames, meanwhile
 */

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include <cairo.h>
#include <libweston/libweston.h>

#include "libweston-input.h"
#include "test-picture.h"
#include "test-window.h"

#define MAX_WORDS 5

struct test_seat
{
  struct weston_compositor *compositor;
  struct weston_seat seat;
  struct weston_touch_device *touch_device;
  struct wl_event_source *listening;
  struct wl_listener compositor_destroyed;
  int socket;
  struct test_window window;
};

struct client
{
  struct test_seat *test_seat;
  struct wl_event_source *source;
  int socket;
  char input[4096];
  size_t length;
  struct wl_listener repainted;
  char screenshot_path[1024];
};

/* Returns NULL when it has answered or will answer by itself, else the answer. */
typedef const char *(*command_function) (struct client *client, char **words);

struct command
{
  const char *name;
  int arguments;
  command_function run;
};

static void
answer (struct client *client, const char *text)
{
  char line[256];
  int length = snprintf (line, sizeof line, "%s\n", text);

  /* A client that has gone is noticed by its own socket event. */
  if (send (client->socket, line, length, MSG_NOSIGNAL) < 0)
    return;
}

static struct timespec
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_MONOTONIC, &time);
  return time;
}

static struct weston_output *
first_output (struct test_seat *test_seat)
{
  struct weston_output *output;

  wl_list_for_each (output, &test_seat->compositor->output_list, link) return output;
  return NULL;
}

static bool
parse_axis_source (const char *word, uint32_t *source)
{
  static const char *const names[] = { "wheel", "finger", "continuous" };

  for (uint32_t i = 0; i < sizeof names / sizeof names[0]; i++)
    if (strcmp (word, names[i]) == 0)
      {
        *source = i;
        return true;
      }
  return false;
}

static const char *
pointer_motion (struct client *client, char **words)
{
  struct weston_seat *seat = &client->test_seat->seat;
  struct timespec time = now ();

  notify_motion_absolute (seat, &time, strtod (words[1], NULL), strtod (words[2], NULL));
  notify_pointer_frame (seat);
  return "ok";
}

static const char *
pointer_button (struct client *client, char **words)
{
  struct weston_seat *seat = &client->test_seat->seat;
  struct timespec time = now ();

  notify_button (seat, &time, atoi (words[1]),
                 atoi (words[2]) ? WL_POINTER_BUTTON_STATE_PRESSED
                                 : WL_POINTER_BUTTON_STATE_RELEASED);
  notify_pointer_frame (seat);
  return "ok";
}

static void
send_axis (struct weston_seat *seat,
           const struct timespec *time,
           uint32_t source,
           uint32_t axis,
           double value)
{
  struct weston_pointer_axis_event event = {
    .axis = axis,
    .value = value,
    .has_discrete = source == WL_POINTER_AXIS_SOURCE_WHEEL,
    .discrete = value > 0 ? 1 : -1,
  };

  notify_axis (seat, time, &event);
}

static const char *
pointer_axis (struct client *client, char **words)
{
  struct weston_seat *seat = &client->test_seat->seat;
  struct timespec time = now ();
  uint32_t source;
  double x = strtod (words[2], NULL), y = strtod (words[3], NULL);

  if (!parse_axis_source (words[1], &source))
    return "error unknown axis source";
  notify_axis_source (seat, source);
  /* Weston turns a value of 0 into wl_pointer.axis_stop, so an axis at rest is left out. */
  if (x != 0)
    send_axis (seat, &time, source, WL_POINTER_AXIS_HORIZONTAL_SCROLL, x);
  if (y != 0)
    send_axis (seat, &time, source, WL_POINTER_AXIS_VERTICAL_SCROLL, y);
  notify_pointer_frame (seat);
  return "ok";
}

static const char *
pointer_axis_stop (struct client *client, char **words)
{
  struct weston_seat *seat = &client->test_seat->seat;
  struct weston_pointer_axis_event stop = { .axis = WL_POINTER_AXIS_VERTICAL_SCROLL };
  struct timespec time = now ();
  uint32_t source;

  if (!parse_axis_source (words[1], &source))
    return "error unknown axis source";
  notify_axis_source (seat, source);
  notify_axis (seat, &time, &stop);
  notify_pointer_frame (seat);
  return "ok";
}

static const char *
key (struct client *client, char **words)
{
  struct timespec time = now ();

  notify_key (&client->test_seat->seat, &time, atoi (words[1]),
              atoi (words[2]) ? WL_KEYBOARD_KEY_STATE_PRESSED : WL_KEYBOARD_KEY_STATE_RELEASED,
              STATE_UPDATE_AUTOMATIC);
  return "ok";
}

static const char *
send_touch (struct client *client, char **words, int type)
{
  struct weston_touch_device *device = client->test_seat->touch_device;
  struct timespec time = now ();
  bool has_position = type != WL_TOUCH_UP;
  double x = has_position ? strtod (words[2], NULL) : 0;
  double y = has_position ? strtod (words[3], NULL) : 0;

  notify_touch_normalized (device, &time, atoi (words[1]), x, y, NULL, type);
  notify_touch_frame (device);
  return "ok";
}

static const char *
touch_down (struct client *client, char **words)
{
  return send_touch (client, words, WL_TOUCH_DOWN);
}

static const char *
touch_motion (struct client *client, char **words)
{
  return send_touch (client, words, WL_TOUCH_MOTION);
}

static const char *
touch_up (struct client *client, char **words)
{
  return send_touch (client, words, WL_TOUCH_UP);
}

/* notify_touch_cancel() reaches a grab that does nothing, and clients would see no event. */
static const char *
touch_cancel (struct client *client, char **words)
{
  struct weston_touch *touch = client->test_seat->seat.touch_state;
  struct wl_resource *resource;

  (void)words;
  wl_resource_for_each (resource, &touch->focus_resource_list) wl_touch_send_cancel (resource);
  weston_touch_set_focus (touch, NULL);
  touch->num_tp = 0;
  return "ok";
}

static void
write_screenshot (struct wl_listener *listener, void *data)
{
  struct client *client = wl_container_of (listener, client, repainted);
  struct test_seat *test_seat = client->test_seat;
  struct weston_output *output = first_output (test_seat);
  int width = output->current_mode->width;
  int height = output->current_mode->height;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  bool done;

  (void)data;
  wl_list_remove (&listener->link);
  wl_list_init (&listener->link);
  cairo_surface_flush (surface);
  done = test_seat->compositor->renderer->read_pixels (
             output, PIXMAN_x8r8g8b8, cairo_image_surface_get_data (surface), 0, 0, width, height)
         == 0;
  cairo_surface_mark_dirty (surface);
  done = done && test_picture_write (surface, client->screenshot_path);
  cairo_surface_destroy (surface);
  answer (client, done ? "ok" : "error the screenshot could not be written");
}

static const char *
screenshot (struct client *client, char **words)
{
  struct weston_output *output = first_output (client->test_seat);

  if (output == NULL)
    return "error no output";
  if (strlen (words[1]) >= sizeof client->screenshot_path)
    return "error path too long";
  if (!wl_list_empty (&client->repainted.link))
    return "error a screenshot is under way";
  strcpy (client->screenshot_path, words[1]);
  wl_signal_add (&output->frame_signal, &client->repainted);
  weston_output_damage (output);
  return NULL;
}

static const char *
describe_window (struct client *client, char **words)
{
  char text[64];
  int width, height;

  (void)words;
  test_window_get_size (&client->test_seat->window, &width, &height);
  snprintf (text, sizeof text, "ok %d %d", width, height);
  answer (client, text);
  return NULL;
}

static const char *
resize_window (struct client *client, char **words)
{
  struct test_window *window = &client->test_seat->window;

  return test_window_resize (window, atoi (words[1]), atoi (words[2])) ? "ok" : "error no window";
}

static const char *
minimize_or_restore_window (struct client *client, char **words)
{
  struct test_window *window = &client->test_seat->window;
  bool minimizes = strcmp (words[0], "minimize") == 0;
  bool is_done = minimizes ? test_window_minimize (window) : test_window_restore (window);

  return is_done ? "ok" : "error no such window";
}

static const struct command commands[] = {
  { "pointer-motion", 2, pointer_motion },
  { "pointer-button", 2, pointer_button },
  { "axis", 3, pointer_axis },
  { "axis-stop", 1, pointer_axis_stop },
  { "key", 2, key },
  { "touch-down", 3, touch_down },
  { "touch-motion", 3, touch_motion },
  { "touch-up", 1, touch_up },
  { "touch-cancel", 0, touch_cancel },
  { "screenshot", 1, screenshot },
  { "window", 0, describe_window },
  { "resize", 2, resize_window },
  { "minimize", 0, minimize_or_restore_window },
  { "restore", 0, minimize_or_restore_window },
};

static void
run_line (struct client *client, char *line)
{
  char *words[MAX_WORDS], *rest = NULL, *word;
  const char *reply = "error unknown command or wrong number of arguments";
  const char *separator = strncmp (line, "screenshot ", 11) == 0 ? "" : " ";
  int count = 0;

  test_window_keep_focus (&client->test_seat->window);
  for (word = strtok_r (line, " ", &rest); word != NULL && count < MAX_WORDS;
       word = strtok_r (NULL, separator, &rest))
    words[count++] = word;
  for (size_t i = 0; count > 0 && i < sizeof commands / sizeof commands[0]; i++)
    if (strcmp (words[0], commands[i].name) == 0 && count == commands[i].arguments + 1)
      {
        reply = commands[i].run (client, words);
        break;
      }
  if (reply != NULL)
    answer (client, reply);
}

static void
client_free (struct client *client)
{
  wl_event_source_remove (client->source);
  wl_list_remove (&client->repainted.link);
  close (client->socket);
  free (client);
}

static int
client_readable (int socket, uint32_t mask, void *data)
{
  struct client *client = data;
  ssize_t received;
  char *line, *end;

  (void)mask;
  received
      = read (socket, client->input + client->length, sizeof client->input - 1 - client->length);
  if (received < 0 && (errno == EAGAIN || errno == EINTR))
    return 0;
  if (received <= 0)
    {
      client_free (client);
      return 0;
    }
  client->length += received;
  client->input[client->length] = '\0';
  for (line = client->input; (end = strchr (line, '\n')) != NULL; line = end + 1)
    {
      *end = '\0';
      run_line (client, line);
    }
  client->length -= line - client->input;
  memmove (client->input, line, client->length);
  return 0;
}

static int
client_connected (int socket, uint32_t mask, void *data)
{
  struct test_seat *test_seat = data;
  struct wl_event_loop *loop = wl_display_get_event_loop (test_seat->compositor->wl_display);
  struct client *client;
  int accepted = accept (socket, NULL, NULL);

  (void)mask;
  if (accepted < 0)
    return 0;
  client = calloc (1, sizeof *client);
  if (client == NULL)
    {
      close (accepted);
      return 0;
    }
  client->test_seat = test_seat;
  client->socket = accepted;
  client->repainted.notify = write_screenshot;
  wl_list_init (&client->repainted.link);
  client->source
      = wl_event_loop_add_fd (loop, accepted, WL_EVENT_READABLE, client_readable, client);
  return 0;
}

static int
listen_at (const char *path)
{
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  int listening;

  if (strlen (path) >= sizeof address.sun_path)
    return -1;
  strcpy (address.sun_path, path);
  unlink (path);
  listening = socket (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (listening < 0)
    return -1;
  if (bind (listening, (struct sockaddr *)&address, sizeof address) < 0
      || listen (listening, 4) < 0)
    {
      close (listening);
      return -1;
    }
  return listening;
}

static void
stop_listening (struct wl_listener *listener, void *data)
{
  struct test_seat *test_seat = wl_container_of (listener, test_seat, compositor_destroyed);

  (void)data;
  wl_list_remove (&listener->link);
  wl_event_source_remove (test_seat->listening);
  close (test_seat->socket);
}

WL_EXPORT int
wet_module_init (struct weston_compositor *compositor, int *argc, char *argv[])
{
  const char *path = getenv ("TUG_TEST_SEAT");
  bool has_pointer = getenv ("TUG_TEST_SEAT_WITHOUT_POINTER") == NULL;
  struct test_seat *test_seat;
  struct wl_array pressed;

  (void)argc, (void)argv;
  if (path == NULL)
    {
      weston_log ("test-seat: TUG_TEST_SEAT is not set\n");
      return -1;
    }
  /* Lives as long as the compositor, whose seat list keeps a pointer into it. */
  test_seat = calloc (1, sizeof *test_seat);
  if (test_seat == NULL)
    return -1;
  test_seat->compositor = compositor;
  weston_seat_init (&test_seat->seat, compositor, "test-seat");
  if ((has_pointer && weston_seat_init_pointer (&test_seat->seat) < 0)
      || weston_seat_init_keyboard (&test_seat->seat, NULL) < 0
      || weston_seat_init_touch (&test_seat->seat) < 0)
    return -1;
  test_seat->touch_device = weston_touch_create_touch_device (test_seat->seat.touch_state,
                                                              "test-seat-touch", NULL, NULL);
  test_window_init (&test_seat->window, compositor, &test_seat->seat);
  wl_array_init (&pressed);
  notify_keyboard_focus_in (&test_seat->seat, &pressed, STATE_UPDATE_AUTOMATIC);
  wl_array_release (&pressed);

  /* The pointer follows the client's cursor, which is no part of what a picture shows. */
  weston_layer_unset_position (&compositor->cursor_layer);

  test_seat->socket = listen_at (path);
  if (test_seat->socket < 0)
    {
      weston_log ("test-seat: cannot listen at %s\n", path);
      return -1;
    }
  test_seat->listening
      = wl_event_loop_add_fd (wl_display_get_event_loop (compositor->wl_display), test_seat->socket,
                              WL_EVENT_READABLE, client_connected, test_seat);
  test_seat->compositor_destroyed.notify = stop_listening;
  wl_signal_add (&compositor->destroy_signal, &test_seat->compositor_destroyed);
  return 0;
}
