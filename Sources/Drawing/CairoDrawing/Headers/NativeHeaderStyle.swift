/// The default appearance of a header: a ring that fills with the pull and becomes the spinner.
///
/// It has no background and uses the theme's colours and font. Words are shown only for a result,
/// or if the program sets some. The size is MJRefresh's (refresh controls reference, 1.1.2); the
/// rest is chosen here.
public struct NativeHeaderStyle: HeaderStyle, BuiltInStyle {
  /// The height of the box, 54 points.
  public var height: Double { 54 }
  /// The titles of the states.
  public var texts = ControlTexts.nativeHeader
  /// The program's changes to the appearance.
  public var parts = ControlParts()

  /// Creates a header with the default texts.
  public init() {}

  /// Draws the header.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    NativeAppearance(appearance.applying(parts), pointsUp: false)
      .draw(on: canvas, text: text)
  }
}
