/// What an MJ control shows beside its words.
public enum MJSymbol: Equatable, Sendable {
  /// An arrow that becomes a spinner; in an automatic footer the spinner alone.
  case normal
  /// A picture of a sequence, as MJRefresh's "Gif" controls show.
  case images(MJImages)
  /// Nothing: words alone.
  case text
}
