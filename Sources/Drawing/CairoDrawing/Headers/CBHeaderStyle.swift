import RefreshModel

/// The appearance of CBGeneralRefreshView's header: an image in the middle of a red background,
/// which animates during a refresh.
///
/// The background extends above the header, so that a long pull leaves no gap. There are no words:
/// a failure shows a badge at the corner of the image. Numbers: refresh controls reference, 1.5.
/// The background for dark lists and the badge are chosen here.
public struct CBHeaderStyle: HeaderStyle {
  /// Always `true`: this style reports every area that it animates by calling
  /// ``Canvas/reportMotion(in:)``.
  public var reportsMotion: Bool { true }
  /// The height of the box, 100 points.
  public var height: Double { 100 }
  /// The images to animate during a refresh; if there are none, a spinner is shown.
  public var images: ImageSequence

  /// The duration of one loop through all images, in seconds.
  public static let secondsPerCycle = 2.0
  /// The width and height of the image, in points.
  static let side = 34.0

  private static let lightBackground = Color(rgb: 255, 0, 0)
  private static let darkBackground = Color(rgb: 128, 16, 20)
  static let spinnerColor = Color(rgb: 255, 255, 255)

  /// Creates a header with the built-in images.
  public init() {
    self.init(images: .frames)
  }

  /// Creates a header with these images, shown in a loop of two seconds.
  public init(images: ImageSequence) {
    self.images = ImageSequence(images.images, secondsPerCycle: Self.secondsPerCycle)
  }

  /// Draws the header.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let box = Rect(x: 0, y: 0, width: appearance.width, height: appearance.height)
    let background = appearance.palette.isDark ? Self.darkBackground : Self.lightBackground
    canvas.fill(appearance.backgroundArea(of: box), background)
    let place = Self.place(in: box)
    if let image = Self.image(of: images, in: appearance) {
      Self.draw(image, in: place, of: appearance, on: canvas)
    } else {
      Spinner().draw(
        x: box.midX, y: box.midY, time: appearance.time, opacity: appearance.spinnerOpacity,
        Self.spinnerColor, on: canvas)
    }
    if appearance.shownState == .failure {
      FailureBadge(disc: Self.spinnerColor, sign: background, rim: background)
        .draw(in: place, of: appearance, opacity: 1, on: canvas)
    }
  }

  /// Returns the current image of `images`: the first one, except during a refresh.
  static func image(
    of images: ImageSequence, in appearance: ControlAppearance
  ) -> ControlImage? {
    let runs = appearance.state == .refreshing || appearance.state == .willRefresh
    return runs ? images.image(atTime: appearance.time) : images.images.first
  }

  /// Draws `image`, upright even if the box is rotated.
  static func draw(
    _ image: ControlImage, in place: Rect, of appearance: ControlAppearance, opacity: Double = 1,
    on canvas: Canvas
  ) {
    canvas.rotated(by: appearance.uprightAngle, aroundX: place.midX, y: place.midY) {
      canvas.draw(
        image, in: Rect(x: -side / 2, y: -side / 2, width: side, height: side), opacity: opacity)
    }
  }

  /// Returns the frame of the image in a control's `box`.
  static func place(in box: Rect) -> Rect {
    Rect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
  }
}
