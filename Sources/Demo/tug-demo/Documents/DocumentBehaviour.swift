import Tug

/// The behaviour of a document's demo, in the aspects in which the document and the library can
/// differ.
struct DocumentBehaviour: Equatable, Sendable {
  /// The policy of the header.
  var header: RefreshPolicy
  /// The policy of the footer, or `nil` if there is no footer.
  var footer: RefreshPolicy?
  /// The content insets in points.
  ///
  /// A top inset means that a bar covers the top of the list.
  var insets: EdgeInsets
  /// The delays of a footer that opens some time after its release, or `nil` for a footer that
  /// opens at its release.
  var late: LateFooter?

  /// The delays of a footer that opens some time after its release and closes before its work
  /// begins.
  struct LateFooter: Equatable, Sendable {
    /// The time from the release to the opening, in seconds.
    ///
    /// The bounce after the release must end within this time.
    let wait: Double
    /// The time for which the footer is shown, in seconds.
    let shown: Double
  }

  /// Creates the library's default behaviour of the given controls, modified by `change`.
  ///
  /// `bar` is the height of the bar, and `below` is the bottom inset, both in points.
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
