import Testing
import Translations

@Suite("Languages by their tags") struct LanguageTests {
  @Test(
    "A tag is read in any case, with hyphen or underscore",
    arguments: [
      ("en", "en"), ("EN", "en"), ("de_AT", "de-AT"), ("zh-hant-tw", "zh-Hant-TW"),
      ("ZH_HANS", "zh-Hans"), ("sr-latn-rs", "sr-Latn-RS"), ("es-419", "es-419"),
      ("de-1996", "de-1996"), ("ckb", "ckb"),
    ])
  func canonical(text: String, tag: String) {
    #expect(Language(tag: text)?.tag == tag)
  }

  @Test(
    "An invalid tag is not a language",
    arguments: [
      "", "e", "-", "en-", "-en", "en--US", "en US", "1e", "日本", "en-ü", "abcdefghi",
      "en-abcdefghi",
      "de.UTF-8", "en/US", "en\0", String(repeating: "ab-", count: 40) + "ab",
    ])
  func noTag(text: String) {
    #expect(Language(tag: text) == nil)
    #expect(Language(stringLiteral: text).tag == text, "a literal keeps its characters")
  }

  @Test(
    "An unknown language falls back to the nearest known one",
    arguments: [
      ("ja-JP", "ja"), ("de-CH-1901", "de"), ("en-GB", "en"), ("zh-TW", "zh-Hant"),
      ("zh-HK", "zh-Hant"), ("zh-MO", "zh-Hant"), ("zh-Hant", "zh-Hant"), ("zh-Hant-CN", "zh-Hant"),
      ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh-Hans-TW", "zh-Hans"),
      ("uk-UA", "uk"), ("ar-EG", "ar"), ("pt-BR", "en"), ("tlh", "en"), ("xx-Latn", "en"),
    ])
  func nearest(tag: String, taken: String) throws {
    let language = try #require(Language(tag: tag))
    #expect(Translations()[language].language.tag == taken)
    #expect(Translations().speaks(language) == (taken != "en" || tag.hasPrefix("en")))
  }

  @Test("An invalid literal is English and not supported")
  func badLiteral() {
    #expect(!Translations().speaks("not a tag"))
    #expect(Translations()["not a tag"] == .english)
    #expect(!Translations().speaks(""))
  }

  @Test("Right-to-left languages are known, also by script")
  func rightToLeft() {
    for language in ["ar", "ar-EG", "he", "fa", "ur-PK", "uz-Arab"] as [Language] {
      #expect(language.isRightToLeft, "\(language)")
    }
    for language in ["en", "ja", "zh-TW", "ar-Latn", "ru", "az-Latn"] as [Language] {
      #expect(!language.isRightToLeft, "\(language)")
    }
  }

  // MARK: The environment

  private func preferred(_ variables: [String: String]) -> [String] {
    Language.preferred { variables[$0] }.map(\.tag)
  }

  @Test("LANGUAGE precedes LC_ALL, then LC_MESSAGES, then LANG")
  func order() {
    #expect(preferred(["LANG": "de_DE.UTF-8"]) == ["de-DE"])
    #expect(preferred(["LANG": "de_DE.UTF-8", "LC_MESSAGES": "ja_JP"]) == ["ja-JP"])
    #expect(preferred(["LANG": "de", "LC_MESSAGES": "ja", "LC_ALL": "ko_KR.utf8"]) == ["ko-KR"])
    #expect(
      preferred(["LANG": "de_DE", "LANGUAGE": "uk:ru_RU:"]) == ["uk", "ru-RU", "de-DE"])
    #expect(preferred(["LC_ALL": "", "LANG": "fr_FR"]) == ["fr-FR"], "an empty one is ignored")
  }

  @Test("The locale C is English regardless of LANGUAGE")
  func localeC() {
    for locale in ["C", "POSIX", "C.UTF-8"] {
      #expect(preferred(["LC_ALL": locale, "LANGUAGE": "de"]).isEmpty, "\(locale)")
    }
    #expect(preferred([:]).isEmpty)
    #expect(Translations().first(of: []) == .english)
  }

  @Test("Script modifiers apply; other modifiers and invalid tags are ignored")
  func modifiers() {
    #expect(preferred(["LANG": "sr_RS.UTF-8@latin"]) == ["sr-Latn-RS"])
    #expect(preferred(["LANG": "de_DE@euro"]) == ["de-DE"])
    #expect(preferred(["LANG": "de_DE", "LANGUAGE": "?:::x:fr"]) == ["fr", "de-DE"])
    #expect(preferred(["LANG": "@", "LANGUAGE": "fr"]).isEmpty)
  }

  @Test("The first known language of the user's list is used")
  func firstKnown() {
    #expect(Translations().first(of: ["pt-BR", "sv", "es-MX", "de"]).language.tag == "es")
    #expect(Translations().first(of: ["pt", "en-US", "de"]) == .english)
    #expect(Translations().first(of: ["zh-HK"]).language.tag == "zh-Hant")
  }
}
