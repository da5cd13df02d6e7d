import RefreshModel

/// The changes of a control's looks; nil, and no text, leaves its system's own.
public struct ControlLook: Equatable, Sendable {
  /// A colour for an arrow: those that EGO's header comes with, or any.
  ///
  /// Source: refresh controls reference, 1.2.
  public enum ArrowColor: Hashable, Sendable {
    case black
    case blue
    case gray
    case white
    /// Any colour, of an arrow that is no picture.
    case custom(LookColor)

    /// Those that have a name.
    public static let named: [ArrowColor] = [.black, .blue, .gray, .white]

    /// The name, or the six digits.
    public var word: String {
      switch self {
      case .black: "black"
      case .blue: "blue"
      case .gray: "gray"
      case .white: "white"
      case .custom(let color): color.word
      }
    }

    /// The colour of this name or of these digits; nil for anything else.
    public init?(_ word: String) {
      let custom = LookColor(word).map(Self.custom)
      guard let color = Self.named.first(where: { $0.word == word }) ?? custom else { return nil }
      self = color
    }
  }

  /// The colour of the arrow.
  public var arrowColor: ArrowColor?
  /// The title is shown.
  public var showsTitle: Bool?
  /// The line about the last refresh is shown.
  public var showsLastUpdate: Bool?
  /// The arrow is shown, or whatever else follows the pull.
  public var showsArrow: Bool?
  /// The spinner is shown, or whatever else turns.
  public var showsSpinner: Bool?
  /// A footer that is always shown has its title while it loads.
  ///
  /// Source: refresh controls reference, 1.1.1 (`refreshingTitleHidden`).
  public var showsRefreshingTitle: Bool?
  /// Texts below the titles, by state.
  ///
  /// Source: refresh controls reference, 1.6.
  public var subtitles: [RefreshState: String] = [:]
  /// The colour of words and symbols.
  public var color: LookColor?
  /// The colours of single states.
  public var colors: [RefreshState: LookColor] = [:]
  /// The size of the titles' font in points.
  public var fontSize: Double?
  /// The titles are bold, where a size is given.
  public var isBold = false

  /// A control as its system has it.
  public init() {}
}
