import CairoDrawing
import TugTesting

/// Letters of a picture that lie close together: one line of text.
struct Label: CustomStringConvertible {
  private let columns: ClosedRange<Int>
  private let rows: ClosedRange<Int>

  /// The fewest columns and rows of a label; what is smaller is the rest of a clipped one.
  private static let least = 6
  /// Pixels between two letters of one label.
  private static let gap = 6

  var description: String {
    "the label in columns \(columns) and rows \(rows)"
  }

  /// All labels of a picture.
  static func all(in drawn: DrawnGolden) -> [Label] {
    let (width, height) = (drawn.pixels.width, drawn.pixels.height)
    var isFree = [Bool](repeating: false, count: width * height)
    for y in 0..<height {
      for x in 0..<width { isFree[y * width + x] = drawn.text.contains(x: x, y: y) }
    }
    var labels: [Label] = []
    for start in isFree.indices where isFree[start] {
      isFree[start] = false
      var open = [start]
      var (columns, rows) = (start % width...start % width, start / width...start / width)
      while let place = open.popLast() {
        let (x, y) = (place % width, place / width)
        columns = min(columns.lowerBound, x)...max(columns.upperBound, x)
        rows = min(rows.lowerBound, y)...max(rows.upperBound, y)
        for row in max(y - 1, 0)...min(y + 1, height - 1) {
          for column in max(x - gap, 0)...min(x + gap, width - 1)
          where isFree[row * width + column] {
            isFree[row * width + column] = false
            open.append(row * width + column)
          }
        }
      }
      if columns.count >= least, rows.count >= least {
        labels.append(Label(columns: columns, rows: rows))
      }
    }
    return labels
  }

  /// The picture with this label moved.
  func moved(_ dx: Int, _ dy: Int, in drawn: DrawnGolden) -> Pixels {
    let (picture, bare) = (drawn.pixels, drawn.withoutText)
    var bytes = picture.bytes
    func isInk(_ x: Int, _ y: Int) -> Bool {
      let place = (y * picture.width + x) * 4
      return picture.bytes[place..<place + 4] != bare.bytes[place..<place + 4]
    }
    func put(_ x: Int, _ y: Int, _ source: Pixels, _ from: (x: Int, y: Int)) {
      guard (0..<picture.width).contains(x), (0..<picture.height).contains(y) else { return }
      let (place, start) = ((y * picture.width + x) * 4, (from.y * picture.width + from.x) * 4)
      for byte in 0..<4 { bytes[place + byte] = source.bytes[start + byte] }
    }
    for y in rows { for x in columns where isInk(x, y) { put(x, y, bare, (x, y)) } }
    for y in rows { for x in columns where isInk(x, y) { put(x + dx, y + dy, picture, (x, y)) } }
    return Pixels(width: picture.width, height: picture.height, bytes: bytes) ?? picture
  }
}
