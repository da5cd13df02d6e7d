import Testing

/// Stylesheets on real widgets, each case in a process of its own.
@Suite(.waitsForPrograms) struct StyleWidgetTests {
  private func expectSuccess(_ name: String, theme: String = "Adwaita") throws {
    let run = try ProbeProcess.run(name, theme: theme)
    #expect(run.ending == .exited(0), "\(name):\n\(run.output)")
  }

  @Test(
    "Rows and lists follow theme and stylesheets immediately",
    arguments: [
      "css-nothing", "css-row", "css-row-mirrored", "css-states", "css-selection",
      "css-selection-border", "css-insensitive", "css-heading-and-cell", "css-changed", "css-list",
      "css-measured",
      "css-theme", "css-row-classes", "css-row-classes-measured", "css-row-classes-many",
    ])
  func rows(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Focus ring and separators follow the theme if visible",
    arguments: [
      "theme-focus", "theme-faint-focus", "theme-no-focus", "theme-separator", "theme-selection",
    ])
  func marks(_ name: String) throws { try expectSuccess(name) }

  @Test("A changing, broken or missing theme is handled")
  func otherThemes() throws { try expectSuccess("theme-changes", theme: "") }

  @Test("Cell renderers look as in a GtkTreeView")
  func cells() throws {
    for theme in ["Adwaita", "Adwaita:dark"] {
      try expectSuccess("cells-as-in-a-tree-view", theme: theme)
    }
  }

  @Test("A tree model without cell renderers warns once")
  func blankRows() throws { try expectSuccess("cells-missing") }

  @Test("Row markup is shown; invalid markup warns once")
  func markup() throws {
    let run = try ProbeProcess.run("row-markup")
    #expect(run.ending == .exited(0), "\(run.output)")
    let warnings = run.output.split(separator: "\n").filter {
      $0.contains("is not valid Pango markup")
    }
    #expect(warnings.count == 1 && warnings.first?.contains("<b>bad") == true, "\(run.output)")
  }

  @Test(
    "Stylesheets set background, colours and padding of controls",
    arguments: [
      "css-header", "css-header-room", "css-header-floor", "css-header-native", "css-header-moved",
      "css-footer", "css-own-colors",
    ])
  func controls(_ name: String) throws { try expectSuccess(name) }

  @Test(
    "Texts, heights and columns follow the text scale",
    arguments: [
      "text-scale-controls", "text-scale-open-header", "text-scale-grid",
      "text-scale-content-width",
    ])
  func textScale(_ name: String) throws { try expectSuccess(name) }
}
