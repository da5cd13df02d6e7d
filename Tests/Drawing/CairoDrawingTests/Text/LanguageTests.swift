import CairoDrawing
import Glibc
import TestSupport
import Testing

@Suite("Built-in fonts and their languages") struct LanguageTests {
  private static let languages = ["chinese", "japanese", "korean", "arabic"]
  private let style = TextStyle(size: 14)

  @Test("The fonts have every character of a language's texts", arguments: languages)
  func everyLetterIsThere(language: String) throws {
    let file = try TestFile.text(at: TestFile.path("resources/fonts/\(language)-texts.txt"))
    let texts = file.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    #expect(texts.count > 30)
    try expectKnown(texts)
  }

  @Test("The fonts have the characters of the documented systems")
  func shippedTextsAreThere() throws {
    try expectKnown([
      "下拉刷新", "釋放立即刷新", "正在刷新...", "上拉載入更多", "釋放立即載入", "正在載入...",
      "已經全部載入", "鬆開立即刷新", "滑动查看图文详情", "아래로 당겨 새로고침", "引っ張って更新する",
      "タップまたはプルアップして、さらに読み込む", "最后更新：今天 12:30", "마지막 업데이트: 오늘 09:15",
      "Потяните чтобы обновить", "Потягніть щоб завантажити ще", "Останнє оновлення: 09:15",
      "Zum Aktualisieren ziehen – größer", "Tirez pour actualiser… Échec à l’œuvre",
      "¿Suelta para actualizar? Más tarde, mañana", "اسحب للتحديث 12:30", "آخر تحديث: اليوم ١٢:٣٠",
    ])
  }

  @Test("Bold is a separate weight", arguments: ["刷新", "さらに", "새로고침", "تحديث"])
  func boldIsAWeight(words: String) throws {
    let bold = try darkness(words, isBold: true)
    let regular = try darkness(words, isBold: false)
    #expect(bold > regular * 11 / 10)
  }

  @Test("Arabic letters join, and marks sit on their letters")
  func arabicIsShaped() throws {
    let text = try TextRenderer()
    let joined = text.line("ببب", style)
    let apart = text.line("ب\u{200C}ب\u{200C}ب", style)
    #expect(joined.unknownGlyphs == 0 && apart.unknownGlyphs == 0)
    #expect(joined.width < apart.width - 5, "letters inside a word are narrower than separate ones")
    // One bar runs along the baseline of a joined word; a separate letter ends in its own bowl.
    #expect(try columnsWithoutInk("ببب") == 0)
    #expect(try columnsWithoutInk("ب\u{200C}ب\u{200C}ب") > 0)
    #expect(text.line("لا", style).width < text.line("ل\u{200C}ا", style).width, "a ligature")
    let marked = text.line("مُ", style)
    #expect(abs(marked.width - text.line("م", style).width) < 0.1, "a mark takes no space")
  }

  @Test("Arabic runs right to left next to digits and Latin")
  func arabicRunsFromRightToLeft() throws {
    // The first letter, an upright stroke, is the highest; the others are flat.
    let pixels = try drawn("ا سسس")
    let ink = try #require(pixels.ink)
    let middle = (ink.columns.lowerBound + ink.columns.upperBound) / 2
    func top(_ isInside: (Int) -> Bool) -> Int? {
      ink.rows.first { y in
        ink.columns.contains { x in isInside(x) && (pixels[x, y]?.alpha ?? 0) > 0 }
      }
    }
    let right = try #require(top { $0 > middle })
    let left = try #require(top { $0 <= middle })
    #expect(right + 2 < left)
    #expect(try drawn("تم 12:30") != drawn("12:30 تم"))
    #expect(try TextRenderer().line("تم Tug 12:30", style).unknownGlyphs == 0)
  }

  @Test("A character outside the fonts is counted in any script", arguments: ["龘", "ꦗ", "ܐ"])
  func othersAreMissing(letter: String) throws {
    #expect(try TextRenderer().line(letter, style).unknownGlyphs == 1)
  }

  // MARK: Measuring

  private func expectKnown(_ texts: [String]) throws {
    let text = try TextRenderer()
    for sentence in texts {
      for isBold in [false, true] {
        let line = text.line(sentence, TextStyle(size: 14, isBold: isBold))
        #expect(line.unknownGlyphs == 0, "\(sentence)")
        #expect(line.width > 5, "\(sentence)")
      }
    }
  }

  private func drawn(_ words: String, isBold: Bool = false) throws -> Pixels {
    let canvas = try Canvas(width: 100, height: 40, scale: 2)
    canvas.draw(
      try TextRenderer().line(words, TextStyle(size: 14, isBold: isBold)), x: 4, baseline: 24,
      Color(red: 0, green: 0, blue: 0))
    return try canvas.pixels()
  }

  private func darkness(_ words: String, isBold: Bool) throws -> Int {
    let bytes = try drawn(words, isBold: isBold).bytes
    return stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Int(bytes[$1]) }
  }

  /// Returns the number of columns without ink between the first and the last ink of `words`.
  private func columnsWithoutInk(_ words: String) throws -> Int {
    let pixels = try drawn(words)
    let ink = try #require(pixels.ink)
    return ink.columns.count { x in
      !ink.rows.contains { y in (pixels[x, y]?.alpha ?? 0) > 0 }
    }
  }
}
