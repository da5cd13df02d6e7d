import CairoDrawing
import Replay
import Testing
import TugTesting

@Suite("Films in several languages") struct FilmLanguageTests {
  private func golden(_ lines: String) throws -> GoldenScript {
    try GoldenScript(
      name: "x",
      utf8: Array(
        """
        \(lines)
        viewport 200 60
        rows 0 40
        header mj show-last-updated=off
        rubber-band none
        drag-threshold 0
        until 1
        0.1 down 100 0
        0.2 move 100 60
        """.utf8))
  }

  @Test("Each language has its own row with its own words")
  func rows() throws {
    let text = try TextRenderer()
    let both = try golden("#> film at 0.1, 0.5\n#> languages en, zh-Hans").canvas(text: text)
      .pixels()
    let english = try golden("#> film at 0.1, 0.5\n#> columns 2").canvas(text: text).pixels()
    #expect(both.width == english.width && both.height == 2 * english.height - 16)
    func frame(_ row: Int) -> Pixels {
      let top = 16 + row * (60 + 24 + 16)
      return both.part(columns: 232..<432, rows: top..<top + 60)
    }
    #expect(frame(0) == english.part(columns: 232..<432, rows: 16..<76))
    #expect(frame(0) != frame(1))
  }

  @Test(
    "An invalid list of languages is refused",
    arguments: [
      ("#> languages", 2, "languages takes tags such as en, zh-Hans: "),
      ("#> languages en,", 2, "languages takes tags such as en, zh-Hans: "),
      ("#> languages en, en", 2, "en is given twice"),
      ("#> languages 12", 2, "languages takes tags such as en, zh-Hans: 12"),
      ("#> languages en\n#> languages zh-Hans", 3, "languages is given twice"),
    ])
  func refused(lines: String, line: Int, reason: String) {
    #expect(throws: ScriptError(line: line, reason: reason)) {
      try golden("#> film at 0.5\n\(lines)")
    }
  }

  @Test("Images and plots cannot have languages")
  func filmsOnly() {
    #expect(throws: ScriptError(line: 2, reason: "languages needs a film")) {
      try golden("#> picture\n#> languages en")
    }
    #expect(throws: ScriptError(line: 1, reason: "languages needs a film")) {
      try golden("#> languages en\n#> plot")
    }
  }
}
