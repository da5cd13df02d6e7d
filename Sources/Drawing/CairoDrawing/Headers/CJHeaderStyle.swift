/// The looks of cjrefresh's header: a cyan bar with the name of the state.
///
/// Numbers: refresh controls reference, 1.4.
public struct CJHeaderStyle: HeaderStyle {
  /// What moves by itself are spinners, rings and pictures, which tell their places.
  public var tellsMotion: Bool { true }
  /// 30 points.
  public var height: Double { CJLooks.height }
  /// The height of the label, where that is more.
  public func heightHoldingWords(atTextScale scale: Double) -> Double {
    CJLooks.heightHoldingWords(atTextScale: scale)
  }
  /// The titles of the states.
  public var texts = ControlTexts.cjHeader

  /// The program's changes of the looks.
  public var parts = ControlParts()

  /// cjrefresh's words.
  public init() {}

  /// Draws the header.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    CJLooks.draw(appearance.applying(parts), on: canvas, text: text)
  }
}
