/// Where the pictures of differences go.
public enum FailureDestination: Equatable, Sendable {
  /// Into a new folder of its own in the folder of temporary files, made with the first difference.
  case temporary
  /// Into the folder at a path, which is made where it is missing.
  ///
  /// `controls/header-ego` has `controls/header-ego-failure.png` in it; that file is removed when
  /// there is no difference any more. A folder among the goldens is refused.
  case folder(String)
  /// Nowhere: for a test that expects a difference.
  case nowhere
}
