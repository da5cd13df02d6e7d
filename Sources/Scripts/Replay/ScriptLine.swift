import Recording
import SceneModel

/// A line of a script that is read word by word.
struct ScriptLine {
  let number: Int
  private let words: [String]
  private var position = 0

  init(_ words: [String], number: Int) {
    self.words = words
    self.number = number
  }

  func fault(_ reason: String) -> ScriptError { ScriptError(line: number, reason: reason) }

  /// Reads the next word, or throws an error with `meaning` if there is none.
  mutating func word(_ meaning: String) throws(ScriptError) -> String {
    guard position < words.count else { throw fault("\(meaning) is missing") }
    defer { position += 1 }
    return words[position]
  }

  /// Whether there are more words.
  var hasMore: Bool { position < words.count }

  /// The next word without reading it, or `nil` at the end of the line.
  var next: String? { hasMore ? words[position] : nil }

  /// Reads the next word if it equals `word`, and returns whether it does.
  mutating func takes(_ word: String) -> Bool {
    guard position < words.count, words[position] == word else { return false }
    position += 1
    return true
  }

  /// Reads a number whose magnitude is at most ``RowHeights/largestTotal``.
  mutating func number(_ meaning: String) throws(ScriptError) -> Double {
    let text = try word(meaning)
    guard let value = ScriptValue.number(text) else {
      throw fault("\(meaning) is not a number: \(Excerpt(text))")
    }
    guard abs(value) <= RowHeights.largestTotal else {
      throw fault("\(meaning) is out of range: \(Excerpt(text))")
    }
    return value
  }

  /// Reads a positive number, or with `allowsZero` a number from 0.
  mutating func number(_ meaning: String, allowsZero: Bool) throws(ScriptError) -> Double {
    let value = try number(meaning)
    guard value > 0 || (allowsZero && value == 0) else {
      throw fault(
        "\(meaning) must be \(allowsZero ? "0 or more" : "above 0"): \(Excerpt(words[position - 1]))"
      )
    }
    return value
  }

  /// Reads a whole number from 0.
  mutating func count(_ meaning: String) throws(ScriptError) -> Int {
    let text = try word(meaning)
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let value = Int(text) else {
      throw fault("\(meaning) is not a whole number, 0 or more: \(Excerpt(text))")
    }
    return value
  }

  /// Reads one of the words in `choices`, and returns its value.
  mutating func choice<Value>(
    _ meaning: String, of choices: [(String, Value)]
  ) throws(ScriptError) -> Value {
    let text = try word(meaning)
    guard let match = choices.first(where: { $0.0 == text }) else {
      let words = choices.map(\.0)
      // A short list needs no suggestion.
      let hint = words.count > 8 ? NearestWord.hint(for: text, among: words) : ""
      let known = words.joined(separator: ", ")
      throw fault("\(meaning) is not one of \(known): \(Excerpt(text))\(hint)")
    }
    return match.1
  }

  /// Reads `on` or `off`, or a synonym that ``ScriptValue/flag(_:)`` accepts.
  mutating func flag(_ meaning: String) throws(ScriptError) -> Bool {
    let text = try word(meaning)
    guard let isOn = ScriptValue.flag(text) else {
      throw fault("\(meaning) is not on or off: \(Excerpt(text))")
    }
    return isOn
  }

  /// Throws if there are more words.
  func end() throws(ScriptError) {
    guard position < words.count else { return }
    throw fault("one word too many: \(Excerpt(words[position]))")
  }
}
