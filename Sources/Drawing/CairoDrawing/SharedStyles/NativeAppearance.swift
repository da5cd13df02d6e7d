import RefreshModel
import SceneModel

/// The appearance of the default header and footer: a ring in the middle of the gap that a pull
/// opens, with optional words next to it.
struct NativeAppearance {
  private let appearance: ControlAppearance
  private let pointsUp: Bool
  /// The length of the gap at which the ring reaches its full size, in points.
  private static let fullGap = 36.0
  /// The approximate height of a line of text, in points before text scaling.
  private static let lineHeight = 16.0
  /// The free space at each side, in points.
  private static let margin = 6.0

  init(_ appearance: ControlAppearance, pointsUp: Bool) {
    self.appearance = appearance.keepingTitle
    self.pointsUp = pointsUp
  }

  func draw(on canvas: Canvas, text: TextRenderer) {
    let ring = ring
    let (words, group) = arrangement(text)
    var shift = 0.0
    if appearance.changedFraction < 1 {
      let old = NativeAppearance(appearance.before, pointsUp: pointsUp).arrangement(text).group
      shift = group.shift(from: old, fraction: appearance.changedFraction)
    }
    let isMirrored = appearance.isMirrored
    if !words.isEmpty {
      let start = appearance.width / 2 + shift + group.textStart
      let place = Rect(
        x: isMirrored ? appearance.width - start - words.width : start,
        y: middle - appearance.height / 2, width: words.width, height: appearance.height)
      words.draw(
        in: place, appearance.palette.secondaryText.faded(by: titleOpacity(text.scale)), on: canvas)
    }
    let leading = appearance.width / 2 + shift + group.symbolMiddle
    let x = isMirrored ? appearance.width - leading : leading
    if appearance.drawImage(x: x, y: middle, on: canvas) { return }
    ring?.draw(x: x, y: middle, scale: scale, appearance.palette, on: canvas)
  }

  /// Returns the words, and their position relative to the ring or the program's image.
  private func arrangement(_ text: TextRenderer) -> (words: TitleAndSubtitle, group: SymbolGroup) {
    let ring = ring
    let style = appearance.titleStyle(TextStyle(size: text.baseSize))
    let symbol = appearance.image?.image.width ?? (ring == nil ? 0 : NativeRing.diameter)
    let taken = symbol > 0 ? symbol + SymbolGroup.gap : 0
    let words = words(
      style, space: appearance.width - 2 * Self.margin - taken, isAlone: symbol == 0, text: text)
    // When no more data is left, the words move into the space of the fading ring.
    let presence = appearance.state == .noMoreData ? ring?.opacity ?? 1 : 1
    return (words, SymbolGroup(symbol: symbol, words: words.width, presence: presence))
  }

  // MARK: Layout

  /// Whether the content is above the control.
  ///
  /// A list that begins at the bottom reverses this.
  private var liesBelow: Bool { pointsUp != appearance.isUpsideDown }

  /// The edge of the content, in the coordinates of the box.
  private var contentEdge: Double { liesBelow ? 0 : appearance.height }

  /// The vertical centre of the drawing, at the middle of the gap, so that nothing is cut off.
  private var middle: Double {
    guard appearance.restingLength == 0 else { return appearance.height / 2 }
    guard appearance.placement == .above else { return appearance.gap.midY }
    let half = gapLength / 2
    return contentEdge + (liesBelow ? half : -half)
  }

  /// The scale of the ring, from 0 to 1: the ring grows and shrinks with the gap.
  private var scale: Double {
    guard appearance.restingLength == 0 else { return 1 }
    return min(gapLength / Self.fullGap, 1)
  }

  private var gapLength: Double {
    guard appearance.placement == .above else { return appearance.gap.height }
    return appearance.distance.isFinite ? max(appearance.distance, 0) : 0
  }

  // MARK: Text

  /// Returns the title and subtitle, as far as they fit.
  private func words(
    _ style: TextStyle, space: Double, isAlone: Bool, text: TextRenderer
  ) -> TitleAndSubtitle {
    TitleAndSubtitle(
      title(style, space: space, isAlone: isAlone, text: text), of: appearance, space: space,
      text: text)
  }

  private func title(
    _ style: TextStyle, space: Double, isAlone: Bool, text: TextRenderer
  ) -> TextLayout? {
    guard !appearance.title.isEmpty else { return nil }
    let title = text.title(
      appearance.title, style, width: space, height: appearance.height,
      alignment: isAlone ? .center : .left)
    return !title.isEllipsized || isAlone || space >= ControlTexts.minimumSpace ? title : nil
  }

  /// The opacity of the words.
  ///
  /// The words fade in with the state change, and the words of a result fade out while the control
  /// closes. They also need a minimum height of the gap.
  private func titleOpacity(_ textScale: Double) -> Double {
    let line = Self.lineHeight * textScale
    let space = (gapLength - line) / line
    return stateOpacity * (appearance.restingLength == 0 ? min(max(space, 0), 1) : 1)
  }

  private var stateOpacity: Double {
    appearance.state == .floorOpen ? 1 - appearance.change : appearance.textOpacity
  }

  // MARK: Ring

  /// The ring in its current state, or `nil` if none is shown.
  private var ring: NativeRing? {
    let change = min(max(appearance.change, 0), 1)
    switch appearance.shownState {
    case .success, .failure:
      let isOver = appearance.isClosing
      // The spinner's arc grows to a full circle and keeps turning while it does.
      let before = appearance.parts.showsSpinner ? NativeRing.spinnerSweep : 1
      var ring = NativeRing(
        start: appearance.time, sweep: isOver ? 1 : before + (1 - before) * change)
      let shown = appearance.parts.showsSpinner ? 1 : change
      ring.opacity = isOver ? 1 - appearance.closing : shown
      ring.accent = isOver ? 0 : appearance.armedFraction
      ring.sign = appearance.shownState == .success ? .check : .mark
      ring.signOpacity = isOver ? 1 : change
      return ring
    case .refreshing, .willRefresh:
      guard appearance.parts.showsSpinner else { return nil }
      // The full ring of a pull or a result shrinks to the spinner's arc; otherwise the arc grows
      // from nothing.
      let sign = previousSign
      let before = sign == nil ? 0 : 1.0
      var ring = NativeRing(
        start: appearance.time, sweep: before + (NativeRing.spinnerSweep - before) * change)
      ring.accent = appearance.armedFraction
      if sign == nil {
        ring.opacity = change
      } else {
        ring.sign = sign
        ring.signOpacity = 1 - change
      }
      return ring
    case .idle, .pulling, .floorArmed, .floorOpen, .noMoreData:
      if appearance.spinnerOpacity > 0 {
        var ring = NativeRing(start: appearance.time, sweep: NativeRing.spinnerSweep)
        ring.opacity = appearance.spinnerOpacity
        return ring
      }
      // A control that is always visible is not pulled: its title explains it, so no ring is
      // needed.
      if appearance.restingLength > 0, !appearance.title.isEmpty { return nil }
      guard appearance.showsArrow, arrival > 0 else { return nil }
      var ring = NativeRing(start: 0, sweep: appearance.state.isArmed ? 1 : appearance.pull)
      ring.opacity = arrival
      ring.accent = appearance.armedFraction
      ring.sign = .arrow(turns: (pointsUp ? 0.5 : 0) + appearance.turn / 2)
      return ring
    }
  }

  /// The opacity of a waiting ring: it fades in with the pull, unless the control is always
  /// visible.
  private var arrival: Double { appearance.restingLength == 0 ? appearance.arrival : 1 }

  /// The symbol in the full ring of the previous state, or `nil` if that state's ring had no
  /// symbol.
  private var previousSign: NativeRing.Sign? {
    switch appearance.previousState {
    case .pulling, .floorArmed: .arrow(turns: liesBelow ? 1 : 0.5)
    case .success: .check
    case .failure: .mark
    case .idle, .willRefresh, .refreshing, .noMoreData, .floorOpen: nil
    }
  }
}
