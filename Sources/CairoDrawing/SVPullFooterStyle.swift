/// The looks of SVPullToRefresh at the bottom: its header's, with the arrow the other way.
///
/// Numbers: refresh controls reference, 1.6.
public struct SVPullFooterStyle: FooterStyle {
  /// 60 points.
  public var height: Double { SVPullLooks.height }
  /// The titles of the states.
  public var texts = ControlTexts.svPull
  /// The subtitles of the states, none unless set.
  public var subtitles = ControlTexts()
  /// The arrow's colour; nil is gray.
  public var arrowColor: Color?
  /// The colour of title and subtitle; nil is dark gray, or what suits a dark list.
  public var textColor: Color?
  /// The spinner's colour; nil is gray, or what suits a dark list.
  public var spinnerColor: Color?

  /// SVPullToRefresh's bottom in English.
  public init() {}

  /// Draws the footer; where its words have no room beside the arrow or spinner, that alone.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    SVPullLooks(
      subtitle: subtitles.title(for: appearance.shownState, in: appearance.axis.orientation),
      arrowAngle: -.pi * (1 - appearance.turn),
      colors: SVColors(arrow: arrowColor, text: textColor, spinner: spinnerColor)
    ).draw(appearance, on: canvas, text: text)
  }
}
