import ScrollModel

/// How the lists of a program are before anything is set on them.
///
/// ```swift
/// ListView.defaults.wheelFactor = 2
/// ```
/// Lists that are there already stay as they are. Headers and footers have their own:
/// ``RefreshHeader/defaultMaker`` and ``LoadMoreFooter/defaultMaker``.
public struct ListDefaults: Sendable {
  /// What the notches of a wheel are multiplied by.
  public var wheelFactor = 1.0
  /// What the travel of fingers on a touchpad is multiplied by.
  public var touchpadFactor = 1.0
  /// Whether the content goes beyond its edges.
  public var bounces = true
  /// Whether content that the viewport has room for can be pulled too.
  public var alwaysBounce = true
  /// How a released list slows down.
  public var decelerationRate = DecelerationRate.normal
  /// Whether a scroll indicator shows while the list moves.
  public var showsScrollIndicator = true
  /// Whether header and footer may work at the same time.
  public var isSimultaneous = true
  /// What is shown in the middle as long as there are no rows.
  public var placeholder: String?

  /// The library's own.
  public init() {}
}

extension ListView {
  /// How lists are that are made from now on.
  public static var defaults = ListDefaults()
}

extension ListViewPeer {
  /// Makes a new list what the program's lists are.
  func takeDefaults() {
    guard Feature.globalDefaults.isOn else { return }
    let (defaults, usual) = (ListView.defaults, ListDefaults())
    pointer?.wheelFactor = defaults.wheelFactor
    pointer?.touchpadFactor = defaults.touchpadFactor
    if defaults.bounces != usual.bounces { send(.set(.bounces(defaults.bounces))) }
    if defaults.alwaysBounce != usual.alwaysBounce {
      send(.set(.alwaysBounce(defaults.alwaysBounce)))
    }
    if defaults.decelerationRate != usual.decelerationRate {
      send(.set(.deceleration(defaults.decelerationRate)))
    }
    if defaults.showsScrollIndicator != usual.showsScrollIndicator {
      send(.set(.showsIndicator(defaults.showsScrollIndicator)))
    }
    if defaults.isSimultaneous != usual.isSimultaneous {
      send(.set(.simultaneous(defaults.isSimultaneous)))
    }
    placeholder = defaults.placeholder
  }
}
