import CGtk

/// Fields that every kind of event has.
@MainActor public enum EventFields {
  /// The physical device of an event, or the logical one where that is not known.
  static func sourceDevice<Event>(of event: UnsafeMutablePointer<Event>) -> OpaquePointer? {
    event.withMemoryRebound(to: GdkEvent.self, capacity: 1) {
      gdk_event_get_source_device($0) ?? gdk_event_get_device($0)
    }
  }

  /// The server's time in milliseconds of the event that GTK is delivering; 0 without one.
  public static var currentTime: UInt32 { gtk_get_current_event_time() }
}
