/// The version of the programs of this package: that of the library, in `tug-version.h`.
public enum ProgramVersion {
  /// Major, minor and patch.
  public static let text = "1.0.0"
}
