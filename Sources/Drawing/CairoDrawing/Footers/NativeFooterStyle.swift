/// The default looks of a footer: words that say what the end is, and a spinner while more is loaded.
///
/// Where it has to be pulled into view it is the mirror image of ``NativeHeaderStyle``.
public struct NativeFooterStyle: FooterStyle {
  /// What moves by itself are spinners, rings and pictures, which tell their places.
  public var tellsMotion: Bool { true }
  /// 44 points.
  public var height: Double { 44 }
  /// The height that two lines of words need, where that is more.
  public func heightHoldingWords(atTextScale scale: Double) -> Double {
    heightOfTwoLines(atTextScale: scale)
  }
  /// The titles of the states.
  public var texts = ControlTexts.nativeFooter
  /// The program's changes of the looks.
  public var parts = ControlParts()

  /// Words in English, and a ring.
  public init() {}

  /// Draws the footer.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    var appearance = appearance.applying(parts)
    // The ring tells enough of a pull.
    let own = ControlTexts.nativeFooter.title(for: .idle, translation: appearance.translation)
    if appearance.restingLength == 0, appearance.shownState == .idle, appearance.title == own {
      appearance.title = ""
    }
    NativeLooks(appearance, pointsUp: true).draw(on: canvas, text: text)
  }
}
