import RefreshModel

/// What is changed of a control's looks; nil, and no text, is as its system has it.
public struct ControlLook: Equatable, Sendable {
  /// A colour for an arrow: those that EGO's header comes with.
  ///
  /// Source: refresh controls reference, 1.2.
  public enum ArrowColor: String, CaseIterable, Sendable {
    /// Black.
    case black
    /// Blue.
    case blue
    /// Gray.
    case gray
    /// White.
    case white
  }

  /// The colour of the arrow.
  public var arrowColor: ArrowColor?
  /// Whether there is a title at all.
  public var showsTitle: Bool?
  /// Whether a header says when the list was last refreshed.
  public var showsLastUpdate: Bool?
  /// Whether there is an arrow, or what else tells how far the list is pulled.
  public var showsArrow: Bool?
  /// Whether there is a spinner, or what else turns.
  public var showsSpinner: Bool?
  /// Whether a footer that is always there has its title while it loads.
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
  /// Whether the titles are bold, where a size is given.
  public var isBold = false

  /// A control as its system has it.
  public init() {}
}
