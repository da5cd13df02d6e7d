/// The symbol of an MJ control beside its words.
public enum MJSymbol: Equatable, Sendable {
  /// An arrow that becomes a spinner; in an automatic footer the spinner alone.
  case normal
  /// A picture of a sequence, as MJRefresh's "Gif" controls show.
  case images(MJImages)
  /// No symbol: words alone.
  case text
}

/// Looks beside whose words a symbol stands.
protocol SymbolStyle: ControlStyle {
  /// The symbol beside the words.
  var symbol: MJSymbol { get }
}

extension MJHeaderStyle: SymbolStyle {}
extension MJBackFooterStyle: SymbolStyle {}
extension MJAutoFooterStyle: SymbolStyle {}

extension ControlStyle {
  /// True where these are looks of the same system, even if words, colours or pictures differ: one
  /// type, and where it has symbols one kind of them.
  package func isOfSystem(of other: some ControlStyle) -> Bool {
    guard type(of: self) == type(of: other) else { return false }
    switch ((self as? any SymbolStyle)?.symbol, (other as? any SymbolStyle)?.symbol) {
    case (.normal, .normal), (.text, .text), (.images, .images), (nil, nil): return true
    default: return false
    }
  }
}
