#include "gtk-peers.h"

#include "peers.h"

const Peer *const peers[] = { &tree_view_peer, &list_box_peer, &empty_peer, &blit_peer,
                              &cached_peer,    &spinner_peer,  NULL };
