import RefreshModel

/// The changes to a control's appearance; `nil` values and missing texts keep the system's
/// defaults.
package struct StyleChanges: Equatable, Sendable {
  /// The colour of an arrow: one of the colours of EGO's arrow images, or a custom one.
  ///
  /// Source: EGOTableViewPullRefresh, its arrow images.
  package enum ArrowColor: Hashable, Sendable {
    case black
    case blue
    case gray
    case white
    /// A custom colour, for arrows that are not images.
    case custom(ScriptColor)

    /// The colours that have a name.
    package static let named: [ArrowColor] = [.black, .blue, .gray, .white]

    /// The name, or six hexadecimal digits.
    package var word: String {
      switch self {
      case .black: "black"
      case .blue: "blue"
      case .gray: "gray"
      case .white: "white"
      case .custom(let color): color.word
      }
    }

    /// Creates the colour from its name or hexadecimal digits, or returns `nil` for any other text.
    package init?(_ word: String) {
      let custom = ScriptColor(word).map(Self.custom)
      guard let color = Self.named.first(where: { $0.word == word }) ?? custom else { return nil }
      self = color
    }
  }

  /// The colour of the arrow.
  package var arrowColor: ArrowColor?
  /// Whether the title is shown.
  package var showsTitle: Bool?
  /// Whether the line about the last refresh is shown.
  package var showsLastUpdate: Bool?
  /// Whether the arrow, or the style's other symbol that follows the pull, is shown.
  package var showsArrow: Bool?
  /// Whether the spinner, or the style's other animation, is shown.
  package var showsSpinner: Bool?
  /// Whether a footer that is always visible shows its title while it loads.
  ///
  /// Source: MJRefresh, `refreshingTitleHidden`.
  package var showsRefreshingTitle: Bool?
  /// The texts below the titles, by state.
  ///
  /// Source: SVPullToRefresh, `setSubtitle:forState:`.
  package var subtitles: [RefreshState: String] = [:]
  /// The colour of text and symbols.
  package var color: ScriptColor?
  /// The colours for individual states.
  package var colors: [RefreshState: ScriptColor] = [:]
  /// The font size of the titles in points.
  package var fontSize: Double?
  /// Whether the titles are bold; only used if ``fontSize`` is set.
  package var isBold = false

  /// Creates an unchanged appearance.
  package init() {}
}
