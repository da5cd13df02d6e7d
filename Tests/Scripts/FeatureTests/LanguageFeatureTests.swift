import CairoDrawing
import TestSupport
import Testing

/// Features of languages and of the reading direction.
@Suite struct LanguageFeatureTests {
  @Test("mirrored-layout: in a right-to-left list the arrow is right of the title")
  func mirroredLayout() throws {
    func header(_ name: String, _ direction: String) throws -> Pixels {
      try FeatureScript(
        """
        viewport 320 300
        header \(name) show-last-updated=off
        rubber-band none
        direction \(direction)
        0.1 pan 0 50
        """
      ).picture(at: 0.1).band(0, 50)
    }
    let title = try #require(try header("mj-text", "ltr").ink).columns
    let left = try #require(try header("mj", "ltr").ink).columns
    let right = try #require(try header("mj", "rtl").ink).columns
    #expect(left.lowerBound < title.lowerBound - 20 && left.upperBound == title.upperBound)
    #expect(right.lowerBound == title.lowerBound && right.upperBound > title.upperBound + 20)
  }

  @Test("languages: built-in titles are in the list's language")
  func languages() throws {
    func header(_ locale: String, _ titles: String = "") throws -> Pixels {
      try FeatureScript(
        """
        viewport 320 300
        header mj-text \(titles)
        rubber-band none
        locale \(locale)
        0.1 pan 0 50
        """
      ).picture(at: 0.1).band(0, 50)
    }
    let titles = [
      ("en", "Pull down to refresh"), ("zh-Hans", "下拉可以刷新"), ("zh-Hant", "下拉可以刷新"),
      ("ko", "아래로 당겨 새로고침"), ("ru", "Потяните чтобы обновить"),
      ("uk", "Потягніть для оновлення"), ("ja", "引っ張って更新する"),
      ("de", "Zum Aktualisieren herunterziehen"), ("fr", "Tirez vers le bas pour actualiser"),
      ("es", "Desliza hacia abajo para actualizar"), ("ar", "اسحب للأسفل للتحديث"),
    ]
    for (language, title) in titles {
      let shown = try header(language)
      #expect(try shown == header(language, "idle-title=\"\(title)\""), "\(language): \(title)")
      #expect(try shown != header(language, "idle-title=\"Pull\""), "\(language)")
    }
    let languages = titles.map(\.0)
    let pictures = try languages.map { try header($0) }
    for (language, picture) in zip(languages, pictures) {
      #expect(picture.ink != nil, "\(language)")
    }
    // Idle titles in both kinds of Chinese are equal, but their dates differ.
    #expect(Set(pictures.map(\.bytes)).count == languages.count)
    #expect(try header("zh-TW") == header("zh-Hant"), "the nearest language")
    #expect(try header("eo") == header("en"), "an unknown language is English")
  }
}
