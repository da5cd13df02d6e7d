/// An end of the scrolled axis: top and bottom in a vertical list.
public enum InsetEdge: String, CaseIterable, Sendable {
  /// The start of the content.
  case top
  /// The end of the content.
  case bottom
}

/// A set of ends of the scrolled axis.
public struct EdgeSet: OptionSet, Equatable, Sendable {
  /// The ends as bits.
  public let rawValue: Int

  /// Creates a set from the bits of `rawValue`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The start of the content.
  public static let top = EdgeSet(rawValue: 1)
  /// The end of the content.
  public static let bottom = EdgeSet(rawValue: 2)

  /// Returns whether the set contains `edge`.
  public func contains(_ edge: InsetEdge) -> Bool {
    contains(edge == .top ? EdgeSet.top : .bottom)
  }
}

/// The owner of an entry in the inset ledger.
public enum InsetSource: CaseIterable, Sendable {
  /// The program.
  case application
  /// The refresh header.
  case header
  /// The load-more footer.
  case footer
}

/// The insets at both ends, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the viewport's top to the content at rest, in points.
  public var top: Double
  /// The distance from the content at rest to the viewport's bottom, in points.
  public var bottom: Double

  /// Creates insets of `top` and `bottom` points.
  public init(top: Double = 0, bottom: Double = 0) {
    self.top = top
    self.bottom = bottom
  }

  /// The inset at `edge`, in points.
  public subscript(edge: InsetEdge) -> Double {
    get { edge == .top ? top : bottom }
    set { if edge == .top { top = newValue } else { bottom = newValue } }
  }
}

/// The insets per owner; the effective inset is their sum.
///
/// No owner changes a shared value, so each can remove exactly what it added. Source: architecture,
/// rule 4.
public struct InsetLedger: Equatable, Sendable {
  private var application = EdgeInsets()
  private var header = EdgeInsets()
  private var footer = EdgeInsets()

  /// Creates an empty ledger.
  public init() {}

  /// The insets that `source` adds, in points.
  public subscript(source: InsetSource) -> EdgeInsets {
    get {
      switch source {
      case .application: application
      case .header: header
      case .footer: footer
      }
    }
    set {
      switch source {
      case .application: application = newValue
      case .header: header = newValue
      case .footer: footer = newValue
      }
    }
  }

  /// The effective insets: the sum of all entries, in points.
  public var total: EdgeInsets {
    EdgeInsets(
      top: application.top + header.top + footer.top,
      bottom: application.bottom + header.bottom + footer.bottom)
  }

  /// Returns the sum of all entries except the one of `source`, in points.
  public func total(without source: InsetSource) -> EdgeInsets {
    var others = self
    others[source] = EdgeInsets()
    return others.total
  }
}
