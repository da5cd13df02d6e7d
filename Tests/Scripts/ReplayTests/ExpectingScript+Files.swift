import Foundation
import TestSupport

extension ExpectingScript {
  /// Returns the names of the scripts in a folder below `Scripts`, without their extension.
  static func names(in folder: String) -> [String] {
    let path = TestFile.path("Tests/Scripts/ReplayTests/Scripts/\(folder)")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".script") }.map { String($0.dropLast(7)) }.sorted()
  }
}
