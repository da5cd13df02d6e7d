public import RefreshModel
public import Translations

/// The looks of SVPullToRefresh's header: an arrow of bars or a spinner, a title, a subtitle.
///
///     var header = SVHeaderStyle()
///     header.subtitles[.idle] = "Everything of today"
///
/// Numbers: refresh controls reference, 1.6.
public struct SVHeaderStyle: HeaderStyle {
  /// What moves by itself are spinners, rings and pictures, which tell their places.
  public var tellsMotion: Bool { true }
  /// 60 points.
  public var height: Double { SVPullLooks.height }
  /// The height that two lines of words need, where that is more.
  public func heightHoldingWords(atTextScale scale: Double) -> Double {
    heightOfTwoLines(atTextScale: scale)
  }
  /// The titles of the states.
  public var texts = ControlTexts.svPull
  /// The program's changes of the looks.
  public var parts = ControlParts()
  /// The subtitles of the states, none unless set.
  public var subtitles: ControlTexts {
    get { parts.subtitles }
    set { parts.subtitles = newValue }
  }
  /// A state without a subtitle shows the time of the last refresh.
  public var showsLastUpdated: Bool {
    get { parts.showsLastUpdated }
    set { parts.showsLastUpdated = newValue }
  }
  /// The words about the last refresh, as a function of its time by the local clock (nil without a
  /// record).
  ///
  /// Nil is "Last Updated:" with a short date and a short time in the list's language, or "Never".
  /// Source: refresh controls reference, 1.6 (`Last Updated: %@`, `Never`).
  public var lastUpdatedText: (@Sendable (CivilTime?) -> String)?
  /// The arrow's colour; nil is gray.
  public var arrowColor: Color?
  /// The colour of title and subtitle; nil is dark gray, or what suits a dark list.
  public var textColor: Color?
  /// The spinner's colour; nil is gray, or what suits a dark list.
  public var spinnerColor: Color?

  /// SVPullToRefresh's header in English.
  public init() {
    parts.showsLastUpdated = false
  }

  /// "Last Updated:" with a short date and a short time as the language of `translation` writes them,
  /// or "Never".
  ///
  /// Source: refresh controls reference, 1.6 (`Last Updated: %@`, `Never`).
  public static func shortText(
    _ time: CivilTime?, translation: Translation = .english
  ) -> String {
    translation.shortLastUpdated(time)
  }

  /// Draws the header; where its words have no room beside the arrow or spinner, only the symbol.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let appearance = appearance.applying(parts)
    var subtitle = appearance.subtitle
    if subtitle.isEmpty, appearance.parts.showsLastUpdated {
      subtitle =
        lastUpdatedText?(appearance.lastUpdated)
        ?? Self.shortText(appearance.lastUpdated, translation: appearance.translation)
    }
    SVPullLooks(
      subtitle: subtitle, arrowAngle: -.pi * appearance.turn,
      colors: SVColors(arrow: arrowColor, text: textColor, spinner: spinnerColor)
    ).draw(appearance, on: canvas, text: text)
  }
}
