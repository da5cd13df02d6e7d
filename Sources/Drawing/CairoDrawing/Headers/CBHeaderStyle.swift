import RefreshModel

/// The looks of CBGeneralRefreshView's header: a picture in the middle of a red ground, which moves
/// while the list refreshes.
///
/// Its ground continues above, so that a long pull leaves no strip there. It has no words: a
/// failure has a mark at the picture's corner. Numbers: refresh controls reference, 1.5. The ground
/// for dark lists and the mark are chosen here.
public struct CBHeaderStyle: HeaderStyle {
  /// What moves by itself are spinners, rings and pictures, which tell their places.
  public var tellsMotion: Bool { true }
  /// 100 points.
  public var height: Double { 100 }
  /// The pictures that run while the list refreshes; without any a spinner is shown.
  public var images: ImageSequence

  /// The seconds of one cycle through all pictures.
  public static let secondsPerCycle = 2.0
  /// The side of the picture in points.
  static let side = 34.0

  private static let lightGround = Color(rgb: 255, 0, 0)
  private static let darkGround = Color(rgb: 128, 16, 20)
  static let spinnerColor = Color(rgb: 255, 255, 255)

  /// A header with the pictures that come with the library.
  public init() {
    self.init(images: .frames)
  }

  /// A header with these pictures, all of them in two seconds.
  public init(images: ImageSequence) {
    self.images = ImageSequence(images.images, secondsPerCycle: Self.secondsPerCycle)
  }

  /// Draws the header.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let box = Rect(x: 0, y: 0, width: appearance.width, height: appearance.height)
    let ground = appearance.palette.isDark ? Self.darkGround : Self.lightGround
    canvas.fill(appearance.ground(of: box), ground)
    let place = Self.place(in: box)
    if let image = Self.image(of: images, in: appearance) {
      Self.draw(image, in: place, of: appearance, on: canvas)
    } else {
      Spinner().draw(
        x: box.midX, y: box.midY, time: appearance.time, opacity: appearance.spinnerOpacity,
        Self.spinnerColor, on: canvas)
    }
    if appearance.shownState == .failure {
      FailureBadge(disc: Self.spinnerColor, sign: ground, rim: ground)
        .draw(in: place, of: appearance, opacity: 1, on: canvas)
    }
  }

  /// The shown picture of `images`: the first one, except during a refresh.
  static func image(
    of images: ImageSequence, in appearance: ControlAppearance
  ) -> ControlImage? {
    let runs = appearance.state == .refreshing || appearance.state == .willRefresh
    return runs ? images.image(atTime: appearance.time) : images.images.first
  }

  /// Draws `image`, upright even where the box is turned.
  static func draw(
    _ image: ControlImage, in place: Rect, of appearance: ControlAppearance, opacity: Double = 1,
    on canvas: Canvas
  ) {
    canvas.rotated(by: appearance.uprightAngle, aroundX: place.midX, y: place.midY) {
      canvas.draw(
        image, in: Rect(x: -side / 2, y: -side / 2, width: side, height: side), opacity: opacity)
    }
  }

  /// The place of the picture in a control's `box`.
  static func place(in box: Rect) -> Rect {
    Rect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
  }
}
