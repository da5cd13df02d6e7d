/// The parts that the looks of a control can show, and those that can be changed.
public struct LookParts: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: Int

  /// The parts of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Titles: pictures alone have no words, and a disc no room for them.
  public static let title = LookParts(rawValue: 1 << 0)
  /// Lines below the titles.
  public static let subtitle = LookParts(rawValue: 1 << 1)
  /// The line about the last refresh.
  public static let lastUpdate = LookParts(rawValue: 1 << 2)
  /// An arrow, or another sign of how far the list is pulled.
  public static let arrow = LookParts(rawValue: 1 << 3)
  /// A spinner, or another sign that turns while the control works.
  public static let spinner = LookParts(rawValue: 1 << 4)
  /// A colour of words and symbols.
  public static let color = LookParts(rawValue: 1 << 5)
  /// A colour of the arrow.
  public static let arrowColor = LookParts(rawValue: 1 << 6)
  /// A title that can be hidden while the control works, of a footer that is always shown.
  public static let refreshingTitle = LookParts(rawValue: 1 << 7)

  private static let words: LookParts = [.title, .subtitle, .color]
  private static let usual: LookParts = [.title, .subtitle, .color, .arrow, .spinner]

  fileprivate static func of(_ name: HeaderName) -> LookParts {
    switch name {
    case .native, .ring, .wave, .story, .actions: usual
    case .ego, .sv: usual.union([.lastUpdate, .arrowColor])
    case .fg: [.title, .color, .spinner]
    case .zc, .zcImages: [.title, .color, .arrow, .spinner]
    case .mj, .mjImages, .twoLevel: usual.union(.lastUpdate)
    case .mjText: words.union(.lastUpdate)
    case .cj: [.title, .color]
    case .cb: []
    case .material: [.color, .arrow, .spinner]
    }
  }

  fileprivate static func of(_ name: FooterName) -> LookParts {
    switch name {
    case .native, .mjBack, .mjBackImages, .bounceDots: usual
    case .mjBackText: words
    case .mjAuto, .mjAutoImages: words.union([.spinner, .refreshingTitle])
    case .mjAutoText: words.union(.refreshingTitle)
    case .mjTrailer: [.title, .color, .arrow, .spinner]
    case .zc, .zcImages: [.title, .color, .arrow, .spinner]
    case .cj: [.title, .color]
    case .cb: []
    case .sv: [.title, .color, .spinner]
    case .svPull: usual.union(.arrowColor)
    }
  }
}

extension HeaderName {
  /// The parts that its looks can show.
  public var parts: LookParts { .of(self) }
}

extension FooterName {
  /// The parts that its looks can show.
  public var parts: LookParts { .of(self) }
}
