/// A colour of a chart, named by its role.
package enum ChartHue: Sendable {
  /// The most important curve.
  case blue
  /// The second most important curve.
  case green
  /// The third most important curve.
  case orange
  /// The fourth most important curve.
  case purple
  /// A failure.
  case red
  /// Less important parts.
  case gray

  /// Returns the colour of a line on the background of `palette`, with a contrast of at least 3 to
  /// 1.
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

  /// Returns the background colour of a state, suitable for the palette's text colour.
  func background(on palette: Palette) -> Color {
    line(on: palette).mixed(into: palette.background, fraction: palette.isDark ? 0.35 : 0.22)
  }
}
