#pragma once

#include <gtk/gtk.h>

/* Asks the session's feedback service, feedbackd, for what the user is to feel of `event`, a name
   of its naming specification. Returns at once, and says nothing where there is no bus or no
   service. */
void _tug_feel (const char *event);

/* Plays the sound of `event`, a name of the sound naming specification, in the sound theme of
   `settings`. Returns at once, and says nothing where the user has event sounds off or libcanberra
   is not installed. */
void _tug_play_sound (GtkSettings *settings, const char *event);
