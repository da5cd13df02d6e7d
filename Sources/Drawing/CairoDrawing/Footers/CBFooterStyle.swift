import RefreshModel

/// The looks of CBGeneralRefreshView's footer: a picture on the list's own ground.
///
/// It is shown from the drag past the content's end until the load is over. A failure has a mark at the
/// picture's corner, and words tell that there is nothing more.
///
///     style.ground = CBFooterStyle.documentedGround    // the black square of its document
///
/// Numbers: refresh controls reference, 1.5. The mark, the words and the missing square are chosen here.
public struct CBFooterStyle: FooterStyle {
  /// What moves by itself are spinners, rings and pictures, which tell their places.
  public var tellsMotion: Bool { true }
  /// 100 points.
  public var height: Double { 100 }
  /// The pictures that run while the list loads; without any a spinner is shown.
  public var images: ImageSequence
  /// The titles of the states: words only where there is nothing more to load.
  public var texts = ControlTexts.cbFooter
  /// The colour of a square behind the picture, as large as that; nil is none.
  public var ground: Color?

  /// The ground in CBGeneralRefreshView: black.
  public static let documentedGround = Color(rgb: 0, 0, 0)
  /// Points left free beside the words.
  private static let margin = 4.0

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
    let box = Rect(x: 0, y: 0, width: appearance.width, height: appearance.height)
    drawTitle(of: appearance, in: box, on: canvas, text: text)
    let opacity = Self.opacity(in: appearance)
    guard opacity > 0 else { return }
    let place = canvas.snapped(CBHeaderStyle.place(in: box))
    let palette = appearance.palette
    if let ground { canvas.fill(place, ground.faded(by: opacity)) }
    if let image = CBHeaderStyle.image(of: images, in: appearance) {
      CBHeaderStyle.draw(image, in: place, of: appearance, opacity: opacity, on: canvas)
    } else {
      Spinner().draw(
        x: place.midX, y: place.midY, time: appearance.time, opacity: appearance.spinnerOpacity,
        ground == nil ? palette.control : CBHeaderStyle.spinnerColor, on: canvas)
    }
    if appearance.shownState == .failure {
      FailureBadge(
        disc: Color(rgb: 224, 27, 36), sign: Color(rgb: 255, 255, 255),
        rim: ground ?? palette.background
      ).draw(in: place, of: appearance, opacity: opacity, on: canvas)
    }
  }

  /// Draws the words, which come after the picture has gone.
  private func drawTitle(
    of appearance: ControlAppearance, in box: Rect, on canvas: Canvas, text: TextRenderer
  ) {
    let opacity = appearance.wordsOpacity * (1 - Self.opacity(in: appearance))
    guard opacity > 0, !appearance.title.isEmpty else { return }
    let line = text.line(
      appearance.title, TextStyle(size: text.baseSize),
      maxWidth: appearance.width - 2 * Self.margin)
    canvas.draw(line, in: box, appearance.palette.secondaryText.faded(by: opacity))
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
