/// The colours of a list and its controls.
public struct Palette: Equatable, Sendable {
  /// Behind everything.
  public var background: Color
  /// Titles of rows.
  public var text: Color
  /// Subtitles and captions.
  public var secondaryText: Color
  /// The hairline between rows.
  public var separator: Color
  /// Behind a row under a press that is still a click.
  public var pressed: Color
  /// Behind a selected row.
  public var selection: Color
  /// Titles and subtitles of a selected row.
  public var selectedText: Color
  /// Labels, arrows and spinners of the refresh controls.
  public var control: Color

  /// A palette of these colours.
  public init(
    background: Color, text: Color, secondaryText: Color, separator: Color, pressed: Color,
    selection: Color, selectedText: Color, control: Color
  ) {
    self.background = background
    self.text = text
    self.secondaryText = secondaryText
    self.separator = separator
    self.pressed = pressed
    self.selection = selection
    self.selectedText = selectedText
    self.control = control
  }

  /// Whether the background is dark.
  public var isDark: Bool { background.luminance < 0.18 }

  /// Dark on white: the colours of GTK 3's Adwaita, and MJRefresh's label colour.
  ///
  /// Sources: GTK 3.24 `_colors-public.scss` for base, text and selection; refresh controls
  /// reference, 1.1.2, for the control's. The others are chosen here; secondary text has a
  /// contrast of 5 to 1.
  public static let light = Palette(
    background: Color(rgb: 255, 255, 255), text: Color(rgb: 46, 52, 54),
    secondaryText: Color(rgb: 106, 111, 114), separator: Color(rgb: 222, 221, 218),
    pressed: Color(rgb: 235, 235, 233), selection: Color(rgb: 53, 132, 228),
    selectedText: Color(rgb: 255, 255, 255), control: Color(rgb: 90, 90, 90))

  /// Light on dark gray: the colours of GTK 3's Adwaita-dark.
  ///
  /// Sources as for ``light``; the control's colour is as quiet on dark as MJRefresh's on white.
  public static let dark = Palette(
    background: Color(rgb: 45, 45, 45), text: Color(rgb: 238, 238, 236),
    secondaryText: Color(rgb: 168, 168, 165), separator: Color(rgb: 68, 68, 68),
    pressed: Color(rgb: 60, 60, 60), selection: Color(rgb: 21, 83, 158),
    selectedText: Color(rgb: 255, 255, 255), control: Color(rgb: 186, 186, 186))
}
