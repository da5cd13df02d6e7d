#include "internal/tug-main-queue.h"

#include <glib-unix.h>
#include <stdint.h>
#include <unistd.h>

/* The interface of libdispatch for foreign main loops. */
int _dispatch_get_main_queue_handle_4CF (void);
void _dispatch_main_queue_callback_4CF (void *message);

static gboolean
main_queue_ready_cb (int fd, GIOCondition condition, gpointer data)
{
  uint64_t counter;

  /* The queue does not reset its eventfd. If it is not read, it stays readable and the main loop
     uses all CPU time. */
  if (read (fd, &counter, sizeof counter) == sizeof counter)
    _dispatch_main_queue_callback_4CF (NULL);
  return G_SOURCE_CONTINUE;
}

void
_tug_main_queue_attach (void)
{
  static gsize attached = 0;

  if (g_once_init_enter (&attached))
    {
      GSource *source = g_unix_fd_source_new (_dispatch_get_main_queue_handle_4CF (), G_IO_IN);

      g_source_set_name (source, "Tug: libdispatch main queue");
      g_source_set_callback (source, G_SOURCE_FUNC (main_queue_ready_cb), NULL, NULL);
      g_source_attach (source, NULL);
      g_source_unref (source);
      g_once_init_leave (&attached, 1);
    }
}
