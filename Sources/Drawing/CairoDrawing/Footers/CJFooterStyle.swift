/// The appearance of cjrefresh's footer: a cyan bar with the name of the state.
///
/// Numbers: refresh controls reference, 1.4.
public struct CJFooterStyle: FooterStyle, BuiltInStyle {
  /// The height of the box, 30 points.
  public var height: Double { CJAppearance.height }
  /// Returns the height of the label, if that exceeds ``height``.
  public func heightFittingText(atTextScale scale: Double) -> Double {
    CJAppearance.heightFittingText(atTextScale: scale)
  }
  /// The titles of the states.
  public var texts = ControlTexts.cjFooter

  /// The program's changes to the appearance.
  public var parts = ControlParts()

  /// Creates a footer with cjrefresh's texts.
  public init() {}

  /// Draws the footer.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    CJAppearance.draw(appearance.applying(parts), on: canvas, text: text)
  }
}
