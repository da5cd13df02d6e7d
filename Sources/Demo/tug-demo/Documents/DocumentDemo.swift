import Translations
import Tug

/// A demo of one of the five documents that the library started from.
///
/// The demo reproduces the program of the document's author. `docs/sources.md` says where each
/// document is described, and `docs/demo.md` how each differs from the library.
struct DocumentDemo: Sendable {
  /// The name of the page for the option `--page`.
  let page: String
  /// The name of the document's library in `docs/sources.md`.
  let source: String
  /// The title of the demo.
  let title: Message
  /// The style of the header.
  let header: HeaderName
  /// The style of the footer, or `nil` if there is no footer.
  let footer: FooterName?
  /// The kind of rows to show.
  let rows: DocumentRow.Kind
  /// The initial number of rows, including headings.
  let rowCount: Int
  /// The numbers of rows that a refresh adds at the start and a load adds at the end.
  var brought = (refresh: 0, load: 0)
  /// The duration of the work in seconds, or `nil` if a click on a row ends the work.
  let seconds: Double?
  /// Whether the demo refreshes as soon as it is shown.
  var beginsAtStart = false
  /// A sentence that describes how the document differs from the library.
  let difference: Message
  /// The behaviour as in the document.
  let document: DocumentBehaviour
  /// The behaviour of the library.
  let ours: DocumentBehaviour

  /// Returns the behaviour as in the document, or else the library's behaviour.
  func behaviour(asInDocument: Bool) -> DocumentBehaviour { asInDocument ? document : ours }

  /// The initial rows.
  var firstRows: [DocumentRow] { (0..<rowCount).map { DocumentRow(kind: rows, number: $0) } }
}
