import RefreshModel

/// The drawing of a ZCRefresh header or footer.
///
/// Numbers: refresh controls reference, 1.3. The colours for dark lists are chosen here.
struct ZCDrawing {
  private let pictures: ZCPictures
  private let texts: ControlTexts

  /// The left edge of the image as a fraction of the width.
  private static let symbolFraction = 0.3
  /// The width and height of the image, in points.
  private static let side = 40.0
  /// The width of the label, in points before text scaling; a longer title widens it.
  private static let labelWidth = 100.0
  /// The space between the image and a title that is wider than the label, in points.
  private static let gap = 8.0
  /// The free space at each side, in points.
  private static let margin = 4.0
  private static let font = TextStyle(size: 13)

  private static let light = (background: Color(rgb: 230, 230, 230), text: Color(rgb: 85, 85, 85))
  private static let dark = (background: Color(rgb: 33, 33, 34), text: Color(rgb: 190, 190, 190))

  init(_ pictures: ZCPictures, _ texts: ControlTexts) {
    self.pictures = pictures
    self.texts = texts
  }

  func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    var colors = appearance.palette.isDark ? Self.dark : Self.light
    colors.text = appearance.color ?? colors.text
    let font = appearance.titleStyle(Self.font)
    let box = Rect(x: 0, y: 0, width: appearance.width, height: appearance.height)
    canvas.fill(appearance.backgroundArea(of: box), colors.background)

    // Use the widest title of all states, so that the image does not move when the state changes.
    let widest = Self.statesWithPicture.map {
      let title = texts.title(
        for: $0, in: appearance.axis.orientation, translation: appearance.translation)
      return text.line(title, font).width
    }
    func arrangement(_ title: String, of state: RefreshState) -> Arrangement {
      let symbol = symbol(in: state, of: appearance)
      var arrangement = Arrangement(title, symbol, widest: widest.max() ?? 0, in: box, font, text)
      if appearance.isMirrored { arrangement.mirror(in: box) }
      return arrangement
    }
    // Words change at once, because fading words cannot be read. Only images fade.
    let new = arrangement(appearance.title, of: appearance.shownState)
    draw(new, in: box, colors.text, on: canvas)
    let fraction = Self.fraction(of: appearance)
    let old =
      fraction < 1 ? arrangement(appearance.previousTitle, of: appearance.previousState) : new
    // Cross-fade only between images at one position: without an image, words may be there.
    guard old.symbol != new.symbol, old.symbol != .nothing, old.symbolX == new.symbolX else {
      draw(new.symbol, at: new.symbolX, appearance, 1, colors.text, on: canvas)
      return
    }
    canvas.blend(in: Self.place(atX: new.symbolX, in: box)) {
      draw(old.symbol, at: old.symbolX, appearance, 1 - fraction, colors.text, on: canvas)
    } and: {
      draw(new.symbol, at: new.symbolX, appearance, fraction, colors.text, on: canvas)
    }
  }

  /// The states that show an image before the title.
  private static let statesWithPicture: [RefreshState] = [
    .idle, .pulling, .refreshing, .success, .failure,
  ]

  /// Returns the symbol before the title of `state`: the program's image, or else ZCRefresh's.
  private func symbol(
    in state: RefreshState, of appearance: ControlAppearance
  ) -> ZCPictures.Symbol {
    if let images = appearance.parts.images.value(for: state) {
      let image =
        state == .idle
        ? images.image(atPull: appearance.pull) : images.image(atTime: appearance.time)
      return image.map { .image($0, isUpright: true) } ?? .nothing
    }
    let isWaiting = state == .idle || state == .pulling
    let isShown = isWaiting ? appearance.parts.showsArrow : appearance.parts.showsSpinner
    return isShown ? pictures.symbol(in: state, at: appearance.time) : .nothing
  }

  /// Returns the visible fraction of the new appearance, from 0 to 1: a refresh is shown at once.
  private static func fraction(of appearance: ControlAppearance) -> Double {
    switch appearance.state {
    case .refreshing, .willRefresh: 1
    default: appearance.changedFraction
    }
  }

  /// Returns the frame of the image whose left edge is at `x`.
  private static func place(atX x: Double, in box: Rect) -> Rect {
    Rect(x: x, y: box.midY - side / 2, width: side, height: side)
  }

  private func draw(
    _ symbol: ZCPictures.Symbol, at x: Double, _ appearance: ControlAppearance, _ opacity: Double,
    _ color: Color, on canvas: Canvas
  ) {
    let place = Self.place(
      atX: x, in: Rect(x: 0, y: 0, width: appearance.width, height: appearance.height))
    switch symbol {
    case .image(let image, let isUpright):
      let angle = isUpright ? appearance.uprightAngle : 0
      canvas.rotated(by: angle, aroundX: place.midX, y: place.midY) {
        let corner = -Self.side / 2
        canvas.draw(
          image, in: Rect(x: corner, y: corner, width: Self.side, height: Self.side),
          opacity: opacity)
      }
    case .spinner:
      Spinner().draw(
        x: place.midX, y: place.midY, time: appearance.time, opacity: opacity, color, on: canvas)
    case .result(let sign):
      var palette = appearance.palette
      palette.control = color
      var ring = NativeRing(start: 0, sweep: 1)
      (ring.sign, ring.opacity) = (sign, opacity)
      canvas.rotated(by: appearance.uprightAngle, aroundX: place.midX, y: place.midY) {
        ring.draw(x: 0, y: 0, scale: 1, palette, on: canvas)
      }
    case .nothing: break
    }
  }

  private func draw(_ arrangement: Arrangement, in box: Rect, _ color: Color, on canvas: Canvas) {
    guard let title = arrangement.title else { return }
    canvas.draw(
      title, in: Rect(x: arrangement.titleX, y: box.y, width: title.width, height: box.height),
      color)
  }
}

extension ZCDrawing {
  /// The symbol and title of a state, with their positions.
  private struct Arrangement {
    var symbol: ZCPictures.Symbol
    var symbolX: Double
    /// The title, or `nil` if not even its beginning fits next to the symbol.
    var title: TextLayout?
    var titleX = 0.0

    /// Arranges the title `words` next to `symbol`.
    ///
    /// The symbol leaves space for a title of `widest` points if possible.
    init(
      _ words: String, _ symbol: ZCPictures.Symbol, widest: Double, in box: Rect,
      _ font: TextStyle, _ text: TextRenderer
    ) {
      self.symbol = symbol
      symbolX = (box.width - ZCDrawing.side) / 2
      if symbol == .nothing {
        let space = box.width - 2 * ZCDrawing.margin
        let title = text.title(words, font, width: space, height: box.height)
        self.title = title
        titleX = (box.width - title.width) / 2
        return
      }
      let title = text.line(words, font)
      let scale = text.scale
      if let label = Self.label(for: max(widest, title.width), in: box.width, scale) {
        put(title, into: label)
        return
      }
      // Move symbol and title as close to the edges as possible and cut off a long title.
      let start = ZCDrawing.margin + ZCDrawing.side
      let space = box.width - ZCDrawing.margin - ZCDrawing.gap - start
      if box.width.isFinite, space >= ControlTexts.minimumSpace {
        let cut = text.title(words, font, width: space, height: box.height)
        put(cut, into: start...start + 2 * ZCDrawing.gap + space)
      } else if let label = Self.label(for: title.width, in: box.width, scale) {
        put(title, into: label)
      }
    }

    /// Centres `title` in `label`, and puts the image before it.
    private mutating func put(_ title: TextLayout, into label: ClosedRange<Double>) {
      symbolX = label.lowerBound - ZCDrawing.side
      self.title = title
      titleX = (label.lowerBound + label.upperBound - title.width) / 2
    }

    /// Mirrors the positions horizontally.
    mutating func mirror(in box: Rect) {
      symbolX = box.width - symbolX - ZCDrawing.side
      if let title { titleX = box.width - titleX - title.width }
    }

    /// Returns the horizontal range of the label for a title of `words` points in a list `width`
    /// points wide.
    ///
    /// The label is at its documented position, or as far before it as the title requires. Returns
    /// `nil` if it does not fit.
    private static func label(
      for words: Double, in width: Double, _ textScale: Double
    ) -> ClosedRange<Double>? {
      guard width.isFinite, words.isFinite else { return nil }
      let label = ZCDrawing.labelWidth * textScale
      let length = words <= label ? label : words + 2 * ZCDrawing.gap
      let documented = width * ZCDrawing.symbolFraction + ZCDrawing.side
      let overflow = documented + (length + words) / 2 - (width - ZCDrawing.margin)
      let start = documented - max(overflow, 0)
      return start - ZCDrawing.side >= ZCDrawing.margin ? start...start + length : nil
    }
  }
}
