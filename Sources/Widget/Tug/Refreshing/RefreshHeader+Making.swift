extension RefreshHeader {
  /// The function that creates the header of ``init(handler:)`` for all lists of the program, or
  /// `nil` to use Tug's default header.
  ///
  /// ```swift
  /// RefreshHeader.defaultMaker = { RefreshHeader(.mj) }
  /// ```
  /// Setting it does not change existing headers. Source: SmartRefreshLayout,
  /// `setDefaultRefreshHeaderCreator`.
  @MainActor public static var defaultMaker: (@MainActor () -> RefreshHeader)? {
    get { usual.maker }
    set { usual.maker = newValue }
  }
  @MainActor private static let usual = DefaultControl<RefreshHeader>()

  /// Creates the program's default header, which runs `handler` at each refresh.
  ///
  /// The header comes from ``defaultMaker``, or else is Tug's default. Without a handler the header
  /// keeps the handler that the maker set.
  @MainActor public init(handler: Handler? = nil) {
    self = Self.usual.make(else: RefreshHeader(.native))
    guard let handler else { return }
    self.handler = handler
    // `handler` has no observer inside an initializer, so reset `actionHandler` here.
    actionHandler = nil
  }
}
