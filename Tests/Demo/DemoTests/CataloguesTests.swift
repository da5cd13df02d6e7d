import Foundation
import TestSupport
import Testing
import Translations

@Suite("The demo's catalogues") struct CataloguesTests {
  private static let translated = Language.builtIn.filter { $0 != .english }
  private static let folder = "resources/translations/demo"

  /// The English words by key, from the template for translators, which update.sh writes.
  private static let template: [String: String] = {
    var words: [String: String] = [:]
    let text = (try? TestFile.text(at: TestFile.path("\(folder)/tug-demo.pot"))) ?? ""
    for entry in text.split(separator: "\n\n").dropFirst() {
      var (key, english, isText) = ("", "", false)
      for line in entry.split(separator: "\n") {
        let quoted = String(line.split(separator: "\"", maxSplits: 1).last?.dropLast() ?? "")
        if line.hasPrefix("msgctxt ") { key = quoted }
        if line.hasPrefix("msgid ") || line.hasPrefix("msgstr ") {
          isText = line.hasPrefix("msgid ")
        }
        if isText { english += quoted }
      }
      words[key] = english
    }
    return words
  }()

  private func catalogue(_ language: Language) throws -> MessageCatalogue {
    let path = TestFile.path("\(Self.folder)/\(language).mo")
    return try MessageCatalogue(mo: TestFile.bytes(at: path))
  }

  @Test("Every language has exactly the messages of the demo", arguments: translated)
  func complete(language: Language) throws {
    #expect(Self.template.count > 60)
    #expect(try catalogue(language).keys == Set(Self.template.keys))
  }

  @Test("Translations have the placeholders of the English texts", arguments: translated)
  func places(language: Language) throws {
    let words = try catalogue(language)
    // A date has the month as a word or as a short one, as the language likes.
    func places(_ text: String) -> [String] {
      text.matches(of: /\{([a-z]+)\}/).map { $0.output.1 == "mon" ? "month" : String($0.output.1) }
        .sorted()
    }
    for (key, english) in Self.template {
      #expect(places(words[key] ?? "") == places(english), "\(key)")
    }
    for (key, count) in [("Months", 12), ("ShortMonths", 12), ("Weekdays", 7)] {
      #expect(words[key]?.split(separator: " ").count == count, "\(key)")
    }
    #expect(words["DecimalSeparator"]?.count == 1)
  }

  /// Texts that are equal in every language: names, and words of the command line.
  private static let namesAlone: Set<String> = [
    "Tug", "English", "Deutsch", "Español", "Français", "Русский", "Українська",
    "Ada", "Ben", "Cleo", "Dan", "Eva",
  ]
  /// Files with English texts: of the command line, of copied programs, samples, and GTK's names of
  /// keys and widgets.
  private static let inEnglish = [
    "Gallery/Code/", "Application.swift", "Arguments.swift", "Files/InputFile.swift",
    "Pages/Page.swift", "Pages/SampleVariable.swift", "Screenshots/", "Shell/Command.swift",
    "Shell/Settings.swift",
    "Shell/ShortcutsWindow.swift", "StandardError.swift",
  ]

  @Test("Every text of the demo is a message")
  func sources() throws {
    let root = TestFile.path("Sources/Demo/tug-demo")
    let files = try FileManager.default.subpathsOfDirectory(atPath: root).filter { file in
      file.hasSuffix(".swift") && !Self.inEnglish.contains { file.hasPrefix($0) }
    }
    #expect(files.count > 25)
    let message = /Message\(\s*"(?:[^"\\]|\\.)*",\s*"(?:[^"\\]|\\.)*"\s*\)/
    for file in files {
      let text = try TestFile.text(at: "\(root)/\(file)")
      let code = text.split(separator: "\n").map {
        // The slashes of an address are no comment.
        $0.prefix(upTo: $0.firstRange(of: /(^|\s)\/\//)?.lowerBound ?? $0.endIndex)
      }
      .joined(separator: "\n").replacing(message, with: "")
      for literal in code.matches(of: /"((?:[^"\\]|\\.)*)"/).map({ String($0.output.1) }) {
        let words = literal.replacing(/\\\([^)]*\)/, with: "")
        // A word begins with a capital, or has a neighbour.
        let isShown = words.contains(/^\p{Lu}\p{Ll}|\p{L} \p{L}/)
        #expect(!isShown || Self.namesAlone.contains(literal), "\(file): \(literal)")
      }
    }
  }

  @Test("No sentence contains a system's error message")
  func reasons() {
    #expect(Self.template["FileNotOpened"]?.contains("{name}") == true)
    #expect(!Self.template.values.contains { $0.contains("{reason}") })
  }
}
