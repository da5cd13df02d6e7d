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
  guard let widget = UnsafeMutablePointer<GtkWidget>(bitPattern: address),
    _tug_list_view_peer(widget.raw.of(TugListView.self)) != nil
  else { return nil }
  return ListView(behind: widget)
}

/// Returns the bin at an address, or `nil` if it is destroyed or this is the wrong thread.
@MainActor private func bin(at address: UInt) -> RefreshBin? {
  guard let widget = UnsafeMutablePointer<GtkWidget>(bitPattern: address),
    _tug_refresh_bin_peer(widget.raw.of(TugRefreshBin.self)) != nil
  else { return nil }
  return RefreshBin(behind: widget)
}

/// Returns the peer of the control at an address, or `nil` on the wrong thread.
@MainActor private func control(at address: UInt) -> ControlPeer? {
  UnsafeMutablePointer<TugRefreshControl>(bitPattern: address).flatMap { ControlPeer.of($0) }
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
func _tug_pullable_read(
  _ self: OpaquePointer!, _ property: TugPullableProperty, _ value: UnsafeMutablePointer<GValue>!
) {
  read(UInt(bitPattern: self), property.rawValue, value, of: pullable(at:)) {
    PullableWidget.commonProperties
  }
}

@c @implementation
func _tug_pullable_write(
  _ self: OpaquePointer!, _ property: TugPullableProperty, _ value: UnsafePointer<GValue>!
) -> gboolean {
  write(UInt(bitPattern: self), property.rawValue, value, of: pullable(at:)) {
    PullableWidget.commonProperties
  }
}

@c @implementation
func _tug_pullable_scroll_to(_ self: OpaquePointer!, _ value: Double) {
  let widget = UnsafeMutablePointer<GtkWidget>(self)
  _ = withPullPeer(_tug_pull_peer(widget)) { $0.send(.setOffset(value, animated: false)) }
}

@c @implementation
func _tug_list_view_read(
  _ self: UnsafeMutablePointer<TugListView>!, _ property: TugListViewProperty,
  _ value: UnsafeMutablePointer<GValue>!
) {
  read(UInt(bitPattern: self), property.rawValue, value, of: list(at:)) { ListView.properties }
}

@c @implementation
func _tug_list_view_write(
  _ self: UnsafeMutablePointer<TugListView>!, _ property: TugListViewProperty,
  _ value: UnsafePointer<GValue>!
) -> gboolean {
  write(UInt(bitPattern: self), property.rawValue, value, of: list(at:)) { ListView.properties }
}

@c @implementation
func _tug_refresh_bin_read(
  _ self: UnsafeMutablePointer<TugRefreshBin>!, _ property: TugRefreshBinProperty,
  _ value: UnsafeMutablePointer<GValue>!
) {
  read(UInt(bitPattern: self), property.rawValue, value, of: bin(at:)) { RefreshBin.properties }
}

@c @implementation
func _tug_refresh_bin_write(
  _ self: UnsafeMutablePointer<TugRefreshBin>!, _ property: TugRefreshBinProperty,
  _ value: UnsafePointer<GValue>!
) -> gboolean {
  write(UInt(bitPattern: self), property.rawValue, value, of: bin(at:)) { RefreshBin.properties }
}

@c @implementation
func _tug_refresh_control_read(
  _ self: UnsafeMutablePointer<TugRefreshControl>!, _ property: TugRefreshControlProperty,
  _ value: UnsafeMutablePointer<GValue>!
) {
  read(UInt(bitPattern: self), property.rawValue, value, of: control(at:)) {
    ControlPeer.commonProperties
  }
}

@c @implementation
func _tug_refresh_control_write(
  _ self: UnsafeMutablePointer<TugRefreshControl>!, _ property: TugRefreshControlProperty,
  _ value: UnsafePointer<GValue>!
) -> gboolean {
  write(UInt(bitPattern: self), property.rawValue, value, of: control(at:)) {
    ControlPeer.commonProperties
  }
}

@c @implementation
func _tug_refresh_header_read(
  _ self: OpaquePointer!, _ property: TugRefreshHeaderProperty,
  _ value: UnsafeMutablePointer<GValue>!
) {
  read(UInt(bitPattern: self), property.rawValue, value, of: control(at:)) {
    ControlPeer.headerProperties
  }
}

@c @implementation
func _tug_refresh_header_write(
  _ self: OpaquePointer!, _ property: TugRefreshHeaderProperty, _ value: UnsafePointer<GValue>!
) -> gboolean {
  write(UInt(bitPattern: self), property.rawValue, value, of: control(at:)) {
    ControlPeer.headerProperties
  }
}

@c @implementation
func _tug_refresh_footer_read(
  _ self: OpaquePointer!, _ property: TugRefreshFooterProperty,
  _ value: UnsafeMutablePointer<GValue>!
) {
  read(UInt(bitPattern: self), property.rawValue, value, of: control(at:)) {
    ControlPeer.footerProperties
  }
}

@c @implementation
func _tug_refresh_footer_write(
  _ self: OpaquePointer!, _ property: TugRefreshFooterProperty, _ value: UnsafePointer<GValue>!
) -> gboolean {
  write(UInt(bitPattern: self), property.rawValue, value, of: control(at:)) {
    ControlPeer.footerProperties
  }
}
