extension LoadMoreFooter {
  /// The function that creates the footer of ``init(handler:)`` for all lists of the program, or
  /// `nil` to use Tug's default footer.
  ///
  /// Setting it does not change existing footers. Source: SmartRefreshLayout,
  /// `setDefaultRefreshFooterCreator`.
  @MainActor public static var defaultMaker: (@MainActor () -> LoadMoreFooter)? {
    get { usual.maker }
    set { usual.maker = newValue }
  }
  @MainActor private static let usual = DefaultControl<LoadMoreFooter>()

  /// Creates the program's default footer, which runs `handler` at each load.
  ///
  /// The footer comes from ``defaultMaker``, or else is Tug's default. Without a handler the footer
  /// keeps the handler that the maker set.
  @MainActor public init(handler: Handler? = nil) {
    self = Self.usual.make(else: LoadMoreFooter(.native))
    if let handler { self.handler = handler }
  }
}
