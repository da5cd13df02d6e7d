public import RefreshModel

/// The looks of SVPullToRefresh's header: an arrow of bars or a spinner, a title, a subtitle.
///
///     var header = SVHeaderStyle()
///     header.subtitles[.idle] = "Everything of today"
///
/// Numbers: refresh controls reference, 1.6.
public struct SVHeaderStyle: HeaderStyle {
  /// 60 points.
  public var height: Double { SVPullLooks.height }
  /// The titles of the states.
  public var texts = ControlTexts.svPull
  /// The subtitles of the states, none unless set.
  public var subtitles = ControlTexts()
  /// Whether a state without a subtitle says when the list was last refreshed.
  public var showsLastUpdated = false
  /// The words about the last refresh, made of its time by the local clock; nil is never.
  public var lastUpdatedText: @Sendable (CivilTime?) -> String = Self.shortText
  /// The arrow's colour; nil is gray.
  public var arrowColor: Color?
  /// The colour of title and subtitle; nil is dark gray, or what suits a dark list.
  public var textColor: Color?
  /// The spinner's colour; nil is gray, or what suits a dark list.
  public var spinnerColor: Color?

  /// SVPullToRefresh's header in English.
  public init() {}

  /// Draws the header; where its words have no room beside the arrow or spinner, that alone.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    var subtitle = subtitles.title(
      for: appearance.shownState, in: appearance.axis.orientation)
    if subtitle.isEmpty, showsLastUpdated { subtitle = lastUpdatedText(appearance.lastUpdated) }
    SVPullLooks(
      subtitle: subtitle, arrowAngle: -.pi * appearance.turn,
      colors: SVColors(arrow: arrowColor, text: textColor, spinner: spinnerColor)
    ).draw(appearance, on: canvas, text: text)
  }

  /// "Last Updated:" with a short date and a short time as an American reads them, or "Never".
  ///
  /// Source: refresh controls reference, 1.6 (`Last Updated: %@`, `Never`).
  public static func shortText(_ time: CivilTime?) -> String {
    time.map(EGOHeaderStyle.shortText) ?? "Last Updated: Never"
  }
}
