/// The parts that a control's style can show, and the parts that a program can change.
public struct StyleParts: OptionSet, Sendable {
  /// The bits of the set, one per part.
  public let rawValue: Int

  /// Creates a set from the bits of `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The title.
  ///
  /// Styles that show only an image or a disc do not support it.
  public static let title = StyleParts(rawValue: 1 << 0)
  /// The line below the title.
  public static let subtitle = StyleParts(rawValue: 1 << 1)
  /// The line about the last refresh.
  public static let lastUpdate = StyleParts(rawValue: 1 << 2)
  /// The arrow, or another indication of how far the list is pulled.
  public static let arrow = StyleParts(rawValue: 1 << 3)
  /// The spinner, or another indication that turns while the control is refreshing.
  public static let spinner = StyleParts(rawValue: 1 << 4)
  /// The colour of text and symbols.
  public static let color = StyleParts(rawValue: 1 << 5)
  /// The colour of the arrow.
  public static let arrowColor = StyleParts(rawValue: 1 << 6)
  /// The title of an always visible footer that can be hidden while the control is refreshing.
  public static let refreshingTitle = StyleParts(rawValue: 1 << 7)

  /// The parts of a style that shows only text.
  static let words: StyleParts = [.title, .subtitle, .color]
  /// The parts of most styles.
  static let usual: StyleParts = [.title, .subtitle, .color, .arrow, .spinner]
}
