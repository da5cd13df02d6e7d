/// The destination of failure images.
public enum FailureDestination: Equatable, Sendable {
  /// A new folder in the system's folder for temporary files, created with the first difference.
  case temporary
  /// The folder at this path, which is created if necessary.
  ///
  /// For `controls/header-ego` the image is `controls/header-ego-failure.png` in this folder. It is
  /// removed when there is no difference any more. A folder inside the folder of goldens is
  /// rejected.
  case folder(String)
  /// Nowhere, for tests that expect a difference.
  case nowhere
}
