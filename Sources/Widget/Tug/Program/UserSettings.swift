import CGtk
import GtkBridge

/// The user's settings for a widget's screen that lists follow.
@MainActor final class UserSettings {
  private static let animationsName = "gtk-enable-animations"
  private static let thresholdName = "gtk-dnd-drag-threshold"
  private static let doubleClickName = "gtk-double-click-time"
  /// GTK's default in milliseconds.
  private static let defaultDoubleClickTime: Int32 = 400
  /// GTK's default in points.
  private static let defaultThreshold: Int32 = 8

  private var settings: GObjectRef<UnsafeMutablePointer<GtkSettings>>?
  private var connection: UInt = 0

  /// True where animations are on; off is the reduced-motion setting.
  static func animations(for widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    _tug_integer_setting(gtk_widget_get_settings(widget), animationsName, 1) != 0
  }

  /// The points that a press may travel before it is a drag, 0 or more.
  static func dragThreshold(for widget: UnsafeMutablePointer<GtkWidget>) -> Double {
    let value = _tug_integer_setting(
      gtk_widget_get_settings(widget), thresholdName, defaultThreshold)
    return Double(max(value, 0))
  }

  /// The seconds within which a second click makes a double click, 0 or more.
  static func doubleClickTime(for widget: UnsafeMutablePointer<GtkWidget>) -> Double {
    let value = _tug_integer_setting(
      gtk_widget_get_settings(widget), doubleClickName, defaultDoubleClickTime)
    return Double(max(value, 0)) / 1000
  }

  /// Calls `changed` when the animations are switched on or off where `widget` is shown.
  func follow(
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
