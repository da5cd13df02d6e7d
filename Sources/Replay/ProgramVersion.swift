/// The version of the programs of this package.
public enum ProgramVersion {
  /// Major, minor and patch.
  public static let text = "0.1.0"
}
