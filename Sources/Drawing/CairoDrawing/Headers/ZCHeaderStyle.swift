/// The looks of ZCRefresh's header: a picture and a title on a gray ground; pictures fade from state
/// to state.
///
///     var style = ZCHeaderStyle(images: ImageSequence(myPictures))
///
/// Numbers: refresh controls reference, 1.3.
public struct ZCHeaderStyle: HeaderStyle {
  /// What moves by itself are spinners, rings and pictures, which tell their places.
  public var tellsMotion: Bool { true }
  /// 60 points.
  public var height: Double { 60 }
  /// The height that two lines of words need, where that is more.
  public func heightHoldingWords(atTextScale scale: Double) -> Double {
    heightOfTwoLines(atTextScale: scale)
  }
  /// The titles of the states.
  public var texts = ControlTexts.zcHeader
  /// The program's changes of the looks.
  public var parts = ControlParts()
  /// The pictures of the states.
  public var pictures: ZCPictures

  /// ZCRefresh's header with arrows and a spinner.
  public init() {
    pictures = ZCPictures()
  }

  /// A header whose pictures run while it refreshes, the first of them at rest and in a pull.
  ///
  /// Without a single picture it has arrows and a spinner.
  public init(images: ImageSequence) {
    pictures = ZCPictures(animation: images)
  }

  /// Draws the header; where the title has no room beside the picture, only the picture.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    ZCDrawing(pictures, texts).draw(appearance.applying(parts), on: canvas, text: text)
  }
}
