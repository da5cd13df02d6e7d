import Glibc

/// A table read from CSV text whose first line contains the column names.
package struct CSVTable: Sendable {
  /// An error of reading a table or of a lookup in it.
  package enum Fault: Error, Equatable {
    /// The file cannot be read.
    case unreadable(String)
    /// The table has no column with this name.
    case unknownColumn(String)
    /// The field is not a number.
    case notANumber(String)
  }

  /// A row of the table.
  package struct Row: Sendable {
    let columns: [String: Int]
    let fields: [String]

    /// Returns the field in `column`.
    package func text(_ column: String) throws -> String {
      guard let index = columns[column], index < fields.count else {
        throw Fault.unknownColumn(column)
      }
      return fields[index]
    }

    /// Returns the number in `column`.
    package func number(_ column: String) throws -> Double {
      let field = try text(column)
      guard let value = Double(field) else { throw Fault.notANumber(field) }
      return value
    }
  }

  /// The column names, in order.
  package let columns: [String]
  /// The rows after the header line.
  package let rows: [Row]

  /// Parses `text`; a field in double quotes can contain commas.
  package init(text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map { Self.fields(of: $0) }
    columns = lines.first ?? []
    let indices = Dictionary(
      columns.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    rows = lines.dropFirst().map { Row(columns: indices, fields: $0) }
  }

  /// Reads the file at `path`.
  package init(path: String) throws {
    self.init(text: try TestFile.text(at: path))
  }

  /// Reads a table of the reference vectors by its file name without `.csv`.
  package static func vectors(_ name: String) throws -> CSVTable {
    try CSVTable(path: TestFile.path("Tests/Engine/ScrollPhysicsTests/Vectors/\(name).csv"))
  }

  /// Returns the rows whose field in `column` is `value`.
  package func rows(where column: String, is value: String) throws -> [Row] {
    try rows.filter { try $0.text(column) == value }
  }

  private static func fields(of line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}
