import Recording
import Replay
import SceneModel
import TestSupport
import Testing

/// Tests that the parser accepts the words as the help describes them.
@Suite("Usages of words")
struct WordUsageTests {
  /// A value for each word in capitals, and a second one for words that may repeat.
  private static let samples: [String: [String]] = [
    "NAME": ["mj", "mj"], "KEY=VALUE": ["trigger-distance=71", "held-inset=70"],
    "LANGUAGE": ["de_AT"], "TIME": ["2026-01-01T12:00:00Z"], "SEED": ["7"], "RATE": ["0.5"],
    "SLOPE": ["0.25"], "ROW": ["3", "5"], "COUNT": ["2"], "PROPERTY": ["bounces off"],
    "[FROM TO]…": ["", "6 7", "6 7 8 9"],
    "[Shift+][Control+]KEY": ["Up", "Shift+Control+Page_Down"],
  ]
  private static let usualSamples = ["12", "13"]

  /// Returns the alternatives of one item of a usage.
  private static func variants(of item: String) -> [String] {
    if let known = samples[item] { return known }
    if item.hasPrefix("["), item.hasSuffix("]") {
      return [""] + variants(of: items(String(item.dropFirst().dropLast())))
    }
    if item.hasSuffix("…") {
      let one = variants(of: String(item.dropLast()))
      return [one[0], one.joined(separator: " ")]
    }
    if item.contains("|") { return item.split(separator: "|").flatMap { variants(of: "\($0)") } }
    return item == item.uppercased() && Double(item) == nil ? usualSamples : [item]
  }

  /// Returns combinations in which each variant of each item occurs once, next to the first
  /// variants of the other items.
  private static func variants(of items: [String]) -> [String] {
    let all = items.map { variants(of: $0) }
    guard !all.isEmpty else { return [""] }
    return all.indices.flatMap { place in
      all[place].map { variant in
        all.indices.map { $0 == place ? variant : all[$0][0] }.filter { !$0.isEmpty }
          .joined(separator: " ")
      }
    }
  }

  /// Returns the parts of a usage, with brackets kept whole.
  private static func items(_ arguments: String) -> [String] {
    var items: [String] = []
    var depth = 0
    for word in arguments.split(separator: " ") {
      if depth > 0 { items[items.count - 1] += " \(word)" } else { items.append("\(word)") }
      depth += word.count { $0 == "[" } - word.count { $0 == "]" }
    }
    return items
  }

  private static let scene = "header two-level\nfooter mj-back\n"

  /// Returns a script with `line` at a place where its word is allowed.
  private static func script(_ line: String, ofEvent word: String?) -> String {
    let isFooter = ["footer", "set-footer", "tune-footer"].contains { line.hasPrefix("\($0) ") }
    let line = isFooter ? line.replacing(" mj", with: " mj-back") : line
    guard let word else { return line }
    let finger = "0 down 1 1\n"
    let start =
      switch word {
      case "move", "up", "cancel", "long-press": finger
      case "pan-end", "pan-cancel": "0 pan 0 1\n"
      case "indicator-move", "indicator-up": "0 indicator-down 1 1\n"
      default: ""
      }
    return scene + start + "1 " + line
  }

  private static func isTaken(_ line: String, ofEvent word: String?) -> Bool {
    (try? ScriptParser.parse(script(line, ofEvent: word))) != nil
  }

  private static let usages: [(usage: WordUsage, isEvent: Bool)] =
    (ScriptParser.sceneWords + ScriptParser.optionWords).map { ($0, false) }
    + ScriptParser.eventWords.map { ($0, true) }

  @Test("Each word accepts exactly the arguments of its usage")
  func asWritten() {
    for (usage, isEvent) in Self.usages {
      let event = isEvent ? usage.word : nil
      let items = Self.items(usage.arguments)
      for words in Self.variants(of: items) {
        let line = words.isEmpty ? usage.word : "\(usage.word) \(words)"
        #expect(Self.isTaken(line, ofEvent: event), "\(line)")
        let isOpen = usage.arguments.hasSuffix("…") || usage.arguments.hasSuffix("…]")
        let extra = isOpen ? "no-such" : "1"
        #expect(!Self.isTaken("\(line) \(extra)", ofEvent: event), "\(line) \(extra)")
      }
      let needed = items.filter { !$0.hasPrefix("[") || $0.hasSuffix("KEY") }
      guard !needed.isEmpty else { continue }
      let short = needed.dropLast().map { Self.variants(of: $0)[0] }
      let line = ([usage.word] + short).joined(separator: " ")
      #expect(!Self.isTaken(line, ofEvent: event), "\(line)")
    }
  }

  @Test("An event's usage contains every recorded word", arguments: EventWordTests.events)
  func complete(event: SceneEvent) throws {
    var recorder = ScriptRecorder()
    let written = recorder.line(of: event, at: 1)
    let line = try #require(written)
    let words = line.split(separator: " ").dropFirst().map(String.init)
    let usage = try #require(ScriptParser.eventWords.first { $0.word == words.first })
    let known = Set(
      usage.line.split { !$0.isLetter && $0 != "-" && $0 != "+" }.map(String.init))
    for word in words.dropFirst() where word.first?.isLowercase == true && usage.word != "set" {
      let isKey = usage.word == "key"
      #expect(isKey || known.contains(word), "\(line): \(usage.line)")
    }
  }

  @Test("docs/scripts.md lists every word as the help does")
  func page() throws {
    let page = try TestFile.text(at: TestFile.path("docs/scripts.md"))
    for usages in [ScriptParser.sceneWords, ScriptParser.optionWords, ScriptParser.eventWords] {
      #expect(usages.allSatisfy { !$0.meaning.isEmpty })
      let text = WordUsage.text(of: usages)
      #expect(page.contains("```text\n\(text)\n```"), "docs/scripts.md should have\n\(text)")
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 90 })
    }
    let names =
      ScriptParser.propertyWords.map { $0.prefix { $0 != "=" } }
      + ScriptParser.keyWords.map { $0[...] }
    for name in names { #expect(page.contains("`\(name)"), "docs/scripts.md has no \(name)") }
  }

  @Test("The examples in docs/scripts.md meet their expectations")
  func examples() throws {
    let page = try TestFile.text(at: TestFile.path("docs/scripts.md"))
    let parts = page.components(between: "```replay\n", and: "```")
    #expect(parts.count >= 3)
    for part in parts {
      let script = try ExpectingScript(part)
      #expect(!script.expectations.isEmpty, "\(part)")
      #expect(try script.faults() == [], "\(part)")
    }
  }
}

extension String {
  /// Returns the texts between each `start` and the next `end`.
  fileprivate func components(between start: String, and end: String) -> [String] {
    var rest = self[...]
    var parts: [String] = []
    while let first = rest.firstRange(of: start) {
      rest = rest[first.upperBound...]
      guard let last = rest.firstRange(of: end) else { break }
      parts.append(String(rest[..<last.lowerBound]))
      rest = rest[last.upperBound...]
    }
    return parts
  }
}
