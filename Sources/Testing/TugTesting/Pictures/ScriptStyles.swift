import CairoDrawing
import SceneModel

/// The program's styles and content, which replace the ones that a script names.
///
/// With them a script draws the program's header, footer and rows: the script names a control with
/// the behaviour, and this value supplies the appearance.
package struct ScriptStyles {
  /// The style of the script's header, or `nil` for the style that the script names.
  package var header: (any HeaderStyle)?
  /// The style of the script's footer, or `nil` for the style that the script names.
  package var footer: (any FooterStyle)?
  /// Returns the content of the list, called once per image, or `nil` for numbered rows.
  package var contents: ((Scene) -> SceneContents)?
  /// Whether the numbered rows have titles, details and badges in different combinations.
  package var showsRowParts = false

  /// Creates replacements; `nil` keeps the script's.
  package init(
    header: (any HeaderStyle)? = nil, footer: (any FooterStyle)? = nil,
    contents: ((Scene) -> SceneContents)? = nil
  ) {
    self.header = header
    self.footer = footer
    self.contents = contents
  }
}
