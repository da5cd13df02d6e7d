/* A GtkSpinner that turns above a GtkTreeView: the peer of Tug's running refresh. */

#include "gtk-peers.h"

static GtkWidget *
create (const Work *work)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *spinner = gtk_spinner_new ();

  /* Stretched to the window's width, the square around the spinner would redraw half of the
     rows. */
  gtk_widget_set_halign (spinner, GTK_ALIGN_CENTER);
  gtk_spinner_start (GTK_SPINNER (spinner));
  gtk_box_pack_start (GTK_BOX (box), spinner, FALSE, FALSE, 18);
  gtk_box_pack_start (GTK_BOX (box), tree_view_peer.create (work), TRUE, TRUE, 0);
  return box;
}

const Peer spinner_peer = { "spinner", create, NULL, NULL, NULL };
