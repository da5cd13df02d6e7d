import ListModel
import RefreshModel

/// What the default header and footer draw: a ring in the middle of the gap that a pull opens,
/// and words beside it where there are some.
struct NativeLooks {
  private let appearance: ControlAppearance
  private let pointsUp: Bool
  /// Where the content begins, in the box's coordinates.
  private let contentEdge: Double

  /// The gap in points from which on the ring has its full size.
  private static let fullGap = 36.0
  /// The pulls between which the ring comes into view.
  private static let arrival = (from: 0.1, to: 0.5)
  /// About the height of a line of words in points.
  private static let lineHeight = 16.0
  /// Points between ring and words.
  private static let gap = 8.0
  /// Points left free at the sides.
  private static let margin = 6.0

  init(_ appearance: ControlAppearance, pointsUp: Bool, contentEdge: Double) {
    self.appearance = appearance
    self.pointsUp = pointsUp
    self.contentEdge = contentEdge
  }

  func draw(on canvas: Canvas, text: TextRenderer) {
    let ring = ring
    let style = TextStyle(size: text.baseSize)
    let taken = ring == nil ? 0 : NativeRing.diameter + Self.gap
    let room = appearance.width - 2 * Self.margin - taken
    let title = title(style, room: room, isAlone: ring == nil, text: text)
    let words = title?.width ?? 0
    let whole = title == nil ? NativeRing.diameter : taken + words
    let left = appearance.width / 2 - whole / 2
    let isMirrored = appearance.isMirrored

    if let title {
      let place = Rect(
        x: isMirrored ? left : left + taken, y: middle - appearance.height / 2, width: words,
        height: appearance.height)
      canvas.draw(title, in: place, appearance.palette.secondaryText.faded(by: titleOpacity))
    }
    guard let ring else { return }
    let x = left + NativeRing.diameter / 2
    ring.draw(
      x: isMirrored ? appearance.width - x : x, y: middle, scale: scale, appearance.palette,
      on: canvas)
  }

  // MARK: Place

  /// The middle of what is drawn: that of the gap, so that nothing of it is cut off.
  private var middle: Double {
    guard appearance.restingLength == 0 else { return appearance.height / 2 }
    let half = gapLength / 2
    return contentEdge + (pointsUp ? half : -half)
  }

  /// How large the ring is, from 0 to 1: it grows and shrinks with the gap.
  private var scale: Double {
    guard appearance.restingLength == 0 else { return 1 }
    return min(gapLength / Self.fullGap, 1)
  }

  private var gapLength: Double {
    appearance.distance.isFinite ? max(appearance.distance, 0) : 0
  }

  // MARK: Words

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

  /// Words come with the change of state and, of a result, go with the closing; and only as far
  /// as the gap has room for them.
  private var titleOpacity: Double {
    let room = (gapLength - Self.lineHeight) / Self.lineHeight
    return stateOpacity * (appearance.restingLength == 0 ? min(max(room, 0), 1) : 1)
  }

  private var stateOpacity: Double {
    switch appearance.shownState {
    case .idle, .pulling: arrivalOpacity
    case .refreshing, .willRefresh: 1
    case .success, .failure: appearance.isClosing ? 1 - appearance.closing : appearance.change
    case .noMoreData: appearance.change
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
      // A full ring opens into the spinner's arc; after no pull the arc grows.
      let before = appearance.previousState == .pulling ? 1.0 : 0
      var ring = NativeRing(
        start: appearance.time, sweep: before + (NativeRing.spinnerSweep - before) * change)
      ring.accent = appearance.turn
      if appearance.previousState == .pulling {
        ring.sign = .arrow(turns: pointsUp ? 1 : 0.5)
        ring.signOpacity = 1 - change
      } else {
        ring.opacity = change
      }
      return ring
    case .idle, .pulling, .noMoreData:
      if appearance.spinnerOpacity > 0 {
        var ring = NativeRing(start: appearance.time, sweep: NativeRing.spinnerSweep)
        ring.opacity = appearance.spinnerOpacity
        return ring
      }
      guard appearance.showsArrow, arrivalOpacity > 0 else { return nil }
      var ring = NativeRing(start: 0, sweep: appearance.state == .pulling ? 1 : appearance.pull)
      ring.opacity = arrivalOpacity
      ring.accent = appearance.turn
      ring.sign = .arrow(turns: (pointsUp ? 0.5 : 0) + appearance.turn / 2)
      return ring
    }
  }
}
