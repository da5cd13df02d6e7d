import CairoDrawing

/// The initial settings of the program's lists.
///
/// ```swift
/// ListView.defaults.wheelFactor = 2
/// ```
/// Changes affect only lists that are created later. For headers and footers see
/// ``RefreshHeader/defaultMaker`` and ``LoadMoreFooter/defaultMaker``.
public struct ListDefaults: Sendable {
  /// The factor for the scroll distance of each wheel notch.
  public var wheelFactor = 1.0
  /// The factor for the scroll distance of a touchpad.
  public var touchpadFactor = 1.0
  /// Whether the list bounces at its edges.
  public var bounces = true
  /// Whether the user can overscroll content that fits into the viewport.
  public var alwaysBounce = true
  /// The rate at which a released list slows down.
  public var decelerationRate = DecelerationRate.normal
  /// Whether the list shows a scroll indicator while it moves.
  public var showsScrollIndicator = true
  /// Whether header and footer may work at the same time.
  public var isSimultaneous = true
  /// The text to show in the middle of an empty list, or `nil` to show no text.
  public var placeholder: String?

  /// Creates Tug's default settings.
  public init() {}
}

extension ListView {
  /// The initial settings of lists that are created from now on.
  public static var defaults = ListDefaults()
}

extension ListPeer {
  /// Applies `defaults` to a new list.
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
