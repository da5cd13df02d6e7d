/// The appearance of ZCRefresh's header: an image and a title on a gray background; images
/// cross-fade when the state changes.
///
///     var style = ZCHeaderStyle(images: ImageSequence(myPictures))
///
/// Numbers: refresh controls reference, 1.3.
public struct ZCHeaderStyle: HeaderStyle, BuiltInStyle {
  /// The height of the box, 60 points.
  public var height: Double { 60 }
  /// The titles of the states.
  public var texts = ControlTexts.zcHeader
  /// The program's changes to the appearance.
  public var parts = ControlParts()
  /// The images of the states.
  public var pictures: ZCPictures

  /// Creates ZCRefresh's header with arrows and a spinner.
  public init() {
    pictures = ZCPictures()
  }

  /// Creates a header whose images animate during a refresh.
  ///
  /// The first image is also shown at rest and during a pull. If there are no images, the header
  /// shows arrows and a spinner.
  public init(images: ImageSequence) {
    pictures = ZCPictures(animation: images)
  }

  /// Draws the header; if the title does not fit next to the image, only the image.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    ZCDrawing(pictures, texts).draw(appearance.applying(parts), on: canvas, text: text)
  }
}
