/* Runs one peer in one window: PROGRAM --peer NAME [OPTION …]. Scrolls, prints the cost of each
   frame as JSON, and ends. */

#include <stdlib.h>
#include <string.h>

#include "peers.h"
#include "picture.h"

static const Peer *
peer_named (const char *name)
{
  for (gsize i = 0; peers[i] != NULL; i++)
    if (name != NULL && strcmp (peers[i]->name, name) == 0)
      return peers[i];
  g_printerr ("no peer %s\n", name != NULL ? name : "named");
  exit (2);
}

/* Moves the pointer below the window, so that no row is under it. On Wayland there is no
   pointer. */
static void
lead_pointer_away (const Work *work)
{
  GdkDisplay *display = gdk_display_get_default ();
  GdkDevice *pointer = gdk_seat_get_pointer (gdk_display_get_default_seat (display));

  if (pointer != NULL)
    gdk_device_warp (pointer, gdk_display_get_default_screen (display), 0, work->height + 1);
}

static gboolean
draw_cb (GtkWidget *widget G_GNUC_UNUSED, cairo_t *cr, Run *run)
{
  GdkRectangle clip = { 0 };

  gdk_cairo_get_clip_rectangle (cr, &clip);
  frames_note_drawing (run, (double)clip.width * clip.height);
  return FALSE;
}

static void
done_cb (GtkWidget *window, const Work *work)
{
  if (work->picture != NULL)
    picture_write (window, work->picture);
}

int
main (int argc, char **argv)
{
  Work work;
  const Peer *peer;
  GtkWidget *window, *widget;
  double began;
  Run *run;

  work_read (&work, argc, argv);
  peer = peer_named (work.peer);
  gtk_init (NULL, NULL);
  lead_pointer_away (&work);
  window = gtk_window_new (GTK_WINDOW_TOPLEVEL);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), work.width, work.height);
  began = frames_clock ();
  widget = peer->create (&work);
  gtk_container_add (GTK_CONTAINER (window), widget);
  gtk_widget_show_all (window);
  run = frames_measure (peer, &work, window, widget, frames_clock () - began, done_cb);
  g_signal_connect (widget, "draw", G_CALLBACK (draw_cb), run);
  gtk_main ();
}
