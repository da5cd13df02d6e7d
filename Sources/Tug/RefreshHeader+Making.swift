import ScrollModel

extension RefreshHeader {
  /// Makes the header that ``init(handler:)`` is, for all lists of the program; nil is the default one.
  ///
  /// ```swift
  /// RefreshHeader.defaultMaker = { RefreshHeader(.mj) }
  /// ```
  /// Headers that are there already stay as they are.
  /// Source: refresh controls reference, 1.9 (`setDefaultRefreshHeaderCreator`).
  @MainActor public static var defaultMaker: (@MainActor () -> RefreshHeader)?
  @MainActor private static var isMaking = false

  /// The program's usual header, which runs `handler` at each refresh: what ``defaultMaker`` makes,
  /// else the default one.
  ///
  /// Without a handler it keeps the maker's.
  @MainActor public init(handler: Handler? = nil) {
    self = Self.made()
    guard let handler else { return }
    self.handler = handler
    // Nothing observes what an initializer sets.
    actionHandler = nil
  }

  /// The program's usual header, which runs `handler` with `target` at each refresh.
  ///
  /// The target is held weakly, but while a refresh runs; once it is gone, a refresh that begins
  /// is given up at once.
  @MainActor public init<Target: AnyObject>(
    target: Target, handler: @escaping @MainActor (Target) async throws -> Void
  ) {
    self.init(handler: Self.handler(of: target, handler))
  }

  @MainActor private static func made() -> RefreshHeader {
    // A maker that changes the usual header asks for that here.
    guard !isMaking, let defaultMaker, Feature.globalDefaults.isOn else {
      return RefreshHeader(.native)
    }
    isMaking = true
    defer { isMaking = false }
    var header = defaultMaker()
    header.identity = ControlIdentity()
    return header
  }
}
