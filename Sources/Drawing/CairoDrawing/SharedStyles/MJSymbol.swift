/// The symbol of an MJ control next to its title.
public enum MJSymbol: Equatable, Sendable {
  /// An arrow that becomes a spinner; automatic footers show only the spinner.
  case normal
  /// An image of a sequence, as in MJRefresh's "Gif" controls.
  case images(MJImages)
  /// No symbol, only the title.
  case text
}

/// A control style that shows a symbol next to its title.
protocol SymbolStyle: ControlStyle {
  /// The symbol next to the title.
  var symbol: MJSymbol { get }
}

extension MJHeaderStyle: SymbolStyle {}
extension MJBackFooterStyle: SymbolStyle {}
extension MJAutoFooterStyle: SymbolStyle {}

extension ControlStyle {
  /// Returns whether both styles belong to the same system: they have one type and, if they have
  /// symbols, one kind of symbol.
  ///
  /// Texts, colours and images may differ.
  package func hasSystem(of other: some ControlStyle) -> Bool {
    guard type(of: self) == type(of: other) else { return false }
    switch ((self as? any SymbolStyle)?.symbol, (other as? any SymbolStyle)?.symbol) {
    case (.normal, .normal), (.text, .text), (.images, .images), (nil, nil): return true
    default: return false
    }
  }
}
