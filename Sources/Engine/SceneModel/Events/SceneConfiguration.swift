import RefreshModel
import ScrollModel

/// The settings from which a scene is made.
///
/// Lengths are points, times seconds.
@dynamicMemberLookup
public struct SceneConfiguration: Equatable, Sendable {
  /// The height of a row where none is given.
  ///
  /// Source: replay contract, Scene.
  public static let defaultRowHeight = 44.0
  /// 2026-01-01 12:00 UTC, in seconds since 1970.
  ///
  /// Source: replay contract, Scene.
  public static let defaultClock = 1_767_268_800.0

  /// Which way the list scrolls and text runs.
  public var axis = ContentAxis()
  /// The application's own insets.
  public var inset = EdgeInsets()
  /// The header's behaviour; nil for none.
  public var header: RefreshPolicy?
  /// The footer's behaviour; nil for none.
  public var footer: RefreshPolicy?
  /// How it may be scrolled.
  public var scrolling = ScrollSettings()
  /// A drag outward at an edge without a control is left to the scroller around the list.
  public var isNested = false
  /// Header and footer may work at the same time.
  public var isSimultaneous = true
  /// The program is asked where a list that is let go is to come to rest.
  public var asksForTarget = false
  /// Off is the user's reduced-motion setting.
  public var animations = true
  /// The wall clock at time 0, in seconds since 1970 UTC.
  public var clock = SceneConfiguration.defaultClock
  /// When the list was last refreshed, in seconds since 1970 UTC; nil for no record.
  public var lastUpdated: Double?

  /// The rows.
  public var rows = RowHeights(count: 0, height: SceneConfiguration.defaultRowHeight)
  /// The number of rows side by side.
  public var columns = ColumnLayout.count(1)
  /// The greatest width of the content of a vertical list in points; nil for that of the list.
  public var maximumContentWidth: Double?
  /// The blocks before the first and after the last row.
  public var blocks = EdgeInsets()
  /// The rows that are headings of sections, from 0 on.
  public var sections: [Int] = []
  /// The length of content that is not made of rows; nil for rows.
  public var ownContentLength: Double?
  /// A scroll indicator shows while the list moves.
  public var showsIndicator = true
  /// The number of rows that can be selected.
  public var selectionMode = SelectionMode.none

  /// A button that moves draws a band, where several rows can be selected.
  public var allowsBandSelection = false

  /// The defaults: an empty list without controls.
  public init() {}

  /// The behaviour of the control on `side`.
  public subscript(side: ControlSide) -> RefreshPolicy? { side == .header ? header : footer }

  /// A property of ``ScrollSettings``.
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<ScrollSettings, Value> & Sendable
  ) -> Value {
    get { scrolling[keyPath: path] }
    set { scrolling[keyPath: path] = newValue }
  }

  /// Sets one of the properties that can change later, too.
  public mutating func set(_ option: SceneOption) {
    switch option {
    case .orientation(let orientation): axis.orientation = orientation
    case .direction(let direction): axis.direction = direction
    case .reversed(let isReversed): axis.beginsAtEnd = isReversed
    case .bounces(let bounces): scrolling.bounces = bounces
    case .alwaysBounce(let bounces): scrolling.alwaysBounce = bounces
    case .deceleration(let rate): scrolling.decelerationRate = rate
    case .rubberBand(let slope): scrolling.rubberBand = slope
    case .isScrollEnabled(let isEnabled): scrolling.isScrollEnabled = isEnabled
    case .isPagingEnabled(let isEnabled): scrolling.isPagingEnabled = isEnabled
    case .isNested(let isNested): self.isNested = isNested
    case .animations(let isOn): animations = isOn
    case .simultaneous(let isOn): isSimultaneous = isOn
    case .asksForTarget(let asks): asksForTarget = asks
    case .showsIndicator(let isShown): showsIndicator = isShown
    case .selectionMode(let mode): selectionMode = mode
    case .bandSelection(let isAllowed): allowsBandSelection = isAllowed
    case .columns(let layout): columns = layout
    case .maximumContentWidth(let width): maximumContentWidth = width
    }
  }
}
