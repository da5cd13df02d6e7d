import Glibc
import Recording

/// An error of comparing golden images, or of a file, in one line.
public struct GoldenError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The location and the error, for example `lists/rows.replay:3: …`.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Creates an error of the file at `path`, by default the system's last one.
  init(path: String, reason: String = String(cString: strerror(errno))) {
    description = "\(Excerpt(path, most: Int(PATH_MAX))): \(reason)"
  }

  /// Returns the result of `body`, or throws its error with the prefix `name`.
  ///
  /// A ``GoldenError`` is thrown unchanged.
  static func naming<Result>(
    _ name: String, _ body: () throws -> Result
  ) throws(GoldenError) -> Result {
    do {
      return try body()
    } catch let error as GoldenError {
      throw error
    } catch {
      throw GoldenError("\(name): \(error)")
    }
  }
}
