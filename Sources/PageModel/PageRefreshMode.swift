/// What a refresh does with the rows that are there.
public enum PageRefreshMode: Sendable {
  /// The first page takes the place of all of them.
  case replaces
  /// What is new in the first page comes in among them, and those after it stay loaded.
  ///
  /// A page without any known item replaces all of them: what lies between would be missing for
  /// good. So does one that is the last, too: what it does not have is gone.
  case merges
}
