/// The default appearance of a footer: a text that explains the footer, and a spinner while more is
/// loaded.
///
/// A footer that must be pulled into view mirrors ``NativeHeaderStyle`` instead.
public struct NativeFooterStyle: FooterStyle, BuiltInStyle {
  /// The height of the box, 44 points.
  public var height: Double { 44 }
  /// The titles of the states.
  public var texts = ControlTexts.nativeFooter
  /// The program's changes to the appearance.
  public var parts = ControlParts()

  /// Creates a footer with the default texts.
  public init() {}

  /// Draws the footer.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    var appearance = appearance.applying(parts)
    // A pull needs no text, because the ring is sufficient.
    let own = ControlTexts.nativeFooter.title(for: .idle, translation: appearance.translation)
    if appearance.restingLength == 0, appearance.shownState == .idle, appearance.title == own {
      appearance.title = ""
    }
    NativeAppearance(appearance, pointsUp: true).draw(on: canvas, text: text)
  }
}
