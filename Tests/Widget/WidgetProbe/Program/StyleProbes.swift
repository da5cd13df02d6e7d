import CGtk
import CairoDrawing
import GtkBridge
import SceneModel
import TestSupport
import Tug

/// Stylesheets' rules for a list, its rows, header and footer.
@MainActor let styleProbes = [
  Probe(name: "css-nothing") { cssNothing($0) },
  Probe(name: "css-row") { cssRow($0) },
  Probe(name: "css-row-mirrored") { cssRowMirrored($0) },
  Probe(name: "css-states") { cssStates($0) },
  Probe(name: "css-selection") { cssSelection($0) },
  Probe(name: "css-selection-border") { cssSelectionBorder($0) },
  Probe(name: "css-insensitive") { cssInsensitive($0) },
  Probe(name: "css-heading-and-cell") { cssHeadingAndCell($0) },
  Probe(name: "css-changed") { cssChanged($0) },
  Probe(name: "css-list") { cssList($0) },
  Probe(name: "css-measured") { cssMeasured($0) },
  Probe(name: "css-theme") { cssTheme($0) },
]

/// Red, green and blue of a pixel.
struct Shade: Equatable, CustomStringConvertible {
  let red, green, blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  var description: String { "\(red),\(green),\(blue)" }

  static let red = Shade(255, 0, 0)
  static let green = Shade(0, 255, 0)
  static let blue = Shade(0, 0, 255)
  static let white = Shade(255, 255, 255)
}

/// A stylesheet of the program's, which can be changed.
@MainActor struct Stylesheet {
  private let provider: UnsafeMutablePointer<GtkCssProvider>?

  /// A stylesheet of the program's priority, or of another.
  init(_ css: String = "", priority: Int32 = GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) {
    provider = gtk_css_provider_new()
    gtk_style_context_add_provider_for_screen(
      gdk_screen_get_default(), OpaquePointer(provider), guint(priority))
    set(css)
  }

  func set(_ css: String) { gtk_css_provider_load_from_data(provider, css, -1, nil) }
}

extension TestWindow {
  /// The list's present picture, or nil.
  func picture() -> Pixels? {
    let width = Double(gtk_widget_get_allocated_width(list.widget))
    let height = Double(gtk_widget_get_allocated_height(list.widget))
    guard let canvas = try? Canvas(width: width, height: height) else { return nil }
    gtk_widget_draw(list.widget, canvas.context)
    return try? canvas.pixels()
  }

  /// The colour of one pixel of the list's picture.
  func shade(_ x: Double, _ y: Double) -> Shade? {
    guard let x = Int(exactly: x.rounded()), let y = Int(exactly: y.rounded()) else { return nil }
    return picture()?[x, y].map { Shade($0.red, $0.green, $0.blue) }
  }

  /// Returns whether the list's pixels have a colour in these rows.
  func shows(_ shade: Shade, rows: Range<Int>? = nil) -> Bool {
    guard let picture = picture() else { return false }
    let part = picture.part(columns: 0..<picture.width, rows: rows ?? 0..<picture.height)
    return (0..<part.height).contains { y in
      (0..<part.width).contains { x in
        part[x, y].map { Shade($0.red, $0.green, $0.blue) } == shade
      }
    }
  }
}

/// Without a stylesheet of the program's a list looks as it does by itself.
@MainActor private func cssNothing(_ report: Report) {
  let test = TestWindow()
  test.show()
  report.expect(test.list.rowHeight, is: 56, "row-height")
  let states = [RowState(), RowState(isHovered: true), RowState(isPressed: true)]
  for state in states {
    for (isHeading, isCell) in [(false, false), (true, false), (false, true)] {
      let part = ListPart.row(state, isHeading: isHeading, isCell: isCell)
      report.expect(test.list.peer?.styleNodes?.style(of: part) == nil, "\(part)")
    }
  }
  for state in RefreshState.allCases {
    report.expect(test.list.peer?.styleNodes?.style(of: .header(state)) == nil, "header-\(state)")
  }
  report.expect(test.list.peer?.styleNodes?.style(of: .list) == nil, "list")
}

/// A theme's padding of rows counts for each side, and a program's takes precedence, even where it
/// is 0.
@MainActor private func cssTheme(_ report: Report) {
  let theme = Stylesheet("", priority: GTK_STYLE_PROVIDER_PRIORITY_SETTINGS)
  let test = TestWindow()
  test.show()
  let row = ListPart.row(RowState(), isHeading: false, isCell: false)
  let box = { test.list.peer?.styleNodes?.style(of: row)?.box }
  report.expect(test.list.rowHeight, is: 56, "none")
  func expect(_ wanted: PartBox?, height: Double, _ key: String) {
    Loop.run { box() == wanted && test.list.rowHeight == height }
    report.expect(box(), is: wanted, key)
    report.expect(test.list.rowHeight, is: height, key + "-height")
  }
  theme.set("row { padding: 20px; min-height: 50px; }")
  let space = PartBox(top: 20, right: 20, bottom: 20, left: 20, minimumHeight: 50)
  expect(space, height: 90, "theme")
  theme.set("row { padding-left: 30px; }")
  let left = PartBox(top: 9, right: 12, bottom: 9, left: 30, minimumHeight: 38)
  expect(left, height: 56, "one-side")
  theme.set("row { padding: 20px; }")
  let program = Stylesheet("tuglist > row { padding: 0; min-height: 60px; }")
  expect(PartBox(minimumHeight: 60), height: 60, "program")
  program.set("tuglist > row { padding-top: 3px; }")
  let both = PartBox(top: 3, right: 20, bottom: 20, left: 20, minimumHeight: 38)
  expect(both, height: 61, "both")
  program.set("")
  theme.set("")
  expect(nil, height: 56, "nothing-again")
}

private let loudRow = """
  tuglist > row {
    background-color: rgb(255,0,0); border-bottom: 3px solid rgb(0,255,0);
    color: rgb(0,0,255); padding: 20px 40px 10px 60px; min-height: 70px;
  }
  """

/// Ground, border, colour, padding and the least height of rows.
@MainActor private func cssRow(_ report: Report) {
  _ = Stylesheet(loudRow)
  let test = TestWindow()
  test.show()
  report.expect(test.list.rowHeight, is: 103, "row-height")
  report.expect(test.shade(2, 2), is: .red, "ground")
  report.expect(test.shade(310, 101), is: .green, "border")
  report.expect(test.shade(310, 104), is: .red, "next-row")
  report.expect(test.shows(.blue, rows: 0..<100), "words")
  let words = test.picture()?.part(columns: 0..<320, rows: 0..<100).extent { $0.blue > 100 }
  report.expect((60...66).contains(words?.columns.lowerBound ?? 0), "left")
  // The lines are centred between 20 points above and 13 below.
  let middle = words.map { Double($0.rows.lowerBound + $0.rows.upperBound) / 2 } ?? 0
  report.expect(abs(middle - 55) < 5, "middle \(middle)")
  let usual = test.list.rowHeight
  test.list.rowHeight = 30
  test.settle()
  report.expect(test.shade(2, 2), is: .red, "low-ground")
  report.expect(test.shows(.blue, rows: 0..<30), "low-words")
  test.list.rowHeight = 0
  test.settle()
  report.expect(test.list.rowHeight, is: usual, "row-height-again")
}

/// Left and right are sides of the screen, independent of the text direction.
@MainActor private func cssRowMirrored(_ report: Report) {
  _ = Stylesheet(loudRow + "tuglist > row:dir(rtl) { border-color: rgb(255,0,255); }")
  let test = TestWindow()
  gtk_widget_set_direction(test.list.widget, GTK_TEXT_DIR_RTL)
  test.show()
  let words = test.picture()?.part(columns: 0..<320, rows: 0..<100).extent { $0.blue > 200 }
  report.expect((314 - 40...320 - 40).contains(words?.columns.upperBound ?? 0), "right")
  report.expect(test.shade(310, 101), is: Shade(255, 0, 255), "border")
}

/// Each state of a row and of the list has rules of its own.
@MainActor private func cssStates(_ report: Report) {
  _ = Stylesheet(
    """
    tuglist > row { font-size: 24px; }
    tuglist > row:hover { background-color: rgb(1,0,0); }
    tuglist > row:active { background-color: rgb(2,0,0); }
    tuglist > row:focus { background-image: linear-gradient(rgb(3,0,0), rgb(3,0,0)); }
    tuglist > row:selected { background-color: rgb(4,0,0); color: rgb(0,250,0); }
    tuglist > row:selected:hover { background-color: rgb(5,0,0); }
    tuglist:disabled > row:disabled { background-color: rgb(6,0,0); }
    tuglist > row:backdrop { border-top: 2px solid rgb(7,0,0); }
    """)
  let test = TestWindow()
  test.list.selectionMode = .multiple
  test.show()
  let input = SyntheticInput(on: test.list.widget)
  let y = test.list.rowHeight
  gtk_widget_set_state_flags(test.window, GTK_STATE_FLAG_BACKDROP, 0)
  report.expect(Loop.run { test.shade(300, 1) == Shade(7, 0, 0) }, "backdrop")
  gtk_widget_unset_state_flags(test.window, GTK_STATE_FLAG_BACKDROP)
  report.expect(Loop.run { test.shade(300, 1) == .white }, "no-backdrop")
  input.hover(x: 100, y: y / 2)
  test.settle()
  report.expect(test.shade(300, 5), is: Shade(1, 0, 0), "hover")
  input.touchBegin(x: 100, y: y * 1.5)
  report.expect(Loop.run { test.shade(300, y + 5) == Shade(2, 0, 0) }, "active")
  input.touchCancel(x: 100, y: y * 1.5)
  test.list.select(2..<3)
  test.settle()
  report.expect(test.shade(300, 2 * y + 5), is: Shade(4, 0, 0), "selected")
  report.expect(test.shows(Shade(0, 250, 0)), "selected-words")
  input.hover(x: 100, y: y * 2.5)
  test.settle()
  report.expect(test.shade(300, 2 * y + 5), is: Shade(5, 0, 0), "selected-hover")
  gtk_widget_set_sensitive(test.list.widget, gboolean(false))
  test.settle()
  report.expect(test.shade(300, 3 * y + 5), is: Shade(6, 0, 0), "disabled")
}

/// A selection as everywhere in the theme has the palette's colour, in which its words can be read.
@MainActor private func cssSelection(_ report: Report) {
  let sheet = Stylesheet()
  let test = TestWindow()
  test.list.selectionMode = .single
  test.show()
  test.list.select(0..<1)
  test.settle()
  let usual = test.shade(300, 5)
  // Adwaita's own blue, on which white words are hard to read.
  report.expect(usual != Shade(53, 132, 228) && usual != .white, "usual")
  sheet.set("tuglist > row:selected { background-image: linear-gradient(red, red); }")
  report.expect(Loop.run { test.shade(300, 5) == .red }, "own")
  sheet.set("")
  report.expect(Loop.run { test.shade(300, 5) == usual }, "usual-again")
}

/// A border alone leaves a selected row, and one under the pointer, the list's own ground.
@MainActor private func cssSelectionBorder(_ report: Report) {
  let sheet = Stylesheet()
  let test = TestWindow()
  test.list.selectionMode = .single
  test.show()
  test.list.select(0..<1)
  SyntheticInput(on: test.list.widget).hover(x: 100, y: test.list.rowHeight * 1.5)
  test.settle()
  let y = test.list.rowHeight + 10
  let (selected, hovered) = (test.shade(300, 10), test.shade(300, y))
  report.expect(selected != hovered && hovered != .white, "marks")
  sheet.set("tuglist > row { border-left: 4px solid rgb(0,255,0); border-radius: 8px; }")
  let isDrawn = Loop.run { test.shade(1, 20) == .green && test.shade(1, y + 10) == .green }
  report.expect(isDrawn, "border")
  report.expect(test.shade(300, 10), is: selected, "selected")
  report.expect(test.shade(300, y), is: hovered, "hovered")
  report.expect(test.shade(319, 0), is: .white, "corner")
  report.expect(test.shade(1, 2 * y + 10), is: .green, "other-border")
  sheet.set("tuglist > row:selected { background-color: red; border-left: 4px solid blue; }")
  report.expect(Loop.run { test.shade(300, 10) == .red }, "own-ground")
}

/// A list that cannot be used has pale icons, and its badges do not stand out.
@MainActor private func cssInsensitive(_ report: Report) {
  let test = TestWindow { _ in
    Row(title: "", badge: "12", icon: .named("folder"), isEmphasized: true)
  }
  test.show()
  let width = 320
  func part(_ columns: Range<Int>) -> Pixels? {
    test.picture()?.part(columns: columns, rows: 0..<50)
  }
  func darkest(_ columns: Range<Int>) -> UInt8 {
    guard let part = part(columns) else { return 0 }
    let pixels = (0..<part.height).flatMap { y in (0..<part.width).compactMap { part[$0, y] } }
    return pixels.map { max($0.red, $0.green, $0.blue) }.min() ?? 0
  }
  func hasBlue() -> Bool {
    part(width / 2..<width)?.extent { Int($0.blue) > Int($0.red) + 100 } != nil
  }
  report.expect(hasBlue(), "stands-out")
  let icon = darkest(0..<50)
  report.expect(icon < 230, "icon \(icon)")
  gtk_widget_set_sensitive(test.list.widget, gboolean(false))
  test.settle()
  report.expect(!hasBlue(), "does-not-stand-out")
  // Half of it on white.
  let dimmed = darkest(0..<50)
  report.expect(abs(Int(dimmed) - (Int(icon) + 255) / 2) <= 3, "dimmed \(dimmed)")
  gtk_widget_set_sensitive(test.list.widget, gboolean(true))
  test.settle()
  report.expect(hasBlue() && darkest(0..<50) == icon, "again")
}

/// Headings and cells have classes of their own; a cell's ground is its tile.
@MainActor private func cssHeadingAndCell(_ report: Report) {
  let sheet = Stylesheet("tuglist > row.section { background-color: rgb(255,0,0); }")
  let test = TestWindow()
  test.list.sectionHeaders = [0]
  test.show()
  report.expect(test.shade(300, 5), is: .red, "heading")
  report.expect(test.shade(300, test.list.rowHeight + 5), is: .white, "row")
  test.list.sectionHeaders = []
  test.list.columns = .count(2)
  test.settle()
  let usual = test.list.rowHeight
  sheet.set("tuglist > row.cell { background-color: rgb(0,255,0); padding: 30px; }")
  report.expect(Loop.run { test.list.rowHeight == usual + 44 }, "cell-height")
  test.settle()
  report.expect(test.shade(10, 10), is: .green, "cell")
  report.expect(test.shade(1, 1), is: .white, "beside-the-tile")
}

/// A program's change of a stylesheet is seen with the next frame, without any other event.
@MainActor private func cssChanged(_ report: Report) {
  let sheet = Stylesheet()
  let test = TestWindow()
  test.show()
  test.settle()
  let before = test.list.rowHeight
  sheet.set("tuglist.loud > row { background-color: rgb(255,0,0); min-height: 80px; }")
  let context = gtk_widget_get_style_context(test.list.widget)
  var drawn = test.draws
  gtk_style_context_add_class(context, "loud")
  report.expect(Loop.run { test.draws > drawn }, "class-drawn")
  report.expect(Loop.run { test.shade(2, 2) == .red }, "class")
  report.expect(test.list.rowHeight, is: 98, "class-height")
  drawn = test.draws
  sheet.set("tuglist.loud > row { background-color: rgb(0,255,0); }")
  report.expect(Loop.run { test.draws > drawn && test.shade(2, 2) == .green }, "reloaded")
  report.expect(test.list.rowHeight, is: before, "reloaded-height")
  drawn = test.draws
  gtk_style_context_remove_class(context, "loud")
  report.expect(Loop.run { test.draws > drawn && test.shade(2, 2) == .white }, "class-removed")
  sheet.set("box > tuglist > row { background-color: rgb(0,0,255); }")
  let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
  g_object_ref(test.list.widget.raw)
  gtk_container_remove(test.window.raw.of(GtkContainer.self), test.list.widget)
  gtk_box_pack_start(box?.raw.of(GtkBox.self), test.list.widget, 1, 1, 0)
  g_object_unref(test.list.widget.raw)
  gtk_container_add(test.window.raw.of(GtkContainer.self), box)
  gtk_widget_show_all(test.window)
  report.expect(Loop.run { test.shade(2, 2) == .blue }, "moved")
}

/// Rows of measured heights are measured again where a sheet asks for other room, headings for their
/// own; a named colour that changes is seen.
@MainActor private func cssMeasured(_ report: Report) {
  let sheet = Stylesheet()
  let test = TestWindow(rows: 4)
  test.list.estimatedRowHeight = 50
  test.list.sectionHeaders = [0]
  test.list.selectionMode = .single
  test.show()
  func length() -> Double { test.list.peer?.scene.contentLength ?? 0 }
  let usual = length()
  sheet.set("tuglist > row.section { padding: 40px 12px; }")
  report.expect(Loop.run { length() == usual + 62 }, "heading \(usual) \(length())")
  sheet.set("tuglist > row { padding: 19px 60px; }")
  report.expect(Loop.run { length() == usual + 80 }, "rows \(length())")
  test.list.select(1..<2)
  sheet.set("@define-color theme_selected_bg_color rgb(100,0,0);")
  let y = test.list.rowHeight * 1.5
  report.expect(Loop.run { test.shade(2, y) == Shade(100, 0, 0) }, "named-colour")
}

/// The list's own ground, colour, least size and border.
@MainActor private func cssList(_ report: Report) {
  let sheet = Stylesheet(
    """
    window { background-color: rgb(0,0,255); }
    tuglist { background-color: rgb(255,0,0); color: rgb(0,255,0); min-width: 333px;
      min-height: 444px; }
    """)
  let test = TestWindow()
  test.show()
  report.expect(test.shade(2, 2), is: .red, "ground")
  report.expect(test.shows(.green), "words")
  var (least, natural): (gint, gint) = (0, 0)
  gtk_widget_get_preferred_width(test.list.widget, &least, &natural)
  report.expect(least, is: 333, "width")
  gtk_widget_get_preferred_height(test.list.widget, &least, &natural)
  report.expect(least, is: 444, "height")
  sheet.set("tuglist { background-image: linear-gradient(rgb(9,9,9), rgb(9,9,9)); }")
  report.expect(Loop.run { test.shade(2, 2) == Shade(9, 9, 9) }, "image")
  sheet.set("tuglist { background: none; border: 4px solid rgb(0,0,255); }")
  report.expect(Loop.run { test.picture()?[100, 8]?.alpha == 0 }, "seen-through")
  report.expect(test.shade(100, 2), is: .blue, "border")
}
