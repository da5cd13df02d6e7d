import Tug

/// What a document's demo does, as far as it can differ between the document and the library: a plain value.
struct DocumentBehaviour: Equatable, Sendable {
  /// The header's numbers and strictness.
  var header: RefreshPolicy
  /// The footer's; nil without one.
  var footer: RefreshPolicy?
  /// The application's insets in points; above, a bar lies over the list.
  var insets: EdgeInsets
  /// A footer that the program opens by itself; nil for one that opens as it is let go.
  var late: LateFooter?

  /// A footer that opens a while after it was let go, and closes before its work begins.
  struct LateFooter: Equatable, Sendable {
    /// The seconds from letting go to the opening: the bounce has to be over.
    let wait: Double
    /// The seconds for which it is shown.
    let shown: Double
  }

  /// The library's own behaviour of these controls below a bar of `bar` points, with what `change` makes of
  /// it.
  init(
    _ header: HeaderName, _ footer: FooterName?, bar: Double = 0, below: Double = 0,
    change: (inout DocumentBehaviour) -> Void = { _ in }
  ) {
    self.header = RefreshHeader.policy(of: header)
    self.footer = footer.map { LoadMoreFooter.policy(of: $0) }
    insets = EdgeInsets(top: bar, bottom: below)
    change(&self)
  }
}
