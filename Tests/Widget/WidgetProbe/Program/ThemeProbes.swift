import CGtk
import CairoDrawing
import Glibc
import GtkBridge
import SceneModel
import TestSupport
import Tug

/// A list's use of the theme other than colours, and broken themes.
@MainActor let themeProbes = [
  Probe(name: "theme-focus") { focus($0) },
  Probe(name: "theme-faint-focus") { faintFocus($0) },
  Probe(name: "theme-no-focus") { noFocus($0) },
  Probe(name: "theme-separator") { separator($0) },
  Probe(name: "theme-selection") { selection($0) },
  Probe(name: "theme-changes") { changes($0) },
]

extension TestWindow {
  /// Shows the window with the focus on the second row.
  fileprivate func showFocused() {
    show()
    gtk_widget_grab_focus(list.widget)
    let input = SyntheticInput(on: list.widget)
    input.key(GDK_KEY_Down)
    input.key(GDK_KEY_Down)
    settle()
  }

  /// The middle of the second row's edge, `distance` points from its start.
  fileprivate func edge(_ distance: Double) -> Shade? { shade(distance, 1.5 * list.rowHeight) }
}

extension Shade {
  fileprivate var color: Color { Color(rgb: Double(red), Double(green), Double(blue)) }
}

/// The outline of a row that has the focus is drawn as the sheet says, and follows it.
@MainActor private func focus(_ report: Report) {
  let sheet = Stylesheet(
    "tuglist > row:focus { outline: 4px solid #ff0000; outline-offset: -4px; }")
  let test = TestWindow()
  test.stopAnimations()
  test.showFocused()
  report.expect(test.edge(2), is: .red, "outline")
  report.expect(test.edge(5), is: .white, "inside")
  sheet.set("tuglist > row:focus { outline: 4px solid #0000ff; outline-offset: -10px; }")
  report.expect(Loop.run { test.edge(8) == .blue }, "changed")
  report.expect(test.edge(2), is: .white, "offset")
}

/// An outline that is too faint to be seen is drawn in a stronger colour, without frames on end.
@MainActor private func faintFocus(_ report: Report) {
  let sheet = Stylesheet(
    "tuglist > row { outline: 4px solid rgba(255,0,0,0.1); outline-offset: -4px; }")
  let test = TestWindow()
  test.stopAnimations()
  test.list.selectionMode = .single
  test.showFocused()
  for state in ["selected", "unselected"] {
    let (ring, ground) = (test.edge(2)?.color, test.edge(6)?.color)
    report.expect(ground.flatMap { ring?.contrast(with: $0) } ?? 0 >= 3, "contrast-\(state)")
    test.list.deselectAll()
    test.settle()
  }
  Loop.run(milliseconds: 300)
  let drawn = test.draws
  Loop.run(milliseconds: 300)
  report.expect(test.draws, is: drawn, "rests")
  sheet.set("tuglist > row { outline: 4px solid #00ff00; outline-offset: -4px; }")
  report.expect(Loop.run { test.edge(2)?.green ?? 0 > 100 && test.edge(2)?.red == 0 }, "changed")
}

/// If a stylesheet removes the outline, the list draws a ring.
@MainActor private func noFocus(_ report: Report) {
  _ = Stylesheet("tuglist > row { outline: none; }")
  let test = TestWindow()
  test.stopAnimations()
  test.showFocused()
  let (ring, ground) = (test.edge(3)?.color, test.edge(8)?.color)
  report.expect(ground.flatMap { ring?.contrast(with: $0) } ?? 0 >= 3, "own-ring")
}

/// The lines between rows have the colour of separators, and follow it.
@MainActor private func separator(_ report: Report) {
  let sheet = Stylesheet("tuglist > separator.horizontal { background-color: #ff0000; }")
  let test = TestWindow()
  test.stopAnimations()
  test.show()
  let line = test.list.rowHeight - 0.6
  report.expect(test.shade(160, line.rounded(.down)), is: .red, "line")
  sheet.set("tuglist > separator { background-color: rgb(0,0,255); }")
  report.expect(Loop.run { test.shade(160, line.rounded(.down)) == .blue }, "changed")
  sheet.set("tuglist > separator { background-color: transparent; background-image: none; }")
  report.expect(
    Loop.run { test.shade(160, line.rounded(.down)).map { $0.red > 200 && $0 != .white } ?? false },
    "own-line")
}

/// A selection has the theme's colour where its words have a contrast of 4.5 to 1 on it, and one that has
/// it where they have not.
@MainActor private func selection(_ report: Report) {
  let sheet = Stylesheet("", priority: GTK_STYLE_PROVIDER_PRIORITY_SETTINGS)
  let test = TestWindow()
  test.stopAnimations()
  test.list.selectionMode = .single
  test.show()
  test.list.select(1..<2)
  for (color, isKept) in [("0,80,160", true), ("255,180,90", false), ("118,118,118", true)] {
    let parts = color.split(separator: ",").compactMap { UInt8($0) }
    let wanted = Shade(parts[0], parts[1], parts[2])
    sheet.set(
      "@define-color theme_selected_bg_color rgb(\(color));"
        + "@define-color theme_unfocused_selected_bg_color rgb(\(color));"
        + "@define-color theme_selected_fg_color white;"
        + "@define-color theme_unfocused_selected_fg_color white;"
        + "tuglist > row:selected { background-color: rgb(\(color)); color: white; }")
    if isKept {
      report.expect(Loop.run { test.edge(4) == wanted }, "kept \(color)")
    } else {
      report.expect(
        Loop.run {
          test.edge(4).map { $0 != wanted && $0.color.contrast(with: Shade.white.color) >= 4.5 }
            ?? false
        }, "fallback \(color)")
    }
  }
}

/// The list follows the name of the theme, at once and without a fault, whatever the theme is.
@MainActor private func changes(_ report: Report) {
  let folder = "\(String(cString: g_get_user_data_dir()))/themes/Broken/gtk-3.0"
  let file = "\(folder)/gtk.css"
  g_mkdir_with_parents(folder, 0o700)
  let rules = "* { color: ; } row { background-color: red; padding: -3px %%% } } { @define-color"
  report.expect(g_file_set_contents(file, rules, -1, nil).isTrue, "theme-file")
  defer { unlink(file) }
  let test = TestWindow()
  test.stopAnimations()
  test.list.selectionMode = .single
  test.show()
  test.list.select(1..<2)
  func use(_ name: String) {
    var value = GValue()
    g_value_init(&value, g_type_from_name("gchararray"))
    g_value_set_string(&value, name)
    g_object_set_property(
      gtk_settings_get_default()?.raw.of(GObject.self), "gtk-theme-name", &value)
    g_value_unset(&value)
  }
  use("Adwaita")
  test.settle()
  let first = test.edge(4)
  report.expect(first != .white, "first")
  use("HighContrast")
  // High contrast's own colour: words have 5.3 to 1 on it.
  report.expect(Loop.run { test.edge(4) == Shade(27, 106, 203) }, "other")
  for name in ["Broken", "no such theme", ""] {
    use(name)
    Loop.run(milliseconds: 100)
    test.list.scrollToRow(0, animated: false)
    report.expect(test.picture() != nil, "drawn by \(name)")
  }
  use("Adwaita")
  report.expect(Loop.run { test.edge(4) == first }, "again")
}
