import TestSupport
import Testing
import Translations

@Suite("The library's catalogues") struct BuiltInWordsTests {
  private static let translated = Language.builtIn.filter { $0 != .english }

  /// The English words by key, from the template for translators.
  private static let template: [String: String] = {
    let folder = TestFile.path("resources/translations/tug.pot")
    var words: [String: String] = [:]
    var key = ""
    for line in ((try? TestFile.text(at: folder)) ?? "").split(separator: "\n") {
      let text = line.split(separator: "\"", maxSplits: 1).last?.dropLast() ?? ""
      if line.hasPrefix("msgctxt ") { key = String(text) }
      if line.hasPrefix("msgid "), !key.isEmpty { words[key] = String(text) }
    }
    return words
  }()

  private func catalogue(_ language: Language) throws -> MessageCatalogue {
    let path = TestFile.path("resources/translations/\(language).mo")
    return try MessageCatalogue(mo: TestFile.bytes(at: path))
  }

  @Test("Every language has exactly the template's messages", arguments: translated)
  func complete(language: Language) throws {
    #expect(Self.template.count > 50)
    #expect(try catalogue(language).keys == Set(Self.template.keys))
  }

  @Test("The library embeds the compiled catalogues", arguments: translated)
  func compiled(language: Language) throws {
    let written = try catalogue(language)
    for (key, english) in Self.template {
      #expect(Translations()[language](Message(key, english)) == written[key])
    }
  }

  @Test("Placeholders, final blanks and dots match the English text", arguments: translated)
  func placeholders(language: Language) {
    let words = Translations()[language]
    for (key, english) in Self.template where key != "ShortDate" {
      let text = words(Message(key, english))
      func count(_ text: String) -> Int { text.split(separator: "%s").count }
      #expect(text.contains("%s") == english.contains("%s"), "\(key): \(text)")
      #expect(count(text) == count(english) || !english.contains("%s"), "\(key): \(text)")
      #expect(text.hasSuffix("...") == english.hasSuffix("..."), "\(key): \(text)")
      #expect(!text.hasPrefix(" ") && !text.contains("\n"), "\(key): \(text)")
      let mayEndInBlank = english.hasSuffix(" ") && !text.hasSuffix("：")
      #expect(text.hasSuffix(" ") == mayEndInBlank, "\(key): \(text)")
      #expect(!text.contains { ("٠"..."٩").contains($0) }, "digits are European: \(text)")
    }
  }

  @Test("A date pattern has all parts in every language", arguments: translated)
  func dates(language: Language) {
    let pattern = Translations()[language](Message("ShortDate", "M/d/yy, h:mm a"))
    for letter in ["M", "d", "yy", "mm"] { #expect(pattern.contains(letter), "\(pattern)") }
    #expect(pattern.contains("H") != pattern.contains("h"), "\(pattern)")
    #expect(pattern.contains("h") == pattern.contains("a"), "\(pattern)")
    #expect(pattern.allSatisfy { !$0.isLetter || "MdyHhma".contains($0) }, "\(pattern)")
  }

  /// MJRefresh's words by key, in the order of `documentedLanguages`.
  ///
  /// Source: refresh controls reference, 1.1.3.
  private static let documented: [(key: String, words: [String])] = [
    (
      "HeaderIdle",
      [
        "下拉可以刷新", "下拉可以刷新", "아래로 당겨 새로고침", "Потяните чтобы обновить",
        "Потягніть для оновлення", "引っ張って更新する",
      ]
    ),
    (
      "HeaderPulling",
      [
        "松开立即刷新", "鬆開立即刷新", "놓으면 새로고침", "Отпустите чтобы обновить",
        "Відпустіть для оновлення", "指を離すと更新する",
      ]
    ),
    (
      "HeaderRefreshing",
      [
        "正在刷新数据中...", "正在刷新數據中...", "로딩중...", "Загрузка...", "Завантаження...",
        "データ更新中...",
      ]
    ),
    (
      "AutoFooterIdle",
      [
        "点击或上拉加载更多", "點擊或上拉加載更多", "탭 또는 위로 당겨 로드함",
        "Нажмите или потяните чтобы загрузить еще", "Натисніть або потягніть щоб завантажити ще",
        "タップまたはプルアップして、さらに読み込む",
      ]
    ),
    (
      "AutoFooterRefreshing",
      [
        "正在加载更多的数据...", "正在加載更多的數據...", "로딩중...", "Загрузка...", "Завантаження...",
        "読み込み中...",
      ]
    ),
    (
      "AutoFooterNoMoreData",
      [
        "已经全部加载完毕", "已經全部加載完畢", "더이상 데이터 없음", "Больше нет данных",
        "Більше немає даних", "ロード済み",
      ]
    ),
    (
      "BackFooterIdle",
      [
        "上拉可以加载更多", "上拉可以加載更多", "위로 당겨 더 로드 가능", "Потяните чтобы загрузить еще",
        "Потягніть щоб завантажити ще", "プルアップして、さらに読み込む",
      ]
    ),
    (
      "BackFooterPulling",
      [
        "松开立即加载更多", "鬆開立即加載更多", "놓으면 더 로드됨.", "Отпустите чтобы загрузить еще",
        "Відпустіть щоб завантажити ще", "指を離すとさらに読み込む",
      ]
    ),
    (
      "BackFooterNoMoreData",
      [
        "已经全部加载完毕", "已經全部加載完畢", "더이상 데이터 없음", "Больше нет данных",
        "Більше немає даних", "ロード済み",
      ]
    ),
    (
      "LastTime",
      [
        "最后更新：", "最後更新：", "마지막 업데이트: ", "Последнее обновление: ",
        "Останнє оновлення: ", "更新済み：",
      ]
    ),
    ("DateToday", ["今天", "今天", "오늘", "Сегодня", "Сьогодні", "今日"]),
    ("NoneLastDate", ["无记录", "無記錄", "기록 없음", "Нет записи", "Немає запису", "記録なし"]),
  ]
  private static let documentedLanguages: [Language] = [
    "zh-Hans", "zh-Hant", "ko", "ru", "uk", "ja",
  ]

  @Test("MJRefresh's and ZCRefresh's translations are verbatim")
  func documentedWords() {
    for (key, words) in Self.documented {
      for (language, text) in zip(Self.documentedLanguages, words) {
        #expect(Translations()[language](Message(key, "")) == text, "\(key) in \(language)")
      }
    }
    let trailer: [(Language, String, String)] = [
      ("zh-Hans", "滑动查看图文详情", "释放查看图文详情"), ("zh-Hant", "滑動查看圖文詳情", "釋放查看圖文詳情"),
      ("ja", "スワイプして詳細を見る", "詳細を見る"),
    ]
    for (language, idle, pulling) in trailer {
      #expect(Translations()[language](Message("TrailerIdle", "")) == idle)
      #expect(Translations()[language](Message("TrailerPulling", "")) == pulling)
    }
    let zc = Translations()["zh-Hant"]
    #expect(zc(Message("ZCHeaderIdle", "")) == "下拉刷新")
    #expect(zc(Message("ZCHeaderPulling", "")) == "釋放立即刷新")
    #expect(zc(Message("ZCHeaderRefreshing", "")) == "正在刷新...")
  }
}
