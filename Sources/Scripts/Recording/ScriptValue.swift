/// Values as the words of a script.
package enum ScriptValue {
  /// `text` as on or off, or as GtkBuilder takes a boolean; nil for anything else.
  package static func flag(_ text: String) -> Bool? {
    switch text {
    case "on", "true", "yes": true
    case "off", "false", "no": false
    default: nil
    }
  }

  /// A number as text: a whole one without a point.
  package static func text(_ number: Double) -> String {
    Int64(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// `text` as a decimal number: digits, a point, an exponent; nil for anything else.
  package static func number(_ text: String) -> Double? {
    let allowed = Set("0123456789.+-eE".utf8)
    guard text.utf8.allSatisfy(allowed.contains), let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  /// `text` as a word that reads back the same, in quotes where it must be.
  package static func quote(_ text: String) -> String {
    let special: Set<Unicode.Scalar> = [" ", "\t", "\r", "#", "\"", "\\"]
    guard text.isEmpty || text.unicodeScalars.contains(where: special.contains) else { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
