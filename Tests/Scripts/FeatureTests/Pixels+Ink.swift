import CairoDrawing
import TestSupport
import Testing

extension Pixels {
  /// Returns the rows of pixels from `top` up to but excluding `bottom`.
  func band(_ top: Int, _ bottom: Int) -> Pixels {
    part(columns: 0..<width, rows: top..<bottom)
  }

  /// Returns the colour of an opaque pixel, or `nil` outside the image.
  func color(atX x: Int, y: Int) -> Color? {
    self[x, y].map { Color(rgb: Double($0.red), Double($0.green), Double($0.blue)) }
  }

  /// The columns and rows that differ from the image's first pixel, or `nil` if all pixels are
  /// equal.
  var ink: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    guard let ground = self[0, 0] else { return nil }
    return extent { $0 != ground }
  }
}

extension Pixels: CustomTestStringConvertible {
  /// The image's size, so that a failure's message does not contain its bytes.
  public var testDescription: String { "an image of \(width) × \(height)" }
}
