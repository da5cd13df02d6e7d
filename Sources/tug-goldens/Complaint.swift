import Glibc
import TugTesting

/// Tells on standard error what went wrong, in one line.
func complain(_ message: String) {
  WholeFile.write("tug-goldens: \(message)\n", to: STDERR_FILENO)
}
