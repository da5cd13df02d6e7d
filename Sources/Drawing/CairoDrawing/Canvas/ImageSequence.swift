/// Images that follow each other, either in a loop over time or by the distance of a pull.
///
/// An empty sequence shows nothing; a single image is static.
public struct ImageSequence: Equatable, Sendable {
  /// The images in their order.
  public var images: [ControlImage]
  /// The duration of one loop through all images, in seconds.
  ///
  /// If it is not positive and finite, only the first image is shown.
  public var secondsPerCycle: Double

  /// The default duration of an image, in seconds.
  ///
  /// Source: refresh controls reference, 1.1.1 and 1.3.
  public static let secondsPerImage = 0.1

  /// Creates a sequence of `images`.
  ///
  /// If `secondsPerCycle` is `nil`, each image is shown for 0.1 seconds.
  public init(_ images: [ControlImage] = [], secondsPerCycle: Double? = nil) {
    self.images = images
    self.secondsPerCycle = secondsPerCycle ?? Double(images.count) * Self.secondsPerImage
  }

  /// Reads PNG files into a sequence, and leaves out files that cannot be read.
  ///
  /// Returns the sequence and the errors of the files that were left out. `scale` is the number of
  /// pixels per point. If `secondsPerCycle` is `nil`, each image is shown for 0.1 seconds.
  public static func reading(
    pngs paths: [String], scale: Double = 1, secondsPerCycle: Double? = nil
  ) -> (sequence: ImageSequence, errors: [ControlImageError]) {
    var images: [ControlImage] = []
    var errors: [ControlImageError] = []
    for path in paths {
      do {
        images.append(try ControlImage(contentsOfPNG: path, scale: scale))
      } catch {
        errors.append(error)
      }
    }
    return (ImageSequence(images, secondsPerCycle: secondsPerCycle), errors)
  }

  /// The largest width of the images, in points.
  public var width: Double { images.map(\.width).max() ?? 0 }
  /// The largest height of the images, in points.
  public var height: Double { images.map(\.height).max() ?? 0 }
  /// Whether the sequence changes with time.
  public var isAnimated: Bool {
    images.count > 1 && secondsPerCycle > 0 && secondsPerCycle.isFinite
  }

  /// Returns the image at `time` seconds, starting with the first at 0, or `nil` if the sequence is
  /// empty.
  public func image(atTime time: Double) -> ControlImage? {
    guard isAnimated, time.isFinite else { return images.first }
    let cycles = time / secondsPerCycle
    return image(atFraction: cycles - cycles.rounded(.down))
  }

  /// Returns the image for `pull`, where 0 is the first image and 1, the trigger distance, the
  /// last.
  ///
  /// Source: refresh controls reference, 1.1.2 (`floor(count × pull)`, at most the last).
  public func image(atPull pull: Double) -> ControlImage? {
    image(atFraction: pull)
  }

  private func image(atFraction fraction: Double) -> ControlImage? {
    guard let last = images.indices.last else { return nil }
    let place = (Double(images.count) * fraction).rounded(.down)
    guard place > 0 else { return images.first }
    return images[Int(exactly: min(place, Double(last))) ?? last]
  }
}
