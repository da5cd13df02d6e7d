import CCairo
import Glibc
import RefreshModel
import SceneModel
import Testing
import Translations

@testable import CairoDrawing

@Suite struct TextTests {
  private let style = TextStyle(size: 14)
  private let black = Color(red: 0, green: 0, blue: 0)

  @Test func builtInFontsHaveEveryShippedText() throws {
    let text = try TextRenderer()
    var shipped = [
      LastUpdatedText.text(updated: nil, now: 0), LastUpdatedText.text(updated: 0, now: 0),
      LastUpdatedText.text(updated: 0, now: 1e9), ContactSheet.caption(-1.5),
      ContactSheet.caption(.nan), "… – — ‘’ “” • · € ← → ↑ ↓ ↔ ↻ − ≤ ≥ ∞",
      "Größe Łódź Čeština ñ İstanbul Αθήνα Москва Київ Tiếng Việt",
    ]
    let systems = HeaderName.allCases.map(\.style.texts) + FooterName.allCases.map(\.style.texts)
    for language in Language.builtIn {
      let translation = Translations()[language]
      shipped.append(translation(Message("NoneLastDate", "No record")))
      for texts in systems {
        for orientation in Orientation.allCases {
          shipped += RefreshState.allCases.map {
            texts.title(for: $0, in: orientation, translation: translation)
          }
        }
      }
    }
    shipped = Array(Set(shipped))
    for sentence in shipped where !sentence.isEmpty {
      for isBold in [false, true] {
        let line = text.line(sentence, TextStyle(size: 14, isBold: isBold))
        #expect(line.unknownGlyphs == 0, "\(sentence)")
        #expect(line.width > 0, "\(sentence)")
      }
    }
    #expect(text.line("龘龖", style).unknownGlyphs == 2, "the count includes a missing glyph")
  }

  @Test func boldTextIsWider() throws {
    let text = try TextRenderer()
    let regular = text.line("Release to refresh", style)
    let bold = text.line("Release to refresh", TextStyle(size: 14, isBold: true))
    #expect(bold.width > regular.width + 2)
  }

  @Test func sizeIsInPoints() throws {
    let text = try TextRenderer()
    // Of 1000 units per em, Noto Sans has 1069 above the baseline and 293 below.
    let metrics = text.metrics(TextStyle(size: 100))
    #expect(abs(metrics.ascent - 106.9) < 0.1)
    #expect(abs(metrics.descent - 29.3) < 0.1)
  }

  @Test func widthGrowsWithTheScale() throws {
    func extent(scale: Double) throws -> Int {
      let text = try TextRenderer()
      let canvas = try Canvas(width: 200, height: 40, scale: scale)
      canvas.draw(text.line("Pull down to refresh", style), x: 2, baseline: 20, black)
      return try #require(canvas.pixels().ink).columns.count
    }
    let single = try extent(scale: 1)
    let double = try extent(scale: 2)
    #expect(abs(double - 2 * single) <= 2)
  }

  @Test func longTextEndsInAnEllipsisAndFits() throws {
    let text = try TextRenderer()
    let words = "a long title that does not fit into so little room"
    let whole = text.line(words, style)
    #expect(!whole.isEllipsized)
    let cut = text.line(words, style, maxWidth: 100)
    #expect(cut.isEllipsized)
    #expect(cut.width <= 100 && cut.width > 80)
    #expect(!text.line(words, style, maxWidth: whole.width + 1).isEllipsized)
    for width in [0, -1, .nan, -.infinity] as [Double] {
      #expect(text.line(words, style, maxWidth: width).width < 20)
    }
    #expect(!text.line(words, style, maxWidth: .infinity).isEllipsized)
  }

  @Test func everyTextIsOneLine() throws {
    let text = try TextRenderer()
    let height = text.line("x", style).height
    for words in ["a\nb", "a\r\nb", "a\u{2028}b", "a\u{2029}b", "a\u{0}b", "a\tb", "\u{7}", ""] {
      let line = text.line(words, style)
      #expect(line.height == height, "\(words.debugDescription)")
      #expect(line.unknownGlyphs == 0, "\(words.debugDescription)")
    }
    #expect(text.line("a\u{0}b", style).width > text.line("a", style).width + 5)
  }

  @Test func invalidSizesAreClamped() throws {
    #expect(TextStyle(size: .nan).size == 1)
    #expect(TextStyle(size: -3).size == 1)
    #expect(TextStyle(size: .infinity).size == 1000)
    let text = try TextRenderer()
    #expect(text.line("x", TextStyle(size: .nan)).width > 0)
  }

  @Test func inkStaysInTheLineBox() throws {
    let text = try TextRenderer()
    for size in [9.0, 12, 13, 14, 22] {
      let line = text.line("Ågjpqy,;|Ộ", TextStyle(size: size, isBold: true))
      let canvas = try Canvas(width: 300, height: 80, scale: 2)
      canvas.draw(line, x: 10, baseline: 40, black)
      let (columns, rows) = try #require(canvas.pixels().ink)
      // A stacked mark may exceed the ascent by less than a point; descenders stay inside.
      #expect(Double(rows.lowerBound) / 2 >= 40 - line.ascent - 1)
      #expect(Double(rows.upperBound + 1) / 2 <= 40 + line.descent)
      #expect(Double(columns.lowerBound) / 2 >= 10 - 0.5)
      #expect(Double(columns.upperBound + 1) / 2 <= 10 + line.width + 0.5)
      #expect(Double(columns.count) / 2 > line.width - 3, "the ink fills the width")
    }
  }

  @Test func textSnapsToWholePixels() throws {
    let text = try TextRenderer()
    func picture(at y: Double) throws -> Pixels {
      let canvas = try Canvas(width: 120, height: 40)
      canvas.draw(text.line("Row 17 gjp", style), x: 5.4, baseline: y, black)
      return try canvas.pixels()
    }
    let reference = try picture(at: 20)
    #expect(reference.ink != nil)
    for y in [19.51, 19.8, 20.2, 20.49] { #expect(try picture(at: y) == reference) }
    #expect(try picture(at: 21) != reference)
  }

  @Test func linesAreCachedWithinBounds() throws {
    let text = try TextRenderer(keeping: 10)
    let line = text.line("kept", style)
    #expect(text.line("kept", style) === line)
    #expect(text.layoutCount == 1)
    #expect(text.line("kept", style, maxWidth: 50) !== line)
    #expect(text.line("kept", TextStyle(size: 14, isBold: true)) !== line)
    for number in 0..<1000 {
      _ = text.line("\(number)", style)
      #expect(text.layouts.count <= 20)
      #expect(text.line("kept", style) === line, "a line that is requested repeatedly stays")
    }
    #expect(text.layoutCount == 1003)
    #expect(text.line("0", style).width > 0)
    #expect(text.layoutCount == 1004, "a line that was not requested again was dropped")
  }

  @Test func manyStylesKeepTheirMetrics() throws {
    let text = try TextRenderer(keeping: 4)
    for size in 1...300 {
      let metrics = text.metrics(TextStyle(size: Double(size)))
      #expect(abs(metrics.ascent - 1.069 * Double(size)) < 0.5)
    }
  }

  @Test func changesOfAWidgetsContextAreFollowed() throws {
    let map = try #require(pango_cairo_font_map_new())
    defer { g_object_unref(UnsafeMutableRawPointer(map)) }
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 96)
    let context = try #require(pango_font_map_create_context(map))
    let references = {
      UnsafeMutableRawPointer(context).assumingMemoryBound(to: GObject.self).pointee.ref_count
    }
    let before = references()
    func set(_ name: String) {
      let description = pango_font_description_from_string(name)
      pango_context_set_font_description(context, description)
      pango_font_description_free(description)
    }
    set("Sans 12")
    do {
      let text = TextRenderer(retaining: context)
      #expect(abs(text.baseSize - 16) < 0.01, "12 typographic points at 96 per inch are 16 pixels")
      let first = text.line("widget", style)
      #expect(text.line("widget", style) === first)
      set("Sans 24px")
      #expect(text.line("widget", style) !== first, "a changed context gets a new layout")
      #expect(text.baseSize == 24 && text.scale == 1)
      let lines = [first, text.line("widget", style)]
      pango_cairo_context_set_resolution(context, 144)
      #expect(text.scale == 1.5, "a change of the resolution scales the text")
      #expect(text.baseSize == 16, "a size of 24 pixels keeps its number of pixels")
      #expect(lines.allSatisfy { $0 !== text.line("widget", style) })
      #expect(abs(text.line("widget", style).height / lines[1].height - 1.5) < 0.05)
      set("Sans 12")
      #expect(abs(text.baseSize - 16) < 0.01 && text.scale == 1.5)
    }
    #expect(references() == before)
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// Returns the bytes of an image with both weights and both families.
  static func sample() throws -> [UInt8] {
    let text = try TextRenderer()
    let canvas = try Canvas(width: 260, height: 60)
    let black = Color(red: 0, green: 0, blue: 0)
    canvas.draw(
      text.line("Größe ← Привет fi Ћ", TextStyle(size: 14)), x: 4, baseline: 20, black)
    canvas.draw(
      text.line("Pull down to refresh…", TextStyle(size: 14, isBold: true)), x: 4, baseline: 45,
      black)
    return try canvas.png()
  }

  @Test func builtInFontsDoNotDependOnTheEnvironment() async throws {
    let expected = try Self.sample()
    await #expect(processExitsWith: .success) { [expected = expected as [UInt8]] in
      for (name, value) in [
        ("FONTCONFIG_FILE", "/nonexistent/fonts.conf"), ("FONTCONFIG_PATH", "/nonexistent"),
        ("HOME", "/nonexistent"), ("XDG_CONFIG_HOME", "/nonexistent"), ("LANG", "sr_RS.UTF-8"),
        ("LC_ALL", "sr_RS.UTF-8"), ("LANGUAGE", "sr"), ("PANGO_LANGUAGE", "sr"),
        ("PANGOCAIRO_BACKEND", "fc"),
      ] { setenv(name, value, 1) }
      setlocale(LC_ALL, "")
      chdir("/")
      exit(try TextTests.sample() == expected ? 0 : 3)
    }
  }

  @Test func systemFontsDoDependOnTheEnvironment() async throws {
    // Proves that the test above can fail: fontconfig obeys these settings, and finds no fonts.
    await #expect(processExitsWith: .exitCode(3)) {
      let path = "/tmp/tug-no-fonts-\(getpid()).conf"
      guard let file = fopen(path, "w") else { exit(4) }
      fputs("<?xml version=\"1.0\"?><fontconfig></fontconfig>\n", file)
      fclose(file)
      setenv("FONTCONFIG_FILE", path, 1)
      guard let map = pango_cairo_font_map_new(),
        let context = pango_font_map_create_context(map)
      else { exit(5) }
      let own: OpaquePointer = pango_layout_new(context)
      pango_layout_set_text(own, "Refresh", -1)
      let builtIn = try TextRenderer().line("Refresh", TextStyle(size: 14))
      let unknown = pango_layout_get_unknown_glyphs_count(own)
      unlink(path)
      exit(unknown == 7 && builtIn.unknownGlyphs == 0 ? 3 : 0)
    }
  }

  @Test("The built-in fonts supply characters that the host's lack")
  func fallback() async throws {
    await #expect(processExitsWith: .exitCode(3)) {
      let path = "/tmp/tug-few-fonts-\(getpid()).conf"
      guard let file = fopen(path, "w") else { exit(4) }
      fputs("<?xml version=\"1.0\"?><fontconfig></fontconfig>\n", file)
      fclose(file)
      setenv("FONTCONFIG_FILE", path, 1)
      guard let map = pango_cairo_font_map_new(),
        let context = pango_font_map_create_context(map)
      else { exit(5) }
      let text = TextRenderer(retaining: context)
      let known = text.line("下拉刷新 Refresh", TextStyle(size: 14))
      let unknown = text.line("龘", TextStyle(size: 14))
      unlink(path)
      exit(known.unknownGlyphs == 0 && known.width > 60 && unknown.unknownGlyphs == 1 ? 3 : 0)
    }
  }
}
