/// The appearance of SVInfiniteScrolling: a spinner that is visible from the pull on, centred in 60
/// points.
///
/// Numbers: refresh controls reference, 1.6.
public struct SVInfiniteFooterStyle: FooterStyle, BuiltInStyle {
  /// The height of the box, 60 points.
  public var height: Double { 60 }
  /// The titles of the states, shown while there is no spinner.
  public var texts = ControlTexts.svInfinite

  /// The program's changes to the appearance.
  public var parts = ControlParts()

  private static let margin = 4.0

  /// Creates SVInfiniteScrolling's footer.
  public init() {}

  /// Draws the footer.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let appearance = appearance.applying(parts)
    let color = appearance.palette.control
    let isPulled = appearance.state == .pulling && appearance.parts.showsSpinner
    let opacity = isPulled ? 1 : appearance.spinnerOpacity
    Spinner().draw(
      x: canvas.snapped(x: appearance.width / 2), y: appearance.height / 2, time: appearance.time,
      opacity: opacity, color, on: canvas)
    guard opacity < 1, !appearance.title.isEmpty else { return }
    let title = text.title(
      appearance.title, appearance.titleStyle(SVPullAppearance.titleFont),
      width: appearance.width - 2 * Self.margin, height: appearance.height)
    canvas.draw(
      title, in: Rect(x: 0, y: 0, width: appearance.width, height: appearance.height),
      color.faded(by: 1 - opacity))
  }
}
