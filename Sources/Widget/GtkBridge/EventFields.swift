import CGtk
import ScrollModel

/// Accessors for fields that every kind of event has.
@MainActor package enum EventFields {
  /// Returns the physical device of an event, or the logical one if the physical one is unknown.
  static func sourceDevice<Event>(of event: UnsafeMutablePointer<Event>) -> OpaquePointer? {
    event.withMemoryRebound(to: GdkEvent.self, capacity: 1) {
      gdk_event_get_source_device($0) ?? gdk_event_get_device($0)
    }
  }

  /// Returns the origin of a press, or a mouse without modifier keys if there is no event.
  static func origin(of event: UnsafeMutablePointer<GdkEvent>?) -> PressOrigin {
    guard let event else {
      return PressOrigin(isTouch: false, isShiftHeld: false, isControlHeld: false)
    }
    var state = GdkModifierType(rawValue: 0)
    gdk_event_get_state(event, &state)
    return PressOrigin(
      isTouch: event.pointee.type == GDK_TOUCH_BEGIN || isFromTouchScreen(event),
      isShiftHeld: state.rawValue & GDK_SHIFT_MASK.rawValue != 0,
      isControlHeld: state.rawValue & GDK_CONTROL_MASK.rawValue != 0)
  }

  /// Returns whether `event` is the press of a finger or a button.
  static func isPress(_ event: UnsafePointer<GdkEvent>?) -> Bool {
    let type = event?.pointee.type
    return type == GDK_TOUCH_BEGIN || type == GDK_BUTTON_PRESS
  }

  /// Returns whether `event` is of the pointer, or of the finger that emulates it: the first finger
  /// on the screen.
  static func isOfPointer(_ event: UnsafePointer<GdkEvent>?) -> Bool {
    guard let event else { return false }
    let isTouch = [GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE].contains(event.pointee.type)
    return !isTouch || event.pointee.touch.emulating_pointer.isTrue
  }

  /// Returns the position of a sequence of `gesture`, or `nil` if it has no valid one.
  static func point(
    of sequence: OpaquePointer?, in gesture: OpaquePointer
  ) -> Point? {
    var (x, y) = (0.0, 0.0)
    guard gtk_gesture_get_point(gesture, sequence, &x, &y).isTrue, x.isFinite, y.isFinite
    else { return nil }
    return Point(x: x, y: y)
  }

  /// Returns whether `event` comes from a finger on a touch screen.
  package static func isFromTouchScreen<Event>(_ event: UnsafeMutablePointer<Event>) -> Bool {
    sourceDevice(of: event).map { gdk_device_get_source($0) == GDK_SOURCE_TOUCHSCREEN } ?? false
  }

  /// The kind of the event that GTK is currently delivering, or `nil` if there is none.
  package static var currentType: GdkEventType? {
    guard let event = gtk_get_current_event() else { return nil }
    defer { gdk_event_free(event) }
    return event.pointee.type
  }

  /// Whether the event that GTK is currently delivering comes from a finger on a touch screen.
  package static var isCurrentTouch: Bool {
    guard let event = gtk_get_current_event() else { return false }
    defer { gdk_event_free(event) }
    return isFromTouchScreen(event)
  }

  /// The place on the screen of the event that GTK is currently delivering, in points, or `nil` if
  /// there is none.
  package static var currentPlace: Point? {
    guard let event = gtk_get_current_event() else { return nil }
    defer { gdk_event_free(event) }
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_root_coords(event, &x, &y).isTrue, x.isFinite, y.isFinite else {
      return nil
    }
    return Point(x: x, y: y)
  }

  /// The server's time of the event that GTK is currently delivering, in milliseconds, or 0 if
  /// there is none.
  package static var currentTime: UInt32 { gtk_get_current_event_time() }
}
