import CairoDrawing
import TestSupport
import Testing

/// Features of languages and of the direction of reading.
@Suite struct LanguageFeatureTests {
  @Test("mirrored-layout: read from the right, the arrow stands at the right of the title")
  func mirroredLayout() throws {
    func header(_ name: String, _ direction: String) throws -> Pixels {
      try FeatureScript(
        """
        viewport 320 300
        header \(name) shows-last-updated=off
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

  @Test("languages: the library speaks languages of its own")
  func languages() throws {
    func header(_ locale: String) throws -> Pixels {
      try FeatureScript(
        """
        viewport 320 300
        header mj-text
        rubber-band none
        locale \(locale)
        0.1 pan 0 50
        """
      ).picture(at: 0.1).band(0, 50)
    }
    let languages = [
      "en", "zh-Hans", "zh-Hant", "ko", "ru", "uk", "ja", "de", "fr", "es", "ar",
    ]
    let pictures = try languages.map(header)
    for (language, picture) in zip(languages, pictures) {
      #expect(picture.ink != nil, "\(language)")
    }
    // Idle titles in both kinds of Chinese are the same; the times are not.
    #expect(Set(pictures.map(\.bytes)).count == languages.count)
    #expect(try header("zh-TW") == header("zh-Hant"), "the nearest")
    #expect(try header("eo") == header("en"), "unknown")
  }
}
