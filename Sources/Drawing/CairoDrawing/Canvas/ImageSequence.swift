/// Pictures that follow each other: by time, over and over, or by the pull of a list.
///
/// Without pictures it shows nothing; one picture stands still.
public struct ImageSequence: Equatable, Sendable {
  /// The pictures in their order.
  public var images: [ControlImage]
  /// The seconds of one cycle through all pictures.
  ///
  /// Where it is not above 0, or not a number, the first picture stands still.
  public var secondsPerCycle: Double

  /// The time of each picture unless told otherwise, in seconds.
  ///
  /// Source: refresh controls reference, 1.1.1 and 1.3.
  public static let secondsPerImage = 0.1

  /// A sequence of `images`; nil for `secondsPerCycle` gives each of them a tenth of a second.
  public init(_ images: [ControlImage] = [], secondsPerCycle: Double? = nil) {
    self.images = images
    self.secondsPerCycle = secondsPerCycle ?? Double(images.count) * Self.secondsPerImage
  }

  /// The sequence of the PNG files at `paths`, and the faults of those that are left out.
  ///
  /// `scale` is the number of pixels to the point. Nil for `secondsPerCycle` gives each picture that
  /// could be read a tenth of a second.
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

  /// The greatest width of its pictures in points.
  public var width: Double { images.map(\.width).max() ?? 0 }
  /// The greatest height of its pictures in points.
  public var height: Double { images.map(\.height).max() ?? 0 }
  /// True for a sequence that changes with time.
  public var isAnimated: Bool {
    images.count > 1 && secondsPerCycle > 0 && secondsPerCycle.isFinite
  }

  /// The picture at `time` seconds, the first one at 0; nil without pictures.
  public func image(atTime time: Double) -> ControlImage? {
    guard isAnimated, time.isFinite else { return images.first }
    let cycles = time / secondsPerCycle
    return image(atShare: cycles - cycles.rounded(.down))
  }

  /// The picture at `pull`, where 1 is the trigger distance: from the first one to the last.
  ///
  /// Source: refresh controls reference, 1.1.2 (`floor(count × pull)`, at most the last).
  public func image(atPull pull: Double) -> ControlImage? {
    image(atShare: pull)
  }

  private func image(atShare share: Double) -> ControlImage? {
    guard let last = images.indices.last else { return nil }
    let place = (Double(images.count) * share).rounded(.down)
    guard place > 0 else { return images.first }
    return images[Int(exactly: min(place, Double(last))) ?? last]
  }
}
