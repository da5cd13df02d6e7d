/// The colours of a list and its controls.
public struct Palette: Equatable, Sendable {
  /// The ground of the list.
  public var background: Color
  /// Titles of rows.
  public var text: Color
  /// Subtitles and captions.
  public var secondaryText: Color
  /// The hairline between rows.
  public var separator: Color
  /// The separator on the list's plain ground, opaque since that is drawn faster; nil where the ground is
  /// not plain.
  var separatorOnGround: Color?
  /// The ground of a row under the pointer.
  public var hover: Color
  /// The ground of a row under a press that is still a click.
  public var pressed: Color
  /// The ground of a selected row.
  public var selection: Color
  /// Titles and subtitles of a selected row.
  public var selectedText: Color
  /// The ring around the row that has the focus; on a selected row it is ``selectedText``.
  public var focus: Color
  /// The scroll indicator's thumb, translucent.
  public var indicator: Color
  /// Labels, arrows and spinners of the refresh controls.
  public var control: Color
  /// The list cannot be used: icons are dimmed, and no badge stands out.
  public var isDimmed = false

  /// A palette of these colours.
  public init(
    background: Color, text: Color, secondaryText: Color, separator: Color, hover: Color,
    pressed: Color, selection: Color, selectedText: Color, focus: Color, indicator: Color,
    control: Color
  ) {
    self.background = background
    self.text = text
    self.secondaryText = secondaryText
    self.separator = separator
    self.hover = hover
    self.pressed = pressed
    self.selection = selection
    self.selectedText = selectedText
    self.focus = focus
    self.indicator = indicator
    self.control = control
  }

  /// True for a dark background.
  public var isDark: Bool { background.luminance < 0.18 }

  /// Dark on white: the colours of GTK 3's Adwaita, and MJRefresh's label colour.
  ///
  /// Sources: GTK 3.24 `_colors-public.scss` for base and text; refresh controls reference, 1.1.2,
  /// for the control's. The others are chosen here, the selection a little darker than Adwaita's:
  /// every text has a contrast of 4.5 to 1 on every ground it stands on, the ring and the thumb one
  /// of 3 to 1.
  public static let light = Palette(
    background: Color(rgb: 255, 255, 255), text: Color(rgb: 46, 52, 54),
    secondaryText: Color(rgb: 100, 105, 108), separator: Color(rgb: 222, 221, 218),
    hover: Color(rgb: 245, 245, 244), pressed: Color(rgb: 235, 235, 233),
    selection: Color(rgb: 28, 113, 216), selectedText: Color(rgb: 255, 255, 255),
    focus: Color(rgb: 28, 113, 216), indicator: Color(rgb: 46, 52, 54, alpha: 0.55),
    control: Color(rgb: 90, 90, 90))

  /// Light on dark gray: the colours of GTK 3's Adwaita-dark.
  ///
  /// Sources as for ``light``, the selection Adwaita's own; the control's colour is as quiet on
  /// dark as MJRefresh's on white.
  public static let dark = Palette(
    background: Color(rgb: 45, 45, 45), text: Color(rgb: 238, 238, 236),
    secondaryText: Color(rgb: 172, 172, 169), separator: Color(rgb: 68, 68, 68),
    hover: Color(rgb: 55, 55, 55), pressed: Color(rgb: 63, 63, 63),
    selection: Color(rgb: 21, 83, 158), selectedText: Color(rgb: 255, 255, 255),
    focus: Color(rgb: 120, 174, 237), indicator: Color(rgb: 238, 238, 236, alpha: 0.55),
    control: Color(rgb: 186, 186, 186))
}
