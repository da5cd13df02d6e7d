import Glibc

/// A table read from a CSV file whose first line names the columns.
public struct CSVTable: Sendable {
  /// A fault of a table or of a lookup in it.
  public enum Fault: Error, Equatable {
    /// The file cannot be read.
    case unreadable(String)
    /// There is no such column.
    case unknownColumn(String)
    /// The field is not a number.
    case notANumber(String)
  }

  /// A line of the table.
  public struct Row: Sendable {
    let columns: [String: Int]
    let fields: [String]

    /// The field in `column`.
    public func text(_ column: String) throws -> String {
      guard let index = columns[column], index < fields.count else {
        throw Fault.unknownColumn(column)
      }
      return fields[index]
    }

    /// The number in `column`.
    public func number(_ column: String) throws -> Double {
      let field = try text(column)
      guard let value = Double(field) else { throw Fault.notANumber(field) }
      return value
    }
  }

  /// The names of the columns, in order.
  public let columns: [String]
  /// The lines after the first.
  public let rows: [Row]

  /// The table in `text`; a field in double quotes may hold commas.
  public init(text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map { Self.fields(of: $0) }
    columns = lines.first ?? []
    let indices = Dictionary(
      columns.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    rows = lines.dropFirst().map { Row(columns: indices, fields: $0) }
  }

  /// The table in the file at `path`.
  public init(path: String) throws {
    self.init(text: try TestFile.text(at: path))
  }

  /// A table of the reference vectors, by its name without `.csv`.
  public static func vectors(_ name: String) throws -> CSVTable {
    try CSVTable(path: TestFile.path("Tests/Engine/ScrollPhysicsTests/Vectors/\(name).csv"))
  }

  /// The rows in which `column` is `value`.
  public func rows(where column: String, is value: String) throws -> [Row] {
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
