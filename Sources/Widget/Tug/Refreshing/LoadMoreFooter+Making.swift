extension LoadMoreFooter {
  /// Creates the footer of ``init(handler:)`` for all lists of the program; nil for the default one.
  ///
  /// Existing footers stay as they are. Source: SmartRefreshLayout,
  /// `setDefaultRefreshFooterCreator`.
  @MainActor public static var defaultMaker: (@MainActor () -> LoadMoreFooter)? {
    get { usual.maker }
    set { usual.maker = newValue }
  }
  @MainActor private static let usual = UsualControl<LoadMoreFooter>()

  /// The program's usual footer, which runs `handler` at each load: that of ``defaultMaker``, or else
  /// the default one.
  ///
  /// Without a handler it keeps the maker's.
  @MainActor public init(handler: Handler? = nil) {
    self = Self.usual.make(else: LoadMoreFooter(.native))
    if let handler { self.handler = handler }
  }
}
