/// Conversion of values to and from script words.
package enum ScriptValue {
  /// Parses `on` or `off`, or another boolean word of GtkBuilder, or returns `nil` for any other
  /// text.
  package static func flag(_ text: String) -> Bool? {
    switch text {
    case "on", "true", "yes": true
    case "off", "false", "no": false
    default: nil
    }
  }

  /// Returns a number as text; a whole number has no decimal point.
  package static func text(_ number: Double) -> String {
    Int64(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// Parses a decimal number with optional point and exponent, or returns `nil` for any other text.
  package static func number(_ text: String) -> Double? {
    let allowed = Set("0123456789.+-eE".utf8)
    guard text.utf8.allSatisfy(allowed.contains), let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  /// Returns `text` as a word that parses back to it, in quotes if necessary.
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
