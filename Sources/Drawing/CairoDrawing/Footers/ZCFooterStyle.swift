/// The looks of ZCRefresh's footer, which its document leaves to the reader: its header's, with an
/// arrow that points up at rest.
///
/// Numbers: refresh controls reference, 1.3.
public struct ZCFooterStyle: FooterStyle {
  /// What moves by itself are spinners, rings and pictures, which tell their places.
  public var tellsMotion: Bool { true }
  /// 60 points.
  public var height: Double { 60 }
  /// The height that two lines of words need, where that is more.
  public func heightHoldingWords(atTextScale scale: Double) -> Double {
    heightOfTwoLines(atTextScale: scale)
  }
  /// The titles of the states.
  public var texts = ControlTexts.zcFooter
  /// The program's changes of the looks.
  public var parts = ControlParts()
  /// The pictures of the states.
  public var pictures: ZCPictures

  /// A footer with arrows and a spinner.
  public init() {
    self.init(images: ImageSequence())
  }

  /// A footer whose pictures run while it loads, the first of them at rest and in a pull.
  ///
  /// Without a single picture it has arrows and a spinner.
  public init(images: ImageSequence) {
    pictures = ZCPictures(normal: .up, pulling: .down, animation: images)
  }

  /// Draws the footer; where the title has no room beside the picture, only the picture.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    ZCDrawing(pictures, texts).draw(appearance.applying(parts), on: canvas, text: text)
  }
}
