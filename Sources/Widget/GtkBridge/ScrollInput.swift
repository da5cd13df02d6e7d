import CGtk

/// A decoded scroll event.
package struct ScrollInput: Equatable, Sendable {
  /// The kind of device, which GDK's scroll direction does not reveal.
  ///
  /// Source: GDK 3.24, the source of an event's device.
  package enum Source: Sendable {
    /// A wheel, whose deltas are notches.
    case wheel
    /// Fingers on a touchpad, or a trackpoint, whose deltas are distances.
    case surface
  }

  /// The kind of device.
  package var source: Source
  /// An identifier of the device, for comparisons only.
  package var device: UInt
  /// The horizontal delta: notches of a wheel, or points of finger travel on a surface; positive to
  /// the right.
  package var dx: Double
  /// The vertical delta in the unit of ``dx``; as in GDK, a positive value moves the content up.
  package var dy: Double
  /// Whether the fingers have left the surface.
  package var isStop: Bool
  /// The server's time in milliseconds, or 0 if unknown.
  package var time: UInt32
  /// Whether the Shift key is held, which makes a wheel scroll sideways.
  package var isShiftHeld: Bool
  /// Whether the Control key is held, which requests an action other than scrolling.
  package var isControlHeld: Bool
}

/// A pointing device with the facts known about it, which GTK's device object stores for all lists.
@MainActor package struct ScrollDevice {
  private static let stopsKey = "tug-sends-scroll-stops"

  private let device: UnsafeMutablePointer<GObject>?
  private let isPromised: Bool

  /// Creates the source device of `event`.
  package init(event: UnsafeMutablePointer<GdkEventScroll>) {
    let device = EventFields.sourceDevice(of: event)
    self.device = device.map { UnsafeMutableRawPointer($0).of(GObject.self) }
    // Wayland sends axis_stop for every finger source.
    isPromised =
      device.map { gdk_device_get_source($0) == GDK_SOURCE_TOUCHPAD } ?? false
      && DisplayBackend.of(device) == .wayland
  }

  /// Whether this device ends a pan with a stop event.
  package var sendsStops: Bool {
    isPromised || device.map { g_object_get_data($0, Self.stopsKey) != nil } ?? false
  }

  /// Records that a stop event of this device ended a pan.
  package func noteStop() {
    guard let device else { return }
    g_object_set_data(device, Self.stopsKey, UnsafeMutableRawPointer(bitPattern: 1))
  }
}

extension ScrollInput {
  /// Returns the points of finger travel for a smooth delta of 1.0.
  ///
  /// Wayland: 10 surface pixels. X11: libinput's scroll distance of 15. Source: GDK 3.24 and
  /// libinput.
  package static func pointsPerUnit(on backend: DisplayBackend) -> Double {
    backend == .wayland ? 10 : 15
  }

  /// Decodes `event`; a delta that is not a number counts as 0.
  ///
  /// The event is not used after the call.
  @MainActor package init(_ event: UnsafeMutablePointer<GdkEventScroll>) {
    let device = EventFields.sourceDevice(of: event)
    let kind = device.map { gdk_device_get_source($0) } ?? GDK_SOURCE_MOUSE
    let isSmooth = event.pointee.direction == GDK_SCROLL_SMOOTH
    let isSurface =
      isSmooth && (kind == GDK_SOURCE_TOUCHPAD || kind == GDK_SOURCE_TRACKPOINT)
    let unit = isSurface ? Self.pointsPerUnit(on: DisplayBackend.of(device)) : 1
    let delta =
      switch event.pointee.direction {
      case GDK_SCROLL_UP: (0.0, -1.0)
      case GDK_SCROLL_DOWN: (0.0, 1.0)
      case GDK_SCROLL_LEFT: (-1.0, 0.0)
      case GDK_SCROLL_RIGHT: (1.0, 0.0)
      default: (event.pointee.delta_x, event.pointee.delta_y)
      }
    source = isSurface ? .surface : .wheel
    self.device = UInt(bitPattern: device)
    dx = delta.0.isFinite ? delta.0 * unit : 0
    dy = delta.1.isFinite ? delta.1 * unit : 0
    isStop = isSmooth && event.pointee.is_stop != 0
    time = event.pointee.time
    isShiftHeld = event.pointee.state & GDK_SHIFT_MASK.rawValue != 0
    isControlHeld = event.pointee.state & GDK_CONTROL_MASK.rawValue != 0
  }
}
