/* The icon of tug-demo, carried inside the program, for desktops on which it is not installed. */
#pragma once

/* Lets GIO find the icon below the folder of the program's resources, where a GtkApplication looks
 * for icons: before that starts. Main thread. */
void cdemoicon_register_resource (void);
