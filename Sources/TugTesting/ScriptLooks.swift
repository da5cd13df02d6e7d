public import CairoDrawing
public import ListModel

/// Looks that stand in place of those that a script's words mean.
///
/// With them a program's own header, footer and rows are drawn by a script: the script names the
/// control whose behaviour it has, and the looks are the program's.
public struct ScriptLooks {
  /// The looks of whatever header the script has; nil leaves those of its name.
  public var header: (any HeaderStyle)?
  /// The looks of whatever footer the script has; nil leaves those of its name.
  public var footer: (any FooterStyle)?
  /// What the list shows, asked once for each picture; nil is numbered rows.
  public var contents: ((ListScene) -> SceneContents)?

  /// The looks of the script's own words.
  public init(
    header: (any HeaderStyle)? = nil, footer: (any FooterStyle)? = nil,
    contents: ((ListScene) -> SceneContents)? = nil
  ) {
    self.header = header
    self.footer = footer
    self.contents = contents
  }
}
