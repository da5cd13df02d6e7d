import Testing
import Translations

@Suite("Words in a language") struct TranslationTests {
  private let idle = Message("HeaderIdle", "Pull down to refresh")
  private let today = Message("DateToday", "Today")

  @Test("A message is in the language, or in English")
  func words() {
    #expect(Translation.english(idle) == "Pull down to refresh")
    #expect(Translations()["ja"](idle) == "引っ張って更新する")
    #expect(Translations()["ja"](Message("Nobody's", "Nothing")) == "Nothing")
  }

  @Test("The program's words precede the library's; regions precede languages")
  func supplied() {
    var translations = Translations()
    translations.supply(MessageCatalogue(["HeaderIdle": "Zieh!"]), for: "de")
    translations.supply(MessageCatalogue(["HeaderIdle": "Ziag!", "DateToday": ""]), for: "de-AT")
    #expect(translations["de"](idle) == "Zieh!")
    #expect(translations["de-AT"](idle) == "Ziag!")
    #expect(translations["de-AT"](today) == "heute", "an empty text falls back to the library's")
    #expect(translations["de-CH"](idle) == "Zieh!")
    translations.supply(MessageCatalogue(["DateToday": "heut"]), for: "de-AT")
    #expect(translations["de-AT"](idle) == "Ziag!" && translations["de-AT"](today) == "heut")
    #expect(Translations()["de"](idle) != "Zieh!", "a copy does not change the original")
  }

  @Test("A new language can be supplied, with English for missing words")
  func newLanguage() {
    var translations = Translations()
    translations.supply(MessageCatalogue(["HeaderIdle": "Puxe para atualizar"]), for: "pt")
    translations.supply(MessageCatalogue(["DateToday": "This day"]), for: "en")
    #expect(translations.speaks("pt-BR"))
    #expect(translations["pt-BR"].language == "pt")
    #expect(translations["pt-BR"](idle) == "Puxe para atualizar")
    #expect(translations["pt-BR"](today) == "This day")
    #expect(translations["en-GB"](today) == "This day")
    #expect(translations["xx"](today) == "This day", "an unknown language is English")
    #expect(translations.first(of: ["pt-PT"]).language == "pt")
  }

  @Test("A value is inserted at the language's placeholder")
  func values() {
    let updated = Message("ShortLastUpdated", "Last Updated: %s")
    #expect(Translation.english(updated, "9:00") == "Last Updated: 9:00")
    var translations = Translations()
    translations.supply(MessageCatalogue(["ShortLastUpdated": "%s: da"]), for: "de")
    #expect(translations["de"](updated, "9 %s") == "9 %s: da")
    translations.supply(MessageCatalogue(["ShortLastUpdated": "nichts %"]), for: "de")
    #expect(translations["de"](updated, "9:00") == "nichts % 9:00")
  }
}
