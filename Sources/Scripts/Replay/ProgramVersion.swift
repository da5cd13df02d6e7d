/// The version of this package's programs, which equals the library's in `tug-version.h`.
package enum ProgramVersion {
  /// The major, minor and patch version.
  package static let text = "1.0.0"
}
