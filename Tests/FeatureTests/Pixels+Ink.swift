import CairoDrawing
import Testing

/// Questions about pictures that the tests of this folder ask.
extension Pixels {
  /// The rows of pixels from `top` to before `bottom`.
  func band(_ top: Int, _ bottom: Int) -> Pixels {
    part(columns: 0..<width, rows: top..<bottom)
  }

  /// The columns and rows that differ from the picture's first pixel; nil where all are one colour.
  var ink: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    guard let ground = self[0, 0] else { return nil }
    var columns: ClosedRange<Int>?
    var rows: ClosedRange<Int>?
    for y in 0..<height {
      for x in 0..<width {
        guard let pixel = self[x, y], pixel != ground else { continue }
        columns = min(columns?.lowerBound ?? x, x)...max(columns?.upperBound ?? x, x)
        rows = min(rows?.lowerBound ?? y, y)...max(rows?.upperBound ?? y, y)
      }
    }
    guard let columns, let rows else { return nil }
    return (columns, rows)
  }

  /// The greatest difference of a component, 0 to 255, between this picture and `other` as a mirror
  /// shows it; nil where their sizes differ.
  func differenceFromMirrorImage(of other: Pixels) -> Int? {
    guard width == other.width, height == other.height else { return nil }
    var greatest = 0
    for y in 0..<height {
      for x in 0..<width {
        let one = (y * width + x) * 4
        let two = (y * width + width - 1 - x) * 4
        for component in 0..<4 {
          let difference = Int(bytes[one + component]) - Int(other.bytes[two + component])
          greatest = max(greatest, abs(difference))
        }
      }
    }
    return greatest
  }
}

extension Pixels: CustomTestStringConvertible {
  /// The picture's size: a failure's message is not its bytes.
  public var testDescription: String { "a picture of \(width) by \(height)" }
}
