import ListModel
import RefreshModel

/// The looks of the default header and footer: a ring in the middle of the gap that a pull opens,
/// and any words beside it.
struct NativeLooks {
  private let appearance: ControlAppearance
  private let pointsUp: Bool
  /// The gap in points at which the ring reaches its full size.
  private static let fullGap = 36.0
  /// The pulls at which the fade-in of the ring begins and ends.
  private static let arrival = (from: 0.1, to: 0.5)
  /// The approximate height of a line of words, in points.
  private static let lineHeight = 16.0
  /// Points between ring and words.
  private static let gap = 8.0
  /// Points left free at the sides.
  private static let margin = 6.0

  init(_ appearance: ControlAppearance, pointsUp: Bool) {
    self.appearance = appearance
    self.pointsUp = pointsUp
  }

  func draw(on canvas: Canvas, text: TextRenderer) {
    let ring = ring
    let style = appearance.titleStyle(TextStyle(size: text.baseSize))
    let symbol = appearance.image?.image.width ?? (ring == nil ? 0 : NativeRing.diameter)
    let taken = symbol > 0 ? symbol + Self.gap : 0
    let room = appearance.width - 2 * Self.margin - taken
    let words = words(style, room: room, isAlone: symbol == 0, text: text)
    let whole = words.isEmpty ? symbol : taken + words.width
    let left = appearance.width / 2 - whole / 2
    let isMirrored = appearance.isMirrored

    if !words.isEmpty {
      let place = Rect(
        x: isMirrored ? left : left + taken, y: middle - appearance.height / 2,
        width: words.width, height: appearance.height)
      words.draw(
        in: place, appearance.palette.secondaryText.faded(by: titleOpacity), on: canvas)
    }
    let leading = left + symbol / 2
    let x = isMirrored ? appearance.width - leading : leading
    if appearance.drawImage(x: x, y: middle, on: canvas) { return }
    ring?.draw(x: x, y: middle, scale: scale, appearance.palette, on: canvas)
  }

  // MARK: Place

  /// True where the content is above; a list that begins at the bottom has it the other way round.
  private var liesBelow: Bool { pointsUp != appearance.isUpsideDown }

  /// The edge of the content in the box's coordinates.
  private var contentEdge: Double { liesBelow ? 0 : appearance.height }

  /// The middle of the drawing: that of the gap, so that nothing is cut off.
  private var middle: Double {
    guard appearance.restingLength == 0 else { return appearance.height / 2 }
    guard appearance.placement == .above else { return appearance.gap.midY }
    let half = gapLength / 2
    return contentEdge + (liesBelow ? half : -half)
  }

  /// The size of the ring, from 0 to 1: it grows and shrinks with the gap.
  private var scale: Double {
    guard appearance.restingLength == 0 else { return 1 }
    return min(gapLength / Self.fullGap, 1)
  }

  private var gapLength: Double {
    guard appearance.placement == .above else { return appearance.gap.height }
    return appearance.distance.isFinite ? max(appearance.distance, 0) : 0
  }

  // MARK: Words

  /// Title and subtitle, where there is room for them.
  private func words(
    _ style: TextStyle, room: Double, isAlone: Bool, text: TextRenderer
  ) -> ControlWords {
    let title = title(style, room: room, isAlone: isAlone, text: text)
    guard titleOpacity > 0 else { return ControlWords() }
    return ControlWords(title, of: appearance, room: room, text: text)
  }

  private func title(
    _ style: TextStyle, room: Double, isAlone: Bool, text: TextRenderer
  ) -> TextLayout? {
    guard !appearance.title.isEmpty, titleOpacity > 0 else { return nil }
    let line = text.line(appearance.title, style, maxWidth: room)
    guard line.isEllipsized else { return line }
    let lines = text.paragraph(
      appearance.title, style, width: room, maxLines: 2, alignment: isAlone ? .center : .left)
    let fits = lines.height <= appearance.height && lines.width <= room
    if !lines.isEllipsized, fits { return lines }
    return isAlone || room >= ControlTexts.leastRoom ? line : nil
  }

  /// The opacity of words.
  ///
  /// They come with the change of state, and a result's words go with the closing; they need room
  /// in the gap.
  private var titleOpacity: Double {
    let room = (gapLength - Self.lineHeight) / Self.lineHeight
    return stateOpacity * (appearance.restingLength == 0 ? min(max(room, 0), 1) : 1)
  }

  private var stateOpacity: Double {
    switch appearance.shownState {
    case .idle, .pulling, .floorArmed: arrivalOpacity
    case .refreshing, .willRefresh: 1
    case .success, .failure: appearance.isClosing ? 1 - appearance.closing : appearance.change
    case .noMoreData: appearance.change
    case .floorOpen: 1 - appearance.change
    }
  }

  private var arrivalOpacity: Double {
    guard appearance.restingLength == 0 else { return 1 }
    let (from, to) = Self.arrival
    return min(max((appearance.pull - from) / (to - from), 0), 1)
  }

  // MARK: Ring

  /// The ring as it is now; nil where there is none.
  private var ring: NativeRing? {
    let change = min(max(appearance.change, 0), 1)
    switch appearance.shownState {
    case .success, .failure:
      let isOver = appearance.isClosing
      var ring = NativeRing(
        start: 0,
        sweep: isOver ? 1 : NativeRing.spinnerSweep + (1 - NativeRing.spinnerSweep) * change)
      ring.opacity = isOver ? 1 - appearance.closing : 1
      ring.sign = appearance.shownState == .success ? .check : .mark
      ring.signOpacity = isOver ? 1 : change
      return ring
    case .refreshing, .willRefresh:
      guard appearance.parts.showsSpinner else { return nil }
      // A full ring opens into the spinner's arc; without a pull the arc grows.
      let before = appearance.previousState.isArmed ? 1.0 : 0
      var ring = NativeRing(
        start: appearance.time, sweep: before + (NativeRing.spinnerSweep - before) * change)
      ring.accent = appearance.armedShare
      if appearance.previousState.isArmed {
        ring.sign = .arrow(turns: liesBelow ? 1 : 0.5)
        ring.signOpacity = 1 - change
      } else {
        ring.opacity = change
      }
      return ring
    case .idle, .pulling, .floorArmed, .floorOpen, .noMoreData:
      if appearance.spinnerOpacity > 0 {
        var ring = NativeRing(start: appearance.time, sweep: NativeRing.spinnerSweep)
        ring.opacity = appearance.spinnerOpacity
        return ring
      }
      guard appearance.showsArrow, arrivalOpacity > 0 else { return nil }
      var ring = NativeRing(start: 0, sweep: appearance.state.isArmed ? 1 : appearance.pull)
      ring.opacity = arrivalOpacity
      ring.accent = appearance.armedShare
      ring.sign = .arrow(turns: (pointsUp ? 0.5 : 0) + appearance.turn / 2)
      return ring
    }
  }
}
