public import CairoDrawing

/// The pixels of a picture that its text reaches, and those beside them, by label.
public struct TextPixels: Sendable {
  /// Pixels of letters that lie close together: a line of text, or a part of one.
  public struct Label: Equatable, Sendable {
    /// The columns that it reaches.
    public internal(set) var columns: ClosedRange<Int>
    /// The rows that it reaches.
    public internal(set) var rows: ClosedRange<Int>
    /// The number of its pixels.
    public internal(set) var count: Int
  }

  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// The labels, by their first pixels in reading order.
  public let labels: [Label]
  /// The label of each pixel; -1 for none.
  private let labelOfPixel: [Int32]

  /// The largest gap between two letters of one label, in pixels.
  private static let gap = 6

  /// The pixels in which a picture differs from the same picture without its letters, grown by one
  /// pixel each way.
  ///
  /// Nil when the sizes differ.
  public init?(_ picture: Pixels, withoutText other: Pixels) {
    guard picture.width == other.width, picture.height == other.height else { return nil }
    let (width, height) = (picture.width, picture.height)
    var marks = [Int32](repeating: Self.none, count: width * height)
    PixelRows.forEachDifference(of: picture, other) { x, y, _ in
      for row in max(y - 1, 0)...min(y + 1, height - 1) {
        for column in max(x - 1, 0)...min(x + 1, width - 1) {
          marks[row * width + column] = Self.free
        }
      }
    }
    self.width = width
    self.height = height
    labels = Self.join(&marks, width: width, height: height)
    labelOfPixel = marks
  }

  /// The index in ``labels`` of the label that the pixel in column `x` of row `y` belongs to; nil for
  /// none, and outside the picture.
  public func label(x: Int, y: Int) -> Int? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let label = labelOfPixel[y * width + x]
    return label == Self.none ? nil : Int(label)
  }

  private static let none: Int32 = -1
  private static let free: Int32 = -2

  /// Gives each free pixel the number of its label: pixels that lie side by side, or up to a gap
  /// apart in a row, share one.
  private static func join(_ marks: inout [Int32], width: Int, height: Int) -> [Label] {
    var labels: [Label] = []
    var open: [Int] = []
    for start in marks.indices where marks[start] == free {
      let number = Int32(labels.count)
      var label = Label(
        columns: start % width...start % width, rows: start / width...start / width, count: 0)
      marks[start] = number
      open.append(start)
      while let place = open.popLast() {
        let (x, y) = (place % width, place / width)
        label.count += 1
        label.columns = min(label.columns.lowerBound, x)...max(label.columns.upperBound, x)
        label.rows = min(label.rows.lowerBound, y)...max(label.rows.upperBound, y)
        for row in max(y - 1, 0)...min(y + 1, height - 1) {
          for column in max(x - gap, 0)...min(x + gap, width - 1)
          where marks[row * width + column] == free {
            marks[row * width + column] = number
            open.append(row * width + column)
          }
        }
      }
      labels.append(label)
    }
    return labels
  }
}
