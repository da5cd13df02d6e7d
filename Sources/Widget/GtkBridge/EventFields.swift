import CGtk

/// Fields that every kind of event has.
@MainActor public enum EventFields {
  /// The physical device of an event, or the logical one where that is not known.
  static func sourceDevice<Event>(of event: UnsafeMutablePointer<Event>) -> OpaquePointer? {
    event.withMemoryRebound(to: GdkEvent.self, capacity: 1) {
      gdk_event_get_source_device($0) ?? gdk_event_get_device($0)
    }
  }

  /// The origin of a press; a mouse without modifier keys where it is not known.
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

  /// True when `event` is a finger or a button that goes down.
  static func isPress(_ event: UnsafePointer<GdkEvent>?) -> Bool {
    let type = event?.pointee.type
    return type == GDK_TOUCH_BEGIN || type == GDK_BUTTON_PRESS
  }

  /// True when `event` comes from a finger on a touch screen.
  public static func isFromTouchScreen<Event>(_ event: UnsafeMutablePointer<Event>) -> Bool {
    sourceDevice(of: event).map { gdk_device_get_source($0) == GDK_SOURCE_TOUCHSCREEN } ?? false
  }

  /// True while GTK delivers the release of a button.
  public static var isReleasingButton: Bool {
    guard let event = gtk_get_current_event() else { return false }
    defer { gdk_event_free(event) }
    return event.pointee.type == GDK_BUTTON_RELEASE
  }

  /// True while GTK delivers the press of a button.
  public static var isPressingButton: Bool {
    guard let event = gtk_get_current_event() else { return false }
    defer { gdk_event_free(event) }
    return event.pointee.type == GDK_BUTTON_PRESS
  }

  /// True while GTK delivers a key that goes down.
  public static var isPressingKey: Bool {
    guard let event = gtk_get_current_event() else { return false }
    defer { gdk_event_free(event) }
    return event.pointee.type == GDK_KEY_PRESS
  }

  /// The server's time in milliseconds of the event that GTK is delivering; 0 without one.
  public static var currentTime: UInt32 { gtk_get_current_event_time() }
}
