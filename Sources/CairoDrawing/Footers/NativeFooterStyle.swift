/// The default looks of a footer: a ring that fills with the pull and becomes the spinner.
///
/// It is the mirror image of ``NativeHeaderStyle``. A footer that is always shown is not filled.
public struct NativeFooterStyle: FooterStyle {
  /// 44 points.
  public var height: Double { 44 }
  /// The titles of the states.
  public var texts = ControlTexts.nativeFooter
  /// The program's changes of the looks.
  public var parts = ControlParts()

  /// A ring without words.
  public init() {}

  /// Draws the footer.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    NativeLooks(appearance.applying(parts), pointsUp: true)
      .draw(on: canvas, text: text)
  }
}
