import CairoDrawing

/// The pixels that text covers, and the pixels adjacent to them, grouped into labels.
package struct TextPixels: Sendable {
  /// A group of text pixels that are close together: a line of text, or a part of one.
  package struct Label: Equatable, Sendable {
    /// The range of columns.
    package internal(set) var columns: ClosedRange<Int>
    /// The range of rows.
    package internal(set) var rows: ClosedRange<Int>
    /// The number of pixels.
    package internal(set) var count: Int
  }

  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The labels, sorted by their first pixels in reading order.
  package let labels: [Label]
  /// The label index of each pixel, or -1 if it belongs to no label.
  private let labelOfPixel: [Int32]

  /// The largest gap between two characters of one label, in pixels.
  private static let gap = 6

  /// Finds the pixels in which an image differs from its version without text, enlarged by one
  /// pixel in each direction.
  ///
  /// Returns `nil` if the sizes differ.
  package init?(_ picture: Pixels, withoutText other: Pixels) {
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

  /// Returns the index in ``labels`` of the label that contains the pixel, or `nil` if no label
  /// does or if it is outside the image.
  package func label(x: Int, y: Int) -> Int? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let label = labelOfPixel[y * width + x]
    return label == Self.none ? nil : Int(label)
  }

  private static let none: Int32 = -1
  private static let free: Int32 = -2

  /// Assigns label numbers to the free pixels, and returns the labels.
  ///
  /// Pixels that are adjacent, or up to a gap apart in a row, belong to one label.
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
