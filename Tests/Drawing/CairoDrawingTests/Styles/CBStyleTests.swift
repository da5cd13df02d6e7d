import CairoDrawing
import RefreshModel
import SceneModel
import Testing

@Suite struct CBStyleTests {
  private let text: TextRenderer

  init() throws { text = try TextRenderer() }

  /// Returns an image of 34 × 34 points in one colour.
  private func image(_ red: Double, _ green: Double, _ blue: Double) throws -> ControlImage {
    let canvas = try Canvas(width: 34, height: 34)
    canvas.fill(Color(rgb: red, green, blue))
    return try ControlImage(canvas.pixels())
  }

  @Test("The header is red with a centred image of 34 points", arguments: [1.0, 2.0])
  func header(scale: Double) throws {
    for width in [200.0, 320] + (scale == 1 ? [4000] : []) {
      let style = CBHeaderStyle(images: ImageSequence([try image(0, 255, 0)]))
      #expect(style.height == 100)
      let pixels = try ControlPicture(style: style, width: width, scale: scale, above: 30)
        .pixels(text: text)
      #expect(pixels[0, 0].map { $0 == (255, 0, 0, 255) } == true, "the background continues above")
      let box = pixels.part(x: 0..<width, y: 30..<130, scale: scale)
      let green = try #require(box.inkOnGround(scale: scale))
      #expect(green.x == width / 2 - 17...width / 2 + 17 && green.y == 33...67)
      let area = Int(exactly: (width * 100 - 34 * 34) * scale * scale) ?? 0
      #expect(box.count(of: 255, 0, 0) == area, "the rest is red, without words")
    }
  }

  @Test("A longer pull stretches the background, but not the image")
  func longPull() throws {
    var picture = ControlPicture(style: CBHeaderStyle(images: ImageSequence([])))
    let usual = try picture.pixels(.pulling, text: text)
    picture.above = 30
    let pixels = try picture.pixels(.pulling, text: text)
    #expect(pixels.part(columns: 0..<320, rows: 30..<130) == usual)
    #expect(pixels.count(of: 255, 0, 0) == usual.count(of: 255, 0, 0) + 320 * 30)
  }

  @Test("The shipped image fits into 34 × 34 points", arguments: [1.0, 2.0])
  func shippedPicture(scale: Double) throws {
    for (style, height) in [
      (CBHeaderStyle() as any ControlStyle, 100.0), (CBFooterStyle(), 100),
    ] {
      let pixels = try ControlPicture(style: style, scale: scale).pixels(.refreshing, text: text)
      let ink = try #require(pixels.inkOnGround(scale: scale))
      #expect(ink.x == 143...177 && ink.y == height / 2 - 17...height / 2 + 17)
    }
  }

  @Test("The animation takes two seconds, and stops outside a refresh")
  func animation() throws {
    let images = try (0..<4).map { try image(0, Double($0) * 40, 255) }
    let style = CBHeaderStyle(images: ImageSequence(images, secondsPerCycle: 77))
    func green(_ state: RefreshState, at time: Double) throws -> Double? {
      try ControlPicture(style: style).pixels(state, text: text) { $0.time = time }
        .color(atX: 160, y: 50).map { $0.green * 255 }
    }
    for (time, value) in [(0.0, 0.0), (0.49, 0), (0.5, 40), (1.2, 80), (1.99, 120), (2.1, 0)] {
      #expect(try green(.refreshing, at: time) == value, "at \(time)")
      #expect(try green(.willRefresh, at: time) == value)
      for state in [RefreshState.idle, .pulling, .success, .failure, .noMoreData] {
        #expect(try green(state, at: time) == 0)
      }
    }
  }

  @Test("The documented footer has a black square behind its image", arguments: [1.0, 2.0])
  func footerGround(scale: Double) throws {
    let dot = try Canvas(width: 4, height: 4)
    dot.fill(Color(rgb: 255, 255, 255))
    let small = try ControlImage(dot.pixels())
    var style = CBFooterStyle(images: ImageSequence([small]))
    #expect(style.height == 100)
    #expect(
      try ControlPicture(style: style, scale: scale).pixels(.refreshing, text: text)
        .count(of: 0, 0, 0) == 0, "there is no square by default")
    style.background = CBFooterStyle.documentedBackground
    for state in [RefreshState.pulling, .refreshing, .willRefresh] {
      let pixels = try ControlPicture(style: style, scale: scale).pixels(state, text: text)
      let ink = try #require(pixels.inkOnGround(scale: scale))
      #expect(ink.x == 143...177 && ink.y == 33...67)
      let side = 34 * scale
      let white = 4 * scale
      #expect(
        Double(pixels.count(of: 0, 0, 0)) == side * side - white * white, "black around the image")
    }
  }

  @Test("An idle footer is empty")
  func stoppedFooter() throws {
    #expect(try ControlPicture(style: CBFooterStyle()).pixels(.idle, text: text).ink == nil)
  }

  @Test("Without more data the footer shows words instead of its image")
  func nothingMore() throws {
    let style = CBFooterStyle()
    func ink(
      _ change: (inout ControlAppearance) -> Void = { _ in }
    ) throws -> (x: ClosedRange<Double>, y: ClosedRange<Double>)? {
      try ControlPicture(style: style, background: Palette.light.background)
        .pixels(.noMoreData, text: text, change).inkOnGround()
    }
    let words = text.line("No more data", TextStyle(size: text.baseSize)).width
    let whole = try #require(try ink())
    #expect(abs(whole.x.upperBound - whole.x.lowerBound - words) <= 4)
    #expect(abs((whole.x.upperBound + whole.x.lowerBound) / 2 - 160) <= 1)
    let first = try #require(
      try ink {
        $0.previousState = .refreshing
        ($0.isClosing, $0.closing, $0.change) = (true, 0, 1)
      })
    #expect(first.x == 143...177, "at first only the image is visible")
  }

  @Test("The footer's image fades out while it closes")
  func closingFooter() throws {
    func alpha(_ closing: Double) throws -> UInt8? {
      let pixels = try ControlPicture(style: CBFooterStyle()).pixels(text: text) {
        $0.previousState = .refreshing
        $0.isClosing = true
        $0.closing = closing
      }
      return pixels[160, 50]?.alpha
    }
    #expect(try alpha(0) == 255)
    #expect((127...128).contains(try #require(try alpha(0.5))))
    #expect(try alpha(1) == 0)
  }

  @Test(
    "A failure has a mark at the image's corner, success none",
    arguments: [Palette.light, .dark], [1.0, 2])
  func failure(palette: Palette, scale: Double) throws {
    for style in [CBHeaderStyle(), CBFooterStyle()] as [any ControlStyle] {
      func pixels(
        _ state: RefreshState, _ change: (inout ControlAppearance) -> Void = { _ in }
      ) throws -> Pixels {
        try ControlPicture(style: style, scale: scale, background: palette.background)
          .pixels(state, text: text) {
            $0.palette = palette
            change(&$0)
          }
      }
      let rest = try pixels(.idle)
      #expect(try pixels(.success) == rest, "a success has no mark")
      let still = try pixels(style is CBHeaderStyle ? .idle : .pulling)
      let failed = try pixels(.failure)
      let mark = try #require(failed.change(from: still))
      let side = Int(exactly: scale) ?? 1
      #expect(mark.columns.lowerBound >= 159 * side && mark.columns.upperBound < 178 * side + side)
      #expect(mark.rows.lowerBound >= 49 * side && mark.rows.upperBound < 68 * side + side)
      // The mark is a disc of 16 points with a sign in its middle, in the other colour.
      let sign = try #require(failed.color(atX: 169 * side, y: 57 * side))
      let disc = try #require(failed.color(atX: 164 * side, y: 59 * side))
      #expect(sign.contrast(with: disc) > 3.5, "the sign contrasts with the disc")
      #expect(disc.contrast(with: try #require(failed.color(atX: 144 * side, y: 34 * side))) > 2)
      // The mark stays while the header closes, and fades with the footer.
      func closing(_ fraction: Double, hasDwelt: Bool = true) throws -> Pixels {
        try pixels(.idle) {
          $0.previousState = .failure
          $0.isClosing = true
          $0.closing = fraction
          $0.lastResult = .failure
          $0.hasDwelt = hasDwelt
        }
      }
      #expect(try closing(0) == failed)
      if style is CBHeaderStyle {
        #expect(try closing(0.7) == failed)
        #expect(try closing(0.7, hasDwelt: false) == rest, "a failure without a dwell has no mark")
      } else {
        #expect(try closing(0.7) != failed && closing(0.7) != rest)
        #expect(try closing(1) == rest)
      }
    }
  }

  @Test("In a horizontal list the mark is upright at the corner")
  func failureLying() throws {
    for direction in TextDirection.allCases {
      var appearance = ControlAppearance()
      appearance.axis.orientation = .horizontal
      appearance.axis.direction = direction
      appearance.state = .failure
      appearance.width = 200
      appearance.height = 100
      let sheet = try Canvas(width: 100, height: 200)
      let isLeft = direction == .leftToRight
      let style = CBHeaderStyle(images: ImageSequence())
      sheet.rotated(
        by: isLeft ? -.pi / 2 : .pi / 2, aroundX: isLeft ? 0 : 100, y: isLeft ? 200 : 0
      ) {
        style.draw(appearance, on: sheet, text: text)
      }
      let white = try #require(try sheet.pixels().extent { $0.green > 200 })
      #expect(white.columns == 51...66 && white.rows == 101...116, "\(direction)")
      let disc = try sheet.pixels().part(columns: 51..<67, rows: 101..<117)
      let sign = try #require(disc.part(columns: 5..<11, rows: 2..<14).extent { $0.green < 100 })
      #expect(sign.rows.count > 2 * sign.columns.count, "the sign is upright")
    }
  }

  @Test("Without images a spinner shows that it refreshes")
  func noPictures() throws {
    for style in [
      CBHeaderStyle(images: ImageSequence()), CBFooterStyle(images: ImageSequence()),
    ] as [any ControlStyle] {
      let busy = try ControlPicture(style: style).pixels(.refreshing, text: text)
        .part(x: 143..<177, y: 33..<67, scale: 1)
      let spinner = try #require(busy.inkOnGround(tolerance: 2))
      #expect(spinner.x == 7...27 && spinner.y == 7...27)
      let rest = try ControlPicture(style: style).pixels(.idle, text: text)
      #expect(rest.inkOnGround() == nil)
    }
    let unseen = CBHeaderStyle(images: ImageSequence([ControlImage()]))
    #expect(try ControlPicture(style: unseen).pixels(.refreshing, text: text).inkOnGround() == nil)
  }

  @Test("A dark list has a darker red")
  func dark() throws {
    let pixels = try ControlPicture(style: CBHeaderStyle()).pixels(text: text) {
      $0.palette = .dark
    }
    let background = try #require(pixels.color(atX: 0, y: 0))
    #expect(
      background.luminance < 0.1 && background.red > 2 * max(background.green, background.blue))
  }

  @Test("Any size and time can be drawn")
  func badInput() throws {
    for width in [0, 1, 20, .nan, -5, .infinity, 1e300] as [Double] {
      for style in [CBHeaderStyle(), CBFooterStyle()] as [any ControlStyle] {
        _ = try ControlPicture(style: style).pixels(.refreshing, text: text) {
          $0.width = width
          $0.height = width
          $0.time = width
          $0.closing = width
        }
      }
    }
  }

  @Test("The header has no words, and setting some changes nothing")
  func noWords() throws {
    var style = CBHeaderStyle()
    let before = try ControlPicture(style: style).pixels(text: text)
    style.texts[.idle] = "Pull"
    #expect(style.texts.title(for: .idle).isEmpty)
    #expect(try ControlPicture(style: style).pixels(text: text) == before)
  }
}
