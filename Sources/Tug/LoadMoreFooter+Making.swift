import ScrollModel

extension LoadMoreFooter {
  /// Makes the footer that ``init(handler:)`` is, for all lists of the program; nil is the default one.
  ///
  /// Footers that are there already stay as they are.
  /// Source: refresh controls reference, 1.9 (`setDefaultRefreshFooterCreator`).
  @MainActor public static var defaultMaker: (@MainActor () -> LoadMoreFooter)?
  @MainActor private static var isMaking = false

  /// The program's usual footer, which runs `handler` at each load: what ``defaultMaker`` makes, else
  /// the default one.
  ///
  /// Without a handler it keeps the maker's.
  @MainActor public init(handler: Handler? = nil) {
    self = Self.made()
    if let handler { self.handler = handler }
  }

  /// The program's usual footer, which runs `handler` with `target` at each load.
  ///
  /// The target is held weakly, but while a load runs; once it is gone, a load that begins is given
  /// up at once.
  @MainActor public init<Target: AnyObject>(
    target: Target, handler: @escaping @MainActor (Target) async throws -> Bool
  ) {
    self.init(handler: Self.handler(of: target, handler))
  }

  @MainActor private static func made() -> LoadMoreFooter {
    // A maker that changes the usual footer asks for that here.
    guard !isMaking, let defaultMaker, Feature.globalDefaults.isOn else {
      return LoadMoreFooter(.native)
    }
    isMaking = true
    defer { isMaking = false }
    var footer = defaultMaker()
    footer.identity = ControlIdentity()
    return footer
  }
}
