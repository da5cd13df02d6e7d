import GtkBridge

/// Calls `body` with the peer at a pointer from C.
///
/// Returns `nil` if there is none.
func withPeer<Peer: AnyObject & Sendable, Result: Sendable>(
  _ pointer: UnsafeMutableRawPointer?, as _: Peer.Type, _ body: @MainActor (Peer) -> Result
) -> Result? {
  guard let pointer else { return nil }
  let peer = Unmanaged<Peer>.fromOpaque(pointer).takeUnretainedValue()
  return assumeMainActor { body(peer) }
}
