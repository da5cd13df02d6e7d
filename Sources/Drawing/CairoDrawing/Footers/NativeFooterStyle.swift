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
    let change = ControlAppearance.fraction(appearance.change)
    // The words at rest replace a spinner or a failure.
    let fades =
      appearance.restingLength > 0 && appearance.state == .idle && change < 1
      && [.refreshing, .success, .failure].contains(appearance.previousState)
    if fades {
      canvas.group(opacity: 1 - change) {
        NativeAppearance(appearance.before, pointsUp: true).draw(on: canvas, text: text)
      }
      appearance.change = 1
    }
    canvas.group(opacity: fades ? change : 1) {
      NativeAppearance(appearance, pointsUp: true).draw(on: canvas, text: text)
    }
  }
}
