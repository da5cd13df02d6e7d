import CairoDrawing
import RefreshModel
import SceneModel
import Testing

@Suite("Appearance of cjrefresh") struct CJStyleTests {
  private let text: TextRenderer
  private let styles: [any ControlStyle] = [CJHeaderStyle(), CJFooterStyle()]

  init() throws { text = try TextRenderer() }

  @Test("The titles are the documented ones")
  func words() {
    for texts in [ControlTexts.cjHeader, .cjFooter] {
      #expect(texts.title(for: .idle) == "idle" && texts.title(for: .pulling) == "pulling")
      #expect(texts.title(for: .refreshing) == "refreshing")
    }
  }

  @Test("The bar is cyan, 30 points high, as wide as the list", arguments: [1.0, 2])
  func bar(scale: Double) throws {
    for style in styles {
      #expect(style.height == 30)
      let picture = try StylePicture(style, scale: scale, text: text)
      let ink = try #require(picture.ink())
      #expect(ink == Rect(x: 0, y: 0, width: 320, height: 30))
      #expect(
        picture.pixels.count(of: 0, 255, 255) > picture.pixel(320) * picture.pixel(30) * 9 / 10)
      #expect(try #require(picture.pixels[0, 0]) == (0, 255, 255, 255))
    }
  }

  @Test("A longer pull stretches the bar without a gap")
  func longPull() throws {
    var drawn = try DrawnScene(width: 200, length: 200) {
      $0.header = .cj
      $0.rubberBand = nil
    }
    drawn.painter.header = CJHeaderStyle()
    try drawn.send(.pan(dx: 0, dy: 70), after: 0.1)
    let cyan = try #require(try drawn.pixels(SceneContents()).extent(of: (0, 255, 255, 255)))
    #expect(cyan.rows == 0...69 && cyan.columns == 0...199)
  }

  @Test("Each word is centred in the documented label", arguments: [1.0, 2])
  func label(scale: Double) throws {
    for style in styles {
      for state in RefreshState.allCases where state != .floorOpen && state != .floorArmed {
        let picture = try StylePicture(style, state, scale: scale, text: text)
        let found = try #require(picture.pixels.extent { $0.green < 128 })
        let left = Double(found.columns.lowerBound) / scale
        let right = Double(found.columns.upperBound + 1) / scale
        #expect(abs((left + right) / 2 - 160) < 1.5, "\(state)")
        let isLong = state == .noMoreData
        #expect(isLong || (left >= 110 && right <= 210), "the label is 100 points wide, \(state)")
        let top = Double(found.rows.lowerBound) / scale
        let bottom = Double(found.rows.upperBound + 1) / scale
        // As in cjrefresh, a line of 17 points is higher than the label.
        #expect(top >= 5 && bottom <= 27, "\(state)")
        let width = text.line(style.texts.title(for: state), TextStyle(size: 17)).width
        #expect(abs(right - left - width) < 3.5, "nothing is cut off, \(state)")
      }
    }
  }

  @Test("The program's words may be longer than the label", arguments: [200.0, 4000])
  func longerWords(width: Double) throws {
    var style = CJHeaderStyle()
    style.texts[.idle] = "pull this list to refresh"
    let picture = try StylePicture(style, width: width, text: text)
    let found = try #require(picture.pixels.extent { $0.green < 128 })
    let words = text.line("pull this list to refresh", TextStyle(size: 17)).width
    #expect(words > 120 && abs(Double(found.columns.count) - words) < 3.5)
  }

  @Test("A dark list has a dark cyan with readable words")
  func dark() throws {
    let picture = try StylePicture(CJHeaderStyle(), text: text) { $0.palette = .dark }
    let background = try #require(picture.pixels[0, 0])
    #expect(background.red == 0 && background.green < 128 && background.blue >= background.green)
    #expect(picture.pixels.count(of: 255, 255, 255) > 4)
    let color = Color(
      rgb: Double(background.red), Double(background.green), Double(background.blue))
    #expect(color.contrast(with: Color(red: 1, green: 1, blue: 1)) > 4.5)
  }
}
