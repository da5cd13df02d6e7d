public import CairoDrawing

/// The pixels of a picture that its text reaches, and those beside them.
public struct TextPixels: Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// How many they are.
  public let count: Int
  private let isText: [Bool]

  /// The pixels in which a picture differs from the same picture without its letters, grown by one
  /// pixel each way.
  ///
  /// Nil when the sizes differ.
  public init?(_ picture: Pixels, withoutText other: Pixels) {
    guard picture.width == other.width, picture.height == other.height else { return nil }
    let (width, height) = (picture.width, picture.height)
    var marks = [Bool](repeating: false, count: width * height)
    PixelRows.forEachDifference(of: picture, other) { x, y, _ in
      for row in max(y - 1, 0)...min(y + 1, height - 1) {
        for column in max(x - 1, 0)...min(x + 1, width - 1) { marks[row * width + column] = true }
      }
    }
    self.width = width
    self.height = height
    isText = marks
    count = marks.count { $0 }
  }

  /// Whether the pixel in column `x` of row `y` belongs to text; one outside the picture does not.
  public func contains(x: Int, y: Int) -> Bool {
    (0..<width).contains(x) && (0..<height).contains(y) && isText[y * width + x]
  }
}
