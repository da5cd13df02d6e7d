import CairoDrawing
import RefreshModel
import TestSupport
import Testing
import TugTesting

/// Features of the looks of controls.
@Suite struct LookFeatureTests {
  /// The header `header` pulled by 50 points, alone.
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

  @Test("arrow-spinner-title: an arrow is beside the title, and a spinner while it refreshes")
  func arrowSpinnerTitle() throws {
    func script(_ header: String) throws -> FeatureScript {
      try FeatureScript(
        """
        viewport 320 300
        header \(header) shows-last-updated=off
        0.1 begin-refresh
        """)
    }
    let words = try #require(try pulled("mj-text shows-last-updated=off").ink)
    let both = try #require(try pulled("mj shows-last-updated=off").ink)
    #expect(both.columns.lowerBound < words.columns.lowerBound - 20, "the arrow")
    #expect(both.columns.upperBound == words.columns.upperBound, "the title")
    let title = try #require(try script("mj-text").picture(at: 1).band(0, 54).ink)
    let open = try #require(try script("mj").picture(at: 1).band(0, 54).ink)
    #expect(open.columns.lowerBound < title.columns.lowerBound - 20, "the spinner")
    #expect(open.columns.upperBound == title.columns.upperBound)
  }

  @Test("titles-per-state: each state has the title that it is given")
  func titlesPerState() throws {
    let script = try FeatureScript(
      """
      viewport 320 300
      header mj-text shows-last-updated=off idle-title=I pulling-title="Let it go" refreshing-title="At work on it now"
      rubber-band none
      until 2
      0.1 pan 0 50
      0.2 pan 0 10
      0.4 pan-end
      """)
    let widths = try [0.1, 0.2, 1.5].map {
      try script.picture(at: $0).band(0, 50).ink?.columns.count ?? 0
    }
    #expect((1..<10).contains(widths[0]))
    #expect(widths[1] > widths[0] + 30 && widths[2] > widths[1] + 30)
  }

  @Test("images-per-state: a header shows pictures, by the pull and then by the time")
  func imagesPerState() throws {
    #expect(try pulled("mj-images shows-title=off shows-last-updated=off").ink != nil)
    let script = try FeatureScript(
      """
      viewport 320 300
      header mj-images shows-title=off shows-last-updated=off
      0.1 begin-refresh
      """)
    let pictures = try [1, 1.1].map { try script.picture(at: $0).band(0, 54) }
    #expect(pictures[0].ink != nil && pictures[0] != pictures[1])
  }

  @Test("ready-styles: each ready header has looks of its own")
  func readyStyles() throws {
    let pictures = try HeaderName.allCases.map { try pulled($0.rawValue) }
    for (index, one) in pictures.enumerated() {
      for (other, two) in pictures.enumerated() where other < index {
        #expect(one != two, "\(HeaderName.allCases[index]) and \(HeaderName.allCases[other])")
      }
    }
  }

  @Test("subtitle: a second line stands below the title")
  func subtitle() throws {
    for header in ["sv shows-arrow=off", "mj shows-arrow=off shows-last-updated=off"] {
      let one = try #require(try pulled(header).ink).rows
      let two = try #require(try pulled("\(header) idle-subtitle=\"Of today\"").ink).rows
      #expect(two.count > one.count + 8, "\(header)")
    }
  }

  @Test("hidden-parts: title, time, arrow and spinner are hidden each by itself")
  func hiddenParts() throws {
    let whole = try pulled("mj")
    let parts = ["shows-title=off", "shows-last-updated=off", "shows-arrow=off"]
    let without = try parts.map { try pulled("mj \($0)") }
    for (part, picture) in zip(parts, without) {
      #expect(picture != whole, "\(part)")
      #expect(picture.ink != nil, "the others stay: \(part)")
    }
    #expect(Set(without.map(\.bytes)).count == parts.count)
    #expect(try pulled("mj shows-title=off shows-last-updated=off shows-arrow=off").ink == nil)
    let script = try FeatureScript(
      """
      viewport 320 300
      header mj shows-title=off shows-last-updated=off shows-spinner=off
      0.1 begin-refresh
      """)
    #expect(try script.picture(at: 1).band(0, 54).ink == nil)
  }

  @Test("colours-and-font: words and symbols have the colours and the size that they are given")
  func coloursAndFont() throws {
    func reds(_ picture: Pixels) -> Int {
      (0..<picture.height).reduce(0) { sum, y in
        sum
          + (0..<picture.width).count { x in
            picture[x, y].map { $0.red > 180 && $0.green < 60 && $0.blue < 60 } ?? false
          }
      }
    }
    #expect(reds(try pulled("mj shows-last-updated=off")) == 0)
    #expect(reds(try pulled("mj shows-last-updated=off color=c01010")) > 100)
    #expect(reds(try pulled("mj shows-last-updated=off idle-color=c01010")) > 100)
    #expect(reds(try pulled("mj shows-last-updated=off pulling-color=c01010")) == 0)
    let usual = try #require(try pulled("mj-text shows-last-updated=off").ink)
    let large = try #require(try pulled("mj-text shows-last-updated=off font-size=24").ink)
    #expect(large.columns.count > usual.columns.count * 3 / 2)
  }

  @Test("own-drawing: a program draws a header, or single states of one, by itself")
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
    var looks = ScriptLooks()
    looks.header = style
    let own = try script.picture(at: 0.2, looks: looks)
    #expect(own[160, 40].map { $0 == (200, 16, 16, 255) } == true)
    #expect(
      try script.picture(at: 0.1, looks: looks) == script.picture(at: 0.1), "the other states")
  }
}
