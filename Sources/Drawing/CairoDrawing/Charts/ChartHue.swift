/// A colour of a chart, by its meaning.
public enum ChartHue: Sendable {
  /// The most important curve.
  case blue
  /// The second.
  case green
  /// The third.
  case orange
  /// The fourth.
  case purple
  /// A failure.
  case red
  /// Less important parts.
  case gray

  /// The colour of a line on the ground of `palette`, with a contrast of at least 3 to 1.
  ///
  /// Source: the palette of GNOME's human interface guidelines, the shades chosen here.
  func line(on palette: Palette) -> Color {
    switch (self, palette.isDark) {
    case (.blue, false): Color(rgb: 28, 113, 216)
    case (.blue, true): Color(rgb: 120, 174, 237)
    case (.green, false): Color(rgb: 27, 133, 83)
    case (.green, true): Color(rgb: 87, 205, 140)
    case (.orange, false): Color(rgb: 198, 96, 0)
    case (.orange, true): Color(rgb: 255, 170, 90)
    case (.purple, false): Color(rgb: 129, 61, 156)
    case (.purple, true): Color(rgb: 205, 140, 225)
    case (.red, false): Color(rgb: 192, 28, 40)
    case (.red, true): Color(rgb: 246, 117, 117)
    case (.gray, _): palette.secondaryText
    }
  }

  /// The ground of a state, on which the palette's text stands.
  func ground(on palette: Palette) -> Color {
    line(on: palette).mixed(into: palette.background, share: palette.isDark ? 0.35 : 0.22)
  }
}
