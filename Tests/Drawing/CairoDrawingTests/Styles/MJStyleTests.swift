import CairoDrawing
import RefreshModel
import SceneModel
import ScrollModel
import Testing

@Suite("Appearance of MJRefresh's controls") struct MJStyleTests {
  private let text: TextRenderer
  private let font = TextStyle(size: 14, isBold: true)

  init() throws { text = try TextRenderer() }

  private func width(_ words: String) -> Double { text.line(words, font).width }

  /// Returns an image of one colour.
  private func image(_ width: Double, _ height: Double, _ color: Color) throws -> ControlImage {
    let canvas = try Canvas(width: width, height: height)
    canvas.fill(color)
    return try ControlImage(try canvas.pixels())
  }

  /// Returns images of different gray levels, 30 × 20 points.
  private func grays(_ count: Int) throws -> ImageSequence {
    ImageSequence(
      try (0..<count).map { index in
        let gray = Double(index * 20)
        return try image(30, 20, Color(rgb: gray, 255, gray))
      })
  }

  @Test("Heights are the documented ones")
  func heights() {
    #expect(MJHeaderStyle().height == 54 && MJHeaderStyle(symbol: .text).height == 54)
    #expect(MJBackFooterStyle().height == 44 && MJAutoFooterStyle().height == 44)
    #expect(MJTrailerStyle().height == 60)
    #expect(HeaderName.mjImages.style.height == 54 && FooterName.mjAutoImages.style.height == 44)
  }

  @Test("Titles are the documented ones")
  func titles() {
    let auto = ControlTexts.mjAutoFooter
    #expect(auto.title(for: .idle) == "Tap or pull up to load more")
    #expect(auto.title(for: .refreshing) == "Loading...")
    #expect(auto.title(for: .noMoreData) == "No more data")
    let trailer = ControlTexts.mjTrailer
    #expect(trailer.title(for: .idle) == "Pull to see details")
    #expect(trailer.title(for: .refreshing) == trailer.title(for: .pulling))
  }

  @Test(
    "The last-updated line shows in all states or none",
    arguments: [nil, "Let go to look for all that is new"])
  func stableLines(pulling: String?) throws {
    var usualStyle = MJHeaderStyle()
    if let pulling { usualStyle.texts[.pulling] = pulling }
    var policy = RefreshPolicy.mj
    (policy.successDwell, policy.failureDwell) = (1, 1)
    var found: Set<[Bool]> = []
    for width in stride(from: 160.0, through: 400, by: 10) {
      var drawn = try DrawnScene(width: width) {
        $0.header = policy
        $0.rubberBand = nil
      }
      func hasLine() throws -> Bool {
        drawn.painter.header = usualStyle
        let usual = try drawn.pixels(SceneContents())
        var style = usualStyle
        style.showsLastUpdated = false
        drawn.painter.header = style
        return try drawn.pixels(SceneContents()) != usual
      }
      var lines: [Bool] = []
      for result in [RefreshResult.success, .failure] {
        try drawn.send(.press(Point(x: 80, y: 20)), after: 0.1)
        try drawn.send(.move(Point(x: 80, y: 70)), after: 0.1)
        lines.append(try hasLine())
        try drawn.send(.move(Point(x: 80, y: 90)), after: 0.1)
        drawn.scene.advance(to: drawn.scene.time + 0.5)
        lines.append(try hasLine())
        try drawn.send(.release(Point(x: 80, y: 90)), after: 0.1)
        drawn.scene.advance(to: drawn.scene.time + 1)
        lines.append(try hasLine())
        try drawn.send(.end(.header, result))
        drawn.scene.advance(to: drawn.scene.time + 0.5)
        lines.append(try hasLine())
        drawn.scene.advance(to: drawn.scene.time + 2)
      }
      #expect(Set(lines).count == 1, "\(width) points: \(lines)")
      found.insert(lines)
    }
    #expect(found.count == 2, "the line shows in a wide list, and not in a narrow one")
  }

  @Test(
    "The spinner fades out in its place",
    arguments: [TextDirection.leftToRight, .rightToLeft])
  func spinnerStays(direction: TextDirection) throws {
    var drawn = try DrawnScene(width: 400) {
      $0.header = .mj
      $0.axis.direction = direction
    }
    // The header with and without its symbol differs where the spinner is.
    func spinner() throws -> ClosedRange<Double> {
      drawn.painter.header = MJHeaderStyle()
      let whole = try drawn.pixels(SceneContents())
      drawn.painter.header = MJHeaderStyle(symbol: .text)
      let words = try drawn.pixels(SceneContents())
      let columns = (0..<whole.width).filter { x in
        let rows = 0..<whole.height
        return whole.part(columns: x..<x + 1, rows: rows)
          != words.part(columns: x..<x + 1, rows: rows)
      }
      return Double(try #require(columns.first))...Double(try #require(columns.last))
    }
    try drawn.send(.begin(.header, BeginOptions()))
    drawn.scene.advance(to: drawn.scene.time + 1)
    let working = try spinner()
    try drawn.send(.end(.header, .success))
    try drawn.send(.setLastUpdated(1_700_000_000))
    for _ in 0..<6 {
      drawn.scene.advance(to: drawn.scene.time + 0.03)
      let closing = try spinner()
      #expect(abs(closing.lowerBound - working.lowerBound) < 3, "\(closing)")
      #expect(abs(closing.upperBound - working.upperBound) < 3, "\(closing)")
    }
  }

  // MARK: Text alone

  @Test("Text controls show only centred words in every state", arguments: [1.0, 2])
  func wordsAlone(scale: Double) throws {
    for style in [
      MJHeaderStyle(symbol: .text), MJBackFooterStyle(symbol: .text),
      MJAutoFooterStyle(symbol: .text),
    ] as [any ControlStyle] {
      for state in RefreshState.allCases where state != .floorOpen {
        let picture = try StylePicture(style, state, scale: scale, text: text)
        let ink = try #require(picture.ink())
        let title = width(style.texts.title(for: state))
        let words = style is MJHeaderStyle ? max(title, width("Last update: No record")) : title
        #expect(abs(ink.width - words) < 4, "\(state) shows nothing except its words")
        #expect(abs(ink.midX - 160) < 1.5, "\(state)")
      }
    }
  }

  @Test("Without its title or its time a header centres the other")
  func hiddenLabels() throws {
    var style = MJHeaderStyle(symbol: .text)
    style.showsLastUpdated = false
    let title = try #require(StylePicture(style, text: text).ink())
    #expect(abs(title.width - width("Pull down to refresh")) < 4 && abs(title.midY - 27) < 4)
    style.showsLastUpdated = true
    style.showsTitle = false
    let time = try #require(StylePicture(style, text: text).ink())
    #expect(abs(time.width - width("Last update: No record")) < 4 && abs(time.midY - 27) < 4)
    style.showsLastUpdated = false
    #expect(try StylePicture(style, text: text).ink() == nil)
    style.symbol = .normal
    let arrow = try #require(StylePicture(style, text: text).ink())
    #expect(abs(arrow.midX - 160) < 1 && arrow.height >= 39, "the arrow is centred")
  }

  // MARK: Images

  @Test(
    "While pulling, the image follows the pull",
    arguments: [
      (0.0, 0), (0.19, 0), (0.2, 1), (0.5, 2), (0.79, 3), (0.8, 4), (1, 4), (7.5, 4), (-3, 0),
    ])
  func imageFollowsPull(pull: Double, index: Int) throws {
    let images = MJImages(idle: try grays(5), refreshing: try grays(2))
    for style in [
      MJHeaderStyle(symbol: .images(images)), MJBackFooterStyle(symbol: .images(images)),
    ] as [any ControlStyle] {
      let picture = try StylePicture(style, text: text) { $0.pull = pull }
      let gray = UInt8(index * 20)
      #expect(picture.pixels.count(of: gray, 255, gray) == 600, "image \(index)")
    }
  }

  @Test("While refreshing, images change every tenth of a second")
  func imageRuns() throws {
    let images = MJImages(idle: try grays(1), refreshing: try grays(4))
    for style in [
      MJHeaderStyle(symbol: .images(images)), MJBackFooterStyle(symbol: .images(images)),
      MJAutoFooterStyle(symbol: .images(images)),
    ] as [any ControlStyle] {
      for (time, index) in [(0.0, 0), (0.05, 0), (0.15, 1), (0.35, 3), (0.45, 0), (10.25, 2)] {
        let picture = try StylePicture(style, .refreshing, text: text) { $0.time = time }
        let gray = UInt8(index * 20)
        #expect(picture.pixels.count(of: gray, 255, gray) == 600, "\(time)")
      }
    }
  }

  @Test("An image ends 20 points before the words, vertically centred", arguments: [1.0, 2])
  func imagePlace(scale: Double) throws {
    let images = MJImages(idle: try grays(1), refreshing: try grays(1))
    var header = MJHeaderStyle(symbol: .images(images))
    header.showsLastUpdated = false
    for (style, state) in [
      (header, .idle), (MJBackFooterStyle(symbol: .images(images)), .idle),
      (MJAutoFooterStyle(symbol: .images(images)), .refreshing),
    ] as [(any ControlStyle, RefreshState)] {
      let picture = try StylePicture(style, state, scale: scale, text: text)
      let found = try #require(picture.pixels.extent { $0.green > 127 && $0.red < 50 })
      let words = width(style.texts.title(for: state))
      let right = Double(found.columns.upperBound + 1) / scale
      #expect(abs(right - (160 - words / 2 - 20)) <= 0.5, "\(state)")
      #expect(found.columns.count == picture.pixel(30) && found.rows.count == picture.pixel(20))
      let middle = Double(found.rows.lowerBound + found.rows.upperBound + 1) / 2 / scale
      #expect(abs(middle - style.height / 2) <= 0.5)
    }
  }

  @Test("A control grows to the height of its first image")
  func imageHeight() throws {
    let tall = MJImages(refreshing: ImageSequence([try image(10, 80, Color(rgb: 255, 0, 0))]))
    #expect(MJHeaderStyle(symbol: .images(tall)).height == 80)
    #expect(MJBackFooterStyle(symbol: .images(tall)).height == 80)
    #expect(MJAutoFooterStyle(symbol: .images(tall)).height == 80)
    #expect(MJHeaderStyle(symbol: .images(MJImages(idle: try grays(3)))).height == 54)
  }

  @Test("A control with no or empty images keeps its words")
  func noImages() throws {
    for images in [
      MJImages(), MJImages(idle: ImageSequence(), pulling: ImageSequence()),
      MJImages(idle: ImageSequence([ControlImage()]), refreshing: ImageSequence([ControlImage()])),
    ] {
      let style = MJBackFooterStyle(symbol: .images(images))
      for state in RefreshState.allCases where state != .floorOpen {
        let ink = try #require(StylePicture(style, state, text: text).ink())
        #expect(abs(ink.width - width(style.texts.title(for: state))) < 4, "\(state)")
      }
      #expect(style.height == 44)
    }
  }

  @Test("An image is hidden without more data and for results")
  func imageStates() throws {
    let images = MJImages(idle: try grays(1), pulling: try grays(1), refreshing: try grays(1))
    let footer = MJBackFooterStyle(symbol: .images(images))
    for (state, isThere) in [
      (RefreshState.idle, true), (.pulling, true), (.refreshing, true), (.willRefresh, true),
      (.noMoreData, false), (.success, false), (.failure, false),
    ] {
      let picture = try StylePicture(footer, state, text: text)
      #expect((picture.pixels.count(of: 0, 255, 0) == 600) == isThere, "\(state)")
    }
    let auto = MJAutoFooterStyle(symbol: .images(images))
    #expect(try StylePicture(auto, .idle, text: text).pixels.count(of: 0, 255, 0) == 0)
  }

  @Test("In a horizontal list an image is upright before the words")
  func uprightImages() throws {
    let picture = try image(30, 20, Color(rgb: 0, 255, 0))
    let images = MJImages(idle: ImageSequence([picture]))
    for direction in TextDirection.allCases {
      var drawn = try DrawnScene(width: 200, length: 300) {
        $0.axis.orientation = .horizontal
        $0.axis.direction = direction
        $0.header = .mj
        $0.rubberBand = nil
      }
      var style = MJHeaderStyle(symbol: .images(images))
      style.showsLastUpdated = false
      drawn.painter.header = style
      let isReversed = direction == .rightToLeft
      try drawn.send(.pan(dx: isReversed ? -54 : 54, dy: 0), after: 0.1)
      let pixels = try drawn.pixels(SceneContents())
      let found = try #require(pixels.extent { $0.green > 127 && $0.red < 50 })
      #expect(found.columns.count == 30 && found.rows.count == 20, "\(direction)")
      // Words run upwards at the left and downwards at the right; the image precedes them.
      let end = 150 + (width("Pull to refresh") / 2 + 20) * (isReversed ? -1 : 1)
      let near = isReversed ? found.rows.upperBound + 1 : found.rows.lowerBound
      #expect(abs(Double(near) - end) <= 1, "\(direction)")
    }
  }

  // MARK: The automatic footer

  @Test(
    "The auto footer's spinner precedes the title or is centred", arguments: [1.0, 2])
  func autoSpinner(scale: Double) throws {
    var style = MJAutoFooterStyle()
    let idle = try #require(StylePicture(style, scale: scale, text: text).ink())
    #expect(abs(idle.width - width("Tap or pull up to load more")) < 4, "there is no arrow")
    let middle = 160 - (width("Loading...") / 2 + 25)
    let busy = try StylePicture(style, .refreshing, scale: scale, text: text)
    let spinner = try #require(busy.ink(0, middle + 12))
    #expect(abs(spinner.midX - middle) <= 0.75 && abs(spinner.midY - 22) <= 0.5)
    #expect((19...21.5).contains(spinner.width) && (19...21.5).contains(spinner.height))
    style.hidesRefreshingTitle = true
    let alone = try #require(StylePicture(style, .refreshing, scale: scale, text: text).ink())
    #expect(abs(alone.midX - 160) <= 0.5 && alone.width < 22)
    let title = try #require(StylePicture(style, .idle, scale: scale, text: text).ink())
    #expect(title.width == idle.width, "the other states keep their title")
  }

  // MARK: Room

  @Test(
    "Built-in titles fit every width from 200 to 4,000 points",
    arguments: [
      200.0, 201, 210, 219, 225, 240, 480, 1000, 4000,
    ])
  func nothingIsCut(width: Double) throws {
    var header = MJHeaderStyle()
    header.showsLastUpdated = false
    for style in [header, MJBackFooterStyle(), MJAutoFooterStyle(), MJHeaderStyle(symbol: .text)]
      as [any ControlStyle]
    {
      for state in RefreshState.allCases where state != .floorOpen {
        let here = try StylePicture(style, state, width: width, text: text)
        let wide = try StylePicture(style, state, width: 640, text: text)
        if (style as? MJHeaderStyle)?.symbol != .text {
          #expect(abs(here.amount / wide.amount - 1) < 0.02, "\(type(of: style)) \(state)")
        }
        let ink = try #require(here.ink())
        #expect(ink.x >= 2 && ink.maxX <= width - 2, "\(type(of: style)) \(state)")
      }
    }
  }

  @Test("A right-to-left list has the image at the mirrored place")
  func mirrored() throws {
    var images = MJImages()
    images[.idle] = try grays(1)
    let style = MJBackFooterStyle(symbol: .images(images))
    let right = try StylePicture(style, text: text) { $0.axis.direction = .rightToLeft }
    let left = try StylePicture(style, text: text)
    let one = try #require(left.pixels.extent { $0.green == 255 && $0.red == 0 }).columns
    let other = try #require(right.pixels.extent { $0.green == 255 && $0.red == 0 }).columns
    #expect(abs(one.lowerBound - (319 - other.upperBound)) <= 1)
    #expect(one.upperBound < 160 && other.lowerBound > 160)
  }

  // MARK: The trailer

  /// Returns the pixels of a horizontal list that is pulled beyond its end, with a trailer of this
  /// title.
  private func trailer(
    _ title: String, direction: TextDirection = .leftToRight, height: Double = 300,
    scale: Double = 1, pull: Double = 50
  ) throws -> Pixels {
    var drawn = try DrawnScene(rows: 3, height: 50, width: 200, length: height) {
      $0.axis.orientation = .horizontal
      $0.axis.direction = direction
      $0.footer = .mjTrailer
      $0.rubberBand = nil
    }
    var style = MJTrailerStyle()
    for state in RefreshState.allCases { style.texts[state] = title }
    drawn.painter.footer = style
    try drawn.send(.pan(dx: direction == .leftToRight ? -pull : pull, dy: 0), after: 0.1)
    drawn.scene.advance(to: drawn.scene.time + 1)
    return try drawn.pixels(SceneContents(), scale: scale)
  }

  private func ink(_ pixels: Pixels, _ columns: ClosedRange<Double>, scale: Double) throws -> Rect {
    let start = Int(exactly: columns.lowerBound * scale) ?? 0
    let end = Int(exactly: columns.upperBound * scale) ?? 0
    let part = pixels.part(columns: start..<end, rows: 0..<pixels.height)
    let found = try #require(part.extent { $0.alpha > 0 && $0.red < 200 })
    return Rect(
      x: (Double(start + found.columns.lowerBound)) / scale,
      y: Double(found.rows.lowerBound) / scale, width: Double(found.columns.count) / scale,
      height: Double(found.rows.count) / scale)
  }

  @Test("The trailer's arrow and title are at the documented places", arguments: [1.0, 2])
  func trailerPlaces(scale: Double) throws {
    // The list is 200 points wide and pulled by 50 points, so the trailer begins at 150.
    let pixels = try trailer("刷新", scale: scale)
    let arrow = try ink(pixels, 150...176, scale: scale)
    #expect(
      abs(arrow.midX - 165) <= 0.75 && abs(arrow.midY - 150) <= 0.75,
      "the arrow is 15 points inside")
    #expect((18...20.5).contains(arrow.width) && (18...20.5).contains(arrow.height))
    let title = try ink(pixels, 176...200, scale: scale)
    #expect(
      abs(title.midX - 190) <= 1.5 && abs(title.midY - 150) <= 2, "the title is 40 points inside")
    let mirrored = try trailer("刷新", direction: .rightToLeft, scale: scale)
    let other = try ink(mirrored, 24...50, scale: scale)
    #expect(abs(other.midX - 35) <= 0.75)
    #expect(abs(try ink(mirrored, 0...24, scale: scale).midX - 10) <= 1.5)
  }

  @Test("Chinese characters are upright in a column in both directions")
  func uprightLetters() throws {
    let canvas = try Canvas(width: 40, height: 40)
    canvas.fill(Color(red: 1, green: 1, blue: 1))
    canvas.draw(
      text.line("刷", font), in: Rect(x: 0, y: 0, width: 40, height: 40), Palette.light.control)
    let upright = try canvas.pixels()
    let glyph = try #require(upright.extent { $0.red < 200 })
    let model = upright.part(
      columns: glyph.columns.lowerBound..<glyph.columns.upperBound + 1,
      rows: glyph.rows.lowerBound..<glyph.rows.upperBound + 1)
    for direction in TextDirection.allCases {
      let pixels = try trailer("刷刷刷", direction: direction)
      let columns = direction == .leftToRight ? 176...200.0 : 0...24.0
      let column = try ink(pixels, columns, scale: 1)
      #expect(
        abs(column.height - (2 * 14 * 1.2 + Double(model.height))) < 3,
        "the column has three characters")
      #expect(column.width < 16)
      // Compares the topmost character from where its ink begins.
      let left = Int(exactly: column.x) ?? 0
      let top = Int(exactly: column.y) ?? 0
      let first = pixels.part(
        columns: left..<left + model.width, rows: top..<top + model.height)
      let difference = zip(first.bytes, model.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
      let ink = model.bytes.reduce(0) { $0 + 255 - Int($1) }
      #expect(Double(difference) / Double(ink) < 0.6, "\(direction): \(difference) of \(ink)")
    }
  }

  @Test("Characters of other scripts run from top to bottom")
  func lettersAlong() throws {
    for direction in TextDirection.allCases {
      // The only wide character is the first, at the top.
      let pixels = try trailer("Willlllll", direction: direction)
      let columns = direction == .leftToRight ? 176...200.0 : 0...24.0
      let along = try ink(pixels, columns, scale: 1)
      #expect(abs(along.height - width("Willlllll")) < 4 && along.width < 18)
      let start = Int(exactly: columns.lowerBound) ?? 0
      func rowsOfInk(_ rows: Range<Int>) -> Int {
        let part = pixels.part(columns: start..<start + 24, rows: rows)
        return part.bytes.reduce(0) { $0 + 255 - Int($1) }
      }
      let top = Int(exactly: along.y) ?? 0
      let end = top + (Int(exactly: along.height) ?? 0)
      let widest = stride(from: top, to: end - 12, by: 1).filter { row in
        // A vertical bar of an l is one run of ink; a W has gaps between its strokes.
        rowsOfInk(row..<row + 1) > 0
      }
      #expect(!widest.isEmpty)
      #expect(rowsOfInk(top..<top + 14) != rowsOfInk(end - 14..<end))
    }
  }

  @Test("The trailer's arrow points with the pull, then back")
  func trailerArrow() throws {
    func tip(_ direction: TextDirection, pull: Double) throws -> Bool {
      let pixels = try trailer("", direction: direction, pull: pull)
      let edge = direction == .leftToRight ? 200 - pull : pull
      let from = direction == .leftToRight ? edge + 5 : edge - 25
      let arrow = try ink(pixels, from...from + 20, scale: 1)
      // The head is where the ink is high.
      let middle = Int(exactly: arrow.midX.rounded()) ?? 0
      let left = pixels.part(columns: middle - 9..<middle - 2, rows: 0..<300)
      let right = pixels.part(columns: middle + 2..<middle + 9, rows: 0..<300)
      func height(_ part: Pixels) -> Int { part.extent { $0.red < 200 }?.rows.count ?? 0 }
      let isLeft = height(left) > height(right)
      return direction == .leftToRight ? isLeft : !isLeft
    }
    for direction in TextDirection.allCases {
      #expect(try tip(direction, pull: 50), "at rest the arrow points towards the content")
      #expect(try !tip(direction, pull: 70), "armed the arrow points away from the content")
    }
  }

  @Test("A long trailer title has two columns, then an ellipsis")
  func longTrailerTitles() throws {
    let one = try ink(try trailer("滑动查看图文详情", pull: 58), 168...200, scale: 1)
    #expect(one.width < 16 && one.height > 125)
    let two = try ink(try trailer("滑动查看图文详情", height: 100, pull: 58), 168...200, scale: 1)
    #expect(two.width > 26 && two.height <= 100)
    let long = try ink(
      try trailer(String(repeating: "详情", count: 5000), height: 100, pull: 58), 168...200, scale: 1)
    #expect(long.y >= 4 && long.maxY <= 96 && long.width > 26)
    _ = try trailer(String(repeating: "Details ", count: 1250), height: 100)
    _ = try trailer("", height: 1)
    _ = try trailer("详情 details 详情", height: 20)
  }
}
