import RefreshModel

/// The appearance of CBGeneralRefreshView's footer: an image on the list's background.
///
/// The image is visible from the moment the list is dragged past its end until loading ends. A
/// failure shows a badge at the corner of the image, and the end of the data shows a text.
///
///     style.background = CBFooterStyle.documentedBackground    // the black square of its document
///
/// Numbers: refresh controls reference, 1.5. The badge, the text and the missing square are chosen
/// here.
public struct CBFooterStyle: FooterStyle {
  /// Always `true`: this style reports every area that it animates by calling
  /// ``Canvas/reportMotion(in:)``.
  public var reportsMotion: Bool { true }
  /// The height of the box, 100 points.
  public var height: Double { 100 }
  /// The images to animate while the list loads; if there are none, a spinner is shown.
  public var images: ImageSequence
  /// The titles of the states: by default only the end of the data has one.
  public var texts = ControlTexts.cbFooter
  /// The colour of a square behind the image, with the image's size, or `nil` to draw no square.
  public var background: Color?

  /// The colour of the square in CBGeneralRefreshView: black.
  public static let documentedBackground = Color(rgb: 0, 0, 0)
  /// The free space at each side of the words, in points.
  private static let margin = 4.0

  /// Creates a footer with the built-in images.
  public init() {
    self.init(images: .frames)
  }

  /// Creates a footer with these images, shown in a loop of two seconds.
  public init(images: ImageSequence) {
    self.images = ImageSequence(
      images.images, secondsPerCycle: CBHeaderStyle.secondsPerCycle)
  }

  /// Draws the footer.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let box = Rect(x: 0, y: 0, width: appearance.width, height: appearance.height)
    drawTitle(of: appearance, in: box, on: canvas, text: text)
    let opacity = Self.opacity(in: appearance)
    guard opacity > 0 else { return }
    let place = canvas.snapped(CBHeaderStyle.place(in: box))
    let palette = appearance.palette
    if let background { canvas.fill(place, background.faded(by: opacity)) }
    if let image = CBHeaderStyle.image(of: images, in: appearance) {
      CBHeaderStyle.draw(image, in: place, of: appearance, opacity: opacity, on: canvas)
    } else {
      Spinner().draw(
        x: place.midX, y: place.midY, time: appearance.time, opacity: appearance.spinnerOpacity,
        background == nil ? palette.control : CBHeaderStyle.spinnerColor, on: canvas)
    }
    if appearance.shownState == .failure {
      FailureBadge(
        disc: Color(rgb: 224, 27, 36), sign: Color(rgb: 255, 255, 255),
        rim: background ?? palette.background
      ).draw(in: place, of: appearance, opacity: opacity, on: canvas)
    }
  }

  /// Draws the words, which fade in after the image has faded out.
  private func drawTitle(
    of appearance: ControlAppearance, in box: Rect, on canvas: Canvas, text: TextRenderer
  ) {
    let opacity = appearance.textOpacity * (1 - Self.opacity(in: appearance))
    guard opacity > 0, !appearance.title.isEmpty else { return }
    let line = text.line(
      appearance.title, TextStyle(size: text.baseSize),
      maxWidth: appearance.width - 2 * Self.margin)
    canvas.draw(line, in: box, appearance.palette.secondaryText.faded(by: opacity))
  }

  /// Returns the opacity of the image: a failure is shown, and fades out while the footer closes.
  private static func opacity(in appearance: ControlAppearance) -> Double {
    switch appearance.shownState {
    case .pulling: 1
    case .failure: appearance.isClosing ? min(max(1 - appearance.closing, 0), 1) : 1
    default: appearance.spinnerOpacity
    }
  }
}
