import CairoDrawing
import RefreshModel
import SceneModel
import Testing

@Suite struct ZCStyleTests {
  private let text: TextRenderer
  private let font = TextStyle(size: 13)
  private let box = 60.0

  init() throws { text = try TextRenderer() }

  /// Returns an image of 40 × 40 points in one colour.
  private func image(_ red: Double, _ green: Double, _ blue: Double) throws -> ControlImage {
    let canvas = try Canvas(width: 40, height: 40)
    canvas.fill(Color(rgb: red, green, blue))
    return try ControlImage(canvas.pixels())
  }

  @Test("The titles are the documented ones and have glyphs")
  func titles() throws {
    let words = ZCHeaderStyle().documentedWords
    let header = ZCHeaderStyle().texts
    #expect(header.title(for: .idle, translation: words) == "下拉刷新")
    #expect(header.title(for: .pulling, translation: words) == "釋放立即刷新")
    #expect(header.title(for: .refreshing, translation: words) == "正在刷新...")
    let footer = ZCFooterStyle().texts
    #expect(footer.title(for: .idle, translation: words) == "上拉載入更多")
    #expect(footer.title(for: .pulling, translation: words) == "釋放立即載入")
    #expect(footer.title(for: .refreshing, translation: words) == "正在載入...")
    #expect(footer.title(for: .noMoreData, translation: words) == "已經全部載入")
    for texts in [header, footer] {
      for state in RefreshState.allCases {
        for orientation in [Orientation.vertical, .horizontal] {
          let title = texts.title(for: state, in: orientation, translation: words)
          #expect(text.line(title, font).unknownGlyphs == 0, "\(title)")
        }
      }
    }
  }

  @Test("Background, image and label have the documented places", arguments: [1.0, 2.0])
  func places(scale: Double) throws {
    for width in [200.0, 320, 480] + (scale == 1 ? [4000] : []) {
      let style = ZCHeaderStyle()
      let pixels = try ControlPicture(style: style, width: width, scale: scale, above: 20)
        .pixels(text: text)
      #expect(
        pixels[0, 0].map { $0 == (230, 230, 230, 255) } == true, "the background continues above")
      let whole = pixels.part(x: 0..<width, y: 20..<80, scale: scale)
      #expect(whole[0, 0].map { $0 == (230, 230, 230, 255) } == true)
      let x = 0.3 * width
      let picture = try #require(
        whole.part(x: 0..<x + 40, y: 0..<60, scale: scale).inkOnGround(scale: scale))
      #expect(picture.x == x...x + 40 && picture.y == 10...50, "at \(width)")
      let label = whole.part(x: x + 40..<x + 140, y: 10..<50, scale: scale)
      #expect(label.extent { $0.red < 120 } != nil, "the words are dark gray")
      #expect(label.extent { $0.red < 85 } == nil, "nothing is darker than the words")
      let title = try #require(label.inkOnGround(scale: scale))
      #expect(abs((title.x.lowerBound + title.x.upperBound) / 2 - 50) <= 1.5)
      #expect(
        abs(title.x.upperBound - title.x.lowerBound - text.line("下拉刷新", font).width) <= 3)
      let beyond = whole.part(x: x + 140..<width, y: 0..<60, scale: scale)
      #expect(beyond.inkOnGround() == nil)
    }
  }

  @Test("By default there are arrows and a spinner, or animated images")
  func shippedPictures() throws {
    func shown(
      _ style: any ControlStyle = ZCHeaderStyle(), _ state: RefreshState, at time: Double = 0
    ) throws -> Pixels {
      let pixels = try ControlPicture(style: style).pixels(state, text: text) {
        $0.time = time
      }
      return pixels.part(x: 96..<136, y: 10..<50, scale: 1)
    }
    func onGround(_ image: ControlImage) throws -> Pixels {
      let canvas = try Canvas(width: 40, height: 40)
      canvas.fill(Color(rgb: 230, 230, 230))
      canvas.draw(image, in: Rect(x: 0, y: 0, width: 40, height: 40))
      return try canvas.pixels()
    }
    #expect(HeaderName.zc.style is ZCHeaderStyle && FooterName.zc.style is ZCFooterStyle)
    for style in [HeaderName.zc.style as any ControlStyle, FooterName.zc.style] {
      let isHeader = style is ZCHeaderStyle
      #expect(try shown(style, .idle) == onGround(isHeader ? .down : .up))
      #expect(try shown(style, .pulling) == onGround(isHeader ? .up : .down))
      let spinner = try #require(try shown(style, .refreshing).inkOnGround(tolerance: 2))
      #expect(spinner.x == 10...30 && spinner.y == 10...30, "the spinner of 20 points is centred")
      #expect(try shown(style, .willRefresh) == shown(style, .refreshing))
    }
    let frames = ImageSequence.frames.images
    for style in [HeaderName.zcImages.style as any ControlStyle, FooterName.zcImages.style] {
      #expect(try shown(style, .idle) == onGround(frames[0]))
      #expect(try shown(style, .pulling) == onGround(frames[0]))
      for (time, index) in [(0.05, 0), (0.15, 1), (1.15, 11), (1.25, 0)] {
        #expect(
          try shown(style, .refreshing, at: time) == onGround(frames[index]),
          "each image lasts a tenth of a second")
      }
    }
  }

  @Test("A sequence replaces the images at rest and in a pull")
  func sequence() throws {
    let red = try image(255, 0, 0)
    let blue = try image(0, 0, 255)
    var style = ZCHeaderStyle(images: ImageSequence([red, blue]))
    (style.pictures.normal, style.pictures.pulling) = (try image(0, 255, 0), blue)
    func color(_ state: RefreshState, at time: Double = 0) throws -> Color? {
      try ControlPicture(style: style).pixels(state, text: text) { $0.time = time }
        .color(atX: 116, y: 30)
    }
    #expect(try color(.idle, at: 0.15) == Color(rgb: 255, 0, 0))
    #expect(try color(.pulling, at: 0.15) == Color(rgb: 255, 0, 0))
    #expect(try color(.refreshing, at: 0.05) == Color(rgb: 255, 0, 0))
    #expect(try color(.refreshing, at: 0.15) == Color(rgb: 0, 0, 255))
    let one = ZCHeaderStyle(images: ImageSequence([blue]))
    #expect(
      try ControlPicture(style: one).pixels(.refreshing, text: text) { $0.time = 7 }
        .color(atX: 116, y: 30) == Color(rgb: 0, 0, 255))
  }

  @Test("Without images there are arrows, a spinner and the words")
  func noPictures() throws {
    let (broken, errors) = ImageSequence.reading(pngs: ["/nowhere/a.png"])
    #expect(errors.count == 1)
    let style = ZCHeaderStyle(images: broken)
    let picture = ControlPicture(style: style)
    #expect(
      try picture.pixels(text: text) == ControlPicture(style: ZCHeaderStyle()).pixels(text: text))
    let busy = try picture.pixels(.refreshing, text: text)
    let spinner = try #require(
      busy.part(x: 90..<140, y: 0..<60, scale: 1).inkOnGround(tolerance: 2))
    #expect(
      spinner.x == 16...36 && spinner.y == 20...40, "the spinner is centred at the image's place")
    #expect(busy.part(x: 140..<236, y: 0..<60, scale: 1).inkOnGround() != nil)
    let unseen = ZCHeaderStyle(images: ImageSequence([ControlImage()]))
    let pixels = try ControlPicture(style: unseen).pixels(text: text)
    #expect(pixels.part(x: 90..<140, y: 0..<60, scale: 1).inkOnGround() == nil)
    #expect(pixels.part(x: 140..<236, y: 0..<60, scale: 1).inkOnGround() != nil)
  }

  @Test("Images cross-fade opaquely; words change immediately")
  func fading() throws {
    var style = ZCHeaderStyle()
    (style.pictures.normal, style.pictures.pulling) = (try image(255, 0, 0), try image(0, 0, 255))
    func pixels(_ fraction: Double) throws -> Pixels {
      try ControlPicture(style: style).pixels(.pulling, text: text) {
        $0.previousState = .idle
        $0.change = fraction
        $0.turn = fraction
      }
    }
    func picture(_ pixels: Pixels) -> Pixels { pixels.part(x: 96..<136, y: 0..<60, scale: 1) }
    func label(_ pixels: Pixels) -> Pixels { pixels.part(x: 136..<320, y: 0..<60, scale: 1) }
    let rest = try ControlPicture(style: style).pixels(.idle, text: text)
    let armed = try ControlPicture(style: style).pixels(.pulling, text: text)
    #expect(try picture(pixels(0)) == picture(rest))
    #expect(try pixels(1) == armed)
    let quarter = try #require(try pixels(0.25).color(atX: 116, y: 30))
    #expect(abs(quarter.red * 255 - 191) <= 2 && abs(quarter.blue * 255 - 64) <= 2)
    #expect(quarter.green * 255 <= 2, "no background shines through")
    for fraction in [0.0, 0.1, 0.5, 0.9] {
      #expect(try label(pixels(fraction)) == label(armed), "the new words at \(fraction)")
    }
  }

  @Test("Refreshing shows its image and words immediately")
  func refreshingAtOnce() throws {
    for style in [ZCHeaderStyle(), ZCHeaderStyle(images: .frames)] {
      let busy = try ControlPicture(style: style).pixels(.refreshing, text: text)
      for fraction in [0.0, 0.3] {
        let first = try ControlPicture(style: style).pixels(.refreshing, text: text) {
          $0.previousState = .pulling
          $0.change = fraction
        }
        #expect(first == busy)
      }
    }
  }

  @Test("A result has a sign, and its words from the first frame")
  func results() throws {
    for style in [ZCHeaderStyle(), ZCHeaderStyle(images: .frames)] {
      for state in [RefreshState.success, .failure] {
        let whole = try ControlPicture(style: style).pixels(state, text: text)
        let words = whole.part(x: 136..<320, y: 0..<60, scale: 1)
        #expect(words.inkOnGround() != nil)
        let sign = try #require(whole.part(x: 90..<136, y: 0..<60, scale: 1).inkOnGround())
        #expect(sign.x == 14...38 && sign.y == 18...42)
        for fraction in [0.0, 0.2, 0.6] {
          let pixels = try ControlPicture(style: style).pixels(state, text: text) {
            $0.previousState = .refreshing
            $0.change = fraction
          }
          #expect(pixels.part(x: 136..<320, y: 0..<60, scale: 1) == words, "at \(fraction)")
        }
      }
    }
  }

  @Test("A pull that reverses during a fade continues the fade")
  func turningBack() throws {
    func pixels(_ state: RefreshState, _ previous: RefreshState, change: Double) throws -> Pixels {
      try ControlPicture(style: ZCHeaderStyle()).pixels(state, text: text) {
        $0.previousState = previous
        $0.change = change
        $0.turn = 0.4
      }
      .part(x: 96..<136, y: 0..<60, scale: 1)
    }
    let onTheWay = try pixels(.pulling, .idle, change: 0.4)
    let justBack = try pixels(.idle, .pulling, change: 0)
    let difference = zip(onTheWay.bytes, justBack.bytes).map { abs(Int($0) - Int($1)) }.max()
    #expect(try #require(difference) <= 2)
  }

  @Test("An image common to two states does not fade")
  func commonParts() throws {
    let style = ZCHeaderStyle(images: ImageSequence([try image(255, 0, 0)]))
    let pixels = try ControlPicture(style: style).pixels(.pulling, text: text) {
      $0.previousState = .idle
      $0.change = 0.5
      $0.turn = 0.5
    }
    #expect(pixels.count(of: 255, 0, 0) == 1600)
  }

  @Test("The change of appearance takes half a second")
  func duration() {
    #expect(RefreshPolicy.zc.turnDuration == 0.5)
    #expect(RefreshPolicy.zcFooter.turnDuration == 0.5)
  }

  @Test("A footer's arrows are reversed, and its last words centred")
  func footer() throws {
    let footer = ZCFooterStyle()
    let header = ZCHeaderStyle()
    func symbol(_ style: any ControlStyle, _ state: RefreshState) throws -> Pixels {
      try ControlPicture(style: style).pixels(state, text: text)
        .part(x: 90..<140, y: 0..<60, scale: 1)
    }
    #expect(footer.height == 60)
    #expect(try symbol(footer, .idle) == symbol(header, .pulling))
    #expect(try symbol(footer, .pulling) == symbol(header, .idle))
    #expect(try symbol(footer, .refreshing) == symbol(header, .refreshing))
    #expect(
      try symbol(ZCFooterStyle(images: ImageSequence()), .idle) == symbol(footer, .idle))
    let done = try ControlPicture(style: footer).pixels(.noMoreData, text: text)
    let ink = try #require(done.inkOnGround())
    #expect(abs((ink.x.lowerBound + ink.x.upperBound) / 2 - 160) <= 1)
    #expect(ink.x.upperBound - ink.x.lowerBound < 100, "there is no image")
  }

  @Test(
    "Words use all available space from 200 points up",
    arguments: [200, 201, 220, 260, 320, 999, 4000] as [Double])
  func widths(width: Double) throws {
    let titles = ["下拉刷新", "釋放立即刷新", "Pull down to refresh", "Release to refresh everything"]
    for title in titles {
      for state in [RefreshState.idle, .pulling, .refreshing, .failure] {
        var style = ZCHeaderStyle(images: .frames)
        style.texts[state] = title
        let empty = {
          var style = $0
          style.pictures = ZCPictures(
            normal: ControlImage(), pulling: ControlImage(),
            animation: ImageSequence([ControlImage()]))
          style.parts.images[.failure] = ImageSequence([ControlImage()])
          return style
        }(style)
        let all = try ControlPicture(style: style, width: width).pixels(state, text: text)
        let words = try ControlPicture(style: empty, width: width).pixels(state, text: text)
        let natural = text.line(title, font).width
        let whole = try #require(all.inkOnGround())
        #expect(whole.x.lowerBound >= 3 && whole.x.upperBound <= width - 3)
        let ink = try #require(words.inkOnGround(), "\(title) at \(width)")
        let fits = natural + 8 + 40 + 8 <= width
        // A title without space next to the image continues in a second line.
        let shown =
          fits ? natural : text.paragraph(title, font, width: width - 56, maxLines: 2).width - 6
        #expect(ink.x.upperBound - ink.x.lowerBound >= shown - 3, "\(title) at \(width)")
        let picture = state == .failure ? 32.0 : 40
        #expect(ink.x.lowerBound >= whole.x.lowerBound + picture, "the words are next to the image")
      }
    }
  }

  @Test("The image stays in place between states", arguments: [200.0, 230, 320])
  func steadyPicture(width: Double) throws {
    var style = ZCHeaderStyle(images: .frames)
    style.texts = ControlTexts(idle: "Pull", pulling: "Release to refresh!", refreshing: "Wait")
    let edges = try [RefreshState.idle, .pulling, .refreshing].map { state in
      try #require(
        try ControlPicture(style: style, width: width).pixels(state, text: text).inkOnGround()
      ).x.lowerBound
    }
    #expect(Set(edges).count == 1)
  }

  @Test("A right-to-left list has the mirror image")
  func mirrored() throws {
    func ink(_ direction: TextDirection, x: Range<Double>) throws -> ClosedRange<Double> {
      let pixels = try ControlPicture(style: ZCHeaderStyle()).pixels(text: text) {
        $0.axis.direction = direction
      }
      return try #require(pixels.part(x: x, y: 0..<60, scale: 1).inkOnGround()).x
    }
    #expect(try ink(.rightToLeft, x: 180..<320) == 4...44, "the image is 96 points from the right")
    let words = try ink(.leftToRight, x: 140..<320)
    let mirror = try ink(.rightToLeft, x: 0..<180)
    #expect(abs(140 + words.lowerBound - (320 - mirror.upperBound)) <= 1.5)
  }

  @Test(
    "In a horizontal list arrows lie and animations are upright", arguments: TextDirection.allCases)
  func horizontal(direction: TextDirection) throws {
    /// An image whose upper half is red.
    let canvas = try Canvas(width: 40, height: 40)
    canvas.fill(Color(rgb: 0, 0, 255))
    canvas.fill(Rect(x: 0, y: 0, width: 40, height: 20), Color(rgb: 255, 0, 0))
    let image = try ControlImage(canvas.pixels())
    var style = ZCHeaderStyle(images: ImageSequence([image]))
    func corner(_ state: RefreshState) throws -> Color? {
      var appearance = ControlAppearance()
      appearance.axis.orientation = .horizontal
      appearance.axis.direction = direction
      appearance.state = state
      appearance.width = 200
      appearance.height = 60
      let sheet = try Canvas(width: 60, height: 200)
      // Rotates the box as the painter does for a list that begins at this side.
      if direction == .leftToRight {
        sheet.rotated(by: -.pi / 2, aroundX: 0, y: 200) {
          style.draw(appearance, on: sheet, text: text)
        }
      } else {
        sheet.rotated(by: .pi / 2, aroundX: 60, y: 0) {
          style.draw(appearance, on: sheet, text: text)
        }
      }
      let pixels = try sheet.pixels()
      let ink = try #require(pixels.extent { $0.green == 0 && $0.alpha == 255 })
      #expect(ink.columns == 10...49 && ink.rows.count == 40)
      // The upper corner on the side of the box's top.
      let x = direction == .leftToRight ? ink.columns.lowerBound : ink.columns.upperBound
      let y = direction == .leftToRight ? ink.rows.lowerBound : ink.rows.upperBound
      return pixels.color(atX: x, y: y)
    }
    let red = Color(rgb: 255, 0, 0)
    let blue = Color(rgb: 0, 0, 255)
    let upright = direction == .leftToRight ? red : blue
    for state in [RefreshState.idle, .pulling, .refreshing] {
      #expect(try corner(state) == upright)
    }
    style = ZCHeaderStyle()
    style.pictures.normal = image
    #expect(try corner(.idle) == red, "an image for the pull is rotated with the box")
  }

  @Test("A dark list has a dark background and readable words")
  func dark() throws {
    let pixels = try ControlPicture(style: ZCHeaderStyle()).pixels(text: text) {
      $0.palette = .dark
    }
    let background = try #require(pixels.color(atX: 0, y: 0))
    #expect(background.luminance < 0.05)
    let label = pixels.part(x: 140..<236, y: 0..<60, scale: 1)
    var greatest = 1.0
    for y in 0..<label.height {
      for x in 0..<label.width {
        greatest = max(greatest, label.color(atX: x, y: y)?.contrast(with: background) ?? 1)
      }
    }
    #expect(greatest > 7)
  }

  @Test("Any words and any size can be drawn")
  func badInput() throws {
    let long = String(repeating: "刷新", count: 5000)
    for words in [long, "a\nb\r\nc", "<b>&amp;</b>", "", "\u{FFFD}\0"] {
      for style in [ZCHeaderStyle(), ZCFooterStyle()] as [any ControlStyle] {
        var style = style
        for state in RefreshState.allCases { style.texts[state] = words }
        for state in RefreshState.allCases {
          let pixels = try ControlPicture(style: style).pixels(state, text: text) {
            $0.previousState = .noMoreData
            $0.change = 0.3
          }
          #expect(pixels[319, 59].map { $0 == (230, 230, 230, 255) } == true)
        }
      }
    }
    for width in [0, 1, 40, 100, .nan, -5, .infinity, 1e300] as [Double] {
      for fraction in [0.5, 1, .nan, -1] {
        for state in RefreshState.allCases {
          _ = try ControlPicture(style: ZCHeaderStyle()).pixels(state, text: text) {
            $0.width = width
            $0.previousState = .idle
            $0.change = fraction
            $0.turn = width
            $0.time = width
          }
        }
      }
    }
  }
}
