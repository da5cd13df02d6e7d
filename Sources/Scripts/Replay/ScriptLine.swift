import Recording
import SceneModel

/// One line of a script, read word by word.
struct ScriptLine {
  let number: Int
  private let words: [String]
  private var position = 0

  init(_ words: [String], number: Int) {
    self.words = words
    self.number = number
  }

  func fault(_ reason: String) -> ScriptError { ScriptError(line: number, reason: reason) }

  /// The next word; throws with `meaning` where it is missing.
  mutating func word(_ meaning: String) throws(ScriptError) -> String {
    guard position < words.count else { throw fault("\(meaning) is missing") }
    defer { position += 1 }
    return words[position]
  }

  /// True while words are left.
  var hasMore: Bool { position < words.count }

  /// The next word, which is still to be read; nil at the end.
  var next: String? { hasMore ? words[position] : nil }

  /// Reads the next word where it is `word`; true where it was.
  mutating func takes(_ word: String) -> Bool {
    guard position < words.count, words[position] == word else { return false }
    position += 1
    return true
  }

  /// A finite number.
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

  /// A finite number above 0, or from 0 on.
  mutating func number(_ meaning: String, allowsZero: Bool) throws(ScriptError) -> Double {
    let value = try number(meaning)
    guard value > 0 || (allowsZero && value == 0) else {
      throw fault(
        "\(meaning) must be \(allowsZero ? "0 or more" : "above 0"): \(Excerpt(words[position - 1]))"
      )
    }
    return value
  }

  /// A whole number from 0 on.
  mutating func count(_ meaning: String) throws(ScriptError) -> Int {
    let text = try word(meaning)
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let value = Int(text) else {
      throw fault("\(meaning) is not a whole number from 0 on: \(Excerpt(text))")
    }
    return value
  }

  /// One of the words in `choices`.
  mutating func choice<Value>(
    _ meaning: String, of choices: [(String, Value)]
  ) throws(ScriptError) -> Value {
    let text = try word(meaning)
    guard let match = choices.first(where: { $0.0 == text }) else {
      let words = choices.map(\.0)
      // Among a few words the reader sees the right one.
      let hint = words.count > 8 ? NearestWord.hint(for: text, among: words) : ""
      let known = words.joined(separator: ", ")
      throw fault("\(meaning) is not one of \(known): \(Excerpt(text))\(hint)")
    }
    return match.1
  }

  /// On or off.
  mutating func flag(_ meaning: String) throws(ScriptError) -> Bool {
    let text = try word(meaning)
    guard let isOn = ScriptValue.flag(text) else {
      throw fault("\(meaning) is not on or off: \(Excerpt(text))")
    }
    return isOn
  }

  /// Refuses words that are left over.
  func end() throws(ScriptError) {
    guard position < words.count else { return }
    throw fault("one word too many: \(Excerpt(words[position]))")
  }
}
