import Translations
import Tug

/// A row of a document's demo: row `number` of its kind.
///
/// Numbers can be negative.
struct DocumentRow: Hashable, Sendable {
  /// The kind of rows in a demo.
  enum Kind: Hashable, Sendable {
    /// Section headings, each followed by the given number of rows.
    case sections(of: Int)
    /// Numbered rows.
    case numbers
    /// The names of three languages, repeated.
    case languages
    /// The harbour's notes.
    case notes
  }

  let kind: Kind
  let number: Int

  private static let languages = ["swift", "obj-c", "ruby"]

  /// Whether the row is the heading of a section.
  var isHeading: Bool {
    if case .sections(let size) = kind { number % (size + 1) == 0 } else { false }
  }

  /// The row as the list shows it, in the current language.
  @MainActor var row: Row {
    switch kind {
    case .sections(let size):
      let section = number / (size + 1)
      return isHeading ? Self.heading(section) : Self.numbered(number - section)
    case .numbers: return Self.numbered(number + 1)
    case .languages:
      let count = Self.languages.count
      return Row(title: Self.languages[(number % count + count) % count])
    case .notes: return GalleryRows.row(of: -number)
    }
  }

  @MainActor private static func heading(_ number: Int) -> Row {
    Row(title: Message("SectionNumber", "Section {number}").words(["number": "\(number)"]))
  }

  @MainActor private static func numbered(_ number: Int) -> Row {
    Row(title: Message("RowNumber", "Row {number}").words(["number": "\(number)"]))
  }
}
