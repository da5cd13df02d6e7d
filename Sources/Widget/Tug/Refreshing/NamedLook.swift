import CairoDrawing
import RefreshModel

/// The looks of a control, and the documented system that they are of.
public struct NamedLook<Name: SystemName> {
  /// The system; nil for a style of the program's own.
  private(set) var name: Name?
  /// The style.
  var style: Name.Style

  /// The looks of a documented system, with its own titles.
  init(_ name: Name) {
    self.name = name
    style = name.style
  }

  /// A program's own looks.
  init(_ style: Name.Style) {
    self.style = style
  }

  /// Takes another style; another symbol of a system's looks makes them those of another system.
  mutating func replaceStyle(by other: Name.Style) {
    style = other
    // What a generic existential holds is known as `Any` alone.
    guard let name, type(of: other as Any) == type(of: name.style as Any) else { return name = nil }
    self.name = Name.allCases.first { Name.areOfOneSystem($0.style, other) }
  }
}

/// The name of a documented system's header or footer.
public protocol SystemName: CaseIterable {
  /// Looks of such a control.
  associatedtype Style
  /// The default control.
  static var native: Self { get }
  /// The side of the list that it is on.
  static var side: ControlSide { get }
  /// The system's looks.
  var style: Style { get }
  /// The system's behaviour.
  var policy: RefreshPolicy { get }
  /// The policy with the height of a program's own style as its distances.
  static func policy(_ policy: RefreshPolicy, fitting style: Style) -> RefreshPolicy
  /// True where both are looks of the same system.
  static func areOfOneSystem(_ one: Style, _ other: Style) -> Bool
}

extension HeaderName: SystemName {
  /// The side of a header.
  public static var side: ControlSide { .header }

  /// The policy with the height of `style` as its distances.
  public static func policy(_ policy: RefreshPolicy, fitting style: any HeaderStyle)
    -> RefreshPolicy
  {
    policy.fitting(style)
  }

  /// True where both are looks of one system, whose symbols may differ.
  public static func areOfOneSystem(_ one: any HeaderStyle, _ other: any HeaderStyle) -> Bool {
    one.isOfSystem(of: other)
  }
}

extension FooterName: SystemName {
  /// The side of a footer.
  public static var side: ControlSide { .footer }

  /// The policy with the height of `style` as its distances.
  public static func policy(_ policy: RefreshPolicy, fitting style: any FooterStyle)
    -> RefreshPolicy
  {
    policy.fitting(style)
  }

  /// True where both are looks of one system, whose symbols may differ.
  public static func areOfOneSystem(_ one: any FooterStyle, _ other: any FooterStyle) -> Bool {
    one.isOfSystem(of: other)
  }
}
