import RefreshModel

/// The looks of CBGeneralRefreshView's footer: a picture on a black ground of its own size.
///
/// It is shown from the drag past the content's end until the load is over.
///
/// It has no words: a failure has a mark at the picture's corner. Numbers: refresh controls
/// reference, 1.5. The mark is chosen here.
public struct CBFooterStyle: FooterStyle {
  /// 100 points.
  public var height: Double { 100 }
  /// The pictures that run while the list loads; without any a spinner is shown.
  public var images: ImageSequence

  private static let ground = Color(rgb: 0, 0, 0)
  private static let badge = FailureBadge(
    disc: Color(rgb: 224, 27, 36), sign: Color(rgb: 255, 255, 255), rim: ground)

  /// A footer with the pictures that come with the library.
  public init() {
    self.init(images: .frames)
  }

  /// A footer with these pictures, all of them in two seconds.
  public init(images: ImageSequence) {
    self.images = ImageSequence(
      images.images, secondsPerCycle: CBHeaderStyle.secondsPerCycle)
  }

  /// Draws the footer.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let opacity = Self.opacity(in: appearance)
    guard opacity > 0 else { return }
    let box = Rect(x: 0, y: 0, width: appearance.width, height: appearance.height)
    let place = canvas.snapped(CBHeaderStyle.place(in: box))
    canvas.fill(place, Self.ground.faded(by: opacity))
    if let image = CBHeaderStyle.image(of: images, in: appearance) {
      CBHeaderStyle.draw(image, in: place, of: appearance, opacity: opacity, on: canvas)
    } else {
      Spinner().draw(
        x: place.midX, y: place.midY, time: appearance.time, opacity: appearance.spinnerOpacity,
        CBHeaderStyle.spinnerColor, on: canvas)
    }
    if appearance.shownState == .failure {
      Self.badge.draw(in: place, of: appearance, opacity: opacity, on: canvas)
    }
  }

  /// The opacity of the footer: a failure is shown, and fades while the footer closes.
  private static func opacity(in appearance: ControlAppearance) -> Double {
    switch appearance.shownState {
    case .pulling: 1
    case .failure: appearance.isClosing ? min(max(1 - appearance.closing, 0), 1) : 1
    default: appearance.spinnerOpacity
    }
  }
}
