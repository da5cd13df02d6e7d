import CairoDrawing
import TugTesting

/// Compares two pictures that are there already, such as a screenshot and its golden.
struct CompareCommand {
  /// The picture that was made.
  var actual = ""
  /// The picture that it should be.
  var golden = ""
  /// Where the picture of a difference goes.
  var failure: String?
  /// How much a component may differ, of 255.
  var tolerance = 0

  /// Tells a difference in a line; whether there is none.
  func run() throws -> Bool {
    let made = try GoldenPicture.pixels(actual)
    let expected = try GoldenPicture.pixels(golden)
    for (path, pixels) in [(actual, made), (golden, expected)] where pixels.isFlat {
      return try tell("\(path) has one flat colour", made, expected, nil)
    }
    guard let comparison = PictureComparison(made, expected, tolerance: tolerance) else {
      let sizes = [made, expected].map { "\($0.width) × \($0.height)" }
      return try tell("\(actual) is \(sizes[0]) and the golden \(sizes[1])", made, expected, nil)
    }
    if comparison.isEqual { return true }
    return try tell("\(actual) differs: \(comparison)", made, expected, comparison)
  }

  private func tell(
    _ message: String, _ actual: Pixels, _ golden: Pixels, _ comparison: PictureComparison?
  ) throws -> Bool {
    var line = message
    if let failure {
      try FailurePicture(title: message, actual: actual, golden: golden, comparison: comparison)
        .canvas(text: TextRenderer()).writePNG(to: failure)
      line += ": \(failure)"
    }
    print(line)
    return false
  }
}
