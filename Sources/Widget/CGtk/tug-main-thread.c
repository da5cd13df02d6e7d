#define _GNU_SOURCE
#include "internal/tug-hooks.h"

#include <unistd.h>

static GThread *loading_thread;

__attribute__ ((constructor)) static void
record_loading_thread (void)
{
  loading_thread = g_thread_self ();
}

#ifndef TUG_OWN_RUNTIME

/* The first thread of the program, or NULL if a different thread has loaded the library. */
static GThread *first_thread;

__attribute__ ((constructor)) static void
record_first_thread (void)
{
  if (getpid () == gettid ())
    first_thread = g_thread_self ();
}

/* Swift's runtime was loaded together with the program, on the thread that it uses as main. */
gboolean
_tug_on_main_thread (void)
{
  return g_thread_self () == loading_thread;
}

gboolean
_tug_bind_main_thread (void)
{
  return _tug_on_main_thread ();
}

gboolean
_tug_is_main_thread (void)
{
  return g_thread_self () == first_thread;
}

#else

#include <stdbool.h>

/* Swift's runtime treats the thread that loaded it as the main thread, and libdispatch serves only
   the queue of that thread. A program may load the library on a thread other than GTK's, for
   example if it loads plugins in the background. Therefore the library's own copy of the runtime
   calls these functions to find the main thread, and GLib runs the jobs of the main actor. */

typedef struct
{
  gpointer identity;
  gpointer implementation;
} SwiftExecutor;

/* The interface of Swift's runtime for custom executors (its ExecutorHooks.h). */
#define SWIFT_CALL __attribute__ ((swiftcall))
SWIFT_CALL SwiftExecutor swift_task_getMainExecutor (void);
SWIFT_CALL void swift_job_run (gpointer job, SwiftExecutor executor);
extern SWIFT_CALL void (*swift_task_enqueueMainExecutor_hook) (gpointer job, gpointer original);

bool __wrap__ZN5swift14threading_impl14thread_is_mainEv (void);

/* GTK's thread. Until a widget or gtk_init() binds it, each thread that calls takes it, because no
   widget exists yet that two threads could share. NULL before the first call. */
static GThread *main_thread;
static gboolean is_bound;

static gboolean
run_job_cb (gpointer job)
{
  swift_job_run (job, swift_task_getMainExecutor ());
  return G_SOURCE_REMOVE;
}

static SWIFT_CALL void
enqueue_job (gpointer job, gpointer original)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, run_job_cb, job, NULL);
}

gboolean
_tug_is_main_thread (void)
{
  GThread *thread = g_atomic_pointer_get (&main_thread);

  return g_thread_self () == (thread != NULL ? thread : loading_thread);
}

/* The linker replaces the runtime's function with this one (scripts/link-shared-library). */
bool
__wrap__ZN5swift14threading_impl14thread_is_mainEv (void)
{
  return _tug_is_main_thread ();
}

static void
take_main_thread (void)
{
  g_atomic_pointer_set (&main_thread, g_thread_self ());
  if (g_thread_self () != loading_thread)
    swift_task_enqueueMainExecutor_hook = enqueue_job;
}

gboolean
_tug_on_main_thread (void)
{
  if (!g_atomic_int_get (&is_bound))
    take_main_thread ();
  return g_atomic_pointer_get (&main_thread) == g_thread_self ();
}

gboolean
_tug_bind_main_thread (void)
{
  /* While another thread runs the main loop, this one is not GTK's. */
  if (!g_atomic_int_get (&is_bound) && g_main_context_acquire (NULL))
    {
      take_main_thread ();
      g_atomic_int_set (&is_bound, TRUE);
      g_main_context_release (NULL);
    }
  return g_atomic_int_get (&is_bound) && g_atomic_pointer_get (&main_thread) == g_thread_self ();
}

static gboolean
display_opened_cb (GSignalInvocationHint *hint G_GNUC_UNUSED,
                   guint n_values G_GNUC_UNUSED,
                   const GValue *values G_GNUC_UNUSED,
                   gpointer data G_GNUC_UNUSED)
{
  _tug_bind_main_thread ();
  return FALSE;
}

/* gtk_init() opens the display. A program may also load the library later: the first widget binds
   the thread then. */
__attribute__ ((constructor)) static void
follow_displays (void)
{
  g_type_class_ref (GDK_TYPE_DISPLAY_MANAGER);
  g_signal_add_emission_hook (g_signal_lookup ("display-opened", GDK_TYPE_DISPLAY_MANAGER), 0,
                              display_opened_cb, NULL, NULL);
}

#endif
