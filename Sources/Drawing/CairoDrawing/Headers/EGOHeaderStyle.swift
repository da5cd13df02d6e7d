public import RefreshModel
public import Translations

/// The appearance of EGOTableViewPullRefresh: a tinted background above the list, an arrow or a
/// spinner, a title, and the date of the last refresh.
///
///     var style = EGOHeaderStyle(arrow: .gray)
///     style.texts[.idle] = "Pull me"
///
/// Numbers: refresh controls reference, 1.2.
public struct EGOHeaderStyle: HeaderStyle, BuiltInStyle {
  /// The content inset during a refresh, 60 points; the background extends above it.
  public var height: Double { 60 }
  /// Returns the height of title and date with some space above, if that exceeds ``height``.
  public func heightFittingText(atTextScale scale: Double) -> Double {
    max(height, Self.titleRise * scale + Self.minimumSpace)
  }
  /// The titles of the states.
  public var texts = ControlTexts.fgHeader
  /// The program's changes to the appearance.
  public var parts = ControlParts()
  /// The arrow, which also determines the default colours.
  public var arrow: EGOArrow
  /// An image that replaces the arrow's own; an empty image shows no arrow.
  public var arrowImage: ControlImage?
  /// The colour of title and date, or `nil` for the arrow's default.
  public var textColor: Color?
  /// The background colour, or `nil` for the arrow's default.
  public var backgroundColor: Color?
  /// Whether the date of the last refresh is shown, if one is recorded.
  public var showsLastUpdated: Bool {
    get { parts.showsLastUpdated }
    set { parts.showsLastUpdated = newValue }
  }
  /// Returns the text about the last refresh.
  ///
  /// The argument is the local time of the refresh, or `nil` if none is recorded. An empty text
  /// shows nothing. If this property is `nil`, the text is "Last Updated:" with a short date and
  /// time in the list's language, or empty without a record. Source: refresh controls reference,
  /// 1.2 (`Last Updated: %@`).
  public var lastUpdatedText: (@Sendable (CivilTime?) -> String)?

  /// The smallest space above a title that is higher than documented, in points.
  private static let minimumSpace = 6.0
  /// The left edge of arrow and spinner, in points.
  private static let symbolX = 25.0
  /// The arrow's box in points, and the distance of its top from the content.
  private static let arrowBox = (width: 30.0, height: 55.0, rise: 65.0)
  /// The spinner's diameter in points, and the distance of its top from the content.
  private static let spinner = (diameter: 20.0, rise: 38.0)
  /// The distance of the title's top from the content, in points before text scaling.
  private static let titleRise = 48.0
  /// The distance of the date's top from the content, in points before text scaling.
  private static let dateRise = 30.0
  /// The height of title and date, in points before text scaling.
  private static let lineHeight = 20.0
  /// The space between the words and the symbol or the edge, in points.
  private static let gap = 8.0
  /// The left edges of the symbol and of the words if space is scarce: as close to the edge as the
  /// rotating arrow permits.
  private static let narrow = (symbolX: 13.0, wordsX: 46.0)
  /// The shadow of the words, one point below them: an opaque gray with a white level of 0.9.
  static let shadow = Color(rgb: 230, 230, 230)
  /// The gray of iOS's gray spinner.
  static let spinnerColor = Color(rgb: 128, 128, 128)
  private static let titleFont = TextStyle(size: 13, isBold: true)
  private static let dateFont = TextStyle(size: 12)

  /// Creates EGO's header with an arrow in one of its colours.
  public init(arrow: EGOArrow = .blue) {
    self.arrow = arrow
  }

  /// Returns "Last Updated:" with a short date and time in the language of `translation`, or an
  /// empty string if `time` is `nil`.
  ///
  /// Source: refresh controls reference, 1.2 (`Last Updated: %@`).
  public static func shortText(
    _ time: CivilTime?, translation: Translation = .english
  ) -> String {
    time == nil ? "" : translation.shortLastUpdated(time)
  }

  /// Draws the header.
  ///
  /// If the words do not fit next to the symbol, the date is omitted first. A title that is still
  /// too long wraps, and in a narrow list no words are shown.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let appearance = appearance.applying(parts)
    let colors = colors(in: appearance)
    canvas.fill(appearance.area, colors.background)

    let hasSymbol = appearance.showsSymbol || appearance.image != nil
    let titleFont = appearance.titleStyle(Self.titleFont)
    let title = text.line(appearance.title, titleFont)
    let dateText = lineBelow(appearance)
    let date =
      dateText.isEmpty ? nil : text.line(dateText, appearance.subtitleStyle(Self.dateFont))
    // Use the widest title of all states, so that nothing moves when the state changes.
    let titles = [RefreshState.idle, .pulling, .refreshing].map {
      let title = texts.title(
        for: $0, in: appearance.axis.orientation, translation: appearance.translation)
      return text.line(title, titleFont).width
    }
    let widest = max(appearance.parts.showsTitle ? titles.max() ?? 0 : 0, title.width)
    func place(_ words: Double) -> Place? {
      Place(words: words, in: appearance.width, besideSymbol: hasSymbol)
    }
    let placeWithDate = place(date.map { max($0.width, widest) } ?? widest)
    let place =
      placeWithDate ?? place(widest) ?? (hasSymbol ? Place(in: appearance.width) : nil)
      ?? place(title.width)
    let words = place?.words(isMirrored: appearance.isMirrored, in: appearance.width)

    /// Draws `line` with its top `rise` points above the content, or vertically centred in the box
    /// if `rise` is `nil`.
    func draw(_ line: TextLayout, in space: Range<Double>, rise: Double?) {
      var box = Rect(
        x: space.lowerBound, y: 1, width: space.upperBound - space.lowerBound,
        height: appearance.height)
      if let rise {
        box.y += appearance.height - rise * text.scale
        box.height = Self.lineHeight * text.scale
      }
      canvas.draw(line, in: box, colors.shadow)
      box.y -= 1
      canvas.draw(line, in: box, colors.text)
    }
    /// Draws the title in its documented line, or vertically centred if it wraps or the box is
    /// higher than documented, and there is no date.
    func drawTitle(in space: Range<Double>, width: Double, hasDate: Bool) {
      let lines =
        title.width > width
        ? text.title(appearance.title, titleFont, width: width, height: appearance.height) : title
      let isDocumented = lines.lineCount == 1 && appearance.height <= height
      draw(lines, in: space, rise: hasDate || isDocumented ? Self.titleRise : nil)
    }
    if let words {
      let hasDate = date != nil && placeWithDate != nil
      drawTitle(in: words, width: words.upperBound - words.lowerBound, hasDate: hasDate)
      if let date, hasDate { draw(date, in: words, rise: Self.dateRise) }
    } else if !hasSymbol {
      drawTitle(
        in: 0..<(appearance.width > 0 ? appearance.width : 0),
        width: appearance.width - 2 * Self.gap, hasDate: false)
    }
    // Centre the symbol in a box that is higher because of the words.
    let rise = (boxHeight(atTextScale: text.scale) - height) / 2
    drawSymbol(
      of: appearance, x: place?.symbolX, bottom: appearance.height - rise, colors, on: canvas)
  }

  /// Returns the line below the title: the state's subtitle, or else the date of the last refresh.
  private func lineBelow(_ appearance: ControlAppearance) -> String {
    let subtitle = appearance.subtitle
    guard subtitle.isEmpty, appearance.parts.showsLastUpdated else { return subtitle }
    if let lastUpdatedText { return lastUpdatedText(appearance.lastUpdated) }
    return Self.shortText(appearance.lastUpdated, translation: appearance.translation)
  }

  /// Draws the image, the arrow or the spinner at its documented distance from `bottom`.
  ///
  /// `x` is the distance from the leading edge in points, or `nil` to centre it.
  private func drawSymbol(
    of appearance: ControlAppearance, x: Double?, bottom: Double, _ colors: Colors,
    on canvas: Canvas
  ) {
    /// Returns the left edge of a symbol of this width.
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
  /// The positions of the words and the symbol.
  private struct Place {
    /// The left edge of arrow and spinner.
    var symbolX: Double
    /// The range in which the words are centred.
    private var words: Range<Double>

    /// Returns the range of the words, mirrored in a box of `width` if `isMirrored`.
    func words(isMirrored: Bool, in width: Double) -> Range<Double> {
      isMirrored ? width - words.upperBound..<width - words.lowerBound : words
    }

    /// Chooses the documented position for words of this width, or a narrower one, or returns `nil`
    /// if the words do not fit.
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

    /// Chooses the position for the beginning of a text that is too long, or returns `nil` if too
    /// little of it would be visible.
    init?(in width: Double) {
      let narrow = EGOHeaderStyle.narrow
      let edge = width - EGOHeaderStyle.gap
      guard width.isFinite, edge - narrow.wordsX >= ControlTexts.minimumSpace else { return nil }
      self.init(symbolX: narrow.symbolX, words: narrow.wordsX..<edge)
    }

    private init(symbolX: Double, words: Range<Double>) {
      self.symbolX = symbolX
      self.words = words
    }
  }

  private struct Colors {
    var background: Color
    var text: Color
    var shadow: Color
    var spinner: Color
    /// The colour that replaces the arrow's own, or `nil` to keep it.
    var arrowTint: Color?
  }

  private func colors(in appearance: ControlAppearance) -> Colors {
    var colors = appearance.palette.isDark ? dark : light
    if let color = appearance.color ?? textColor { colors.text = color }
    if let backgroundColor { colors.background = backgroundColor }
    return colors
  }

  /// EGO's colours for the blue arrow; the colours for other arrows are chosen here.
  private var light: Colors {
    let background = Color(rgb: 226, 231, 237)
    let white = Color(rgb: 255, 255, 255)
    func colors(text: Color) -> Colors {
      Colors(background: background, text: text, shadow: Self.shadow, spinner: Self.spinnerColor)
    }
    return switch arrow {
    case .black: colors(text: Color(rgb: 33, 33, 36))
    case .blue: colors(text: Color(rgb: 87, 108, 137))
    case .gray: colors(text: Color(rgb: 100, 100, 103))
    case .white:
      Colors(
        background: Color(rgb: 87, 108, 137), text: white,
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
      background: arrow == .white ? Color(rgb: 52, 66, 86) : Color(rgb: 35, 39, 45), text: text,
      shadow: Color(red: 0, green: 0, blue: 0, alpha: 0.6), spinner: text, arrowTint: text)
  }
}
