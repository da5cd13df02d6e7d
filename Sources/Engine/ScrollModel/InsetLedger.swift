/// An end of the scrolled axis: for a vertical list the top and the bottom.
public enum InsetEdge: String, CaseIterable, Sendable {
  /// The start of the content.
  case top
  /// The end of the content.
  case bottom
}

/// None, one or both ends of the scrolled axis.
public struct EdgeSet: OptionSet, Equatable, Sendable {
  /// The ends as bits.
  public let rawValue: Int

  /// The ends in `rawValue`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The start of the content.
  public static let top = EdgeSet(rawValue: 1)
  /// The end of the content.
  public static let bottom = EdgeSet(rawValue: 2)

  /// True where `edge` is one of them.
  public func contains(_ edge: InsetEdge) -> Bool {
    contains(edge == .top ? EdgeSet.top : .bottom)
  }
}

/// An owner of an entry in the ledger of insets.
public enum InsetSource: CaseIterable, Sendable {
  /// The application's own inset.
  case application
  /// The refresh header.
  case header
  /// The load-more footer.
  case footer
}

/// Insets at both ends, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// Points between the viewport's top and the content at rest.
  public var top: Double
  /// Points between the content at rest and the viewport's bottom.
  public var bottom: Double

  /// Insets of `top` and `bottom` points.
  public init(top: Double = 0, bottom: Double = 0) {
    self.top = top
    self.bottom = bottom
  }

  /// The inset at one end.
  public subscript(edge: InsetEdge) -> Double {
    get { edge == .top ? top : bottom }
    set { if edge == .top { top = newValue } else { bottom = newValue } }
  }
}

/// The insets as a ledger: each source has its own entry, and the effective inset is their sum.
///
/// Nobody adds to a shared value, so a source gives back exactly its own entry. Source:
/// architecture, rule 4.
public struct InsetLedger: Equatable, Sendable {
  private var application = EdgeInsets()
  private var header = EdgeInsets()
  private var footer = EdgeInsets()

  /// A ledger without entries.
  public init() {}

  /// The entry of `source` in points.
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

  /// The effective insets in points.
  public var total: EdgeInsets {
    EdgeInsets(
      top: application.top + header.top + footer.top,
      bottom: application.bottom + header.bottom + footer.bottom)
  }

  /// The insets in points without the entry of `source`.
  public func total(without source: InsetSource) -> EdgeInsets {
    var others = self
    others[source] = EdgeInsets()
    return others.total
  }
}
