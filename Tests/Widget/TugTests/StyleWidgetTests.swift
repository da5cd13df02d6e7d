import Testing

/// Stylesheets on real widgets, each case in a process of its own.
@Suite(.waitsForPrograms) struct StyleWidgetTests {
  private func expectSuccess(_ name: String, theme: String = "Adwaita") throws {
    let run = try ProbeProcess.run(name, theme: theme)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }

  @Test(
    "Rows and the list follow the theme and the program's stylesheets, at once",
    arguments: [
      "css-nothing", "css-row", "css-row-mirrored", "css-states", "css-selection",
      "css-selection-border", "css-insensitive", "css-heading-and-cell", "css-changed", "css-list",
      "css-measured",
      "css-theme", "css-row-classes", "css-row-classes-measured", "css-row-classes-many",
    ])
  func rows(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "The ring of the focus and the lines between rows are the theme's, where they can be seen",
    arguments: [
      "theme-focus", "theme-faint-focus", "theme-no-focus", "theme-separator", "theme-selection",
    ])
  func marks(_ name: String) throws { try expectSuccess(name) }

  @Test("A theme that changes, one with broken rules, and one that is not there")
  func otherThemes() throws { try expectSuccess("theme-changes", theme: "") }

  @Test("Bars of cell renderers look as in a GtkTreeView, in light and dark")
  func cells() throws {
    for theme in ["Adwaita", "Adwaita:dark"] {
      try expectSuccess("cells-as-in-a-tree-view", theme: theme)
    }
  }

  @Test("A tree model that no cell renderers show is warned of once")
  func blankRows() throws { try expectSuccess("cells-missing") }

  @Test("Markup of rows is shown, and what is none is warned of once")
  func markup() throws {
    let run = try ProbeProcess.run("row-markup")
    #expect(run.ending == .exited(0), "\(run.output)")
    let warnings = run.output.split(separator: "\n").filter {
      $0.contains("is not valid Pango markup")
    }
    #expect(warnings.count == 1 && warnings.first?.contains("<b>bad") == true, "\(run.output)")
  }

  @Test(
    "Headers and footers have grounds, colours and room by stylesheet",
    arguments: [
      "css-header", "css-header-room", "css-header-floor", "css-header-native", "css-header-moved",
      "css-footer", "css-own-colors",
    ])
  func controls(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Words, heights and columns follow the user's text scale, with the next frame",
    arguments: [
      "text-scale-controls", "text-scale-open-header", "text-scale-grid",
      "text-scale-content-width",
    ])
  func textScale(_ name: String) throws { try expectSuccess(name) }
}
