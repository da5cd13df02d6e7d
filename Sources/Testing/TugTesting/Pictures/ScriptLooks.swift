public import CairoDrawing
public import SceneModel

/// Looks in place of those that a script names.
///
/// With them a script draws a program's own header, footer and rows: it names the control whose
/// behaviour it has, and the looks are the program's.
public struct ScriptLooks {
  /// The looks of the script's header, whatever its name; nil for those of the name.
  public var header: (any HeaderStyle)?
  /// The looks of the script's footer, whatever its name; nil for those of the name.
  public var footer: (any FooterStyle)?
  /// The content of the list, asked for once in each picture; nil is numbered rows.
  public var contents: ((Scene) -> SceneContents)?
  /// The numbered rows have titles, details and badges of their own.
  public var showsRowParts = false

  /// The looks that the script names.
  public init(
    header: (any HeaderStyle)? = nil, footer: (any FooterStyle)? = nil,
    contents: ((Scene) -> SceneContents)? = nil
  ) {
    self.header = header
    self.footer = footer
    self.contents = contents
  }
}
