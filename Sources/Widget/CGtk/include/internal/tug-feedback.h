#pragma once

#include <gtk/gtk.h>

/* Requests haptic feedback from the session's feedback service, feedbackd. `event` is a name of its
   naming specification. Returns immediately, and does nothing if there is no bus or no service. */
void _tug_feel (const char *event);

/* Plays the sound of `event`, a name of the sound naming specification, in the sound theme of
   `settings`. Returns immediately, and does nothing if the user has disabled event sounds, if
   libcanberra is not installed, or if an earlier sound is still waiting. */
void _tug_play_sound (GtkSettings *settings, const char *event);
