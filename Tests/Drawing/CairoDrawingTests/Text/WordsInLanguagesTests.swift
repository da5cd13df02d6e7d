import CairoDrawing
import RefreshModel
import Replay
import SceneModel
import Testing
import Translations
import TugTesting

@Suite("The library's words in the list's language") struct WordsInLanguagesTests {
  private let text: TextRenderer

  init() throws { text = try TextRenderer() }

  private static let allTexts: [ControlTexts] =
    HeaderName.allCases.map(\.style.texts) + FooterName.allCases.map(\.style.texts)

  @Test("Titles follow the language, except the program's titles")
  func titles() {
    let japanese = Translations()["ja"]
    var texts = ControlTexts.mjHeader
    #expect(texts.title(for: .idle, translation: japanese) == "引っ張って更新する")
    #expect(texts.title(for: .idle, in: .horizontal, translation: japanese) == "引いて更新する")
    #expect(texts.title(for: .willRefresh, translation: japanese) == "データ更新中...")
    #expect(texts.title(for: .noMoreData, translation: japanese) == "引っ張って更新する")
    #expect(texts.title(for: .idle) == "Pull down to refresh")
    texts[.idle] = "Pull down to refresh"
    #expect(texts != .mjHeader, "set by the program, although equal to the library's title")
    #expect(texts.title(for: .idle, translation: japanese) == "Pull down to refresh")
    #expect(texts.title(for: .pulling, translation: japanese) == "指を離すと更新する")
    texts[.pulling] = nil
    #expect(texts.title(for: .pulling, translation: japanese) == "Pull down to refresh")
    #expect(ControlTexts.nativeHeader.title(for: .idle, translation: japanese).isEmpty)
  }

  @Test(
    "Every title of every control is translated and has glyphs", arguments: Language.builtIn)
  func everyTitle(language: Language) {
    let words = Translations()[language]
    var count = 0
    for texts in Self.allTexts {
      for state in RefreshState.allCases {
        for orientation in Orientation.allCases {
          let english = texts.title(for: state, in: orientation)
          let title = texts.title(for: state, in: orientation, translation: words)
          #expect(title.isEmpty == english.isEmpty, "\(language): \(english)")
          if language != .english, !title.isEmpty {
            #expect(title != english, "\(language)")
            count += 1
          }
          for isBold in [false, true] {
            let line = text.line(title, TextStyle(size: 14, isBold: isBold))
            #expect(line.unknownGlyphs == 0, "\(language): \(title)")
          }
        }
      }
    }
    #expect(count > 100 || language == .english)
    let moment = CivilTime(seconds: 1_767_225_599)
    for time in [nil, moment] {
      let line = SVHeaderStyle.shortText(time, translation: words)
      #expect(text.line(line, TextStyle(size: 12)).unknownGlyphs == 0, "\(line)")
    }
  }

  @Test(
    "A short date follows the language's format",
    arguments: [
      ("en", "Last Updated: 3/5/26, 4:07 PM"), ("de", "Zuletzt aktualisiert: 05.03.26, 16:07"),
      ("es", "Última actualización: 5/3/26, 16:07"),
      ("fr", "Dernière mise à jour : 05/03/2026 16:07"), ("ja", "最終更新：2026/03/05 16:07"),
      ("ko", "마지막 업데이트: 26. 3. 5. 오후 4:07"), ("ru", "Последнее обновление: 05.03.2026, 16:07"),
      ("uk", "Останнє оновлення: 05.03.26, 16:07"), ("zh-Hans", "最后更新：2026/3/5 16:07"),
      ("zh-Hant", "最後更新：2026/3/5 下午4:07"), ("ar", "آخر تحديث: 5/3/2026، 4:07 م"),
    ])
  func shortDate(language: Language, line: String) throws {
    let seconds = try #require(
      CivilTime.seconds(year: 2026, month: 3, day: 5, hour: 16, minute: 7))
    let time = CivilTime(seconds: seconds)
    #expect(EGOHeaderStyle.shortText(time, translation: Translations()[language]) == line)
    #expect(EGOHeaderStyle.shortText(nil, translation: Translations()[language]).isEmpty)
  }

  // MARK: In pictures

  /// Returns the image of a pulled list, with `lines` in its scene.
  private func picture(_ lines: String) throws -> Pixels {
    let script = try ScriptParser.parse(
      """
      viewport 300 80
      rows 0 40
      drag-threshold 0
      rubber-band none
      \(lines)
      0.1 down 100 10
      0.2 move 100 64
      """)
    var run = try ScriptRun(script)
    try run.advance(to: 0.5)
    return try ScriptPicture(script, text: text).canvas(of: run).pixels()
  }

  @Test("A script's locale translates the titles that it does not set")
  func scripts() throws {
    let english = try picture("header mj")
    let japanese = try picture("locale ja\nheader mj")
    #expect(japanese != english)
    #expect(try picture("locale ja-JP\nheader mj") == japanese)
    #expect(try picture("locale tlh\nheader mj") == english)
    let titles = "idle-title=Pull show-last-updated=off"
    #expect(try picture("locale ja\nheader mj \(titles)") == picture("header mj \(titles)"))
    #expect(
      try picture("locale ja\nheader mj show-title=off") != picture("header mj show-title=off"),
      "the last update is translated")
  }

  @Test("Every control with words is drawn differently in German")
  func everyControl() throws {
    for name in HeaderName.allCases {
      let hasTranslation = !name.style.texts.title(for: .idle).isEmpty
      let english = try picture("header \(name.rawValue)")
      let german = try picture("locale de\nheader \(name.rawValue)")
      #expect((english != german) == hasTranslation, "\(name.rawValue)")
    }
  }

  @Test("A date keeps its order inside right-to-left words")
  func dateAmongArabic() throws {
    let arabic = Translations()["ar"]
    var scene = Scene(SceneConfiguration())
    try scene.handle(.setControl(.header, .mj), at: 0)
    try scene.handle(.setLastUpdated(SceneConfiguration.defaultClock - 86_400 * 40), at: 0)
    let appearance = try #require(
      ControlAppearance(
        .header, of: scene, height: 54, texts: .mjHeader, palette: .light, translation: arabic,
        zone: LocalZone { _ in 3600 }))
    #expect(appearance.lastUpdatedText == "آخر تحديث: \u{200E}2025-11-22 13:00")
    #expect(appearance.lastUpdated?.hour == 13)
    #expect(appearance.title == "اسحب للأسفل للتحديث")
    #expect(appearance.translation == arabic)
    // The date read from the left equals one without words around it, except for its place.
    let style = TextStyle(size: 14)
    func ink(_ words: String) throws -> Pixels {
      let canvas = try Canvas(width: 300, height: 30)
      canvas.draw(text.line(words, style), x: 4, baseline: 20, Color(rgb: 0, 0, 0))
      let pixels = try canvas.pixels()
      let ink = try #require(pixels.ink)
      return pixels.part(columns: ink.columns.lowerBound..<ink.columns.upperBound + 1, rows: 0..<30)
    }
    let date = try ink("2025-11-22 13:00")
    let line = try ink(appearance.lastUpdatedText)
    #expect(line.part(columns: 0..<date.width, rows: 0..<30) == date)
  }
}
