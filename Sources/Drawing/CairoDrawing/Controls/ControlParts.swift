/// A program's changes of a control's looks, part by part and state by state.
///
///     header.style.parts.showsLastUpdated = false
///     header.style.parts.subtitles[.idle] = "Everything of today"
///     header.style.parts.colors[.failure] = Color(rgb: 192, 28, 40)
///     header.style.parts.fonts.all = TextStyle(size: 16)
///
/// A part that a style lacks cannot be shown or changed. Fonts are sizes and weights: the family is
/// the list's.
public struct ControlParts: Equatable, Sendable {
  /// Titles are shown.
  public var showsTitle = true
  /// The line about the last refresh is shown.
  public var showsLastUpdated = true
  /// The arrow is shown, or whatever else follows the pull.
  public var showsArrow = true
  /// The spinner is shown, or whatever else turns while the control refreshes.
  public var showsSpinner = true
  /// The lines below the titles, none unless set; they take the place of the line about the last
  /// refresh.
  public var subtitles = ControlTexts()
  /// Pictures in place of arrow and spinner: they follow the pull while the control waits, and run
  /// by time in every other state.
  public var images = StateValues<ImageSequence>()
  /// The colour of words, arrow and spinner, in `wave` that of the wave.
  public var colors = StateValues<Color>()
  /// The size and weight of the titles.
  public var fonts = StateValues<TextStyle>()
  /// The size and weight of the subtitles.
  public var subtitleFonts = StateValues<TextStyle>()

  /// The unchanged looks of the system.
  public init() {}

  /// True where nothing is changed.
  public var isUnchanged: Bool { self == ControlParts() }
}
