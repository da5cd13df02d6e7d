import Recording
import Tug

/// Generates a small complete program that uses a control with its changed properties.
struct ControlCode: Equatable, Sendable {
  /// The language or file format of the generated text.
  enum Form: CaseIterable, Sendable {
    case swift, c, python, vala, javaScript, builder

    /// The name to show, which is the same in every user language.
    var name: String {
      switch self {
      case .swift: "Swift"
      case .c: "C"
      case .python: "Python"
      case .vala: "Vala"
      case .javaScript: "JavaScript"
      case .builder: ".ui (GtkBuilder)"
      }
    }

    /// The file name extension.
    var fileEnding: String {
      switch self {
      case .swift: "swift"
      case .c: "c"
      case .python: "py"
      case .vala: "vala"
      case .javaScript: "js"
      case .builder: "ui"
      }
    }
  }

  /// The initial number of rows in the generated program, enough to fill its window.
  static let rows = 20

  /// The control.
  let setup: ControlSetup
  /// The changed properties of the control, in the order in which they must be set.
  let changes: [ControlChange]

  /// Creates the program for `setup`.
  init(_ setup: ControlSetup) {
    self.setup = setup
    changes = ControlChange.all(of: setup)
  }

  /// The changes of the control's policy.
  var policyChanges: [ControlChange] { changes.filter { !$0.isTitle } }
  /// The changes of the control itself.
  var titleChanges: [ControlChange] { changes.filter(\.isTitle) }

  /// Returns the program text in the given form.
  ///
  /// It ends with a line break.
  func text(as form: Form) -> String {
    switch form {
    case .swift: swift
    case .c: c
    case .python: python
    case .vala: vala
    case .javaScript: javaScript
    case .builder: builder
    }
  }

  /// Whether the control is a header.
  var isHeader: Bool { if case .header = setup.choice { true } else { false } }

  /// The name of the control's kind in generated code: `header` or `footer`.
  var side: String { isHeader ? "header" : "footer" }

  /// The signal that requests the control's work.
  var signal: String { isHeader ? "refresh" : "load-more" }

  /// The name of the control's style in scripts and `.ui` files, such as `mj-text`.
  var word: String {
    switch setup.choice {
    case .header(let name): name.rawValue
    case .footer(let name): name.rawValue
    }
  }

  /// The name of the control's style as a constant in C, Python and JavaScript, such as `MJ_TEXT`.
  var constant: String { Self.constant(word) }

  /// Converts a word to a constant in C and Python.
  static func constant(_ word: String) -> String {
    String(word.map { $0 == "-" ? "_" : $0 }).uppercased()
  }

  /// Returns the enum type of the property `key` in bindings, such as `Tug.Placement`.
  static func typeName(of key: String) -> String {
    "Tug."
      + typeWords(of: key).split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  /// Returns the words of the enum type of the property `key`, such as `short-placement`.
  static func typeWords(of key: String) -> String {
    switch key {
    case "arms-at", "disarms-at", "fires-at": "boundary"
    case "origin": "pull-origin"
    case "start": "start-refresh"
    default: key
    }
  }

  /// Converts a word to a name in C and Python.
  static func underscored(_ word: String) -> String { String(word.map { $0 == "-" ? "_" : $0 }) }

  /// Returns the new value as source code for bindings, with the language's Boolean literals.
  static func value(
    of change: ControlChange, yes: String = "true", no: String = "false"
  ) -> String {
    switch change.value {
    case .flag(let isOn): isOn ? yes : no
    case .number(let value), .none(let value): number(value)
    case .word(let word): "\(typeName(of: change.key)).\(constant(word))"
    case .text(let text): quoted(text)
    }
  }

  /// Returns a number as source code for all of these languages.
  ///
  /// Whole numbers have no decimal point.
  static func number(_ value: Double) -> String { ScriptValue.text(value) }

  /// Returns a string literal for Swift, C, Python, Vala and JavaScript.
  ///
  /// Drops control characters other than line breaks and tabs.
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
