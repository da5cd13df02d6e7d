/// The way in which a refresh treats the rows that are there.
public enum PageRefreshMode: Sendable {
  /// The first page takes the place of all of them.
  case replaces
  /// New items of the first page come in among the rows; the rows after them stay.
  ///
  /// A page without a known item replaces all rows: the items between would be missing for good. A
  /// page that is also the last one removes the rows that it does not have.
  case merges
}
