import ScrollModel

/// Sections, whose headings are rows.
///
/// The heading of the visible rows sticks to the viewport's start. In a list that begins at its end,
/// such as a conversation, a heading is after its rows, and sticks to the viewport's end: either way
/// it is above its rows.
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

  /// The heading that sticks away from its row's position, next to the covered part of the viewport,
  /// or `nil` if there is none.
  ///
  /// The adjacent heading, and the end of the rows, push it out. In a grid headings do not stick.
  public var stickyHeading: StickyHeading? {
    guard !sections.isEmpty, columns == 1, ownContentLength == nil else { return nil }
    return axis.beginsAtEnd ? stickyHeadingAtEnd : stickyHeadingAtStart
  }

  private var stickyHeadingAtStart: StickyHeading? {
    let line = coveredLength
    let next = layout.firstSection { rowFrame($0).y >= line }
    guard next > 0 else { return nil }
    let row = sections[next - 1]
    let length = rows.height(of: row)
    let end =
      next < sections.count ? rowFrame(sections[next]).y : blocks.top + rows.total - contentOffset
    return StickyHeading(row: row, start: min(line, end - length), length: length)
  }

  private var stickyHeadingAtEnd: StickyHeading? {
    func end(of row: Int) -> Double {
      let (start, length) = rowFrame(row)
      return start + length
    }
    let line = container.viewportLength - coveredLength(at: .bottom)
    let next = layout.firstSection { end(of: $0) > line }
    guard next < sections.count else { return nil }
    let row = sections[next]
    let length = rows.height(of: row)
    let start = next > 0 ? end(of: sections[next - 1]) : blocks.top - contentOffset
    return StickyHeading(row: row, start: max(line - length, start), length: length)
  }

  /// The insets and the heading above row `index`, which cover rows of a list that is scrolled to
  /// it.
  func inset(coveringRow index: Int) -> EdgeInsets {
    var inset = container.contentInset
    inset[axis.beginsAtEnd ? .bottom : .top] +=
      layout.headingLength(overRow: index, isAfter: axis.beginsAtEnd)
    return inset
  }

  /// The row and rectangle of the heading that sticks in view, or `nil` if there is none.
  public var stickyRow: (row: Int, frame: Frame)? {
    guard let heading = stickyHeading else { return nil }
    return (
      heading.row, frame(ofRow: heading.row, start: heading.start, length: heading.length)
    )
  }
}
