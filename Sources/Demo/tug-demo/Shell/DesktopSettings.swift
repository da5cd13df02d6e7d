import CGtk
import GtkBridge

/// Overrides the desktop's settings for this program.
@MainActor enum DesktopSettings {
  /// The themes that the user can choose.
  enum Theme: String {
    case light
    case dark
  }

  /// Uses `theme` for the program, or the desktop's theme if it is `nil`.
  static func show(_ theme: Theme?) {
    set("gtk-application-prefer-dark-theme", theme.map { $0 == .dark })
  }

  /// Follows the desktop's setting for animations, or turns animations off.
  static func show(animations: Bool) { set("gtk-enable-animations", animations ? nil : false) }

  /// Whether windows only have the close button of the desktop's buttons.
  ///
  /// In a window of a phone's width, the others would leave no space for the page's buttons.
  static var hasOnlyClose = false {
    didSet {
      guard hasOnlyClose != oldValue, let settings = gtk_settings_get_default() else { return }
      let name = "gtk-decoration-layout"
      guard hasOnlyClose else { return gtk_settings_reset_property(settings, name) }
      let object = UnsafeMutableRawPointer(settings).of(GObject.self)
      GValue.pass("") { value in
        g_object_get_property(object, name, &value)
        let layout = g_value_get_string(&value).map { String(cString: $0) } ?? ""
        g_value_set_string(&value, onlyClose(layout))
        g_object_set_property(object, name, &value)
      }
    }
  }

  /// Returns a layout of a window's buttons, such as `menu:minimize,close`, without the buttons that
  /// change its size.
  static func onlyClose(_ layout: String) -> String {
    layout.split(separator: ":", omittingEmptySubsequences: false).map { side in
      side.split(separator: ",").filter { $0 != "minimize" && $0 != "maximize" }
        .joined(separator: ",")
    }.joined(separator: ":")
  }

  /// The names of the settings that are overridden.
  private static var own: Set<String> = []

  /// Overrides a setting for this program, or restores the desktop's value if `value` is `nil`.
  private static func set(_ name: String, _ value: Bool?) {
    guard let settings = gtk_settings_get_default() else { return }
    guard let value else {
      // A reset makes GTK reload its theme even if no value changes, which takes a seventh of the
      // program's start time. So reset only settings that were overridden.
      if own.remove(name) != nil { gtk_settings_reset_property(settings, name) }
      return
    }
    own.insert(name)
    var content = GValue()
    g_value_init(&content, GType(5 << 2))
    g_value_set_boolean(&content, gboolean(value))
    g_object_set_property(UnsafeMutableRawPointer(settings).of(GObject.self), name, &content)
    g_value_unset(&content)
  }
}
