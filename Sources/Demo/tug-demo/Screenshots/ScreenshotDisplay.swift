import CGtk
import Glibc
import GtkBridge
import Replay
import Translations

/// Sets up the display so that pictures are the same in each run.
@MainActor enum ScreenshotDisplay {
  private static let themeVariable = "GTK_THEME"
  private static let scaleVariable = "GDK_SCALE"

  /// Opens the display.
  ///
  /// Uses the given theme, pixels per point, language and text direction. Values that are `nil`
  /// keep the user's settings.
  static func open(
    theme: Script.Theme?, scale: Int?, language: Language?, isRightToLeft: Bool?
  ) throws(ScreenshotFailure) {
    g_set_prgname(Application.identifier)
    g_set_application_name("Tug")
    // GTK reads these variables when it opens the display. The scale makes its own drawing sharp,
    // if the display server leaves scaling to clients.
    let (userTheme, userScale) = (variable(themeVariable), variable(scaleVariable))
    if let scale { setenv(scaleVariable, "\(scale)", 1) }
    if let theme, let name = userTheme, !name.isEmpty {
      let plain = name.split(separator: ":").first.map(String.init) ?? name
      setenv(themeVariable, theme == .dark ? "\(plain):dark" : plain, 1)
    }
    guard gtk_init_check(nil, nil).isTrue else {
      throw ScreenshotFailure("there is no display to open the window on")
    }
    if let theme { set("gtk-application-prefer-dark-theme", theme == .dark) }
    // Animations of GTK would make pictures differ.
    set("gtk-enable-animations", false)
    // GTK has read the variables, so restore the user's values, which a page shows.
    set(themeVariable, to: userTheme)
    set(scaleVariable, to: userScale)
    Texts.show(in: language)
    if let isRightToLeft { WritingDirection.turn(isRightToLeft: isRightToLeft) }
  }

  /// The display's number of pixels per point.
  static var scale: Int {
    guard let display = gdk_display_get_default(),
      let monitor = gdk_display_get_primary_monitor(display) ?? gdk_display_get_monitor(display, 0)
    else { return 1 }
    return max(Int(gdk_monitor_get_scale_factor(monitor)), 1)
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func set(_ variable: String, to value: String?) {
    if let value { setenv(variable, value, 1) } else { unsetenv(variable) }
  }

  private static func set(_ name: String, _ isOn: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, g_type_from_name("gboolean"))
    g_value_set_boolean(&value, gboolean(isOn))
    g_object_set_property(settings.raw.of(GObject.self), name, &value)
    g_value_unset(&value)
  }
}
