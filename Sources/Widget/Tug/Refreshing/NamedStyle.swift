import CairoDrawing
import RefreshModel

/// The style of a control, and the documented system that it belongs to.
public struct NamedStyle<Name: SystemName> {
  /// The documented system, or `nil` for the program's own style.
  private(set) var name: Name?
  /// The style.
  var style: Name.Style

  /// Creates the style of a documented system, with its titles.
  init(_ name: Name) {
    self.name = name
    style = name.style
  }

  /// Wraps the program's own style.
  init(_ style: Name.Style) {
    self.style = style
  }

  /// Replaces the style.
  ///
  /// If `other` has the type of the current system's style, ``name`` becomes the system of `other`,
  /// whose symbol may differ. Otherwise ``name`` becomes `nil`.
  mutating func replaceStyle(by other: Name.Style) {
    style = other
    // Cast to `Any`, because `type(of:)` cannot open a generic existential.
    guard let name, type(of: other as Any) == type(of: name.style as Any) else { return name = nil }
    self.name = Name.allCases.first { Name.belongToOneSystem($0.style, other) }
  }
}

/// The name of a documented system's header or footer.
public protocol SystemName: CaseIterable {
  /// The type of the styles of such a control.
  associatedtype Style
  /// The system of the default control.
  static var native: Self { get }
  /// The side of the list that the control is on.
  static var side: ControlSide { get }
  /// The style of the system.
  var style: Style { get }
  /// The policy of the system.
  var policy: RefreshPolicy { get }
  /// Returns `policy` with the height of `style`, which the program wrote, as its distances.
  static func policy(_ policy: RefreshPolicy, fitting style: Style) -> RefreshPolicy
  /// Returns whether both styles belong to one system.
  static func belongToOneSystem(_ one: Style, _ other: Style) -> Bool
}

extension HeaderName: SystemName {
  /// The side of headers.
  public static var side: ControlSide { .header }

  /// Returns `policy` with the height of `style` as its distances.
  public static func policy(_ policy: RefreshPolicy, fitting style: any HeaderStyle)
    -> RefreshPolicy
  {
    policy.fitting(style)
  }

  /// Returns whether both styles belong to one system.
  ///
  /// Their symbols may differ.
  public static func belongToOneSystem(_ one: any HeaderStyle, _ other: any HeaderStyle) -> Bool {
    one.hasSystem(of: other)
  }
}

extension FooterName: SystemName {
  /// The side of footers.
  public static var side: ControlSide { .footer }

  /// Returns `policy` with the height of `style` as its distances.
  public static func policy(_ policy: RefreshPolicy, fitting style: any FooterStyle)
    -> RefreshPolicy
  {
    policy.fitting(style)
  }

  /// Returns whether both styles belong to one system.
  ///
  /// Their symbols may differ.
  public static func belongToOneSystem(_ one: any FooterStyle, _ other: any FooterStyle) -> Bool {
    one.hasSystem(of: other)
  }
}

extension SystemName {
  /// Whether Tug adds this control, and no document describes its behaviour.
  private var isAddedByTug: Bool {
    switch self as? HeaderName {
    case .native, .ring, .material, .wave, .story, .actions, .twoLevel: true
    case .ego, .fg, .zc, .zcImages, .mj, .mjText, .mjImages, .cj, .cb, .sv, nil: false
    }
  }

  /// The shortest time for which a program's control shows its work, in seconds.
  ///
  /// A header that Tug adds needs at most half a second to open, and is then open for another half.
  /// A footer may load the next page at once.
  var shortestWork: Double { isAddedByTug ? 1 : 0 }

  /// The fraction of the list's length within which a finger arms a program's control.
  var pullTravel: Double {
    isAddedByTug ? RefreshPolicy.shortPullTravel : RefreshPolicy.longestPullTravel
  }
}
