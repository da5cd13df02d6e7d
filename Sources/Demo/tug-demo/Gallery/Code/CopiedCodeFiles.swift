import Glibc

/// Implements the option `--copied-code`, which writes the programs that the gallery can copy, for
/// tests.
@MainActor enum CopiedCodeFiles {
  /// Writes the files into `folder` and returns the exit code.
  static func write(to folder: String) -> Int32 {
    do {
      try ControlCode.write(to: folder)
      return EXIT_SUCCESS
    } catch {
      StandardError.write("cannot write \(error.path): \(error.reason)")
      return EXIT_FAILURE
    }
  }
}
