import CGtk
import GtkBridge

// The functions by which the GObject types read and write their properties.

/// Returns the list or bin at an address, or `nil` if it is destroyed or this is the wrong thread.
@MainActor private func pullable(at address: UInt) -> PullableWidget? {
  guard let widget = UnsafeMutablePointer<GtkWidget>(bitPattern: address),
    let peer = _tug_pull_peer(widget)
  else { return nil }
  let isList = Unmanaged<AnyObject>.fromOpaque(peer).takeUnretainedValue() is ListPeer
  return isList ? ListView(behind: widget) : RefreshBin(behind: widget)
}

/// Returns the list at an address, or `nil` if it is destroyed or this is the wrong thread.
@MainActor private func list(at address: UInt) -> ListView? {
  pullable(at: address) as? ListView
}

/// Returns the bin at an address, or `nil` if it is destroyed or this is the wrong thread.
@MainActor private func bin(at address: UInt) -> RefreshBin? {
  pullable(at: address) as? RefreshBin
}

/// Returns the peer of the control at an address, or `nil` on the wrong thread.
@MainActor private func control(at address: UInt) -> ControlPeer? {
  UnsafeMutablePointer<TugRefreshControl>(bitPattern: address).flatMap { ControlPeer.of($0) }
}

/// Returns the peer of the control that owns the policy at an address, or `nil` if there is none.
@MainActor private func policyOwner(at address: UInt) -> ControlPeer? {
  OpaquePointer(bitPattern: address).flatMap { _tug_refresh_policy_control($0) }
    .flatMap { ControlPeer.of($0) }
}

/// Reads a property of the `owner` of the object at `address` with its table.
private func read<Owner: AnyObject>(
  _ address: UInt, _ property: UInt32, _ value: UnsafeMutablePointer<GValue>?,
  of owner: @MainActor (UInt) -> Owner?, by table: @MainActor () -> [UInt32: PropertyAccess<Owner>]
) {
  nonisolated(unsafe) let value = value
  assumeMainActor {
    guard let value, let owner = owner(address) else { return }
    table()[property]?.read(owner, value)
  }
}

/// Writes a property of the `owner` of the object at `address` with its table.
///
/// Returns whether the value has changed.
private func write<Owner: AnyObject>(
  _ address: UInt, _ property: UInt32, _ value: UnsafePointer<GValue>?,
  of owner: @MainActor (UInt) -> Owner?, by table: @MainActor () -> [UInt32: PropertyAccess<Owner>]
) -> gboolean {
  nonisolated(unsafe) let value = value
  return assumeMainActor {
    guard let value, let owner = owner(address), let access = table()[property] else {
      return gboolean(false)
    }
    return gboolean(access.write?(owner, value) ?? false)
  }
}

@c @implementation
func _tug_property_read(
  _ object: gpointer!, _ owner: TugPropertyOwner, _ property: guint,
  _ value: UnsafeMutablePointer<GValue>!
) {
  let address = UInt(bitPattern: object)
  switch owner {
  case TUG_OWNER_PULLABLE:
    read(address, property, value, of: pullable(at:)) { PullableWidget.commonProperties }
  case TUG_OWNER_LIST_VIEW:
    read(address, property, value, of: list(at:)) { ListView.properties }
  case TUG_OWNER_REFRESH_BIN:
    read(address, property, value, of: bin(at:)) { RefreshBin.properties }
  case TUG_OWNER_REFRESH_POLICY:
    read(address, property, value, of: policyOwner(at:)) { ControlPeer.policyProperties }
  case TUG_OWNER_REFRESH_CONTROL:
    read(address, property, value, of: control(at:)) { ControlPeer.commonProperties }
  case TUG_OWNER_REFRESH_HEADER:
    read(address, property, value, of: control(at:)) { ControlPeer.headerProperties }
  case TUG_OWNER_REFRESH_FOOTER:
    read(address, property, value, of: control(at:)) { ControlPeer.footerProperties }
  default: break
  }
}

@c @implementation
func _tug_property_write(
  _ object: gpointer!, _ owner: TugPropertyOwner, _ property: guint,
  _ value: UnsafePointer<GValue>!
) -> gboolean {
  let address = UInt(bitPattern: object)
  return switch owner {
  case TUG_OWNER_PULLABLE:
    write(address, property, value, of: pullable(at:)) { PullableWidget.commonProperties }
  case TUG_OWNER_LIST_VIEW:
    write(address, property, value, of: list(at:)) { ListView.properties }
  case TUG_OWNER_REFRESH_BIN:
    write(address, property, value, of: bin(at:)) { RefreshBin.properties }
  case TUG_OWNER_REFRESH_POLICY:
    write(address, property, value, of: policyOwner(at:)) { ControlPeer.policyProperties }
  case TUG_OWNER_REFRESH_CONTROL:
    write(address, property, value, of: control(at:)) { ControlPeer.commonProperties }
  case TUG_OWNER_REFRESH_HEADER:
    write(address, property, value, of: control(at:)) { ControlPeer.headerProperties }
  case TUG_OWNER_REFRESH_FOOTER:
    write(address, property, value, of: control(at:)) { ControlPeer.footerProperties }
  default: gboolean(false)
  }
}

@c @implementation
func _tug_pullable_scroll_to(_ self: OpaquePointer!, _ value: Double) {
  let widget = UnsafeMutablePointer<GtkWidget>(self)
  _ = withPullPeer(_tug_pull_peer(widget)) { $0.send(.setOffset(value, animated: false)) }
}
