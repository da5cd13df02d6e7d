import RefreshModel

extension ControlDescription {
  /// A control by the name that a script gives it.
  public enum Name: Hashable, CaseIterable, Sendable {
    /// A header.
    case header(HeaderName)
    /// A footer.
    case footer(FooterName)

    /// The header or footer called `text`; nil where there is none.
    package init?(_ text: String, isHeader: Bool) {
      let name =
        isHeader
        ? HeaderName(rawValue: text).map(Name.header) : FooterName(rawValue: text).map(Name.footer)
      guard let name else { return nil }
      self = name
    }

    /// The name as a script has it.
    public var rawValue: String {
      switch self {
      case .header(let name): name.rawValue
      case .footer(let name): name.rawValue
      }
    }

    /// True for a header, false for a footer.
    public var isHeader: Bool { if case .header = self { true } else { false } }

    /// True for a control for horizontal lists only.
    public var isSideways: Bool {
      if case .footer(let name) = self { name.isSideways } else { false }
    }

    /// The parts that its looks can show.
    public var parts: LookParts {
      switch self {
      case .header(let name): name.parts
      case .footer(let name): name.parts
      }
    }

    /// The numbers of its system.
    public var policy: RefreshPolicy {
      switch self {
      case .header(let name): name.policy
      case .footer(let name): name.policy
      }
    }

    /// All headers, then all footers.
    public static let allCases =
      HeaderName.allCases.map(Name.header) + FooterName.allCases.map(Name.footer)
  }
}
