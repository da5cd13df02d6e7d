import Translations
import Tug

/// One of the five documents that the library began with, as a demo: what its author's own program shows.
///
/// `docs/sources.md` says where each is described, and `docs/demo.md` what differs.
struct DocumentDemo: Sendable {
  /// The name that `--page` takes.
  let page: String
  /// The name of the document's library in `docs/sources.md`.
  let source: String
  /// Its proper name.
  let title: Message
  /// Its header.
  let header: HeaderName
  /// Its footer; nil for none.
  let footer: FooterName?
  /// What its rows are.
  let rows: DocumentRow.Kind
  /// The number of rows at first, headings included.
  let rowCount: Int
  /// The number of rows that a refresh brings before the first, and a load after the last.
  var brought = (refresh: 0, load: 0)
  /// The seconds that its work takes; nil for work that a click on a row ends.
  let seconds: Double?
  /// It refreshes as soon as it is shown.
  var beginsAtStart = false
  /// What the document does and the library does not, in one sentence.
  let difference: Message
  /// The behaviour in the document.
  let document: DocumentBehaviour
  /// The library's.
  let ours: DocumentBehaviour

  /// The one of the document, or the library's.
  func behaviour(asInDocument: Bool) -> DocumentBehaviour { asInDocument ? document : ours }

  /// The rows at first.
  var firstRows: [DocumentRow] { (0..<rowCount).map { DocumentRow(kind: rows, number: $0) } }
}
