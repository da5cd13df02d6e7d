import RefreshModel

/// The changes to a control's appearance; `nil` values and missing texts keep the system's
/// defaults.
public struct StyleChanges: Equatable, Sendable {
  /// The colour of an arrow: one of the colours of EGO's arrow images, or a custom one.
  ///
  /// Source: EGOTableViewPullRefresh, its arrow images.
  public enum ArrowColor: Hashable, Sendable {
    case black
    case blue
    case gray
    case white
    /// A custom colour, for arrows that are not images.
    case custom(ScriptColor)

    /// The colours that have a name.
    public static let named: [ArrowColor] = [.black, .blue, .gray, .white]

    /// The name, or six hexadecimal digits.
    public var word: String {
      switch self {
      case .black: "black"
      case .blue: "blue"
      case .gray: "gray"
      case .white: "white"
      case .custom(let color): color.word
      }
    }

    /// Creates the colour from its name or hexadecimal digits, or returns `nil` for any other text.
    public init?(_ word: String) {
      let custom = ScriptColor(word).map(Self.custom)
      guard let color = Self.named.first(where: { $0.word == word }) ?? custom else { return nil }
      self = color
    }
  }

  /// The colour of the arrow.
  public var arrowColor: ArrowColor?
  /// Whether the title is shown.
  public var showsTitle: Bool?
  /// Whether the line about the last refresh is shown.
  public var showsLastUpdate: Bool?
  /// Whether the arrow, or the style's other symbol that follows the pull, is shown.
  public var showsArrow: Bool?
  /// Whether the spinner, or the style's other animation, is shown.
  public var showsSpinner: Bool?
  /// Whether a footer that is always visible shows its title while it loads.
  ///
  /// Source: MJRefresh, `refreshingTitleHidden`.
  public var showsRefreshingTitle: Bool?
  /// The texts below the titles, by state.
  ///
  /// Source: SVPullToRefresh, `setSubtitle:forState:`.
  public var subtitles: [RefreshState: String] = [:]
  /// The colour of text and symbols.
  public var color: ScriptColor?
  /// The colours for individual states.
  public var colors: [RefreshState: ScriptColor] = [:]
  /// The font size of the titles in points.
  public var fontSize: Double?
  /// Whether the titles are bold; only used if ``fontSize`` is set.
  public var isBold = false

  /// Creates an unchanged appearance.
  public init() {}
}
