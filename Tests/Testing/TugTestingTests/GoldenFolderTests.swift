import CairoDrawing
import Foundation
import Replay
import Testing
import TugTesting

/// Drawing and comparing a folder of scripts and golden images.
@Suite("Folders of golden images")
struct GoldenFolderTests {
  private static let rows = "# Rows.\n#> picture\n#> also dark, 2x\nviewport 120 80\nuntil 0\n"

  /// Returns a folder with one script and its three images.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("list/rows", Self.rows)
    let changes = try GoldenFolder(folder.path).update()
    #expect(
      changes.map(\.description) == ["new list/rows", "new list/rows-dark", "new list/rows-2x"])
    return folder
  }

  private func verdicts(
    _ folder: TemporaryFolder, names: [String] = [],
    styles: @escaping (GoldenScript) -> ScriptStyles = { _ in ScriptStyles() }
  ) throws -> [GoldenVerdict] {
    try GoldenFolder(folder.path).compare(
      names: names, failures: .folder(folder.failures), styles: styles)
  }

  @Test("Drawn goldens compare equal, and updating them writes nothing")
  func same() throws {
    let folder = try folder()
    let before = try folder.contents
    let date = try folder.date("list/rows.png")
    let verdicts = try verdicts(folder)
    #expect(verdicts.map(\.name) == ["list/rows", "list/rows-dark", "list/rows-2x"])
    #expect(verdicts.count { $0.isSame } == 3)
    #expect(try GoldenFolder(folder.path).update().isEmpty)
    let after = try folder.contents
    #expect(after == before)
    #expect(try folder.date("list/rows.png") == date)
  }

  @Test("A change is reported with an image and then updated")
  func changed() throws {
    let folder = try folder()
    try folder.write("list/rows", Self.rows.replacing("until 0", with: "until 1\n0.5 key Down"))
    let found = try verdicts(folder)
    #expect(found.count { !$0.isSame } == 3)
    let path = "\(folder.failures)/list/rows-dark-failure.png"
    #expect(found[1].failurePicture == path)
    guard case .differs(let comparison) = found[1].outcome else {
      Issue.record("\(found[1])")
      return
    }
    #expect("\(found[1])" == "differs list/rows-dark: \(comparison): \(path)")
    #expect(
      try GoldenFolder(folder.path).update(names: ["rows"]).map(\.kind)
        == [.changed, .changed, .changed])
    #expect(try verdicts(folder).allSatisfy(\.isSame))
    #expect(!FileManager.default.fileExists(atPath: path), "the outdated failure image is removed")
  }

  @Test("A failure image shows the drawing, the golden and their difference")
  func failurePicture() throws {
    let folder = try folder()
    let golden = try Pixels(contentsOfPNG: "\(folder.path)/list/rows.png")
    try folder.write("list/rows", Self.rows.replacing("until 0", with: "until 1\n0.5 key Down"))
    let verdict = try #require(try verdicts(folder).first)
    let picture = try Pixels(contentsOfPNG: try #require(verdict.failurePicture))
    let actual = try GoldenFolder(folder.path).scripts[0].canvas(text: TextRenderer()).pixels()
    let places = [golden, actual].map { picture.place(of: $0) }
    let (own, expected) = (try #require(places[1]), try #require(places[0]))
    #expect(own.y == expected.y && own.x < expected.x, "the drawing is to the left of the golden")
    // The difference follows, with red pixels exactly at the differing places.
    let left = expected.x + (expected.x - own.x)
    var (red, differing) = (0, 0)
    for y in 0..<golden.height {
      for x in 0..<golden.width {
        let isRed = try #require(picture[left + x, expected.y + y]) == (224, 27, 36, 255)
        let (one, other) = (try #require(golden[x, y]), try #require(actual[x, y]))
        #expect(isRed == (one != other))
        red += isRed ? 1 : 0
        differing += one != other ? 1 : 0
      }
    }
    #expect(red == differing && red > 100)
  }

  @Test("Missing goldens, orphans and other sizes are reported")
  func files() throws {
    let folder = try folder()
    try folder.copy("list/rows.png", to: "list/columns.png")
    try folder.copy("list/rows.png", to: "rows.png")
    try folder.remove("list/rows-2x.png")
    try folder.remove("list/rows-dark.png")
    try folder.copy("list/rows.png", to: "list/rows-2x.png")
    let found = try verdicts(folder)
    #expect(
      found.map(\.outcome) == [
        .same, .missing, .differentSize("240 × 160 pixels instead of 120 × 80"), .orphan, .orphan,
      ])
    #expect(found.map(\.name).suffix(2) == ["list/columns", "rows"])
    #expect(
      try verdicts(folder, names: ["list/rows"]).count == 3,
      "orphans of other names are not reported")
    let changes = try GoldenFolder(folder.path).update()
    #expect(
      changes.map(\.description) == [
        "new list/rows-dark", "changed list/rows-2x", "removed list/columns", "removed rows",
      ])
    #expect(try verdicts(folder).map(\.isSame) == [true, true, true])
  }

  @Test("A golden of one flat colour is refused")
  func flat() throws {
    let folder = try folder()
    let canvas = try Canvas(width: 120, height: 80)
    canvas.fill(Color(red: 1, green: 1, blue: 1))
    try canvas.writePNG(to: "\(folder.path)/list/rows.png")
    #expect(try verdicts(folder)[0].outcome == .flat("golden"))
    try folder.write("list/empty", "#> picture\nviewport 50 50\nrows 0 44\nuntil 0\n")
    let before = try folder.contents
    #expect(throws: GoldenError.self) { try GoldenFolder(folder.path).update() }
    let after = try folder.contents
    #expect(after == before, "a failed update writes nothing")
    #expect(try verdicts(folder).first { $0.name == "list/empty" }?.outcome == .missing)
  }

  @Test("A film without any drawing is refused")
  func flatFilm() throws {
    let folder = try folder()
    try folder.write(
      "list/empty", "#> film at 0 idle, 1 later\nviewport 50 50\nrows 0 44\nuntil 1\n")
    #expect {
      try GoldenFolder(folder.path).update()
    } throws: { "\($0)".contains("list/empty: the picture is empty") }
  }

  @Test(
    "A variant that its script no longer draws is an orphan")
  func formerVariant() throws {
    let folder = try folder()
    try folder.write("list/rows", Self.rows.replacing("dark, 2x", with: "2x"))
    let found = try verdicts(folder, names: ["rows"])
    #expect(found.map(\.name) == ["list/rows", "list/rows-2x", "list/rows-dark"])
    #expect(found.last?.outcome == .orphan)
    let changes = try GoldenFolder(folder.path).update(names: ["rows"])
    #expect(changes.map(\.description) == ["removed list/rows-dark"])
  }

  @Test("Goldens are found at any depth, and link cycles refused")
  func deep() throws {
    let folder = try folder()
    try folder.write("list/dark/below/rows", Self.rows.replacing("#> also dark, 2x\n", with: ""))
    #expect(try verdicts(folder).first?.outcome == .missing)
    let changes = try GoldenFolder(folder.path).update()
    #expect(changes.map(\.description) == ["new list/dark/below/rows"])
    #expect(try verdicts(folder, names: ["list/dark"]).map(\.isSame) == [true])
    symlink("..", "\(folder.path)/list/dark/up")
    #expect(throws: GoldenError.self) { try GoldenFolder(folder.path) }
  }

  @Test("A file above 60 kB is refused")
  func large() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "large", "scale 3\n#> film every 0.1\n#> columns 9\n0.1 set-offset 900 animated\n")
    let before = try folder.contents
    #expect {
      try GoldenFolder(folder.path).update()
    } throws: { "\($0)".contains("more than 60000") }
    let after = try folder.contents
    #expect(after == before)
  }

  @Test("An update that cannot write one image writes none")
  func unwritable() throws {
    let folder = try folder()
    try folder.write("list/rows", Self.rows.replacing("until 0", with: "until 1\n0.5 key Down"))
    for blocked in ["list/rows-2x.png.new", "list/rows-2x.png"] {
      try? folder.remove(blocked)
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(blocked)", withIntermediateDirectories: true)
      let before = try folder.contents
      #expect {
        try GoldenFolder(folder.path).update()
      } throws: { "\($0)".contains("/\(blocked): ") }
      let after = try folder.contents
      #expect(after == before)
      try folder.remove(blocked)
    }
  }

  @Test("An update writes through a link and leaves no other files")
  func link() throws {
    let folder = try folder()
    try folder.copy("list/rows.png", to: "real")
    try folder.remove("list/rows.png")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/list/rows.png", withDestinationPath: "\(folder.path)/real")
    let before = try folder.contents
    try folder.write("list/rows", Self.rows.replacing("until 0", with: "until 1\n0.5 key Down"))
    #expect(try GoldenFolder(folder.path).update().count == 3)
    let after = try folder.contents
    #expect(after["real"] != before["real"])
    #expect(after.keys.sorted() == before.keys.sorted())
    #expect(try verdicts(folder).allSatisfy(\.isSame))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/list/rows.png")
        == "\(folder.path)/real")
  }

  @Test("Endless input is read only as needed, and refused")
  func endless() throws {
    #expect(try WholeFile.read("/dev/zero", first: 8) == [UInt8](repeating: 0, count: 8))
    #expect(throws: GoldenError.self) { try WholeFile.read("/dev/zero") }
  }

  @Test("A golden that is not a PNG file is reported")
  func unreadable() throws {
    let folder = try folder()
    try folder.remove("list/rows.png")
    try folder.copy("list/rows.replay", to: "list/rows.png")
    let path = "\(folder.path)/list/rows.png"
    #expect(try verdicts(folder)[0].outcome == .unreadable("\(path): not a PNG file"))
  }

  @Test("Faults of scripts and duplicate images are reported by file")
  func faults() throws {
    let folder = try folder()
    try folder.write("list/bad", "# a\n#> film\n")
    #expect {
      try GoldenFolder(folder.path)
    } throws: { "\($0)".hasPrefix("\(folder.path)/list/bad.replay:2: ") }
    try folder.write("list/bad", "viewport 20 20\n#> plot\nrows x\n")
    #expect {
      try GoldenFolder(folder.path)
    } throws: { "\($0)".hasPrefix("\(folder.path)/list/bad.replay:3: ") }
    try folder.remove("list/bad.replay")
    try folder.write("list/rows-dark", "#> picture\n")
    #expect {
      try GoldenFolder(folder.path)
    } throws: { "\($0)".contains("list/rows and list/rows-dark both draw list/rows-dark") }
    #expect(throws: GoldenError.self) { try GoldenFolder("\(folder.path)/nowhere") }
    try folder.remove("list/rows-dark.replay")
    #expect(throws: GoldenError.self) { try verdicts(folder, names: ["columns"]) }
  }

  @Test("A folder without a script is refused and unchanged")
  func withoutScript() throws {
    let folder = try folder()
    try folder.remove("list/rows.replay")
    let before = try folder.contents
    for path in [folder.path, "\(folder.path)/list"] {
      #expect {
        try GoldenFolder(path)
      } throws: { "\($0)".hasPrefix("\(path): the folder contains no script") }
    }
    let after = try folder.contents
    #expect(after == before)
  }

  @Test("A program's style replaces the script's")
  func styles() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "cloth",
      "#> picture\nviewport 200 120\nheader native trigger-distance=60\n0.1 begin-refresh\n")
    let own: (GoldenScript) -> ScriptStyles = { _ in ScriptStyles(header: LabelledHeader()) }
    #expect(try GoldenFolder(folder.path).update(styles: own).count == 1)
    #expect(try verdicts(folder, styles: own).allSatisfy(\.isSame))
    #expect(try !verdicts(folder)[0].isSame)
    let moved = try verdicts(folder) { _ in ScriptStyles(header: LabelledHeader(down: 1)) }
    #expect(!moved[0].isSame)
    let rows = try verdicts(folder) { _ in
      ScriptStyles(header: LabelledHeader()) { _ in
        SceneContents { RowAppearance(title: "Cloth \($0)") }
      }
    }
    #expect(!rows[0].isSame)
  }

  @Test("The review page has all images, those that differ first")
  func review() throws {
    let folder = try folder()
    try folder.write(
      "list/rows",
      Self.rows.replacing("# Rows.", with: "# <Rows> & more.\ntheme dark").replacing(
        "dark, ", with: ""))
    let goldens = try GoldenFolder(folder.path)
    let verdicts = try goldens.compare(failures: .nowhere)
    let page = "\(folder.path)/page.html"
    try ReviewPage(of: goldens, verdicts).write(to: page)
    let data = try #require(try folder.contents["page.html"])
    let html = String(decoding: data, as: UTF8.self)
    #expect(html.contains("3 goldens, 3 differ"))
    #expect(html.contains("&lt;Rows&gt; &amp; more."))
    #expect(html.split(separator: "data:image/png;base64,iVBORw0KGgo").count == 1 + 3 + 2)
    let place = try #require(html.firstRange(of: "Differences")?.lowerBound)
    let group = try #require(html.firstRange(of: "id=\"list\"")?.lowerBound)
    #expect(place < group)
    #expect(throws: GoldenError.self) {
      try ReviewPage(of: goldens, verdicts).write(to: "\(folder.path)/nowhere/page.html")
    }
  }
}

extension Pixels {
  /// Returns the place of an exact copy of `part`, or `nil` if there is none.
  fileprivate func place(of part: Pixels) -> (x: Int, y: Int)? {
    func row(_ x: Int, _ y: Int, of pixels: Pixels, _ count: Int) -> ArraySlice<UInt8> {
      pixels.bytes[(y * pixels.width + x) * 4..<(y * pixels.width + x + count) * 4]
    }
    for y in 0...(height - part.height) {
      for x in 0...(width - part.width)
      where row(x, y, of: self, part.width) == row(0, 0, of: part, part.width) {
        let isWhole = (0..<part.height).allSatisfy {
          row(x, y + $0, of: self, part.width) == row(0, $0, of: part, part.width)
        }
        if isWhole { return (x, y) }
      }
    }
    return nil
  }
}
