import CairoDrawing
import RefreshModel
import Testing

/// The appearance between the end of a refresh and its result: spinner, sign and words move as one.
@Suite("Motion of a result") struct ResultMotionTests {
  private let text: TextRenderer

  init() throws { text = try TextRenderer() }

  static let headers: [HeaderName] = [.native, .ring, .wave, .story, .actions, .material]
  private static let steps = 16

  private func pixels(
    _ style: any ControlStyle, _ state: RefreshState,
    _ change: (inout ControlAppearance) -> Void = { _ in }
  ) throws -> Pixels {
    try ControlPicture(style: style, background: Palette.light.background)
      .pixels(state, text: text) {
        $0.previousState = .idle
        $0.distance = style.height
        $0.pull = 1
        $0.time = 0.4
        change(&$0)
      }
  }

  /// Returns the image of a result after a fraction of the change.
  private func result(
    _ style: any ControlStyle, _ state: RefreshState, at fraction: Double
  ) throws -> Pixels {
    try pixels(style, state) {
      $0.previousState = .refreshing
      $0.change = fraction
    }
  }

  /// Returns the amount of ink: the sum of all differences from the background.
  private func amount(_ pixels: Pixels) -> Double {
    guard let background = pixels[0, 0] else { return 0 }
    var sum = 0
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        guard let pixel = pixels[x, y] else { continue }
        sum +=
          abs(Int(pixel.red) - Int(background.red)) + abs(Int(pixel.green) - Int(background.green))
          + abs(Int(pixel.blue) - Int(background.blue))
      }
    }
    return Double(sum)
  }

  @Test("A result begins with the unchanged spinner", arguments: headers)
  func begin(name: HeaderName) throws {
    let busy = try pixels(name.style, .refreshing)
    for state in [RefreshState.success, .failure] {
      #expect(try busy.greatestDifference(from: result(name.style, state, at: 0)) <= 3, "\(state)")
    }
  }

  @Test("Nothing jumps sideways or vanishes during the change", arguments: headers)
  func way(name: HeaderName) throws {
    let style = name.style
    for state in [RefreshState.success, .failure] {
      let frames = try (0...Self.steps).map {
        try result(style, state, at: Double($0) / Double(Self.steps))
      }
      let edges = try frames.map { try #require($0.inkOnGround(tolerance: 24)).x.lowerBound }
      let way = abs(try #require(edges.last) - edges[0])
      for (edge, next) in zip(edges, edges.dropFirst()) {
        // Some styles need only a quarter of the time, and loose lines turn a little further.
        #expect(abs(next - edge) <= 4 * way / Double(Self.steps) + 4, "\(state)")
      }
      let amounts = frames.map(amount)
      let least = min(amounts[0], try #require(amounts.last))
      #expect(try #require(amounts.min()) >= 0.8 * least, "\(state)")
    }
  }

  @Test("A ring in the accent colour keeps it")
  func color() throws {
    let focus = Palette.light.focus
    func count(_ state: RefreshState, at fraction: Double) throws -> Int {
      try result(RingHeaderStyle(), state, at: fraction).count(
        of: UInt8(focus.red * 255), UInt8(focus.green * 255), UInt8(focus.blue * 255))
    }
    for state in [RefreshState.success, .failure] {
      let counts = try [0, 0.25, 0.5, 0.75, 1].map { try count(state, at: $0) }
      #expect(counts[0] > 10)
      #expect(zip(counts, counts.dropFirst()).allSatisfy { $1 >= $0 }, "\(counts)")
    }
  }

  @Test("New words of a result replace the old ones immediately")
  func words() throws {
    var style = NativeHeaderStyle()
    style.texts[.refreshing] = "Up to date"
    let first = try result(style, .success, at: 0)
    #expect(try first.greatestDifference(from: pixels(style, .refreshing)) <= 3)
  }

  @Test("A control closing without a result keeps its words")
  func closing() throws {
    for base in [NativeHeaderStyle(), RingHeaderStyle(), StoryHeaderStyle()] as [any HeaderStyle] {
      var style = base
      style.texts[.refreshing] = "At work"
      style.texts[.idle] = "Some other words"
      let first = try pixels(style, .idle) {
        $0.previousState = .refreshing
        ($0.isClosing, $0.closing) = (true, 0)
      }
      let busy = try pixels(style, .refreshing)
      #expect(first.inkOnGround()?.x == busy.inkOnGround()?.x, "\(type(of: style))")
    }
  }

  @Test("A footer's last words appear at its spinner and replace it")
  func nothingMore() throws {
    for style in [NativeFooterStyle(), BounceDotsFooterStyle()] as [any ControlStyle] {
      func frame(_ fraction: Double) throws -> Pixels {
        try pixels(style, .noMoreData) {
          $0.previousState = .refreshing
          ($0.isClosing, $0.closing, $0.change) = (true, fraction, fraction)
        }
      }
      #expect(try frame(0).greatestDifference(from: pixels(style, .refreshing)) <= 3)
      let last = try #require(try frame(0.999).inkOnGround())
      let rest = try #require(try pixels(style, .noMoreData).inkOnGround())
      #expect(abs(last.x.lowerBound - rest.x.lowerBound) <= 1)
      #expect(abs(last.x.upperBound - rest.x.upperBound) <= 1)
    }
  }

  @Test("The drawing shows success and failure without words", arguments: [Palette.light, .dark])
  func story(palette: Palette) throws {
    var style = StoryHeaderStyle()
    style.parts.showsTitle = false
    func shape(_ state: RefreshState) throws -> Set<Int> {
      let picture = try ControlPicture(style: style, background: palette.background)
        .pixels(state, text: text) {
          $0.previousState = .refreshing
          $0.palette = palette
        }
      let background = try #require(picture[0, 0])
      return Set(
        (0..<picture.width * picture.height).filter {
          let pixel = picture[$0 % picture.width, $0 / picture.width]
          return abs(Int(pixel?.red ?? 0) - Int(background.red)) > 40
        })
    }
    let (success, failure) = (try shape(.success), try shape(.failure))
    #expect(success == (try shape(.pulling)).union(success), "the drawing of a success is complete")
    #expect(
      failure.subtracting(success).count > failure.count / 3,
      "the lines of a failure have come loose")
  }
}
