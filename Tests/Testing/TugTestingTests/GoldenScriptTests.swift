import Replay
import Testing
import TugTesting

/// The lines of a script that declare its drawing.
@Suite("Lines of golden scripts")
struct GoldenScriptTests {
  private func script(_ lines: String) throws -> GoldenScript {
    try GoldenScript(name: "a/b", utf8: Array((lines + "\nuntil 2\n").utf8))
  }

  @Test("A film has times, captions and columns")
  func film() throws {
    let script = try script("#> film at 0 idle, 0.4 50 %, 30/60, 1\n#> columns 4")
    guard case .film(let film) = script.subject else {
      Issue.record("the subject is not a film")
      return
    }
    #expect(film.times == [0, 0.4, 30.0 / 60, 1])
    #expect(film.captions == ["idle", "50 %", nil, nil])
    #expect(film.columns == 4)
  }

  @Test("A film in steps of a sixtieth has exact sixtieths")
  func steps() throws {
    let script = try script("#> film every 1/60 from 0.3 to 0.6")
    guard case .film(let film) = script.subject else {
      Issue.record("the subject is not a film")
      return
    }
    #expect(film.times == (18...36).map { Double($0) / 60 })
    #expect(film.columns == 3)
    guard case .film(let whole) = try self.script("#> film every 0.5").subject else { return }
    #expect(whole.times == [0, 0.5, 1, 1.5, 2])
  }

  @Test("Images and plots have times and options")
  func others() throws {
    #expect(try script("#> picture").subject == .picture(at: 2))
    #expect(try script("#> picture at 1.2").subject == .picture(at: 1.2))
    #expect(try script("#> plot").subject == .plot(showsVelocity: false))
    #expect(try script("#> plot velocity").subject == .plot(showsVelocity: true))
  }

  @Test("Variants have names and change the script")
  func variants() throws {
    let script = try script("#> picture\n#> also dark, 2x, 3x, rtl\n#> also dark-2x-rtl")
    #expect(script.variants.map(\.suffix) == ["", "-dark", "-2x", "-3x", "-rtl", "-dark-2x-rtl"])
    #expect(script.name(of: script.variants[1]) == "a/b-dark")
    let last = script.variants[5].applied(to: script.script)
    #expect(last.theme == .dark && last.scale == 2)
    #expect(last.configuration.axis.direction == .rightToLeft)
    #expect(script.variants[0].applied(to: script.script) == script.script)
  }

  @Test("The caption is the script's leading comment")
  func caption() throws {
    #expect(try script("# One.\n# Two.\n#> plot\n# Three.").caption == "One. Two.")
    #expect(try script("#> plot\n# Three.").caption == "")
  }

  @Test(
    "An invalid line is a fault with its line number",
    arguments: [
      ("#> picture\n#> plot", 2), ("# a\n\n#> flim at 1", 3), ("#>", 1), ("#> film", 1),
      ("#> film at", 1), ("#> film at x", 1), ("#> film at 1 a, 0.5 b", 1),
      ("#> film at 1,", 1), ("#> film at 3", 1), ("#> film at 1/0", 1), ("#> film at 1/2/3", 1),
      ("#> film at -1", 1), ("#> film at 1e0", 1), ("#> film every", 1), ("#> film every 0", 1),
      ("#> film every 1 to", 1), ("#> film every 1 from 1 to 0.5", 1),
      ("#> film every 1 until 2", 1),
      ("#> film every 0.001", 1), ("#> film every 1 from 1 to 3", 1), ("#> picture 1", 1),
      ("#> picture at", 1), ("#> picture at 9", 1), ("#> picture at 1 2", 1),
      ("#> plot speed", 1), ("#> plot velocity velocity", 1), ("#> plot\n#> columns 3", 2),
      ("#> film at 1\n#> columns", 2), ("#> film at 1\n#> columns 0", 2),
      ("#> film at 1\n#> columns 101", 2), ("#> film at 1\n#> columns 2\n#> columns 3", 3),
      ("#> plot\n#> also", 2), ("#> plot\n#> also pink", 2), ("#> plot\n#> also dark, dark", 2),
      ("#> plot\n#> also dark dark", 2), ("#> plot\n#> also 2x-3x", 2),
      ("#> plot\n#> also dark,", 2),
      ("#> picture\n#> rows", 2), ("#> picture\n#> rows 3", 2), ("#> rows parts parts", 1),
      ("theme dark\n#> plot\n#> also 2x, dark", 3), ("viewport 20 20", 1),
      ("#> plot\nviewport 20", 2),
    ])
  func bad(text: String, line: Int) {
    #expect {
      try script(text)
    } throws: { error in
      (error as? ScriptError)?.line == line
    }
  }
}
