/// Why a source has no more pages.
public enum PageEnd: Sendable {
  /// It has said so.
  case told
  /// It has named a page that it gave already, which would lead round in a circle.
  case circle
  /// It has given nothing new for so many pages in a row that there will be nothing.
  case repeats
}
