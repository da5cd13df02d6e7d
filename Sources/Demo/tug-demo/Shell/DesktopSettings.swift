import CGtk
import GtkBridge

/// The desktop's settings, where the program's own ones take their place.
@MainActor enum DesktopSettings {
  /// The themes that can be chosen.
  enum Theme: String {
    case light
    case dark
  }

  /// Shows the program in `theme`; nil is the desktop's.
  static func show(_ theme: Theme?) {
    set("gtk-application-prefer-dark-theme", theme.map { $0 == .dark })
  }

  /// Shows motion as far as the desktop does, or none.
  static func show(animations: Bool) { set("gtk-enable-animations", animations ? nil : false) }

  /// The settings that are the program's own now.
  private static var own: Set<String> = []

  /// Sets one for this program; nil gives the desktop's back.
  private static func set(_ name: String, _ value: Bool?) {
    guard let settings = gtk_settings_get_default() else { return }
    guard let value else {
      // A reset makes GTK load its theme again even where no value changes, which takes a seventh of the
      // program's start.
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
