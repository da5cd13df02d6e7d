public import RefreshModel
public import Translations

/// The appearance of SVPullToRefresh's header: an arrow of bars or a spinner, a title and a
/// subtitle.
///
///     var header = SVHeaderStyle()
///     header.subtitles[.idle] = "Everything of today"
///
/// Numbers: refresh controls reference, 1.6.
public struct SVHeaderStyle: HeaderStyle, BuiltInStyle {
  /// The height of the box, 60 points.
  public var height: Double { SVPullAppearance.height }
  /// The titles of the states.
  public var texts = ControlTexts.svPull
  /// The program's changes to the appearance.
  public var parts = ControlParts()
  /// The subtitles of the states, empty by default.
  public var subtitles: ControlTexts {
    get { parts.subtitles }
    set { parts.subtitles = newValue }
  }
  /// Whether a state without a subtitle shows the time of the last refresh.
  public var showsLastUpdated: Bool {
    get { parts.showsLastUpdated }
    set { parts.showsLastUpdated = newValue }
  }
  /// Returns the text about the last refresh.
  ///
  /// The argument is the local time of the refresh, or `nil` if none is recorded. If this property
  /// is `nil`, the text is "Last Updated:" with a short date and time in the list's language, or
  /// "Never". Source: refresh controls reference, 1.6 (`Last Updated: %@`, `Never`).
  public var lastUpdatedText: (@Sendable (CivilTime?) -> String)?
  /// The colour of the arrow, or `nil` for gray.
  public var arrowColor: Color?
  /// The colour of title and subtitle, or `nil` for dark gray, and for a lighter colour in a dark
  /// list.
  public var textColor: Color?
  /// The colour of the spinner, or `nil` for gray, and for a lighter colour in a dark list.
  public var spinnerColor: Color?

  /// Creates SVPullToRefresh's header.
  public init() {
    parts.showsLastUpdated = false
  }

  /// Returns "Last Updated:" with a short date and time in the language of `translation`, or
  /// "Never" if `time` is `nil`.
  ///
  /// Source: refresh controls reference, 1.6 (`Last Updated: %@`, `Never`).
  public static func shortText(
    _ time: CivilTime?, translation: Translation = .english
  ) -> String {
    translation.shortLastUpdated(time)
  }

  /// Draws the header; if the words do not fit next to the symbol, only the symbol.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let appearance = appearance.applying(parts)
    var subtitle = appearance.subtitle
    if subtitle.isEmpty, appearance.parts.showsLastUpdated {
      subtitle =
        lastUpdatedText?(appearance.lastUpdated)
        ?? Self.shortText(appearance.lastUpdated, translation: appearance.translation)
    }
    SVPullAppearance(
      subtitle: subtitle, arrowAngle: -.pi * appearance.turn,
      colors: SVColors(arrow: arrowColor, text: textColor, spinner: spinnerColor)
    ).draw(appearance, on: canvas, text: text)
  }
}
