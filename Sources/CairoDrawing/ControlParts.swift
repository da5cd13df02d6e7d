/// What a program changes of a control's looks, part by part and state by state.
///
///     header.style.parts.showsLastUpdated = false
///     header.style.parts.subtitles[.idle] = "Everything of today"
///     header.style.parts.colors[.failure] = Color(rgb: 192, 28, 40)
///     header.style.parts.fonts.all = TextStyle(size: 16)
///
/// A part that the looks do not have cannot be shown or changed. Fonts are sizes and weights: the
/// family is the list's.
public struct ControlParts: Equatable, Sendable {
  /// Whether there are titles.
  public var showsTitle = true
  /// Whether the line about the last refresh is there.
  public var showsLastUpdated = true
  /// Whether there is an arrow, or what else tells how far the list is pulled.
  public var showsArrow = true
  /// Whether there is a spinner, or what else turns while the control refreshes.
  public var showsSpinner = true
  /// The lines below the titles, none unless set; they take the place of the line about the last
  /// refresh.
  public var subtitles = ControlTexts()
  /// Pictures in the place of arrow and spinner: they follow the pull while the control waits, and
  /// run by time in every other state.
  public var images = StateValues<ImageSequence>()
  /// The colour of words, arrow and spinner, in `wave` that of the wave.
  public var colors = StateValues<Color>()
  /// The size and weight of the titles.
  public var fonts = StateValues<TextStyle>()
  /// The size and weight of the subtitles.
  public var subtitleFonts = StateValues<TextStyle>()

  /// The looks as their system has them.
  public init() {}

  /// Whether nothing is changed.
  public var isUnchanged: Bool { self == ControlParts() }
}
