/// A program's changes to a control's appearance, by part and by state.
///
///     header.style.parts.showsLastUpdated = false
///     header.style.parts.subtitles[.idle] = "Everything of today"
///     header.style.parts.colors[.failure] = Color(rgb: 192, 28, 40)
///     header.style.parts.fonts.all = TextStyle(size: 16)
///
/// Parts that a style does not have are ignored. Fonts consist of size and weight; the family is
/// the list's.
public struct ControlParts: Equatable, Sendable {
  /// Whether titles are shown.
  public var showsTitle = true
  /// Whether the line about the last refresh is shown.
  public var showsLastUpdated = true
  /// Whether the arrow, or the style's other symbol that follows the pull, is shown.
  public var showsArrow = true
  /// Whether the spinner, or the style's other animation during a refresh, is shown.
  public var showsSpinner = true
  /// The lines below the titles, empty by default.
  ///
  /// They replace the line about the last refresh.
  public var subtitles = ControlTexts()
  /// Images that replace arrow and spinner.
  ///
  /// They follow the pull while the control is idle, and animate over time in every other state.
  public var images = StateValues<ImageSequence>()
  /// The colour of text, arrow and spinner; for the wave style, the colour of the wave.
  public var colors = StateValues<Color>()
  /// The size and weight of the titles.
  public var fonts = StateValues<TextStyle>()
  /// The size and weight of the subtitles.
  public var subtitleFonts = StateValues<TextStyle>()

  /// Creates an unchanged appearance.
  public init() {}

  /// Whether nothing is changed.
  public var isUnchanged: Bool { self == ControlParts() }
}
