import CairoDrawing
import Replay
import Testing
import TugTesting

/// Slightly wrong images, which must never pass.
@Suite("Slightly wrong images")
struct MutationTests {
  private static let arrow = """
    #> picture at 0.3
    viewport 200 120
    header mj
    drag-threshold 0
    rubber-band none
    0.1 down 100 10
    0.2 move 100 50
    0.4 cancel
    """

  @Test("An arrow's pixel that is changed by 1 of 255 differs")
  func arrowPixel() throws {
    let drawn = try DrawnGolden(Self.arrow)
    // The arrow's pixels differ from an image without the header, and are not text.
    let bare = try DrawnGolden(Self.arrow, styles: ScriptStyles(header: LabelledHeader(label: "")))
    var place: PictureComparison.Place?
    for y in 0..<drawn.pixels.height where place == nil {
      for x in 0..<100 where place == nil {
        let (one, other) = (drawn.pixels[x, y], bare.pixels[x, y])
        guard let one, let other, one.red < 200, other.red == 255,
          drawn.text.label(x: x, y: y) == nil
        else { continue }
        place = PictureComparison.Place(x: x, y: y)
      }
    }
    let found = try #require(place, "there is no arrow")
    let golden = drawn.pixels.changed(x: found.x, y: found.y) { $0 + 1 }
    let comparison = try drawn.comparison(with: golden)
    #expect(comparison.differingPixels == 1)
    #expect(comparison.greatestDifference == 1)
    #expect(comparison.firstDifference == found)
  }

  @Test(
    "A label moved by a point differs at every scale", arguments: [1, 2, 3],
    [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)])
  func label(scale: Int, shift: (x: Double, y: Double)) throws {
    let text = "scale \(scale)\n" + Self.arrow
    let golden = try DrawnGolden(text, styles: ScriptStyles(header: LabelledHeader()))
    let moved = try DrawnGolden(
      text, styles: ScriptStyles(header: LabelledHeader(right: shift.x, down: shift.y)))
    let comparison = try moved.comparison(with: golden.pixels)
    #expect(comparison.differingPixels > 50)
    #expect(golden.withoutText == moved.withoutText, "only the text has moved")
  }

  @Test(
    "Each label of an image differs if moved by a point",
    arguments: [
      ("controls/header-mj", "", 1), ("controls/header-ego", "dark", 1),
      ("controls/footer-sv-pull", "", 1), ("lists/rows", "", 1), ("lists/rows", "2x", 2),
      ("lists/states", "", 1), ("looks/header-zc", "2x", 2), ("plots/flick-mj", "", 1),
      ("languages/ar", "", 1), ("languages/ja", "dark", 1),
    ])
  func everyLabel(name: String, word: String, scale: Int) throws {
    let variant = try #require(word.isEmpty ? .plain : GoldenVariant(word))
    let drawn = try DrawnGolden(DrawnGolden.script(name), variant)
    let labels = Label.all(in: drawn)
    #expect(labels.count >= 5)
    for label in labels {
      for (dx, dy) in [(scale, 0), (-scale, 0), (0, scale), (0, -scale)] {
        let golden = label.moved(dx, dy, in: drawn)
        let comparison = try drawn.comparison(with: golden)
        #expect(!comparison.isEqual, "\(label) by \(dx), \(dy)")
      }
    }
  }

  @Test(
    "Each label of an image differs in a slightly different colour",
    arguments: [
      ("controls/header-mj", ""), ("controls/header-ego", "dark"), ("controls/footer-sv-pull", ""),
      ("lists/rows", ""), ("lists/rows", "2x"), ("lists/states", ""), ("looks/header-zc", "2x"),
      ("plots/flick-mj", ""), ("languages/ar", ""), ("languages/ja", "dark"),
    ])
  func everyColor(name: String, word: String) throws {
    let variant = try #require(word.isEmpty ? .plain : GoldenVariant(word))
    let drawn = try DrawnGolden(DrawnGolden.script(name), variant)
    let labels = Label.all(in: drawn)
    #expect(labels.count >= 5)
    for label in labels {
      let golden = label.recolored(by: 8, in: drawn)
      #expect(!(try drawn.comparison(with: golden).isEqual), "\(label)")
    }
  }

  @Test(
    "A changed character differs",
    arguments: [
      ("Pull down", "Pull dawn"), ("Illicit", "IIlicit"), ("end.", "end,"), ("cat", "eat"),
      ("hat", "nat"), ("O", "0"), ("rn", "m"), ("é", "e"), ("i", "j"), ("5 rows", "6 rows"),
    ])
  func letter(one: String, other: String) throws {
    let golden = try DrawnGolden(
      Self.arrow, styles: ScriptStyles(header: LabelledHeader(label: one)))
    let actual = try DrawnGolden(
      Self.arrow, styles: ScriptStyles(header: LabelledHeader(label: other)))
    #expect(!(try actual.comparison(with: golden.pixels).isEqual))
    #expect(!(try golden.comparison(with: actual.pixels).isEqual))
  }

  @Test("Slight spacing differences pass; larger ones differ")
  func tolerance() throws {
    func drawn(_ size: Double) throws -> DrawnGolden {
      try DrawnGolden(Self.arrow, styles: ScriptStyles(header: LabelledHeader(size: size)))
    }
    let golden = try drawn(13)
    // The last of these characters is at 117 points, so it moves by 1/20 of a pixel.
    let near = try drawn(13 * (1 + 0.05 / 117))
    #expect(near.pixels != golden.pixels)
    let passed = try near.comparison(with: golden.pixels)
    #expect(passed.isEqual, "\(passed)")
    #expect(!(try near.comparison(with: golden.pixels, tolerance: .none).isEqual))
    let far = try drawn(13 * (1 + 0.5 / 117))
    #expect(!(try far.comparison(with: golden.pixels).isEqual))
  }

  @Test("Too many slightly different text pixels all count as different")
  func fraction() throws {
    let drawn = try DrawnGolden(DrawnGolden.script("lists/rows"))
    let golden = drawn.recolored { _, _, byte in byte ^ 1 }
    var tolerance = TextTolerance.standard
    tolerance.drift = 255
    let letters = drawn.text.labels.reduce(0) { $0 + $1.count }
    #expect(
      try drawn.comparison(with: golden, tolerance: tolerance).differingPixels == letters)
    tolerance.fraction = 1
    #expect(try drawn.comparison(with: golden, tolerance: tolerance).isEqual)
  }

  @Test("Text in a slightly different colour differs")
  func color() throws {
    let drawn = try DrawnGolden(DrawnGolden.script("lists/rows"))
    let golden = drawn.recolored { _, _, byte in byte < 230 ? byte + 6 : byte }
    let loose = TextTolerance(channel: 20, fraction: 1, drift: 255)
    #expect(try drawn.comparison(with: golden, tolerance: loose).isEqual)
    #expect(!(try drawn.comparison(with: golden).isEqual))
  }
}
