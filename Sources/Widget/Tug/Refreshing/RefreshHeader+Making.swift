extension RefreshHeader {
  /// Creates the header of ``init(handler:)`` for all lists of the program; nil for the default one.
  ///
  /// ```swift
  /// RefreshHeader.defaultMaker = { RefreshHeader(.mj) }
  /// ```
  /// Existing headers stay as they are. Source: SmartRefreshLayout,
  /// `setDefaultRefreshHeaderCreator`.
  @MainActor public static var defaultMaker: (@MainActor () -> RefreshHeader)? {
    get { usual.maker }
    set { usual.maker = newValue }
  }
  @MainActor private static let usual = UsualControl<RefreshHeader>()

  /// The program's usual header, which runs `handler` at each refresh: that of ``defaultMaker``, or
  /// else the default one.
  ///
  /// Without a handler it keeps the maker's.
  @MainActor public init(handler: Handler? = nil) {
    self = Self.usual.make(else: RefreshHeader(.native))
    guard let handler else { return }
    self.handler = handler
    // An initializer's assignments run no observer.
    actionHandler = nil
  }
}
