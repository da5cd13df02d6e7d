import CGtk
import GtkBridge
import ScrollModel

/// The user's settings for a widget's screen, as far as lists obey them.
@MainActor final class UserSettings {
  private static let animationsName = "gtk-enable-animations"
  private static let thresholdName = "gtk-dnd-drag-threshold"
  private static let doubleClickName = "gtk-double-click-time"
  /// Milliseconds; what GTK has where nobody set it.
  private static let defaultDoubleClickTime: Int32 = 400
  /// Points; what GTK has where nobody set it.
  private static let defaultThreshold: Int32 = 8

  private var settings: GObjectRef<UnsafeMutablePointer<GtkSettings>>?
  private var connection: UInt = 0

  /// Whether things may move by themselves; off is the reduced-motion setting.
  static func animations(for widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    _tug_integer_setting(gtk_widget_get_settings(widget), animationsName, 1) != 0
      || !Feature.reducedMotion.isOn
  }

  /// Points that a press may travel before it is a drag, 0 or more.
  static func dragThreshold(for widget: UnsafeMutablePointer<GtkWidget>) -> Double {
    let value = _tug_integer_setting(
      gtk_widget_get_settings(widget), thresholdName, defaultThreshold)
    return Double(max(value, 0))
  }

  /// Seconds within which a second click belongs to the first, 0 or more.
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

  /// Follows no settings.
  func stop() {
    if let settings { SignalConnection.disconnect(settings.pointer, connection) }
    settings = nil
    connection = 0
  }
}
