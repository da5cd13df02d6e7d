/// The destination of pictures of differences.
public enum FailureDestination: Equatable, Sendable {
  /// A new folder of its own in the folder of temporary files, created with the first difference.
  case temporary
  /// The folder at a path, which is created where it is missing.
  ///
  /// The picture of `controls/header-ego` is `controls/header-ego-failure.png` in it, which is
  /// removed when there is no difference any more. A folder among the goldens is refused.
  case folder(String)
  /// Nowhere: for a test that expects a difference.
  case nowhere
}
