import ScrollModel

/// Scrolling rows and parts of the content into view.
extension Scene {
  /// Returns the offset, clamped to the range, that shows `length` points of content from `start`
  /// on at `position`.
  ///
  /// `base` is the offset to scroll from: by default the current one, otherwise the destination of
  /// a motion.
  public func offset(
    showing start: Double, length: Double, at position: RowPosition, from base: Double? = nil
  ) -> Double {
    offset(
      showing: start, length: length, at: position, from: base, inside: container.contentInset)
  }

  /// Returns the offset that shows a part of the content in the part of the viewport that `inset`
  /// does not cover.
  private func offset(
    showing start: Double, length: Double, at position: RowPosition, from base: Double?,
    inside inset: EdgeInsets
  ) -> Double {
    let base = base ?? container.contentOffset
    let visible = container.viewportLength - inset.top - inset.bottom
    let atTop = start - inset.top
    let atBottom = start + length + inset.bottom - container.viewportLength
    let offset =
      switch position {
      case .top: atTop
      case .bottom: atBottom
      case .middle: start - inset.top - (visible - length) / 2
      // A range longer than the viewport counts as in view while it fills the viewport.
      case .nearest: min(max(base, min(atTop, atBottom)), max(atTop, atBottom))
      }
    return min(max(offset, container.minimumOffset), container.maximumOffset)
  }

  /// Returns the offset, clamped to the range, that shows `row` at `position`.
  ///
  /// The nearest position for the first and the last row includes the adjacent block, if both fit
  /// into the viewport.
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
      inside: inset(coveringRow: row))
  }

  /// Stores `target` if the list has no size yet, so that it can be reached later.
  ///
  /// Otherwise drops the stored position.
  mutating func storeRequestedPlace(_ target: RequestedPlace.Target) {
    let isUnknown = !wasShown && container.viewportLength == 0
    requestedPlace = isUnknown ? RequestedPlace(target: target, scrollCount: scrollCount) : nil
  }

  /// Scrolls to the stored position with the current layout, if there is one.
  mutating func scrollToRequestedPlace() {
    guard let requestedPlace, container.viewportLength > 0 else { return }
    guard requestedPlace.scrollCount == scrollCount, container.phase == .idle else {
      return self.requestedPlace = nil
    }
    let offset: Double? =
      switch requestedPlace.target {
      case .offset(let offset):
        min(max(offset, container.minimumOffset), container.maximumOffset)
      case .range(let start, let length): self.offset(showing: start, length: length, at: .nearest)
      case .aim:
        liveAim.flatMap { $0.row < rowCount ? self.offset(showing: $0.row, at: $0.position) : nil }
      }
    guard let offset, offset != container.contentOffset else { return }
    moveContainer { $0.setContentOffset(offset) }
  }

  /// The row that the list keeps in view while heights are measured, or `nil` if there is none or
  /// the list was scrolled since.
  public var aimedRow: Int? { liveAim?.row }

  /// The aim, or `nil` if the list was scrolled since.
  private var liveAim: RowAim? { aim?.scrollCount == scrollCount ? aim : nil }

  /// Makes the list keep scrolling to `row` while heights are measured.
  mutating func aim(at row: Int, _ position: RowPosition) {
    aim = RowAim(row: row, position: position, scrollCount: scrollCount)
  }

  mutating func show(row: Int, at position: RowPosition, animated: Bool) {
    guard ownContentLength == nil else { return }
    scroll(to: offset(showing: row, at: position), animated: animated)
    aim(at: row, position)
    storeRequestedPlace(.aim)
  }

  /// Scrolls to the current position of the aimed row, unless the list was scrolled since.
  ///
  /// Heights that were estimated wrongly become known only when a row is about to be drawn.
  mutating func scrollToAim() {
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
