import RefreshModel
import ScrollModel
import ScrollPhysics

/// What a list is made with.
///
/// Lengths are points, times seconds.
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
  /// The rows.
  public var rows = RowHeights(count: 0, height: SceneConfiguration.defaultRowHeight)
  /// How many rows lie side by side.
  public var columns = ColumnLayout.count(1)
  /// The blocks before the first and after the last row.
  public var blocks = EdgeInsets()
  /// The rows that are headings of sections, from 0 on.
  public var sections: [Int] = []
  /// The length of content that is not made of rows.
  public var ownContentLength: Double?
  /// The application's own insets.
  public var inset = EdgeInsets()
  /// The header's behaviour; nil for none.
  public var header: RefreshPolicy?
  /// The footer's behaviour; nil for none.
  public var footer: RefreshPolicy?
  /// The travel a press may make before it is a drag.
  public var dragThreshold = ScrollContainer.defaultDragThreshold
  /// The rubber band's slope at the edge; nil for 1:1.
  public var rubberBand: Double? = RubberBand.defaultCoefficient
  /// How a released list slows down.
  public var decelerationRate = DecelerationRate.normal
  /// Whether the content goes beyond its edges.
  public var bounces = true
  /// Whether content that the viewport has room for can be pulled too.
  public var alwaysBounce = true
  /// Whether the user can scroll.
  public var isScrollEnabled = true
  /// Whether a release leads to a page.
  public var isPagingEnabled = false
  /// Whether a drag outward at an edge without a control is left to the scroller around the list.
  public var isNested = false
  /// Whether a scroll indicator shows while the list moves.
  public var showsIndicator = true
  /// How many rows can be selected.
  public var selectionMode = SelectionMode.none
  /// Whether header and footer may work at the same time.
  public var isSimultaneous = true
  /// Off is the user's reduced-motion setting.
  public var animations = true
  /// The wall clock at time 0, in seconds since 1970 UTC.
  public var clock = SceneConfiguration.defaultClock

  /// The defaults: an empty list.
  public init() {}

  /// Sets one of the properties that can change later, too.
  public mutating func set(_ option: SceneOption) {
    switch option {
    case .orientation(let orientation): axis.orientation = orientation
    case .direction(let direction): axis.direction = direction
    case .reversed(let isReversed): axis.beginsAtEnd = isReversed && Feature.reversedList.isOn
    case .bounces(let bounces): self.bounces = bounces
    case .alwaysBounce(let bounces): alwaysBounce = bounces
    case .deceleration(let rate): decelerationRate = rate
    case .rubberBand(let slope): rubberBand = slope
    case .isScrollEnabled(let isEnabled): isScrollEnabled = isEnabled
    case .isPagingEnabled(let isEnabled): isPagingEnabled = isEnabled
    case .isNested(let isNested): self.isNested = isNested
    case .animations(let isOn): animations = isOn
    case .showsIndicator(let isShown): showsIndicator = isShown
    case .selectionMode(let mode): selectionMode = mode
    case .columns(let layout): columns = layout
    case .simultaneous(let isOn): isSimultaneous = isOn
    }
  }
}
