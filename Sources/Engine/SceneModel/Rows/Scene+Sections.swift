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
    stickyHeading { row in
      let (start, length) = rowFrame(row)
      return (start, start + length)
    }
  }

  /// Returns the heading that sticks if `range` returns where each row is drawn, from its start to its
  /// end.
  func stickyHeading(
    among range: (Int) -> (start: Double, end: Double)
  ) -> StickyHeading? {
    guard !sections.isEmpty, columns == 1, ownContentLength == nil else { return nil }
    if axis.beginsAtEnd {
      let line = container.viewportLength - coveredLength(at: .bottom)
      let next = layout.firstSection { range($0).end > line }
      guard next < sections.count else { return nil }
      let row = sections[next]
      let length = rows.height(of: row)
      let start = next > 0 ? range(sections[next - 1]).end : range(0).start
      return StickyHeading(row: row, start: max(line - length, start), length: length)
    }
    let line = coveredLength
    let next = layout.firstSection { range($0).start >= line }
    guard next > 0 else { return nil }
    let row = sections[next - 1]
    let length = rows.height(of: row)
    let end = next < sections.count ? range(sections[next]).start : range(rowCount - 1).end
    return StickyHeading(row: row, start: min(line, end - length), length: length)
  }

  /// The insets and the heading above row `index`, which cover rows of a list that is scrolled to
  /// it.
  func inset(coveringRow index: Int) -> EdgeInsets {
    var inset = container.contentInset
    inset[axis.beginsAtEnd ? .bottom : .top] +=
      layout.headingLength(overRow: index, isAfter: axis.beginsAtEnd)
    return inset
  }

  /// Returns the rectangle of a heading that sticks in view.
  package func frame(of heading: StickyHeading) -> Frame {
    frame(ofRow: heading.row, start: heading.start, length: heading.length)
  }

  /// The row and rectangle of the heading that sticks in view, or `nil` if there is none.
  public var stickyRow: (row: Int, frame: Frame)? {
    stickyHeading.map { ($0.row, frame(of: $0)) }
  }
}
