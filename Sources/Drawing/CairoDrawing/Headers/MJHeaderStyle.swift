import RefreshModel
import SceneModel

/// The appearance of MJRefresh's headers: an arrow, a spinner or an image, a title, and the time of
/// the last refresh.
///
///     var header = MJHeaderStyle(symbol: .text)
///     header.showsLastUpdated = false
///
/// Numbers: refresh controls reference, 1.1.2.
public struct MJHeaderStyle: HeaderStyle, BuiltInStyle {
  /// The symbol next to the words.
  public var symbol: MJSymbol
  /// The titles of the states.
  public var texts = ControlTexts.mjHeader
  /// The program's changes to the appearance.
  public var parts = ControlParts()
  /// Whether the title is shown.
  public var showsTitle: Bool {
    get { parts.showsTitle }
    set { parts.showsTitle = newValue }
  }
  /// Whether the line about the last refresh is shown; without it the title has the whole height.
  public var showsLastUpdated: Bool {
    get { parts.showsLastUpdated }
    set { parts.showsLastUpdated = newValue }
  }

  /// The distance between the text and the centre of the arrow, in points.
  static let labelInset = 25.0
  /// The space between the text and an image, in points.
  static let imageInset = 20.0
  static let font = TextStyle(size: 14, isBold: true)
  private static let minimumHeight = 54.0

  /// Creates MJRefresh's header, by default the one with an arrow.
  public init(symbol: MJSymbol = .normal) {
    self.symbol = symbol
  }

  /// The height of the box, 54 points, or the height of the images if that is larger.
  public var height: Double { symbol.height(atLeast: Self.minimumHeight) }

  /// Draws the header.
  ///
  /// If the title does not fit next to the symbol in one line, the line about the last refresh is
  /// omitted. If the title does not fit then either, only the symbol is shown.
  ///
  /// While the header closes after its work, it shows the refresh before, and the symbol stays in
  /// its place unless the title needs that place.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    var appearance = appearance.applying(parts)
    let closesFromWork = appearance.isClosing && appearance.previousState == .refreshing
    if closesFromWork, appearance.lastUpdatedText == appearance.ownLastUpdatedText {
      appearance.lastUpdatedText = appearance.formerLastUpdatedText
      appearance.ownLastUpdatedText = appearance.formerLastUpdatedText
    }
    let color = appearance.palette.control
    let arrangement = arrangement(of: appearance, appearance.title, text: text)
    let whole = Rect(x: 0, y: 0, width: appearance.width, height: appearance.height)
    let below = lineBelow(arrangement, appearance, text: text)
    let (titleWidth, belowWidth) = (arrangement.title?.width ?? 0, below?.width ?? 0)
    let textX = arrangement.places(textWidth: max(titleWidth, belowWidth)).text

    func draw(_ line: TextLayout, in half: Rect) {
      var place = half
      place.x = textX - place.width / 2
      canvas.draw(line, in: place, color)
    }
    if let below {
      var half = whole
      half.height = appearance.parts.showsTitle ? whole.height / 2 : whole.height
      if appearance.parts.showsTitle, let title = arrangement.title { draw(title, in: half) }
      half.y = whole.height - half.height
      draw(below, in: half)
    } else if let title = arrangement.title {
      draw(title, in: whole)
    }
    let symbolWidth =
      closesFromWork
      ? arrangement.symbolWidth(
        after: self.arrangement(of: appearance, appearance.previousTitle, text: text)) : titleWidth
    symbol.draw(
      appearance, x: arrangement.places(textWidth: max(symbolWidth, belowWidth)).symbol,
      y: whole.midY, turn: appearance.turn, color, on: canvas)
  }

  /// Returns the positions of `title` and the symbol.
  private func arrangement(
    of appearance: ControlAppearance, _ title: String, text: TextRenderer
  ) -> MJArrangement {
    var titled = appearance
    titled.title = title
    return MJArrangement(
      titled, nextTo: symbol.extent(in: appearance), appearance.titleStyle(Self.font), text: text)
  }

  /// Returns the subtitle or the line about the last refresh, or `nil` if there is none or it does
  /// not fit.
  ///
  /// A truncated time would be misleading, so the line must fit entirely.
  private func lineBelow(
    _ arrangement: MJArrangement, _ appearance: ControlAppearance, text: TextRenderer
  ) -> TextLayout? {
    let subtitle = appearance.subtitle
    let words = subtitle.isEmpty ? appearance.lastUpdatedText : subtitle
    guard let title = arrangement.title, title.lineCount == 1, !words.isEmpty else { return nil }
    let usual = subtitle.isEmpty ? Self.font : TitleAndSubtitle.subtitleFont
    let line = text.line(words, appearance.subtitleStyle(usual))
    guard subtitle.isEmpty else { return line.width <= arrangement.space ? line : nil }
    let symbol = restingSymbol(in: appearance)
    let space = min(arrangement.space, MJArrangement.space(nextTo: symbol, in: appearance))
    guard line.width <= space, areLines(appearance, nextTo: symbol, text: text) else { return nil }
    // The text right after a refresh must fit too.
    guard words == appearance.ownLastUpdatedText else { return line }
    let now = LastUpdatedText.text(
      updated: 0, now: 0, words: appearance.translation.lastUpdatedPhrases)
    return text.line(now, appearance.subtitleStyle(usual)).width <= space ? line : nil
  }

  /// Returns the symbol next to the words in the states that show one.
  private func restingSymbol(in appearance: ControlAppearance) -> MJArrangement.Symbol? {
    var resting = appearance
    (resting.state, resting.isClosing) = (.idle, false)
    return symbol.extent(in: resting)
  }

  /// Returns whether the titles of a pull and of the states after it fit into one line next to
  /// `symbol`.
  ///
  /// Otherwise the line below would appear and disappear as the state changes, and move the title.
  private func areLines(
    _ appearance: ControlAppearance, nextTo symbol: MJArrangement.Symbol?, text: TextRenderer
  ) -> Bool {
    let states: [RefreshState] = [.idle, .pulling, .refreshing, .success, .failure]
    let words = appearance.isUpsideDown ? Orientation.horizontal : appearance.axis.orientation
    return states.allSatisfy { state in
      var other = appearance
      other.title = texts.title(for: state, in: words, translation: appearance.translation)
      let style = appearance.parts.fonts.value(for: state) ?? Self.font
      return MJArrangement(other, nextTo: symbol, style, text: text).title?.lineCount == 1
    }
  }
}
