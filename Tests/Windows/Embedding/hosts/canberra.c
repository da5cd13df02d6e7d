/* A stand-in for libcanberra: writes each sound into the file $HEARD, or never comes back where
   $HANGS is set, as the real one with a sound server that does not answer. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct
{
  char words[512];
} Properties;

int
ca_context_create (void **context)
{
  *context = malloc (1);
  return 0;
}

int
ca_context_play_full (
    void *context, uint32_t id, Properties *properties, void *callback, void *data)
{
  FILE *file = fopen (getenv ("HEARD"), "a");

  (void)context;
  (void)id;
  (void)callback;
  (void)data;
  fprintf (file, "%s\n", properties->words);
  fclose (file);
  while (getenv ("HANGS") != NULL)
    pause ();
  return 0;
}

int
ca_proplist_create (Properties **properties)
{
  *properties = calloc (1, sizeof **properties);
  return 0;
}

int
ca_proplist_destroy (Properties *properties)
{
  free (properties);
  return 0;
}

int
ca_proplist_sets (Properties *properties, const char *key, const char *value)
{
  size_t length = strlen (properties->words);

  snprintf (properties->words + length, sizeof properties->words - length, "%s=%s ", key, value);
  return 0;
}
