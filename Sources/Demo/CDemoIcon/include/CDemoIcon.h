/* The icon of tug-demo, embedded in the program for desktops on which it is not installed. */
#pragma once

/* Registers the icon in the folder of resources in which a GtkApplication looks for icons. Call on
 * the main thread, before the application starts. */
void cdemoicon_register_resource (void);
