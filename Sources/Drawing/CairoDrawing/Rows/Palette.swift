/// The colours of a list and its controls.
public struct Palette: Equatable, Sendable {
  /// The background of the list.
  public var background: Color
  /// The colour of row titles.
  public var text: Color
  /// The colour of subtitles and captions.
  public var secondaryText: Color
  /// The colour of the hairline between rows.
  public var separator: Color
  /// The opaque equivalent of ``separator`` on the list's plain background, or `nil` if the
  /// background is not plain.
  ///
  /// Opaque lines are faster to draw.
  var separatorOnBackground: Color?
  /// The background of a row under the pointer.
  public var hover: Color
  /// The background of a pressed row, while the press can still become a click.
  public var pressed: Color
  /// The background of a selected row.
  public var selection: Color
  /// The colour of titles and subtitles in a selected row.
  public var selectedText: Color
  /// The colour of the ring around the focused row; on a selected row it is ``selectedText``.
  public var focus: Color
  /// The colour of the scroll indicator's thumb, translucent.
  public var indicator: Color
  /// The colour of labels, arrows and spinners in refresh controls.
  public var control: Color
  /// Whether the list is insensitive: icons are dimmed and no badge is emphasized.
  public var isDimmed = false

  /// Creates a palette of these colours.
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

  /// Whether the background is dark.
  public var isDark: Bool { background.luminance < 0.18 }

  /// A light palette: the colours of GTK 3's Adwaita, and MJRefresh's label colour.
  ///
  /// Sources: GTK 3.24 `_colors-public.scss` for base and text; refresh controls reference, 1.1.2,
  /// for the control's. The others are chosen here, the selection slightly darker than Adwaita's.
  /// Every text has a contrast of at least 4.5 to 1 on every background it is drawn on; focus ring
  /// and thumb have at least 3 to 1.
  public static let light = Palette(
    background: Color(rgb: 255, 255, 255), text: Color(rgb: 46, 52, 54),
    secondaryText: Color(rgb: 100, 105, 108), separator: Color(rgb: 222, 221, 218),
    hover: Color(rgb: 245, 245, 244), pressed: Color(rgb: 235, 235, 233),
    selection: Color(rgb: 28, 113, 216), selectedText: Color(rgb: 255, 255, 255),
    focus: Color(rgb: 28, 113, 216), indicator: Color(rgb: 46, 52, 54, alpha: 0.55),
    control: Color(rgb: 90, 90, 90))

  /// A dark palette: the colours of GTK 3's Adwaita-dark.
  ///
  /// Sources as for ``light``, but with Adwaita's own selection colour. The control's colour has as
  /// little contrast on dark as MJRefresh's has on white.
  public static let dark = Palette(
    background: Color(rgb: 45, 45, 45), text: Color(rgb: 238, 238, 236),
    secondaryText: Color(rgb: 172, 172, 169), separator: Color(rgb: 68, 68, 68),
    hover: Color(rgb: 55, 55, 55), pressed: Color(rgb: 63, 63, 63),
    selection: Color(rgb: 21, 83, 158), selectedText: Color(rgb: 255, 255, 255),
    focus: Color(rgb: 120, 174, 237), indicator: Color(rgb: 238, 238, 236, alpha: 0.55),
    control: Color(rgb: 186, 186, 186))
}
