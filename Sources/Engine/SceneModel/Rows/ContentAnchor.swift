/// A position in the content that stays at an edge when rows, heights or blocks change.
struct ContentAnchor: Equatable, Sendable {
  /// An edge in the content.
  enum Edge: Equatable, Sendable {
    /// The start of the content.
    case contentStart
    /// The end of the block before the rows, or before the content that replaces them.
    case bodyStart
    /// The start of a row.
    case start(row: Int)
    /// The end of a row's line.
    case end(row: Int)
    /// The end of the last line of rows, or of the content that replaces the rows.
    case bodyEnd
    /// The end of the content.
    case contentEnd
  }

  private(set) var edge: Edge
  /// The place of the edge in the content at the last update, in points.
  private var edgePlace: Double
  /// The position in the content, in points.
  ///
  /// It moves by exactly as much as the edge, so a change that leaves the edge alone does not round
  /// it.
  var position: Double

  /// Creates an anchor for `position` at `edge`.
  init(_ position: Double, at edge: Edge, in layout: RowLayout) {
    self.edge = edge
    self.position = position
    edgePlace = layout.place(of: edge)
  }

  /// The row that the anchor is at, or `nil` if it is at an edge of the content.
  var row: Int? {
    switch edge {
    case .start(let row), .end(let row): row
    default: nil
    }
  }

  /// Whether the position is after the edge.
  var isAfterEdge: Bool { position > edgePlace }

  /// Moves the position with its edge to the place that the edge now has.
  mutating func update(in layout: RowLayout) {
    let place = layout.place(of: edge)
    position += place - edgePlace
    edgePlace = place
  }

  /// Returns the anchor at the index that its row has after `shift`, or `nil` if its row is removed.
  func following(_ shift: RowShift) -> ContentAnchor? {
    guard let row else { return self }
    guard let new = shift.row(row) else { return nil }
    var anchor = self
    if case .start = edge { anchor.edge = .start(row: new) } else { anchor.edge = .end(row: new) }
    return anchor
  }
}

extension RowLayout {
  /// Returns the place of `edge` in the content, in points.
  ///
  /// An edge of a row that does not exist is at the end of the rows.
  func place(of edge: ContentAnchor.Edge) -> Double {
    switch edge {
    case .contentStart: 0
    case .bodyStart: blocks.top
    case .start(let row): row < count ? start(ofRow: row) : rowsEnd
    case .end(let row): row < count ? end(ofRow: row) : rowsEnd
    case .bodyEnd: length - blocks.bottom
    case .contentEnd: length
    }
  }
}
