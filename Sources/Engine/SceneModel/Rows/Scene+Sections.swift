import ScrollModel

/// Sections: rows that are headings; the heading of the visible rows stays in view.
extension Scene {
  /// A heading that is held in view, along the axis in points from the viewport's start.
  public struct StickyHeading: Equatable, Sendable {
    /// Its row.
    public let row: Int
    /// Its start.
    public let start: Double
    /// Its length.
    public let length: Double

    func contains(_ position: Double) -> Bool { position >= start && position < start + length }
  }

  /// The heading that is held below what covers the list's start, away from the place of its row; nil where none is.
  ///
  /// The next heading, and the end of the rows, push it out. A grid has none.
  public var stickyHeading: StickyHeading? {
    guard !sections.isEmpty, columns == 1, ownContentLength == nil else { return nil }
    let line = coveredLength
    let next = layout.firstSection { rowFrame($0).y >= line }
    guard next > 0 else { return nil }
    let row = sections[next - 1]
    let length = rows.height(of: row)
    let end =
      next < sections.count ? rowFrame(sections[next]).y : blocks.top + rows.total - contentOffset
    return StickyHeading(row: row, start: min(line, end - length), length: length)
  }

  /// The rectangle of the heading that is held in view; nil where none is.
  public var stickyRow: (row: Int, frame: Frame)? {
    guard let heading = stickyHeading else { return nil }
    return (
      heading.row, frame(ofRow: heading.row, start: heading.start, length: heading.length)
    )
  }
}
