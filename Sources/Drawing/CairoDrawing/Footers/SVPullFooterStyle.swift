/// The appearance of SVPullToRefresh's footer: like its header, with the arrow reversed.
///
/// The original's texts announce a refresh; these announce that more is loaded. Numbers: refresh
/// controls reference, 1.6.
public struct SVPullFooterStyle: FooterStyle, BuiltInStyle {
  /// The height of the box, 60 points.
  public var height: Double { SVPullAppearance.height }
  /// The titles of the states.
  public var texts = ControlTexts.svPullFooter
  /// The program's changes to the appearance.
  public var parts = ControlParts()
  /// The subtitles of the states, empty by default.
  public var subtitles: ControlTexts {
    get { parts.subtitles }
    set { parts.subtitles = newValue }
  }
  /// The colour of the arrow, or `nil` for gray.
  public var arrowColor: Color?
  /// The colour of title and subtitle, or `nil` for dark gray, and for a lighter colour in a dark
  /// list.
  public var textColor: Color?
  /// The colour of the spinner, or `nil` for gray, and for a lighter colour in a dark list.
  public var spinnerColor: Color?

  /// Creates SVPullToRefresh's footer.
  public init() {}

  /// Draws the footer; if the words do not fit next to the symbol, only the symbol.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let appearance = appearance.applying(parts)
    SVPullAppearance(
      subtitle: appearance.subtitle,
      arrowAngle: -.pi * (1 - appearance.turn),
      colors: SVColors(arrow: arrowColor, text: textColor, spinner: spinnerColor)
    ).draw(appearance, on: canvas, text: text)
  }
}
