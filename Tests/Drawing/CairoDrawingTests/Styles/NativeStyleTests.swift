import CairoDrawing
import RefreshModel
import SceneModel
import Testing

@Suite("Appearance of the default controls") struct NativeStyleTests {
  private let text: TextRenderer
  private let white = Color(red: 1, green: 1, blue: 1)

  init() throws { text = try TextRenderer() }

  private let styles: [any ControlStyle] = [NativeHeaderStyle(), NativeFooterStyle()]

  /// Returns the fraction of opaque pixels on the ring's centre line.
  private func filledShare(_ picture: StylePicture, midY: Double) -> Double {
    let steps = 360
    var filled = 0
    for step in 0..<steps {
      let angle = (Double(step) + 0.5) / Double(steps) * 2 * Double.pi
      let x = 160 + 11 * sine(angle)
      let y = midY - 11 * sine(angle + Double.pi / 2)
      let pixel = picture.pixels[
        Int((x * picture.scale).rounded(.down)), Int((y * picture.scale).rounded(.down))]
      if let pixel, pixel.alpha > 128 { filled += 1 }
    }
    return Double(filled) / Double(steps)
  }

  /// Returns the sine by its power series, exact enough for pixels.
  private func sine(_ angle: Double) -> Double {
    let turns = angle / (2 * .pi)
    let x = (turns - turns.rounded()) * 2 * .pi
    var term = x
    var sum = x
    for k in 1...12 {
      term *= -x * x / Double(2 * k * (2 * k + 1))
      sum += term
    }
    return sum
  }

  @Test("Heights are MJRefresh's")
  func heights() {
    #expect(NativeHeaderStyle().height == 54 && NativeFooterStyle().height == 44)
    #expect(HeaderName.native.style is NativeHeaderStyle)
    #expect(FooterName.native.style is NativeFooterStyle)
  }

  @Test("The ring fills with the pull, starting at the top", arguments: [0.55, 0.75, 0.9, 1, 1.6])
  func ringFills(pull: Double) throws {
    for style in styles {
      let picture = try StylePicture(style, scale: 2, text: text) { $0.pull = pull }
      let fraction = filledShare(picture, midY: style.height / 2)
      // The round caps extend half of the line's width at both ends.
      #expect(abs(fraction - min(pull + 0.025, 1)) < 0.03, "\(pull): \(fraction)")
    }
    #expect(try StylePicture(NativeHeaderStyle(), text: text) { $0.pull = 0 }.ink() == nil)
  }

  @Test("The ring is 24 points wide, centred, with sharp edges", arguments: [1.0, 2])
  func ringSize(scale: Double) throws {
    for style in styles {
      let picture = try StylePicture(style, .pulling, scale: scale, text: text) { $0.turn = 1 }
      let ink = try #require(picture.ink())
      #expect(ink == Rect(x: 148, y: style.height / 2 - 12, width: 24, height: 24))
      let top = picture.pixels[picture.pixel(160), picture.pixel(style.height / 2 - 12)]
      #expect(try #require(top).alpha > 240, "the topmost pixel is whole")
    }
  }

  @Test("Armed it has the accent colour, in light and dark")
  func accent() throws {
    for (palette, red, green, blue) in [
      (Palette.light, UInt8(28), UInt8(113), UInt8(216)), (.dark, 120, 174, 237),
    ] {
      for style in styles {
        let armed = try StylePicture(style, .pulling, background: palette.background, text: text) {
          $0.turn = 1
          $0.palette = palette
        }
        #expect(armed.pixels.count(of: red, green, blue) > 20)
        let idle = try StylePicture(style, .idle, background: palette.background, text: text) {
          $0.palette = palette
        }
        #expect(idle.pixels.count(of: red, green, blue) == 0)
        let busy = try StylePicture(style, .refreshing, background: palette.background, text: text)
        {
          $0.palette = palette
        }
        #expect(busy.pixels.count(of: red, green, blue) == 0)
      }
    }
  }

  @Test("The arrow points with the pull, and back when armed")
  func arrow() throws {
    func pointsDown(_ style: any ControlStyle, _ turn: Double) throws -> Bool {
      let picture = try StylePicture(style, .pulling, scale: 2, text: text) { $0.turn = turn }
      let middle = style.height / 2
      func ink(_ from: Double, _ to: Double) -> Int {
        let part = picture.pixels.part(
          columns: picture.pixel(153)..<picture.pixel(167),
          rows: picture.pixel(middle + from)..<picture.pixel(middle + to))
        return part.bytes.reduce(0) { $0 + Int($1) }
      }
      return ink(1, 6) > ink(-6, -1)
    }
    #expect(try pointsDown(NativeHeaderStyle(), 0) && !pointsDown(NativeHeaderStyle(), 1))
    #expect(try !pointsDown(NativeFooterStyle(), 0) && pointsDown(NativeFooterStyle(), 1))
  }

  @Test("A full ring opens into the spinner's arc without a jump")
  func opening() throws {
    let full = try StylePicture(NativeHeaderStyle(), .pulling, scale: 2, text: text) { $0.turn = 1 }
    var last = filledShare(full, midY: 27)
    #expect(last == 1)
    for step in 0...10 {
      let picture = try StylePicture(NativeHeaderStyle(), .refreshing, scale: 2, text: text) {
        $0.previousState = .pulling
        $0.change = Double(step) / 10
        $0.turn = 1 - Double(step) / 10
        $0.time = 0.2
      }
      let fraction = filledShare(picture, midY: 27)
      #expect(fraction <= last + 0.01 && fraction > last - 0.1)
      last = fraction
    }
    #expect(abs(last - 0.325) < 0.03)
  }

  @Test("A spinner without a pull appears gradually")
  func openingByProgram() throws {
    let first = try StylePicture(NativeHeaderStyle(), .refreshing, text: text) { $0.change = 0 }
    #expect(first.ink() == nil)
    let half = try StylePicture(NativeHeaderStyle(), .refreshing, text: text) { $0.change = 0.5 }
    let whole = try StylePicture(NativeHeaderStyle(), .refreshing, text: text) { $0.change = 1 }
    #expect(half.amount > 2 && half.amount < whole.amount)
  }

  @Test("The spinner turns once per second")
  func turning() throws {
    func picture(_ time: Double) throws -> Pixels {
      try StylePicture(NativeFooterStyle(), .refreshing, scale: 2, text: text) { $0.time = time }
        .pixels
    }
    #expect(try picture(1.25) == picture(2.25))
    #expect(try picture(1.25) != picture(1.5))
    // After half a second the arc, which starts clockwise from the top, has turned to the left
    // half.
    let start = try picture(0).part(columns: 320..<352, rows: 20..<42).bytes.reduce(0) {
      $0 + Int($1)
    }
    let later = try picture(0.5).part(columns: 320..<352, rows: 20..<42).bytes.reduce(0) {
      $0 + Int($1)
    }
    #expect(start > later, "the arc starts clockwise from the top")
  }

  @Test("The spinner fades while closing and stays inside the gap")
  func closing() throws {
    var last = Double.infinity
    for closing in [0.0, 0.3, 0.6, 0.9] {
      let picture = try StylePicture(NativeHeaderStyle(), .idle, text: text) {
        $0.isClosing = true
        $0.closing = closing
        $0.pull = 0
        $0.distance = 54 * (1 - closing)
      }
      #expect(picture.amount < last)
      last = picture.amount
      let gap = 54 - 54 * (1 - closing)
      if let ink = picture.ink() { #expect(ink.y >= gap, "the spinner stays inside the gap") }
    }
    let over = try StylePicture(NativeHeaderStyle(), .idle, text: text) {
      $0.pull = 0
      $0.distance = 0
    }
    #expect(over.ink() == nil)
  }

  @Test("The ring is centred in the gap, never cut off", arguments: [8.0, 20, 30, 54, 90])
  func middleOfTheGap(gap: Double) throws {
    for style in styles {
      let isHeader = style is NativeHeaderStyle
      var appearance = ControlAppearance()
      appearance.state = .refreshing
      appearance.width = 100
      appearance.height = style.height
      appearance.distance = gap
      let canvas = try Canvas(width: 100, height: 300)
      canvas.translated(x: 0, y: 150) { style.draw(appearance, on: canvas, text: text) }
      let ink = try #require(try canvas.pixels().ink)
      let edge = isHeader ? 150 + style.height : 150
      let (start, end) = isHeader ? (edge - gap, edge) : (edge, edge + gap)
      #expect(Double(ink.rows.lowerBound) >= start && Double(ink.rows.upperBound + 1) <= end)
      let middle = Double(ink.rows.lowerBound + ink.rows.upperBound + 1) / 2
      #expect(abs(middle - (start + end) / 2) <= 1)
    }
  }

  @Test("Pulling and refreshing show no words")
  func noWords() throws {
    for style in styles {
      for state in [RefreshState.idle, .pulling, .refreshing, .willRefresh] {
        let ink = try #require(StylePicture(style, state, text: text).ink())
        #expect(ink.width <= 24, "\(state)")
      }
    }
  }

  @Test("The end of data shows words, a result also a sign", arguments: [1.0, 2])
  func words(scale: Double) throws {
    let font = TextStyle(size: 14)
    let end = try #require(
      StylePicture(NativeFooterStyle(), .noMoreData, scale: scale, text: text).ink())
    #expect(abs(end.width - text.line("Nothing more to show", font).width) < 4)
    #expect(abs(end.midX - 160) < 1.5)
    for (state, title) in [(RefreshState.success, "Up to date"), (.failure, "Could not refresh")] {
      let words = text.line(title, font).width
      let left = 160 - (24 + 8 + words) / 2
      let picture = try StylePicture(NativeHeaderStyle(), state, scale: scale, text: text)
      let sign = try #require(picture.ink(0, left + 28))
      #expect(abs(sign.x - left) <= 0.75 && abs(sign.width - 24) <= 0.5)
      let nextTo = try #require(picture.ink(left + 28))
      #expect(abs(nextTo.x - (left + 32)) < 2.5 && abs(nextTo.width - words) < 4)
    }
    let success = try StylePicture(NativeHeaderStyle(), .success, text: text)
    let failure = try StylePicture(NativeHeaderStyle(), .failure, text: text)
    #expect(success.pixels != failure.pixels)
  }

  @Test("The program's words are next to the ring")
  func ownWords() throws {
    var style = NativeHeaderStyle()
    style.texts[.idle] = "Pull me"
    let ink = try #require(StylePicture(style, text: text).ink())
    let words = text.line("Pull me", TextStyle(size: 14)).width
    #expect(abs(ink.width - (24 + 8 + words)) < 3 && abs(ink.midX - 160) < 1.5)
  }

  @Test("Words fit every width from 200 to 4,000 points", arguments: [200.0, 230, 4000])
  func nothingIsCut(width: Double) throws {
    for style in styles {
      for state in RefreshState.allCases {
        let here = try StylePicture(style, state, width: width, text: text)
        let wide = try StylePicture(style, state, width: 640, text: text)
        #expect(abs(here.amount - wide.amount) <= 0.02 * wide.amount, "\(state)")
        guard let ink = here.ink() else { continue }
        #expect(ink.x >= 2 && ink.maxX <= width - 2)
      }
    }
  }

  @Test("A footer that always shows has its ring centred")
  func restingFooter() throws {
    let picture = try StylePicture(NativeFooterStyle(), .refreshing, text: text) {
      $0.restingLength = 44
      $0.distance = 0
    }
    let ink = try #require(picture.ink())
    #expect(ink.midY == 22 && ink.width == 24)
  }

  @Test("In a right-to-left list the ring is right of the words")
  func mirrored() throws {
    let picture = try StylePicture(NativeHeaderStyle(), .failure, text: text) {
      $0.axis.direction = .rightToLeft
    }
    let words = text.line("Could not refresh", TextStyle(size: 14)).width
    let right = 160 + (24 + 8 + words) / 2
    let sign = try #require(picture.ink(right - 28))
    #expect(abs(sign.maxX - right) <= 1 && abs(sign.width - 24) <= 0.5)
  }
}
