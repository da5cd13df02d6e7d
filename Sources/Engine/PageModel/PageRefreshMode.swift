/// How a refresh treats the existing rows.
public enum PageRefreshMode: Sendable {
  /// The first page replaces all rows.
  case replaces
  /// New items of the first page are inserted among the rows, and later rows stay.
  ///
  /// A page without a known item replaces all rows, since the items in between would otherwise be
  /// missing for good. A page that is also the last one removes the rows that it does not contain.
  case merges
}
