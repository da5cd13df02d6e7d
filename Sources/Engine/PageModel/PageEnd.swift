/// Why a source has no more pages.
public enum PageEnd: Sendable {
  /// It said that the page was the last one.
  case told
  /// It named a page that it had given already, which would lead in a circle.
  case circle
  /// It gave nothing new for ``Pager/mostFruitlessPages`` pages in a row.
  case repeats
}
