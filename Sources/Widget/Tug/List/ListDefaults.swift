import CairoDrawing

/// The initial settings of a program's lists.
///
/// ```swift
/// ListView.defaults.wheelFactor = 2
/// ```
/// Existing lists stay as they are. Headers and footers have defaults of their own:
/// ``RefreshHeader/defaultMaker`` and ``LoadMoreFooter/defaultMaker``.
public struct ListDefaults: Sendable {
  /// The factor of a wheel's notches.
  public var wheelFactor = 1.0
  /// The factor of the travel of fingers on a touchpad.
  public var touchpadFactor = 1.0
  /// The list bounces beyond its edges.
  public var bounces = true
  /// Content that fits into the viewport can be pulled, too.
  public var alwaysBounce = true
  /// The deceleration of a released list.
  public var decelerationRate = DecelerationRate.normal
  /// A scroll indicator shows while the list moves.
  public var showsScrollIndicator = true
  /// Header and footer may work at the same time.
  public var isSimultaneous = true
  /// The text in the middle while there are no rows.
  public var placeholder: String?

  /// The library's own defaults.
  public init() {}
}

extension ListView {
  /// The initial settings of lists that are created from now on.
  public static var defaults = ListDefaults()
}

extension ListPeer {
  /// Gives a new list the program's `defaults`.
  func apply(_ defaults: ListDefaults) {
    let usual = ListDefaults()
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
      showsIndicator = defaults.showsScrollIndicator
    }
    if defaults.isSimultaneous != usual.isSimultaneous {
      send(.set(.simultaneous(defaults.isSimultaneous)))
    }
    placeholder = defaults.placeholder.map { CenteredText($0) }
  }
}
