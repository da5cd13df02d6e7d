import Glibc
import TugTesting

/// Prints an error on standard error, in one line.
func complain(_ message: String) {
  WholeFile.write("tug-goldens: \(message)\n", to: STDERR_FILENO)
}
