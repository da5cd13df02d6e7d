import Glibc

/// The run of the program with `--copied-code`: it writes what the gallery copies of each control, for
/// tests.
@MainActor enum CopiedCodeFiles {
  /// Writes the files into `folder`, and returns the exit code.
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
