import ScrollModel

/// Sections, whose headings are rows.
///
/// The heading of the visible rows sticks to the viewport's start.
extension Scene {
  /// A heading that sticks in view.
  ///
  /// Positions are points along the axis from the viewport's start.
  public struct StickyHeading: Equatable, Sendable {
    /// The row of the heading.
    public let row: Int
    /// The start of the heading.
    public let start: Double
    /// The length of the heading.
    public let length: Double

    func contains(_ position: Double) -> Bool { position >= start && position < start + length }
  }

  /// The heading that sticks below the covered start of the list, away from its row's position, or
  /// `nil` if there is none.
  ///
  /// The next heading, and the end of the rows, push it out. In a grid headings do not stick.
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

  /// The row and rectangle of the heading that sticks in view, or `nil` if there is none.
  public var stickyRow: (row: Int, frame: Frame)? {
    guard let heading = stickyHeading else { return nil }
    return (
      heading.row, frame(ofRow: heading.row, start: heading.start, length: heading.length)
    )
  }
}
