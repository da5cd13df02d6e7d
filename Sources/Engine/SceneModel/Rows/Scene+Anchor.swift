import RefreshModel
import ScrollModel

/// Keeping what the reader sees in place.
///
/// Every change of rows, heights, blocks, columns and the viewport's size goes through
/// ``keepPlace(after:isProvisional:at:_:)`` or ``changeRows(_:_:)``.
extension Scene {
  /// The reason for which the content moves.
  enum LayoutCause {
    /// The program has changed the content.
    case content
    /// The same content is laid out again.
    case layout
    /// The size of the viewport has changed.
    case size
  }

  // MARK: The anchor

  /// The anchor of the list: the present one, or a new one if the list has scrolled since or no longer
  /// shows the row.
  private var currentAnchor: ScrollAnchor {
    guard var anchor, anchor.scrollCount == scrollCount else { return newAnchor }
    let hasScrolled = anchor.shownOffset != container.contentOffset
    if hasScrolled {
      guard anchor.isProvisional, !anchor.isLimited, anchor.row != nil else { return newAnchor }
      anchor.followScroll(to: container.contentOffset)
    } else if anchor.isLimited {
      return anchor
    }
    guard let row = anchor.row, isInView(row: row), !anchor.isFromEnd || isAtEnd else {
      return newAnchor
    }
    return anchor
  }

  /// Whether the list is at its end, and its content does not fit into it.
  private var isAtEnd: Bool {
    let (offset, end) = (container.contentOffset, container.maximumOffset)
    return offset >= end && offset > 0 && end > container.minimumOffset
  }

  private func isInView(row: Int) -> Bool {
    let (layout, offset, viewportLength) = (
      layout, container.contentOffset, container.viewportLength
    )
    guard row < layout.shownCount else { return false }
    if headerStart != nil {
      let (start, length) = rowFrame(row)
      return start + length > 0 && start < viewportLength
    }
    let span = layout.lines.span(of: row / layout.columns)
    let start = layout.blocks.top + span.offset - offset
    return start + span.height > 0 && start < viewportLength
  }

  /// The anchor of a list that has scrolled.
  private var newAnchor: ScrollAnchor {
    let (offset, end) = (container.contentOffset, container.maximumOffset)
    if sticksToEnd, !container.isPagingEnabled, offset >= end {
      return anchor(at: .contentEnd, isFromEnd: true)
    }
    let hasRows = ownContentLength == nil && rowCount > 0
    if offset <= container.minimumOffset {
      if sticksToStart || !hasRows { return anchor(at: .contentStart) }
    } else if !hasRows {
      return anchor(at: .bodyStart)
    } else if layout.isPastRows(offset) {
      // Rows appended to a list that is overscrolled at its end should come into view.
      let isResting = container.overscrolledEdge == nil
      return anchor(at: isResting ? .bodyEnd : .end(row: rowCount - 1))
    } else if isAtEnd {
      return anchor(at: .end(row: rowCount - 1), isFromEnd: true)
    }
    let hidden = container.viewportLength > 0 ? nil : layout.row(at: offset)
    guard let row = visibleRows.first ?? hidden else { return anchor(at: .contentStart) }
    let (start, length) = rowFrame(row)
    // A row that the viewport's start cuts is read from its end, if that is in view.
    let isCut = start < 0 && start + length <= container.viewportLength
    return anchor(at: isCut ? .end(row: row) : .start(row: row))
  }

  private func anchor(at edge: ContentAnchor.Edge, isFromEnd: Bool = false) -> ScrollAnchor {
    ScrollAnchor(
      container.contentOffset, at: edge, isFromEnd: isFromEnd, in: layout,
      viewportLength: container.viewportLength, scrollCount: scrollCount)
  }

  /// Keeps `position` of the content, which is in `row`, at the viewport's start.
  ///
  /// The list shows another offset until the row is measured.
  mutating func keepPlace(_ position: Double, ofRow row: Int, after cause: LayoutCause = .layout) {
    guard row < rowCount, ownContentLength == nil else { return }
    var anchor = anchor(at: .start(row: row))
    anchor.offset.position = position
    keep(anchor, after: cause)
  }

  /// Scrolls a list that follows its end, and was never visible, to its end.
  mutating func startAtEnd() {
    guard sticksToEnd, !wasShown else { return }
    moveContainer { $0.setContentOffset($0.maximumOffset) }
  }

  // MARK: Changes

  /// Makes `change`, which renumbers no rows, and keeps what the reader sees in place.
  ///
  /// With `isProvisional` heights of rows in view are forgotten until they are measured. With `edge`
  /// that edge stays in place.
  mutating func keepPlace(
    after cause: LayoutCause, isProvisional: Bool = false, at edge: ContentAnchor.Edge? = nil,
    _ change: (inout Scene) -> Void
  ) {
    let places = rememberedPlaces
    if var burst = rowBurst, burst.isWaiting {
      change(&self)
      moveRememberedPlaces(places)
      burst.update(in: layout)
      rowBurst = burst
      return
    }
    var anchor = edge.map { self.anchor(at: $0) } ?? currentAnchor
    change(&self)
    moveRememberedPlaces(places)
    anchor.isProvisional = isProvisional
    keep(anchor, after: cause)
  }

  /// Makes `change`, which renumbers rows by `shift`, or with `nil` only adds rows at the end, and
  /// keeps what the reader sees in place.
  ///
  /// If the anchor's row is removed, the list waits for the end of the burst.
  mutating func changeRows(_ shift: RowShift?, _ change: (inout RowLayout) -> Void) {
    if rowBurst == nil { rowBurst = RowBurst() }
    if rowBurst?.heir == nil, let anchor = currentAnchor(following: shift) {
      let offset = container.contentOffset
      changeLayout(shift, change)
      keep(anchor, after: .content)
      let moved = container.contentOffset - offset
      rowBurst?.shift += moved
    } else {
      changeRowsWithoutAnchor(shift, change)
    }
    if !isVisible { endRowBurst() }
  }

  /// Returns the anchor that stays in place when rows are renumbered by `shift`, or `nil` if there is
  /// none, because its row is removed.
  private func currentAnchor(following shift: RowShift?) -> ScrollAnchor? {
    var anchor = currentAnchor
    guard let shift else { return anchor }
    if let following = anchor.offset.following(shift) {
      anchor.offset = following
      return anchor
    }
    // A row in the middle may be removed from a list that has come to its end since.
    if isAtEnd, let following = newAnchor.offset.following(shift) {
      anchor = newAnchor
      anchor.offset = following
      return anchor
    }
    return survivor(of: shift)
  }

  private mutating func changeLayout(_ shift: RowShift?, _ change: (inout RowLayout) -> Void) {
    let places = rememberedPlaces
    change(&layout)
    if let shift { rowsFollow(shift) }
    moveRememberedPlaces(places, after: shift)
  }

  /// Makes a change of a burst in which the anchor's row is or was removed.
  private mutating func changeRowsWithoutAnchor(
    _ shift: RowShift?, _ change: (inout RowLayout) -> Void
  ) {
    var burst = rowBurst ?? RowBurst()
    let formerCount = rowCount
    if let shift {
      if burst.heir == nil {
        burst.lostRows = visibleRows.filter { shift.row($0) == nil }
          .map { RowBurst.LostRow(row: $0, start: rowFrame($0).y) }
      }
      burst.heir = burst.heir?.following(shift) ?? heir(after: shift)
      burst.returned = burst.returned?.following(shift)
    }
    changeLayout(shift, change)
    let isRefilled = rowCount > formerCount || shift.map { $0.added > 0 } ?? false
    burst.isRefilled = burst.isRefilled || isRefilled
    burst.update(in: layout)
    if burst.returned == nil, let shift { burst.returned = place(in: burst, after: shift) }
    rowBurst = burst
  }

  /// Returns an anchor at the first visible row that `shift` takes out and puts in again, or at the
  /// first one that stays while others replace those before it.
  ///
  /// Returns `nil` if rows are only removed: the row after them then takes their place.
  private func survivor(of shift: RowShift) -> ScrollAnchor? {
    guard shift.added > 0,
      let row = visibleRows.first(where: { shift.row($0) != nil })
    else { return nil }
    var survivor = anchor(at: .start(row: row))
    survivor.offset = survivor.offset.following(shift) ?? survivor.offset
    return survivor
  }

  /// Returns the offset after a removal of the rows in view.
  ///
  /// The row after the removed ones takes the place of the first visible row. At the list's end, and
  /// if other rows replace the removed ones, the list keeps its offset.
  private func heir(after shift: RowShift) -> ContentAnchor {
    let offset = rowBurst?.heir?.position ?? container.contentOffset
    let isAtEnd = offset >= container.maximumOffset
    guard shift.added == 0, !isAtEnd || rowBurst?.heir != nil else {
      return ContentAnchor(offset, at: .contentStart, in: layout)
    }
    // The row before the removed ones may be in their line, which then begins where they do.
    let isInLine = shift.index % columns > 0
    let row = shift.index - 1
    let edge: ContentAnchor.Edge =
      shift.index == 0 ? .bodyStart : isInLine ? .start(row: row) : .end(row: row)
    let start = layout.place(of: .start(row: shift.index))
    return ContentAnchor(min(offset, start), at: edge, in: layout)
  }

  /// Returns the offset that keeps the first lost row that came back by `shift` in its place, or
  /// `nil` if none did.
  private func place(in burst: RowBurst, after shift: RowShift) -> ContentAnchor? {
    guard shift.removed == 0, let lost = burst.lostRows.first(where: { shift.kept[$0.row] != nil }),
      let row = shift.kept[lost.row]
    else { return nil }
    return ContentAnchor(contentStart(ofRow: row) - lost.start, at: .start(row: row), in: layout)
  }

  /// Ends a burst of changes: the list goes where the rows that remain or came back are, or keeps
  /// its offset if others were added.
  mutating func endRowBurst() {
    guard let burst = rowBurst else { return }
    rowBurst = nil
    guard let heir = burst.heir else { return }
    // Only now does the list learn its length, which may take it out of a control's zone.
    defer { adjustControls() }
    if let returned = burst.returned, let row = returned.row {
      return keepPlace(returned.position, ofRow: row, after: .content)
    }
    let place = burst.isRefilled ? container.contentOffset - burst.shift : heir.position
    move(to: place, after: .content)
    anchor = nil
  }

  // MARK: Other positions that stay at their rows

  /// The positions, besides the offset, that stay at rows: the offset to return to, and the start of
  /// the selection rectangle.
  private struct RememberedPlaces {
    var returnOffset: ContentAnchor?
    var selectionStart: ContentAnchor?
  }

  private var rememberedPlaces: RememberedPlaces {
    RememberedPlaces(
      returnOffset: returnOffset.map(anchor(ofContent:)),
      selectionStart: selectionRectangle.map { anchor(ofContent: $0.start.along) })
  }

  /// Returns an anchor of the content position `position` at its row, or at the content's start if
  /// there is no row.
  private func anchor(ofContent position: Double) -> ContentAnchor {
    let row = ownContentLength == nil ? layout.row(at: max(position, blocks.top)) : nil
    return ContentAnchor(position, at: row.map { .start(row: $0) } ?? .contentStart, in: layout)
  }

  private mutating func moveRememberedPlaces(
    _ places: RememberedPlaces, after shift: RowShift? = nil
  ) {
    returnOffset = places.returnOffset.map { position(of: $0, after: shift) }
    guard let start = places.selectionStart else { return }
    let along = position(of: start, after: shift)
    selectionRectangle?.start.along = along
    if let shift { selectionRectangle?.base.apply(shift) }
    selectionRectangle?.touched = nil
  }

  /// Returns the position of `anchor` after the rows have changed by `shift`.
  ///
  /// If its row was removed, the start of the nearest row replaces it.
  private func position(of anchor: ContentAnchor, after shift: RowShift?) -> Double {
    guard var new = shift.map({ anchor.following($0) }) ?? anchor else {
      let near = anchor.row.flatMap { shift?.nearest(to: $0, of: rowCount) }
      return near.map { contentStart(ofRow: $0) } ?? 0
    }
    new.update(in: layout)
    return new.position
  }

  // MARK: Moving

  /// Moves the list so that `anchor` is where the reader sees it.
  private mutating func keep(_ anchor: ScrollAnchor, after cause: LayoutCause) {
    var anchor = anchor
    let wasLimited = anchor.isLimited
    anchor.update(in: layout, viewportLength: axis.length(of: viewport))
    var offset = anchor.offset.position
    if case .start(let row) = anchor.offset.edge, anchor.offset.isAfterEdge, row < rowCount,
      !layout.isMeasured(row)
    {
      // The list must show the row to measure it.
      offset = min(offset, layout.place(of: .end(row: row)) - 1)
    }
    move(to: offset, after: wasLimited ? .layout : cause)
    if anchor.offset.edge == .contentEnd, container.phase == .idle {
      // An open footer may have made place for itself.
      moveWithContent { $0.setContentOffset($0.maximumOffset) }
    }
    anchor.show(container.contentOffset)
    self.anchor = anchor
  }

  /// Passes the layout and the size to the container, and moves the list to `offset`, limited to its
  /// range.
  ///
  /// A list that is shorter after a change of its content springs back to its end.
  private mutating func move(to offset: Double, after cause: LayoutCause) {
    let (length, viewportLength) = (layout.length, axis.length(of: viewport))
    if cause != .content {
      let former = container.contentLength
      // The difference does not count as added by a control's work.
      for side in ControlSide.allCases { slots[side].moveWork(from: former, to: length) }
    }
    moveWithContent {
      var offset = offset
      if $0.phase == .idle, cause != .content || length >= $0.contentLength {
        let end = length + $0.contentInset.bottom - viewportLength
        offset = max(min(offset, end), $0.minimumOffset)
      }
      // A paged list keeps its page instead.
      if cause == .size, $0.isPagingEnabled { offset = $0.contentOffset }
      $0.changeContent(
        length: length, viewportLength: viewportLength, shift: offset - $0.contentOffset)
    }
    adaptToViewport()
    for side in ControlSide.allCases { continueFilling(on: side) }
    updateHeaderStart()
    if container.phase == .animating { scrollToAim() }
  }

  private mutating func moveWithContent(_ change: (inout ScrollContainer) -> Void) {
    let offset = container.contentOffset
    moveContainer(change)
    keptDistance += container.contentOffset - offset
  }
}
