import RefreshModel
import ScrollModel

/// The settings of a new scene.
///
/// Lengths are points, times seconds.
@dynamicMemberLookup
public struct SceneConfiguration: Equatable, Sendable {
  /// The default height of a row, in points.
  ///
  /// Source: replay contract, Scene.
  public static let defaultRowHeight = 44.0
  /// The default of ``clock``: 2026-01-01 12:00 UTC, in seconds since 1970.
  ///
  /// Source: replay contract, Scene.
  public static let defaultClock = 1_767_268_800.0

  /// The direction in which the list scrolls and text runs.
  public var axis = ContentAxis()
  /// The program's insets.
  public var inset = EdgeInsets()
  /// The policy of the header, or `nil` if there is none.
  public var header: RefreshPolicy?
  /// The policy of the footer, or `nil` if there is none.
  public var footer: RefreshPolicy?
  /// The settings that control how the list scrolls.
  public var scrolling = ScrollSettings()
  /// Whether an outward drag at an edge without a control is passed on to the surrounding scroller.
  public var isNested = false
  /// Whether header and footer may work at the same time.
  public var isSimultaneous = true
  /// Whether the program is asked for the destination of a released list.
  public var asksForTarget = false
  /// Whether motions are animated.
  ///
  /// `false` follows the user's reduced-motion setting.
  public var animations = true
  /// The wall clock time at time 0, in seconds since 1970 UTC.
  public var clock = SceneConfiguration.defaultClock
  /// The time of the last refresh in seconds since 1970 UTC, or `nil` for no record.
  public var lastUpdated: Double?

  /// The heights of the rows.
  public var rows = RowHeights(count: 0, height: SceneConfiguration.defaultRowHeight)
  /// The number of columns.
  public var columns = ColumnLayout.count(1)
  /// The maximum width of a vertical list's content in points, or `nil` for the width of the list.
  public var maximumContentWidth: Double?
  /// The lengths of the blocks before the first and after the last row, in points.
  public var blocks = EdgeInsets()
  /// The indices of the rows that are section headings, from 0.
  public var sections: [Int] = []
  /// The length of content that is not made of rows in points, or `nil` if the content is rows.
  public var ownContentLength: Double?
  /// Whether a scroll indicator is visible while the list moves.
  public var showsIndicator = true
  /// The number of rows that can be selected.
  public var selectionMode = SelectionMode.none

  /// Whether dragging with a button draws a selection rectangle, if several rows can be selected.
  public var allowsBandSelection = false

  /// Whether a list at its start shows rows that are inserted before its first row.
  public var sticksToStart = true
  /// Whether a list at its end shows rows that are appended.
  public var sticksToEnd = false

  /// Creates the default configuration: an empty list without controls.
  public init() {}

  /// The policy of the control on `side`, or `nil` if there is none.
  public subscript(side: ControlSide) -> RefreshPolicy? { side == .header ? header : footer }

  /// A property of ``ScrollSettings``.
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<ScrollSettings, Value> & Sendable
  ) -> Value {
    get { scrolling[keyPath: path] }
    set { scrolling[keyPath: path] = newValue }
  }

  /// Sets a property that can also change later.
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
    case .sticksToStart(let sticks): sticksToStart = sticks
    case .sticksToEnd(let sticks): sticksToEnd = sticks
    case .columns(let layout): columns = layout
    case .maximumContentWidth(let width): maximumContentWidth = width
    }
  }
}
