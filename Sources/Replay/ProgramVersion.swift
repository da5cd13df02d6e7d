/// The version that the programs of this package tell.
public enum ProgramVersion {
  /// Major, minor and patch.
  public static let text = "0.1.0"
}
