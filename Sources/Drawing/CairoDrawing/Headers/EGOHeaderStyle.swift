public import RefreshModel
public import Translations

/// The looks of EGOTableViewPullRefresh: a tinted ground above the list, an arrow or a spinner, a
/// title, and the date of the last refresh.
///
///     var style = EGOHeaderStyle(arrow: .gray)
///     style.texts[.idle] = "Pull me"
///
/// Numbers: refresh controls reference, 1.2.
public struct EGOHeaderStyle: HeaderStyle {
  /// What moves by itself are spinners, rings and pictures, which tell their places.
  public var tellsMotion: Bool { true }
  /// The inset that the header holds, 60 points; its ground continues above.
  public var height: Double { 60 }
  /// The height of title and date with some room above, where that is more.
  public func heightHoldingWords(atTextScale scale: Double) -> Double {
    max(height, Self.titleRise * scale + Self.leastRoom)
  }
  /// The titles of the states.
  public var texts = ControlTexts.fgHeader
  /// The program's changes of the looks.
  public var parts = ControlParts()
  /// The arrow, which also decides the colours.
  public var arrow: EGOArrow
  /// A picture in place of the arrow's own; an empty one shows none.
  public var arrowImage: ControlImage?
  /// The colour of title and date; nil is the one that goes with the arrow.
  public var textColor: Color?
  /// The colour of the ground; nil is the one that goes with the arrow.
  public var groundColor: Color?
  /// The date of the last refresh is shown where there is one.
  public var showsLastUpdated: Bool {
    get { parts.showsLastUpdated }
    set { parts.showsLastUpdated = newValue }
  }
  /// The words about the last refresh, as a function of its time by the local clock (nil without a
  /// record).
  ///
  /// Empty words show nothing. Nil is "Last Updated:" with a short date and a short time in the
  /// list's language, and nothing without a record. Source: refresh controls reference, 1.2 (`Last
  /// Updated: %@`).
  public var lastUpdatedText: (@Sendable (CivilTime?) -> String)?

  /// The least room above a title that is higher than documented, in points.
  private static let leastRoom = 6.0
  /// The left edge of arrow and spinner, in points.
  private static let symbolX = 25.0
  /// The arrow's box in points, and the distance of its top from the content.
  private static let arrowBox = (width: 30.0, height: 55.0, rise: 65.0)
  /// The spinner's diameter in points, and the distance of its top from the content.
  private static let spinner = (diameter: 20.0, rise: 38.0)
  /// The distance of the title's top from the content, in points before the text scale.
  private static let titleRise = 48.0
  /// The distance of the date's top from the content, in points before the text scale.
  private static let dateRise = 30.0
  /// The height of title and date, in points before the text scale.
  private static let lineHeight = 20.0
  /// Points between the words and their neighbour or the edge.
  private static let gap = 8.0
  /// The left edges of the symbol and of the words where the words need the room: as near to the
  /// edge as the arrow can turn.
  private static let narrow = (symbolX: 13.0, wordsX: 46.0)
  /// The shadow of the words, one point below them: white .9, opaque.
  static let shadow = Color(rgb: 230, 230, 230)
  /// The gray of iOS's gray spinner.
  static let spinnerColor = Color(rgb: 128, 128, 128)
  private static let titleFont = TextStyle(size: 13, isBold: true)
  private static let dateFont = TextStyle(size: 12)

  /// EGO's header in English, with an arrow of one of its colours.
  public init(arrow: EGOArrow = .blue) {
    self.arrow = arrow
  }

  /// "Last Updated:" with a short date and a short time as the language of `translation` writes them;
  /// empty for nil.
  ///
  /// Source: refresh controls reference, 1.2 (`Last Updated: %@`).
  public static func shortText(
    _ time: CivilTime?, translation: Translation = .english
  ) -> String {
    time == nil ? "" : translation.shortLastUpdated(time)
  }

  /// Draws the header; where the words have no room beside the arrow or spinner, the date goes
  /// first; a title that is too long has further lines in its place, and in a narrow list all words go.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let appearance = appearance.applying(parts)
    let colors = colors(in: appearance)
    canvas.fill(appearance.area, colors.ground)

    let hasSymbol = appearance.showsSymbol || appearance.image != nil
    let titleFont = appearance.titleStyle(Self.titleFont)
    let title = text.line(appearance.title, titleFont)
    let dateText = lineBelow(appearance)
    let date =
      dateText.isEmpty ? nil : text.line(dateText, appearance.subtitleStyle(Self.dateFont))
    // By the widest title, so that nothing moves from state to state.
    let titles = [RefreshState.idle, .pulling, .refreshing].map {
      let title = texts.title(
        for: $0, in: appearance.axis.orientation, translation: appearance.translation)
      return text.line(title, titleFont).width
    }
    let widest = max(appearance.parts.showsTitle ? titles.max() ?? 0 : 0, title.width)
    func place(_ words: Double) -> Place? {
      Place(words: words, in: appearance.width, besideSymbol: hasSymbol)
    }
    let roomy = place(date.map { max($0.width, widest) } ?? widest)
    let place =
      roomy ?? place(widest) ?? (hasSymbol ? Place(in: appearance.width) : nil)
      ?? place(title.width)
    let words = place?.words(isMirrored: appearance.isMirrored, in: appearance.width)

    /// Draws words in a line whose top is `rise` points above the content, or, for nil, in the middle of
    /// the box.
    func draw(_ line: TextLayout, in room: Range<Double>, rise: Double?) {
      var box = Rect(
        x: room.lowerBound, y: 1, width: room.upperBound - room.lowerBound,
        height: appearance.height)
      if let rise {
        box.y += appearance.height - rise * text.scale
        box.height = Self.lineHeight * text.scale
      }
      canvas.draw(line, in: box, colors.shadow)
      box.y -= 1
      canvas.draw(line, in: box, colors.text)
    }
    /// Draws the title in its documented line, or in all the room that no date takes where it needs more
    /// than a line or the box is longer than documented.
    func drawTitle(in room: Range<Double>, width: Double, hasDate: Bool) {
      let lines =
        title.width > width
        ? text.title(appearance.title, titleFont, width: width, height: appearance.height) : title
      let isDocumented = lines.lineCount == 1 && appearance.height <= height
      draw(lines, in: room, rise: hasDate || isDocumented ? Self.titleRise : nil)
    }
    if let words {
      let hasDate = date != nil && roomy != nil
      drawTitle(in: words, width: words.upperBound - words.lowerBound, hasDate: hasDate)
      if let date, hasDate { draw(date, in: words, rise: Self.dateRise) }
    } else if !hasSymbol {
      drawTitle(
        in: 0..<(appearance.width > 0 ? appearance.width : 0),
        width: appearance.width - 2 * Self.gap, hasDate: false)
    }
    // In the middle of a box that is higher for the words.
    let rise = (boxHeight(atTextScale: text.scale) - height) / 2
    drawSymbol(
      of: appearance, x: place?.symbolX, bottom: appearance.height - rise, colors, on: canvas)
  }

  /// The line below the title: the state's subtitle, otherwise the date of the last refresh.
  private func lineBelow(_ appearance: ControlAppearance) -> String {
    let subtitle = appearance.subtitle
    guard subtitle.isEmpty, appearance.parts.showsLastUpdated else { return subtitle }
    if let lastUpdatedText { return lastUpdatedText(appearance.lastUpdated) }
    return Self.shortText(appearance.lastUpdated, translation: appearance.translation)
  }

  /// Draws arrow or spinner `x` points from the list's leading edge, or in the middle, by their distances
  /// from `bottom`.
  private func drawSymbol(
    of appearance: ControlAppearance, x: Double?, bottom: Double, _ colors: Colors,
    on canvas: Canvas
  ) {
    /// The left edge of a symbol of this width.
    func left(_ width: Double) -> Double {
      guard let x else { return (appearance.width - width) / 2 }
      return appearance.isMirrored ? appearance.width - x - width : x
    }
    if let image = appearance.image {
      let middle = left(image.image.width) + image.image.width / 2
      let y = bottom - Self.spinner.rise + Self.spinner.diameter / 2
      _ = appearance.drawImage(x: middle, y: y, on: canvas)
      return
    }
    if appearance.showsArrow {
      let box = Rect(
        x: left(Self.arrowBox.width), y: bottom - Self.arrowBox.rise,
        width: Self.arrowBox.width,
        height: Self.arrowBox.height)
      canvas.rotated(by: .pi * appearance.turn, aroundX: box.midX, y: box.midY) {
        canvas.draw(
          arrowImage ?? arrow.image,
          in: Rect(
            x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height),
          tint: arrowImage == nil ? appearance.color ?? colors.arrowTint : nil)
      }
    }
    let radius = Self.spinner.diameter / 2
    Spinner(diameter: Self.spinner.diameter).draw(
      x: left(Self.spinner.diameter) + radius, y: bottom - Self.spinner.rise + radius,
      time: appearance.time,
      opacity: appearance.spinnerOpacity, appearance.color ?? colors.spinner, on: canvas)
  }
}

extension EGOHeaderStyle {
  /// The places of the words and of the symbol beside them.
  private struct Place {
    /// The left edge of arrow and spinner.
    var symbolX: Double
    /// The edges between which the words are centred.
    private var words: Range<Double>

    /// The edges of the words, or their mirror image in a box of `width`.
    func words(isMirrored: Bool, in width: Double) -> Range<Double> {
      isMirrored ? width - words.upperBound..<width - words.lowerBound : words
    }

    /// The documented place for words of this width, or one with less room around it; nil where
    /// there is none.
    init?(words: Double, in width: Double, besideSymbol: Bool) {
      guard width.isFinite, words.isFinite else { return nil }
      let end = EGOHeaderStyle.symbolX + EGOHeaderStyle.arrowBox.width + EGOHeaderStyle.gap
      let margin = besideSymbol ? end : EGOHeaderStyle.gap
      if words <= width - 2 * margin {
        self.init(symbolX: EGOHeaderStyle.symbolX, words: 0..<width)
        return
      }
      guard besideSymbol else { return nil }
      let edge = width - EGOHeaderStyle.gap
      if words <= edge - end {
        self.init(symbolX: EGOHeaderStyle.symbolX, words: end..<edge)
        return
      }
      let narrow = EGOHeaderStyle.narrow
      guard words <= edge - narrow.wordsX else { return nil }
      self.init(symbolX: narrow.symbolX, words: narrow.wordsX..<edge)
    }

    /// The place for the beginning of words that are too long; nil where too little of them would
    /// be left.
    init?(in width: Double) {
      let narrow = EGOHeaderStyle.narrow
      let edge = width - EGOHeaderStyle.gap
      guard width.isFinite, edge - narrow.wordsX >= ControlTexts.leastRoom else { return nil }
      self.init(symbolX: narrow.symbolX, words: narrow.wordsX..<edge)
    }

    private init(symbolX: Double, words: Range<Double>) {
      self.symbolX = symbolX
      self.words = words
    }
  }

  private struct Colors {
    var ground: Color
    var text: Color
    var shadow: Color
    var spinner: Color
    /// The colour in place of the arrow's own; nil leaves it.
    var arrowTint: Color?
  }

  private func colors(in appearance: ControlAppearance) -> Colors {
    var colors = appearance.palette.isDark ? dark : light
    if let color = appearance.color ?? textColor { colors.text = color }
    if let groundColor { colors.ground = groundColor }
    return colors
  }

  /// EGO's ground, text, shadow and spinner for the blue arrow; the others' are chosen here.
  private var light: Colors {
    let ground = Color(rgb: 226, 231, 237)
    let white = Color(rgb: 255, 255, 255)
    func colors(text: Color) -> Colors {
      Colors(ground: ground, text: text, shadow: Self.shadow, spinner: Self.spinnerColor)
    }
    return switch arrow {
    case .black: colors(text: Color(rgb: 33, 33, 36))
    case .blue: colors(text: Color(rgb: 87, 108, 137))
    case .gray: colors(text: Color(rgb: 100, 100, 103))
    case .white:
      Colors(
        ground: Color(rgb: 87, 108, 137), text: white,
        shadow: Color(red: 0, green: 0, blue: 0, alpha: 0.35), spinner: white)
    }
  }

  private var dark: Colors {
    let text =
      switch arrow {
      case .black: Color(rgb: 222, 224, 227)
      case .blue: Color(rgb: 156, 175, 200)
      case .gray: Color(rgb: 170, 170, 172)
      case .white: Color(rgb: 255, 255, 255)
      }
    return Colors(
      ground: arrow == .white ? Color(rgb: 52, 66, 86) : Color(rgb: 35, 39, 45), text: text,
      shadow: Color(red: 0, green: 0, blue: 0, alpha: 0.6), spinner: text, arrowTint: text)
  }
}
