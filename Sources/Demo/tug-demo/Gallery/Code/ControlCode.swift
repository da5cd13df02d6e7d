import Recording
import Tug

/// A control as the text of a small whole program that makes the same one: its name, and what was
/// changed of it.
struct ControlCode: Equatable, Sendable {
  /// What the text is for.
  enum Form: CaseIterable, Sendable {
    case swift, c, python, vala, builder

    /// Its name, which is the same in every language.
    var name: String {
      switch self {
      case .swift: "Swift"
      case .c: "C"
      case .python: "Python"
      case .vala: "Vala"
      case .builder: ".ui (GtkBuilder)"
      }
    }

    /// The ending of the names of such files.
    var fileEnding: String {
      switch self {
      case .swift: "swift"
      case .c: "c"
      case .python: "py"
      case .vala: "vala"
      case .builder: "ui"
      }
    }
  }

  /// The number of rows that a program begins with; chosen here, so that they fill its window.
  static let rows = 20

  /// The control.
  let setup: ControlSetup
  /// Its properties that are not as its system has them, in the order in which they are set.
  let changes: [ControlChange]

  /// The program of `setup`.
  init(_ setup: ControlSetup) {
    self.setup = setup
    changes = ControlChange.all(of: setup)
  }

  /// The text in a form; it ends with a line end.
  func text(as form: Form) -> String {
    switch form {
    case .swift: swift
    case .c: c
    case .python: python
    case .vala: vala
    case .builder: builder
    }
  }

  /// True for a header.
  var isHeader: Bool { if case .header = setup.choice { true } else { false } }

  /// The word for it in names: `header` or `footer`.
  var side: String { isHeader ? "header" : "footer" }

  /// The signal that asks for its work.
  var signal: String { isHeader ? "refresh" : "load-more" }

  /// Its name in scripts and `.ui` files, as `mj-text`.
  var word: String {
    switch setup.choice {
    case .header(let name): name.rawValue
    case .footer(let name): name.rawValue
    }
  }

  /// Its name as a constant of C and Python, as `MJ_TEXT`.
  var constant: String { Self.constant(word) }

  /// A word as a constant of C and Python.
  static func constant(_ word: String) -> String {
    String(word.map { $0 == "-" ? "_" : $0 }).uppercased()
  }

  /// The type of the words that `key` can be, in Python and Vala, as `Tug.Placement`.
  static func typeName(of key: String) -> String {
    "Tug." + key.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A word as a name of C and Python.
  static func underscored(_ word: String) -> String { String(word.map { $0 == "-" ? "_" : $0 }) }

  /// A number as all of these languages read it: a whole one without a point.
  static func number(_ value: Double) -> String { ScriptValue.text(value) }

  /// A text in quotes, as Swift, C, Python and Vala read it; control characters that have no short name
  /// are left out.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted += "\\"
        quoted.unicodeScalars.append(scalar)
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.properties.generalCategory == .control: break
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
