import CairoDrawing
import Glibc
import TugTesting

/// Compares two images, such as a screenshot and its golden.
struct CompareCommand {
  /// The path of the actual image.
  var actual = ""
  /// The path of the golden image.
  var golden = ""
  /// The path for the failure image, or `nil` to write none.
  var failure: String?
  /// The largest accepted difference of a colour component, from 0 to 255.
  var tolerance = 0

  /// Prints a difference in one line.
  ///
  /// Returns `true` if the images are equal. An image of one flat colour counts as a difference.
  ///
  /// If the failure image cannot be written, prints the error on standard error.
  func run() throws -> Bool {
    let made = try GoldenPicture.pixels(actual)
    let expected = try GoldenPicture.pixels(golden)
    if let failure, let kept = [actual, golden].first(where: { Self.isOneFile($0, failure) }) {
      throw GoldensOptions.Fault("--failure would overwrite \(kept)")
    }
    for (path, pixels) in [(actual, made), (golden, expected)] where pixels.isFlat {
      return report("\(path) has one flat colour", made, expected, nil)
    }
    guard let comparison = PictureComparison(made, expected, tolerance: tolerance) else {
      let sizes = [made, expected].map { "\($0.width) × \($0.height)" }
      return report("\(actual) is \(sizes[0]), but the golden is \(sizes[1])", made, expected, nil)
    }
    if comparison.isEqual { return true }
    return report("\(actual) differs: \(comparison)", made, expected, comparison)
  }

  private func report(
    _ message: String, _ actual: Pixels, _ golden: Pixels, _ comparison: PictureComparison?
  ) -> Bool {
    guard let failure else {
      print(message)
      return false
    }
    // Name the golden in the failure image, because the actual image is often a temporary file.
    let title = comparison.map { "\(self.golden): \($0)" } ?? message
    do {
      try FailurePicture(title: title, actual: actual, golden: golden, comparison: comparison)
        .canvas(text: TextRenderer()).writePNG(to: failure)
      print("\(message): \(failure)")
    } catch {
      print(message)
      complain("\(error)")
    }
    return false
  }

  private static func isOneFile(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(one, &first) == 0 && stat(other, &second) == 0
      && first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}
