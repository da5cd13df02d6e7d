/// The reason why a source has no more pages.
public enum PageEnd: Sendable {
  /// The source reported that the page was the last one.
  case reported
  /// The source returned the cursor of a page that it has already given, which would repeat
  /// forever.
  case circle
  /// The source returned nothing new for ``Pager/maximumFruitlessPages`` pages in a row.
  case repeats
}
