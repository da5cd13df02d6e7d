import ScrollModel

/// Bringing rows and parts of the content into view.
extension Scene {
  /// The offset that shows `length` points of content from `start` on at `position`, inside the
  /// range; `from` is the list's offset, or the one it is on its way to.
  public func offset(
    showing start: Double, length: Double, at position: RowPosition, from base: Double? = nil
  ) -> Double {
    offset(showing: start, length: length, at: position, from: base, covered: 0)
  }

  /// The same offset where a heading covers `covered` points below the insets.
  private func offset(
    showing start: Double, length: Double, at position: RowPosition, from base: Double?,
    covered: Double
  ) -> Double {
    var inset = container.contentInset
    inset.top += covered
    let base = base ?? container.contentOffset
    let visible = container.viewportLength - inset.top - inset.bottom
    let atTop = start - inset.top
    let atBottom = start + length + inset.bottom - container.viewportLength
    let offset =
      switch position {
      case .top: atTop
      case .bottom: atBottom
      case .middle: start - inset.top - (visible - length) / 2
      // A range higher than the viewport is in view where it fills the viewport.
      case .nearest: min(max(base, min(atTop, atBottom)), max(atTop, atBottom))
      }
    return min(max(offset, container.minimumOffset), container.maximumOffset)
  }

  /// The offset that shows `row` at `position`, inside the range.
  ///
  /// The first and the last row are shown with the block before or after them.
  public func offset(showing row: Int, at position: RowPosition, from base: Double? = nil) -> Double
  {
    let line = row / columns
    var start = contentStart(ofRow: row)
    var end = start + layout.length(ofRow: row)
    if line == 0, position == .nearest { start = 0 }
    if line == rows.count - 1, position == .nearest { end = contentLength }
    let isHigh = end - start > container.viewportLength
    if isHigh { start = contentStart(ofRow: row) }
    if isHigh { end = start + layout.length(ofRow: row) }
    return offset(
      showing: start, length: end - start, at: position, from: base,
      covered: layout.headingLength(overRow: row))
  }

  /// Notes that the program has asked for `target`, where the list cannot know yet where that is.
  mutating func noteAsked(_ target: AskedPlace.Target) {
    let isUnknown = !wasShown && container.viewportLength == 0
    asked = isUnknown ? AskedPlace(target: target, scrollCount: scrollCount) : nil
  }

  /// Leads the list to the place that was asked for, as it is laid out by now.
  mutating func meetAsked() {
    guard let asked, container.viewportLength > 0 else { return }
    guard asked.scrollCount == scrollCount, container.phase == .idle else {
      return self.asked = nil
    }
    let offset: Double? =
      switch asked.target {
      case .offset(let offset):
        min(max(offset, container.minimumOffset), container.maximumOffset)
      case .range(let start, let length): self.offset(showing: start, length: length, at: .nearest)
      case .aim:
        liveAim.flatMap { $0.row < rowCount ? self.offset(showing: $0.row, at: $0.position) : nil }
      }
    guard let offset, offset != container.contentOffset else { return }
    moveContainer { $0.setContentOffset(offset) }
  }

  /// The row that the list keeps in view while heights are measured, until somebody scrolls; nil where
  /// none was asked for.
  public var aimedRow: Int? { liveAim?.row }

  /// The row that is aimed at, unless somebody has scrolled since.
  private var liveAim: RowAim? { aim?.scrollCount == scrollCount ? aim : nil }

  /// Keeps leading to `row` from now on.
  mutating func aim(at row: Int, _ position: RowPosition) {
    aim = RowAim(row: row, position: position, scrollCount: scrollCount)
  }

  mutating func show(row: Int, at position: RowPosition, animated: Bool) {
    guard ownContentLength == nil else { return }
    scroll(to: offset(showing: row, at: position), animated: animated)
    aim(at: row, position)
    noteAsked(.aim)
  }

  /// Follows the row that was asked for to its present place, until the list is scrolled: heights
  /// that were estimated wrong become known when the row is about to be drawn.
  mutating func followAim() {
    guard let aim = liveAim, ownContentLength == nil else { return }
    guard aim.row < rowCount else { return self.aim = nil }
    let target = offset(showing: aim.row, at: aim.position, from: container.targetOffset)
    switch container.phase {
    case .animating: moveContainer { $0.redirect(to: target) }
    case .idle where target != container.contentOffset:
      moveContainer { $0.setContentOffset(target) }
    default: break
    }
  }
}
