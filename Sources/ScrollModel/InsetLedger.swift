/// An end of the scrolled axis: for a vertical list the top and the bottom.
public enum InsetEdge: String, CaseIterable, Sendable {
  /// Where the content begins.
  case top
  /// Where the content ends.
  case bottom
}

/// Who asks for a part of the inset.
public enum InsetSource: Int, CaseIterable, Sendable {
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
/// Nobody adds to a shared value, so a source gives back exactly what it borrowed.
/// Source: architecture, rule 4.
public struct InsetLedger: Equatable, Sendable {
  private var entries = [EdgeInsets](repeating: EdgeInsets(), count: InsetSource.allCases.count)

  /// A ledger in which nobody asks for anything.
  public init() {}

  /// What `source` asks for, in points.
  public subscript(source: InsetSource) -> EdgeInsets {
    get { entries[source.rawValue] }
    set { entries[source.rawValue] = newValue }
  }

  /// The effective insets in points.
  public var total: EdgeInsets {
    entries.reduce(into: EdgeInsets()) {
      $0.top += $1.top
      $0.bottom += $1.bottom
    }
  }

  /// The insets in points without the entry of `source`.
  public func total(without source: InsetSource) -> EdgeInsets {
    var others = self
    others[source] = EdgeInsets()
    return others.total
  }
}
