import RefreshModel
import ScrollModel

/// The settings from which a pull is made; its content comes later.
///
/// Lengths are points, times seconds.
@dynamicMemberLookup
public struct PullConfiguration: Equatable, Sendable {
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
  public var clock = PullConfiguration.defaultClock
  /// When the list was last refreshed, in seconds since 1970 UTC; nil for no record.
  public var lastUpdated: Double?

  /// The defaults: no controls.
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
  public mutating func set(_ option: PullOption) {
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
    }
  }
}
