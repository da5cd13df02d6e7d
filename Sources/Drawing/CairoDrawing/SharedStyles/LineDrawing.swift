internal import Glibc

/// A drawing of straight lines that a pull assembles line by line.
public struct LineDrawing: Equatable, Sendable {
  /// A straight line.
  struct Segment: Equatable, Sendable {
    var x1: Double
    var y1: Double
    var x2: Double
    var y2: Double
  }

  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double
  /// The lines in the order in which they appear.
  let segments: [Segment]

  /// The largest number of lines; further lines are omitted.
  private static let maximumSegments = 500
  /// The fraction of the pull that a line takes to reach its place.
  private static let travelFraction = 0.6
  /// The height above its place at which a line starts, in points.
  private static let drop = 24.0
  /// The rotation of a line at its start, in turns.
  private static let turn = 0.5
  /// The largest rotation, in turns, and the largest movement down, in points, of a loose line.
  private static let looseTurn = 0.07
  private static let looseDrop = 9.0

  /// Creates a drawing of `width` by `height` points, with a polyline for each element of `lines`.
  ///
  /// Lines with coordinates that are not finite or exceed 10,000 are omitted. If the size is
  /// invalid, the drawing is empty.
  public init(width: Double, height: Double, lines: [[(x: Double, y: Double)]]) {
    func isUsable(_ number: Double) -> Bool { abs(number) <= 10_000 }
    let isBox = isUsable(width) && isUsable(height) && width > 0 && height > 0
    self.width = isBox ? width : 0
    self.height = isBox ? height : 0
    var segments: [Segment] = []
    for line in lines where isBox {
      for (from, to) in zip(line, line.dropFirst()) {
        let segment = Segment(x1: from.x, y1: from.y, x2: to.x, y2: to.y)
        let numbers = [segment.x1, segment.y1, segment.x2, segment.y2]
        if numbers.allSatisfy(isUsable) { segments.append(segment) }
      }
    }
    self.segments = Array(segments.prefix(Self.maximumSegments))
  }

  /// Returns the progress of one line from its start to its place, from 0 to 1.
  ///
  /// `fraction` is the line's position within the drawing from 0 to 1, `progress` the progress of
  /// the pull.
  static func arrival(_ progress: Double, at fraction: Double) -> Double {
    let start = fraction * (1 - travelFraction)
    return ControlAppearance.fraction((progress - start) / travelFraction)
  }

  /// Returns the end points of line `number` on the way to its place, relative to the drawing's
  /// centre.
  ///
  /// The line starts above its place, up to `spread` points to one side, and rotates on the way.
  /// `mirrors` mirrors the drawing horizontally.
  func place(
    of segment: Segment, number: Int, arrival: Double, spread: Double, mirrors: Bool
  ) -> [(x: Double, y: Double)] {
    let away = (1 - arrival) * (1 - arrival)
    let middle = ((segment.x1 + segment.x2) / 2, (segment.y1 + segment.y2) / 2)
    let angle = away * Self.turn * 2 * .pi * (number % 2 == 0 ? 1 : -1)
    let (cosine, sine) = (cos(angle), sin(angle))
    let side = Self.scatter(number) * spread * away
    return [(segment.x1, segment.y1), (segment.x2, segment.y2)].map { point in
      let (dx, dy) = (point.0 - middle.0, point.1 - middle.1)
      let x = middle.0 + dx * cosine - dy * sine + side - width / 2
      let y = middle.1 + dx * sine + dy * cosine - Self.drop * away - height / 2
      return (mirrors ? -x : x, y)
    }
  }

  /// Returns line `number`, rotated and moved down by `fraction` of its full movement.
  func loosened(_ segment: Segment, number: Int, fraction: Double) -> Segment {
    guard fraction > 0 else { return segment }
    let (angle, slip) = (
      Self.scatter(number) * Self.looseTurn * 2 * .pi * fraction,
      (1 + Self.scatter(number + segments.count)) / 2 * Self.looseDrop * fraction
    )
    let middle = ((segment.x1 + segment.x2) / 2, (segment.y1 + segment.y2) / 2)
    let half = ((segment.x2 - segment.x1) / 2, (segment.y2 - segment.y1) / 2)
    let x = half.0 * cos(angle) - half.1 * sin(angle)
    let y = half.0 * sin(angle) + half.1 * cos(angle)
    return Segment(
      x1: middle.0 - x, y1: middle.1 - y + slip, x2: middle.0 + x, y2: middle.1 + y + slip)
  }

  /// Returns a pseudorandom number from -1 to 1 that depends only on `number`.
  private static func scatter(_ number: Int) -> Double {
    let golden = Double(number + 1) * 0.618_033_988_749_895
    return (golden - golden.rounded(.down)) * 2 - 1
  }

  /// A tugboat on waves, which is built into the library.
  public static let tugboat = LineDrawing(
    width: 66, height: 46,
    lines: [
      // The hull, from the bow along the keel to the stern.
      [(61, 25), (56, 37), (12, 37), (6, 29), (6, 25)],
      // The deck, higher at the bow.
      [(6, 25), (40, 25), (47, 21), (61, 21), (61, 25)],
      // The wheelhouse with its window and its roof.
      [(27, 25), (27, 9), (41, 9), (43, 24)],
      [(24, 9), (45, 9)],
      [(32, 14), (38, 14), (39, 19), (32, 19), (32, 14)],
      // The funnel and its band.
      [(13, 25), (13, 10), (21, 10), (21, 25)],
      [(13, 15), (21, 15)],
      // The mast and its flag.
      [(34, 9), (34, 0), (28, 3), (34, 5)],
      // The waves.
      [(0, 44), (7, 41), (14, 44), (21, 41), (28, 44), (35, 41), (42, 44), (49, 41), (56, 44)],
      [(56, 44), (63, 41), (66, 43)],
    ])
}
