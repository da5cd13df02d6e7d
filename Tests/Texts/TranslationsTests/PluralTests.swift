import TestSupport
import Testing

@testable import Translations

@Suite("Plural forms") struct PluralTests {
  private static let rows = PluralMessage("NewRows", "%s new row", "%s new rows")

  @Test(
    "Each language uses the plural form that gettext(3) selects",
    arguments: [
      ("en", [0: "0 new rows", 1: "1 new row", 2: "2 new rows"]),
      ("de", [0: "0 neue Zeilen", 1: "1 neue Zeile", 12: "12 neue Zeilen"]),
      ("fr", [0: "0 nouvelle ligne", 2: "2 nouvelles lignes"]),
      ("ja", [1: "1件の新しい行", 7: "7件の新しい行"]),
      (
        "ru",
        [
          1: "1 новая строка", 3: "3 новые строки", 5: "5 новых строк", 11: "11 новых строк",
          21: "21 новая строка", 112: "112 новых строк",
        ]
      ),
      ("ar", [3: "3 صفوف جديدة", 11: "11 صفًا جديدًا", 100: "100 صف جديد"]),
    ])
  func languages(tag: String, words: [Int: String]) throws {
    let translation = Translations()[try #require(Language(tag: tag))]
    for (count, expected) in words {
      #expect(translation(Self.rows, count) == expected, "\(tag) \(count)")
    }
  }

  @Test("A plural rule is evaluated as in C")
  func rules() throws {
    let slavic = try #require(
      PluralRule(
        " nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && "
          + "(n%100<10 || n%100>=20) ? 1 : 2);"))
    #expect(
      [0, 1, 2, 4, 5, 11, 12, 21, 22, 112].map { slavic.form(for: $0) }
        == [2, 0, 1, 1, 2, 2, 2, 0, 1, 2])
    #expect(try #require(PluralRule("nplurals=2; plural=n != 1")).form(for: 1) == 0)
    #expect(try #require(PluralRule("nplurals=2; plural=!(n - 1) * 2 / 2")).form(for: 1) == 1)
    // Results that are no form, divisions by 0 and negative numbers have defined results too.
    #expect(try #require(PluralRule("nplurals=2; plural=7;")).form(for: 1) == 0)
    #expect(try #require(PluralRule("nplurals=2; plural=n%0+n/0;")).form(for: 1) == 0)
    #expect(try #require(PluralRule("nplurals=2; plural=n>1;")).form(for: .min) == 1)
  }

  @Test(
    "An invalid plural rule is refused",
    arguments: [
      ("", "nplurals=2; plural=n"), ("nplurals=2", "nplurals=2; plural=n"),
      ("nplurals=0; plural=0", "nplurals=1; plural=0"),
      ("nplurals=2; plural=", "nplurals=2; plural=1"),
      ("nplurals=2; plural=(n", "nplurals=2; plural=(n)"),
      ("nplurals=2; plural=n ? 1", "nplurals=2; plural=n ? 1 : 0"),
      ("nplurals=x; plural=n", "nplurals=2; plural=n"), (nested(60), nested(20)),
      (negated(60), negated(20)),
    ])
  func noRules(line: String, repaired: String) {
    #expect(PluralRule(line) == nil)
    #expect(PluralRule(repaired) != nil)
  }

  /// Returns a rule with `n` in `count` pairs of parentheses.
  private static func nested(_ count: Int) -> String {
    let (opening, closing) = (
      String(repeating: "(", count: count), String(repeating: ")", count: count)
    )
    return "nplurals=2; plural=\(opening)n\(closing)"
  }

  /// Returns a rule with `n` after `count` negations.
  private static func negated(_ count: Int) -> String {
    "nplurals=2; plural=\(String(repeating: "!", count: count))n"
  }

  @Test("A program's plural forms come from its catalogue")
  func ofPrograms() throws {
    let file = CompiledCatalogue.bytes([
      ("", "Plural-Forms: nplurals=2; plural=n>1;\n"),
      ("NewRows\u{4}%s new row\0%s new rows", "%s neu\0%s neue"),
    ])
    var translations = Translations()
    let german = try #require(Language(tag: "de"))
    translations.supply(try MessageCatalogue(mo: file), for: german)
    #expect(translations[german](Self.rows, 1) == "1 neu")
    #expect(translations[german](Self.rows, 2) == "2 neue")
    // A catalogue without plural forms has one text for every number.
    translations.supply(MessageCatalogue(["NewRows": "%s Stück"]), for: german)
    #expect(translations[german](Self.rows, 2) == "2 Stück")
  }
}
