import CGtk
import GtkBridge

// The functions by which the GObject types read and write their properties.

/// The list at an address; nil once it is destroyed, and on the wrong thread.
@MainActor private func list(at address: UInt) -> ListView? {
  guard let widget = UnsafeMutablePointer<GtkWidget>(bitPattern: address),
    _tug_list_view_peer(widget.raw.of(TugListView.self)) != nil
  else { return nil }
  return ListView(behind: widget)
}

@c @implementation
func _tug_list_view_read(
  _ self: UnsafeMutablePointer<TugListView>!, _ property: TugListViewProperty,
  _ value: UnsafeMutablePointer<GValue>!
) {
  nonisolated(unsafe) let value = value
  let address = UInt(bitPattern: self)
  MainActor.assumeIsolated {
    guard let value, let list = list(at: address) else { return }
    ListView.properties[property.rawValue]?.read(list, value)
  }
}

@c @implementation
func _tug_list_view_write(
  _ self: UnsafeMutablePointer<TugListView>!, _ property: TugListViewProperty,
  _ value: UnsafePointer<GValue>!
) -> gboolean {
  nonisolated(unsafe) let value = value
  let address = UInt(bitPattern: self)
  return MainActor.assumeIsolated {
    guard let value, let list = list(at: address),
      let access = ListView.properties[property.rawValue]
    else { return gboolean(false) }
    return gboolean(access.write?(list, value) ?? false)
  }
}

/// Reads a property of the control at `address` by `table`.
private func read(
  _ address: UInt, _ property: UInt32, _ value: UnsafeMutablePointer<GValue>?,
  by table: @MainActor () -> [UInt32: ControlPeer.Access]
) {
  nonisolated(unsafe) let value = value
  MainActor.assumeIsolated {
    guard let value, let object = UnsafeMutablePointer<TugRefreshControl>(bitPattern: address),
      let peer = ControlPeer.of(object)
    else { return }
    table()[property]?.read(peer, value)
  }
}

/// Writes a property by `table`; true where its value has changed.
private func write(
  _ address: UInt, _ property: UInt32, _ value: UnsafePointer<GValue>?,
  by table: @MainActor () -> [UInt32: ControlPeer.Access]
) -> gboolean {
  nonisolated(unsafe) let value = value
  return MainActor.assumeIsolated {
    guard let value, let object = UnsafeMutablePointer<TugRefreshControl>(bitPattern: address),
      let peer = ControlPeer.of(object), let access = table()[property]
    else { return gboolean(false) }
    return gboolean(access.write?(peer, value) ?? false)
  }
}

@c @implementation
func _tug_refresh_control_read(
  _ self: UnsafeMutablePointer<TugRefreshControl>!, _ property: TugRefreshControlProperty,
  _ value: UnsafeMutablePointer<GValue>!
) {
  read(UInt(bitPattern: self), property.rawValue, value) { ControlPeer.commonProperties }
}

@c @implementation
func _tug_refresh_control_write(
  _ self: UnsafeMutablePointer<TugRefreshControl>!, _ property: TugRefreshControlProperty,
  _ value: UnsafePointer<GValue>!
) -> gboolean {
  write(UInt(bitPattern: self), property.rawValue, value) { ControlPeer.commonProperties }
}

@c @implementation
func _tug_refresh_header_read(
  _ self: OpaquePointer!, _ property: TugRefreshHeaderProperty,
  _ value: UnsafeMutablePointer<GValue>!
) {
  read(UInt(bitPattern: self), property.rawValue, value) { ControlPeer.headerProperties }
}

@c @implementation
func _tug_refresh_header_write(
  _ self: OpaquePointer!, _ property: TugRefreshHeaderProperty, _ value: UnsafePointer<GValue>!
) -> gboolean {
  write(UInt(bitPattern: self), property.rawValue, value) { ControlPeer.headerProperties }
}

@c @implementation
func _tug_refresh_footer_read(
  _ self: OpaquePointer!, _ property: TugRefreshFooterProperty,
  _ value: UnsafeMutablePointer<GValue>!
) {
  read(UInt(bitPattern: self), property.rawValue, value) { ControlPeer.footerProperties }
}

@c @implementation
func _tug_refresh_footer_write(
  _ self: OpaquePointer!, _ property: TugRefreshFooterProperty, _ value: UnsafePointer<GValue>!
) -> gboolean {
  write(UInt(bitPattern: self), property.rawValue, value) { ControlPeer.footerProperties }
}
