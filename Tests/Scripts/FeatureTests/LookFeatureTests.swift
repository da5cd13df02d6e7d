import CairoDrawing
import RefreshModel
import TestSupport
import Testing
import TugTesting

/// Features of the appearance of controls.
@Suite struct LookFeatureTests {
  /// Returns the image of the header `header`, pulled by 50 points, without the rows.
  private func pulled(_ header: String, scene: String = "") throws -> Pixels {
    let script = try FeatureScript(
      """
      viewport 320 300
      header \(header)
      rubber-band none
      \(scene)
      0.1 pan 0 50
      """)
    return try script.picture(at: 0.1).band(0, 50)
  }

  @Test("arrow-spinner-title: an arrow, or while refreshing a spinner, precedes the title")
  func arrowSpinnerTitle() throws {
    func script(_ header: String) throws -> FeatureScript {
      try FeatureScript(
        """
        viewport 320 300
        header \(header) show-last-updated=off
        0.1 begin-refresh
        """)
    }
    let words = try #require(try pulled("mj-text show-last-updated=off").ink)
    let both = try #require(try pulled("mj show-last-updated=off").ink)
    #expect(both.columns.lowerBound < words.columns.lowerBound - 20, "the arrow precedes the title")
    #expect(both.columns.upperBound == words.columns.upperBound, "the title ends at the same place")
    let title = try #require(try script("mj-text").picture(at: 1).band(0, 54).ink)
    let open = try #require(try script("mj").picture(at: 1).band(0, 54).ink)
    #expect(
      open.columns.lowerBound < title.columns.lowerBound - 20, "the spinner precedes the title")
    #expect(open.columns.upperBound == title.columns.upperBound)
  }

  @Test("titles-per-state: each state shows its own title")
  func titlesPerState() throws {
    func script(_ idle: String, _ pulling: String, _ busy: String) throws -> FeatureScript {
      try FeatureScript(
        """
        viewport 320 300
        header mj-text show-last-updated=off idle-title="\(idle)" pulling-title="\(pulling)" refreshing-title="\(busy)"
        rubber-band none
        until 2
        0.1 pan 0 50
        0.2 pan 0 10
        0.4 pan-end
        """)
    }
    let titles = ["Mine", "Let it go", "At work on it now"]
    let own = try script(titles[0], titles[1], titles[2])
    for (index, time) in [0.1, 0.2, 1.5].enumerated() {
      let shown = try own.picture(at: time).band(0, 50)
      for (other, title) in titles.enumerated() {
        // A header with this title in every state, in the current state.
        let picture = try script(title, title, title).picture(at: time).band(0, 50)
        #expect((shown == picture) == (other == index), "\(title) at \(time)")
      }
    }
  }

  @Test("images-per-state: each state shows its images, by pull or time")
  func imagesPerState() throws {
    func image(_ color: Color) throws -> ControlImage {
      let canvas = try Canvas(width: 20, height: 20)
      canvas.fill(color)
      return try ControlImage(canvas.pixels())
    }
    let colors = [
      Color(rgb: 200, 0, 0), Color(rgb: 0, 200, 0), Color(rgb: 0, 0, 200),
      Color(rgb: 200, 200, 0), Color(rgb: 0, 200, 200), Color(rgb: 200, 0, 200),
    ]
    let images = try colors.map(image)
    var style = NativeHeaderStyle()
    style.parts.showsTitle = false
    style.parts.images[.idle] = ImageSequence([images[0], images[1]])
    style.parts.images[.pulling] = ImageSequence([images[2]])
    style.parts.images[.refreshing] = ImageSequence([images[3], images[4]], secondsPerCycle: 0.4)
    style.parts.images[.success] = ImageSequence([images[5]])
    let styles = ScriptStyles(header: style)
    let script = try FeatureScript(
      """
      viewport 320 300
      header native success-dwell=0.5
      rubber-band none
      until 4
      0.1 pan 0 26
      0.2 pan 0 20
      0.3 pan 0 14
      0.5 pan-end
      2.5 end-refresh
      """)
    func color(at time: Double, y: Int) throws -> Color? {
      try script.picture(at: time, styles: styles).color(atX: 160, y: y)
    }
    #expect(try color(at: 0.1, y: 13) == colors[0], "the first image at a small pull")
    #expect(try color(at: 0.2, y: 23) == colors[1], "the second image at a longer pull")
    #expect(try color(at: 0.45, y: 30) == colors[2], "the armed image")
    // Two images in 0.4 s: each lasts 0.2 s of the engine's time.
    #expect(try color(at: 2.05, y: 27) == colors[3])
    #expect(try color(at: 2.25, y: 27) == colors[4])
    #expect(try color(at: 2.9, y: 27) == colors[5], "the image of a success")
    // The images that are part of the library.
    #expect(try pulled("mj-images show-title=off show-last-updated=off").ink != nil)
    let shipped = try FeatureScript(
      """
      viewport 320 300
      header mj-images show-title=off show-last-updated=off
      0.1 begin-refresh
      """)
    let pictures = try [1, 1.1].map { try shipped.picture(at: $0).band(0, 54) }
    #expect(pictures[0].ink != nil && pictures[0] != pictures[1])
  }

  @Test("ready-styles: each built-in header and footer has its own appearance")
  func readyStyles() throws {
    func busy(_ control: String, at time: Double) throws -> Pixels {
      let begin =
        control.hasPrefix("header") ? "0.1 begin-refresh" : "0 set-offset 640\n0.1 begin-load"
      let script = try FeatureScript("viewport 320 300\nrows 20 44\n\(control)\n\(begin)")
      return try script.picture(at: time)
    }
    // A text variant differs from its system's style only if there is a symbol.
    let headers = HeaderName.allCases
    let pictures = try headers.map {
      (try pulled($0.rawValue), try busy("header \($0.rawValue)", at: 1))
    }
    for (index, one) in pictures.enumerated() {
      for (other, two) in pictures.enumerated() where other < index {
        #expect(one.0 != two.0 || one.1 != two.1, "\(headers[index]) and \(headers[other])")
      }
    }
    let footers = FooterName.allCases.filter { !$0.isSideways }
    let bottoms = try footers.map { name in
      try [0.05, 1].map { try busy("footer \(name.rawValue)", at: $0) }
    }
    for (index, one) in bottoms.enumerated() {
      for (other, two) in bottoms.enumerated() where other < index {
        #expect(one != two, "\(footers[index]) and \(footers[other])")
      }
    }
    try expectReadyMeasures()
  }

  /// Expects the characteristic drawing of each of the further styles.
  private func expectReadyMeasures() throws {
    let accent = Palette.light.focus
    func blue(_ pixels: Pixels) -> Int {
      (0..<pixels.height).reduce(0) { sum, y in
        sum
          + (0..<pixels.width).count { x in
            pixels[x, y].map { Int($0.blue) > Int($0.red) + 60 } ?? false
          }
      }
    }
    func picture(
      _ header: String, pull: Int, x: Int = 160, at time: Double = 0.9
    ) throws -> Pixels {
      try FeatureScript(
        """
        viewport 320 300
        header \(header)
        rubber-band none
        drag-threshold 0
        0.1 down \(x) 20
        0.2 move \(x) \(20 + pull)
        """
      ).picture(at: time)
    }
    // The wave hangs down at the finger.
    let wave = try picture("wave", pull: 90, x: 80)
    let sheet = wave.color(atX: 160, y: 2)
    func depth(_ x: Int) -> Int { (0..<120).count { wave.color(atX: x, y: $0) == sheet } }
    #expect(depth(80) > depth(300) + 15, "wave")
    // The ring is full, and its disc grows while the pull is held.
    let ring = try [0.25, 0.45, 0.65].map {
      blue(try picture("ring", pull: 80, at: $0).band(0, 78))
    }
    #expect(ring[0] < ring[1] && ring[1] < ring[2], "ring")
    // The disc lies over rows that do not move.
    let bare = try picture("cj", pull: 0)
    let disc = try picture("material", pull: 100)
    #expect(disc.band(150, 300) == bare.band(150, 300) && disc != bare, "material")
    // The lines of the drawing appear in turn.
    let story = try [20, 50, 90].map { pull in
      let part = try picture("story", pull: pull).band(0, pull)
      return (0..<part.height).reduce(0) { sum, y in
        sum + (0..<part.width).count { part.color(atX: $0, y: y) != Palette.light.background }
      }
    }
    #expect(story[0] < story[1] && story[1] != story[2], "story")
    // Three symbols are next to each other, and the one at the finger has a disc.
    let actions = try picture("actions", pull: 90, x: 60)
    let chosen = actions.extent {
      Double($0.red) == (accent.red * 255).rounded()
        && Double($0.blue) == (accent.blue * 255).rounded()
    }
    #expect(chosen.map { $0.columns.upperBound < 107 } == true, "actions")
  }

  @Test("subtitle: a second line is below the title")
  func subtitle() throws {
    for header in ["sv show-arrow=off", "mj show-arrow=off show-last-updated=off"] {
      let one = try #require(try pulled(header).ink).rows
      let two = try #require(try pulled("\(header) idle-subtitle=\"Of today\"").ink).rows
      #expect(two.count > one.count + 8, "\(header)")
    }
  }

  @Test("hidden-parts: title, time, arrow and spinner can be hidden separately")
  func hiddenParts() throws {
    let whole = try pulled("mj")
    let parts = ["show-title=off", "show-last-updated=off", "show-arrow=off"]
    let without = try parts.map { try pulled("mj \($0)") }
    for (part, picture) in zip(parts, without) {
      #expect(picture != whole, "\(part)")
      #expect(picture.ink != nil, "the other parts stay: \(part)")
    }
    #expect(Set(without.map(\.bytes)).count == parts.count)
    #expect(try pulled("mj show-title=off show-last-updated=off show-arrow=off").ink == nil)
    let script = try FeatureScript(
      """
      viewport 320 300
      header mj show-title=off show-last-updated=off show-spinner=off
      0.1 begin-refresh
      """)
    #expect(try script.picture(at: 1).band(0, 54).ink == nil)
  }

  @Test("colours-and-font: words and symbols have the given colours and size")
  func coloursAndFont() throws {
    func reds(_ picture: Pixels) -> Int {
      (0..<picture.height).reduce(0) { sum, y in
        sum
          + (0..<picture.width).count { x in
            picture[x, y].map { $0.red > 180 && $0.green < 60 && $0.blue < 60 } ?? false
          }
      }
    }
    #expect(reds(try pulled("mj show-last-updated=off")) == 0)
    #expect(reds(try pulled("mj show-last-updated=off color=c01010")) > 100)
    #expect(reds(try pulled("mj show-last-updated=off idle-color=c01010")) > 100)
    #expect(reds(try pulled("mj show-last-updated=off pulling-color=c01010")) == 0)
    let usual = try #require(try pulled("mj-text show-last-updated=off").ink)
    let large = try #require(try pulled("mj-text show-last-updated=off font-size=24").ink)
    #expect(large.columns.count > usual.columns.count * 3 / 2)
  }

  @Test("own-drawing: a program can draw single states of a header")
  func ownDrawing() throws {
    let script = try FeatureScript(
      """
      viewport 320 300
      header mj
      rubber-band none
      0.1 pan 0 50
      0.2 pan 0 10
      """)
    let style = MJHeaderStyle().drawing(.pulling) { appearance, canvas, _ in
      canvas.fill(
        Rect(x: 0, y: 0, width: appearance.width, height: appearance.height),
        Color(rgb: 200, 16, 16))
    }
    var styles = ScriptStyles()
    styles.header = style
    let own = try script.picture(at: 0.2, styles: styles)
    #expect(own[160, 40].map { $0 == (200, 16, 16, 255) } == true)
    #expect(
      try script.picture(at: 0.1, styles: styles) == script.picture(at: 0.1), "others are unchanged"
    )
  }
}
