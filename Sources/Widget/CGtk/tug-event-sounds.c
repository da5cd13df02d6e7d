#include "internal/tug-feedback.h"
#include "internal/tug-settings.h"
#include <dlfcn.h>
#include <stdint.h>

/* The used functions of libcanberra (canberra.h, 0.30). The library is loaded only if it is
   installed. */
typedef struct _Context Context;
typedef struct _Properties Properties;

typedef struct
{
  int (*context_create) (Context **context);
  int (*context_play_full) (
      Context *context, uint32_t id, Properties *properties, void *callback, void *data);
  int (*proplist_create) (Properties **properties);
  int (*proplist_destroy) (Properties *properties);
  int (*proplist_sets) (Properties *properties, const char *key, const char *value);
} Canberra;

typedef struct
{
  const char *event;
  char *theme;
  char *program;
} Sound;

static void
free_sound (Sound *sound)
{
  g_free (sound->theme);
  g_free (sound->program);
  g_free (sound);
}

/* Loads libcanberra. Returns FALSE if it is not installed. */
static gboolean
load (Canberra *canberra)
{
  void *library = dlopen ("libcanberra.so.0", RTLD_NOW | RTLD_LOCAL);
  struct
  {
    const char *name;
    void **place;
  } functions[] = {
    { "ca_context_create", (void **)&canberra->context_create },
    { "ca_context_play_full", (void **)&canberra->context_play_full },
    { "ca_proplist_create", (void **)&canberra->proplist_create },
    { "ca_proplist_destroy", (void **)&canberra->proplist_destroy },
    { "ca_proplist_sets", (void **)&canberra->proplist_sets },
  };

  if (library == NULL)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (functions); i++)
    if ((*functions[i].place = dlsym (library, functions[i].name)) == NULL)
      return FALSE;
  return TRUE;
}

/* Plays a sound. Runs only on the thread of the pool, which is the only one to use libcanberra: the
   first sound waits for the sound server. */
static void
play (gpointer data, gpointer unused)
{
  static Canberra canberra;
  static Context *context;
  static gboolean is_known;
  Sound *sound = data;
  Properties *properties = NULL;

  (void)unused;
  if (!is_known && load (&canberra) && canberra.context_create (&context) != 0)
    context = NULL;
  is_known = TRUE;
  if (context != NULL && canberra.proplist_create (&properties) == 0)
    {
      canberra.proplist_sets (properties, "event.id", sound->event);
      canberra.proplist_sets (properties, "media.role", "event");
      if (sound->theme != NULL)
        canberra.proplist_sets (properties, "canberra.xdg-theme.name", sound->theme);
      if (sound->program != NULL)
        canberra.proplist_sets (properties, "application.name", sound->program);
      canberra.context_play_full (context, 0, properties, NULL, NULL);
      canberra.proplist_destroy (properties);
    }
  free_sound (sound);
}

void
_tug_play_sound (GtkSettings *settings, const char *event)
{
  static GThreadPool *thread;
  Sound *sound;

  if (!_tug_integer_setting (settings, "gtk-enable-event-sounds", FALSE))
    return;
  if (thread == NULL)
    thread = g_thread_pool_new (play, NULL, 1, FALSE, NULL);
  /* A sound that has to wait would be played too late, so drop it. */
  if (thread == NULL || g_thread_pool_unprocessed (thread) > 0)
    return;
  sound = g_new0 (Sound, 1);
  sound->event = g_intern_string (event);
  sound->program = g_strdup (g_get_application_name ());
  g_object_get (settings, "gtk-sound-theme-name", &sound->theme, NULL);
  g_thread_pool_push (thread, sound, NULL);
}
