import CGtk
import GtkBridge

/// The user's settings that lists and bins follow, for the screen of a widget.
@MainActor final class UserSettings {
  private static let animationsName = "gtk-enable-animations"
  private static let thresholdName = "gtk-dnd-drag-threshold"
  private static let doubleClickName = "gtk-double-click-time"
  /// GTK's default double click time in milliseconds.
  private static let defaultDoubleClickTime: Int32 = 400
  /// GTK's default drag threshold in points.
  private static let defaultThreshold: Int32 = 8

  private var settings: GObjectRef<UnsafeMutablePointer<GtkSettings>>?
  private var connection: UInt = 0

  /// Returns whether animations are on.
  ///
  /// Reduced motion turns them off.
  static func animations(for widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    _tug_integer_setting(gtk_widget_get_settings(widget), animationsName, 1) != 0
  }

  /// Returns the distance in points that a press may move before it becomes a drag, 0 or more.
  static func dragThreshold(for widget: UnsafeMutablePointer<GtkWidget>) -> Double {
    let value = _tug_integer_setting(
      gtk_widget_get_settings(widget), thresholdName, defaultThreshold)
    return Double(max(value, 0))
  }

  /// Returns the maximum time in seconds between the clicks of a double click, 0 or more.
  static func doubleClickTime(for widget: UnsafeMutablePointer<GtkWidget>) -> Double {
    let value = _tug_integer_setting(
      gtk_widget_get_settings(widget), doubleClickName, defaultDoubleClickTime)
    return Double(max(value, 0)) / 1000
  }

  /// Calls `changed` when animations are turned on or off for the screen of `widget`.
  func watch(
    _ widget: UnsafeMutablePointer<GtkWidget>, changed: @escaping @MainActor () -> Void
  ) {
    stop()
    guard let pointer = gtk_widget_get_settings(widget) else { return }
    settings = GObjectRef(retaining: pointer)
    connection = SignalConnection.connect(
      pointer, "notify::\(Self.animationsName)", pointer: { _ in changed() })
  }

  /// Stops following the settings.
  func stop() {
    if let settings { SignalConnection.disconnect(settings.pointer, connection) }
    settings = nil
    connection = 0
  }
}
