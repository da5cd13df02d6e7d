/// The looks of SVPullToRefresh at the bottom: its header's, with the arrow the other way.
///
/// Its words speak of loading more, where the original's speak of a refresh. Numbers: refresh controls
/// reference, 1.6.
public struct SVPullFooterStyle: FooterStyle {
  /// What moves by itself are spinners, rings and pictures, which tell their places.
  public var tellsMotion: Bool { true }
  /// 60 points.
  public var height: Double { SVPullLooks.height }
  /// The height that two lines of words need, where that is more.
  public func heightHoldingWords(atTextScale scale: Double) -> Double {
    heightOfTwoLines(atTextScale: scale)
  }
  /// The titles of the states.
  public var texts = ControlTexts.svPullFooter
  /// The program's changes of the looks.
  public var parts = ControlParts()
  /// The subtitles of the states, none unless set.
  public var subtitles: ControlTexts {
    get { parts.subtitles }
    set { parts.subtitles = newValue }
  }
  /// The arrow's colour; nil is gray.
  public var arrowColor: Color?
  /// The colour of title and subtitle; nil is dark gray, or what suits a dark list.
  public var textColor: Color?
  /// The spinner's colour; nil is gray, or what suits a dark list.
  public var spinnerColor: Color?

  /// SVPullToRefresh's bottom in English.
  public init() {}

  /// Draws the footer; where its words have no room beside the arrow or spinner, only the symbol.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let appearance = appearance.applying(parts)
    SVPullLooks(
      subtitle: appearance.subtitle,
      arrowAngle: -.pi * (1 - appearance.turn),
      colors: SVColors(arrow: arrowColor, text: textColor, spinner: spinnerColor)
    ).draw(appearance, on: canvas, text: text)
  }
}
