import CairoDrawing
import TestSupport
import Testing

/// Measures of pictures for the tests of this folder.
extension Pixels {
  /// The rows of pixels from `top` to before `bottom`.
  func band(_ top: Int, _ bottom: Int) -> Pixels {
    part(columns: 0..<width, rows: top..<bottom)
  }

  /// The colour of an opaque pixel; nil outside the picture.
  func color(atX x: Int, y: Int) -> Color? {
    self[x, y].map { Color(rgb: Double($0.red), Double($0.green), Double($0.blue)) }
  }

  /// The columns and rows that differ from the picture's first pixel; nil where all are one colour.
  var ink: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    guard let ground = self[0, 0] else { return nil }
    return extent { $0 != ground }
  }
}

extension Pixels: CustomTestStringConvertible {
  /// The picture's size, so that a failure's message does not have its bytes.
  public var testDescription: String { "a picture of \(width) by \(height)" }
}
