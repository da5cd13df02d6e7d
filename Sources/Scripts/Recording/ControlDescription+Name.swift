import RefreshModel

extension ControlDescription {
  /// The name of a header or footer in scripts.
  package enum Name: Hashable, CaseIterable, Sendable {
    /// A header.
    case header(HeaderName)
    /// A footer.
    case footer(FooterName)

    /// Returns the header or footer named `text`, or `nil` if there is none.
    package init?(_ text: String, isHeader: Bool) {
      let name =
        isHeader
        ? HeaderName(rawValue: text).map(Name.header) : FooterName(rawValue: text).map(Name.footer)
      guard let name else { return nil }
      self = name
    }

    /// The name in scripts.
    package var rawValue: String {
      switch self {
      case .header(let name): name.rawValue
      case .footer(let name): name.rawValue
      }
    }

    /// Whether this is a header, and not a footer.
    package var isHeader: Bool { if case .header = self { true } else { false } }

    /// Whether the control is only for horizontal lists.
    package var isSideways: Bool {
      if case .footer(let name) = self { name.isSideways } else { false }
    }

    /// The parts that the control's style can show.
    package var parts: StyleParts {
      switch self {
      case .header(let name): name.parts
      case .footer(let name): name.parts
      }
    }

    /// The default policy of the control's system.
    package var policy: RefreshPolicy {
      switch self {
      case .header(let name): name.policy
      case .footer(let name): name.policy
      }
    }

    /// All headers, then all footers.
    package static let allCases =
      HeaderName.allCases.map(Name.header) + FooterName.allCases.map(Name.footer)
  }
}
