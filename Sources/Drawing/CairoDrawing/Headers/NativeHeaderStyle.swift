/// The default looks of a header: a ring that fills with the pull and becomes the spinner.
///
/// It has no ground of its own, the theme's colours and font, and words only for a result or where
/// a program sets some. Its size is MJRefresh's (refresh controls reference, 1.1.2), the rest is
/// chosen here.
public struct NativeHeaderStyle: HeaderStyle {
  /// What moves by itself are spinners, rings and pictures, which tell their places.
  public var tellsMotion: Bool { true }
  /// 54 points.
  public var height: Double { 54 }
  /// The height that two lines of words need, where that is more.
  public func heightHoldingWords(atTextScale scale: Double) -> Double {
    heightOfTwoLines(atTextScale: scale)
  }
  /// The titles of the states.
  public var texts = ControlTexts.nativeHeader
  /// The program's changes of the looks.
  public var parts = ControlParts()

  /// A ring without words.
  public init() {}

  /// Draws the header.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    NativeLooks(appearance.applying(parts), pointsUp: false)
      .draw(on: canvas, text: text)
  }
}
