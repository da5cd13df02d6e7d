import ScrollModel

/// Sections: rows that are headings, of which the one above what is seen stays in view.
extension ListScene {
  /// A heading that is held in view, along the axis in points from the viewport's start.
  public struct StickyHeading: Equatable, Sendable {
    /// Its row.
    public let row: Int
    /// Where it begins.
    public let start: Double
    /// How long it is.
    public let length: Double

    func contains(_ position: Double) -> Bool { position >= start && position < start + length }
  }

  /// The heading that is not where its row is, since it is held below the insets; nil where none is.
  ///
  /// The next heading, and the end of the rows, push it out. A grid has none.
  public var stickyHeading: StickyHeading? {
    guard !sections.isEmpty, columns == 1, ownContentLength == nil else { return nil }
    let line = stickyInset.top
    let next = firstSection { rowFrame($0).y >= line }
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

  /// Whether row `index` is the heading of a section.
  public func isHeading(_ index: Int) -> Bool {
    let place = firstSection { $0 >= index }
    return place < sections.count && sections[place] == index
  }

  /// The length of the heading that would be held over row `index`, in points; 0 for a heading, and
  /// without sections.
  func headingLength(overRow index: Int) -> Double {
    guard !sections.isEmpty, columns == 1 else { return 0 }
    let next = firstSection { $0 > index }
    guard next > 0, sections[next - 1] != index else { return 0 }
    return rows.height(of: sections[next - 1])
  }

  /// The first place in `sections` from which on `holds` is true.
  private func firstSection(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(sections[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Takes other headings, in any order.
  mutating func setSections(_ rows: [Int]) {
    sections = Set(rows).sorted()
  }

  /// Rows came in, or went away where `count` is negative: headings go along with their rows.
  mutating func sectionsFollow(at index: Int, count: Int) {
    guard !sections.isEmpty else { return }
    if count < 0 {
      let removed = index..<(index - count)
      sections.removeAll { removed.contains($0) }
    }
    for place in firstSection(where: { $0 >= index })..<sections.count {
      sections[place] += count
    }
  }
}
