import RefreshModel

extension ControlDescription {
  /// A control by the name that a script gives it.
  public enum Name: Hashable, CaseIterable, Sendable {
    /// A header.
    case header(HeaderName)
    /// A footer.
    case footer(FooterName)

    /// The header or footer called `text`; nil where there is none.
    init?(_ text: String, isHeader: Bool) {
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

    /// Whether it is a header; else it is a footer.
    public var isHeader: Bool { if case .header = self { true } else { false } }

    /// Whether it is made for horizontal lists only.
    public var isSideways: Bool {
      if case .footer(let name) = self { name.isSideways } else { false }
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
