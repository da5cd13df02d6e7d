/// The appearance of ZCRefresh's footer: like its header, with an arrow that points up at rest.
///
/// The reference does not document the footer's appearance, so it is Tug's. Numbers: refresh
/// controls reference, 1.3.
public struct ZCFooterStyle: FooterStyle, BuiltInStyle {
  /// The height of the box, 60 points.
  public var height: Double { 60 }
  /// The titles of the states.
  public var texts = ControlTexts.zcFooter
  /// The program's changes to the appearance.
  public var parts = ControlParts()
  /// The images of the states.
  public var pictures: ZCPictures

  /// Creates a footer with arrows and a spinner.
  public init() {
    self.init(images: ImageSequence())
  }

  /// Creates a footer whose images animate while it loads.
  ///
  /// The first image is also shown at rest and during a pull. If there are no images, the footer
  /// shows arrows and a spinner.
  public init(images: ImageSequence) {
    pictures = ZCPictures(normal: .up, pulling: .down, animation: images)
  }

  /// Draws the footer; if the title does not fit next to the image, only the image.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    ZCDrawing(pictures, texts).draw(appearance.applying(parts), on: canvas, text: text)
  }
}
