import CairoDrawing
import RefreshModel
import SceneModel
import ScrollModel
import Testing

@Suite("A header with several actions") struct ActionsStyleTests {
  private let text: TextRenderer

  init() throws { text = try TextRenderer() }

  private func picture(
    _ style: any ControlStyle, _ state: RefreshState = .idle, width: Double = 320,
    background: Color? = nil, change: (inout ControlAppearance) -> Void = { _ in }
  ) throws -> StylePicture {
    try StylePicture(style, state, width: width, background: background, text: text, change: change)
  }

  /// Returns the horizontal centre, in points, of the disc behind the chosen action.
  private func chosen(_ change: @escaping (inout ControlAppearance) -> Void) throws -> Double {
    let picture = try picture(ActionsHeaderStyle(), .pulling, background: Palette.light.background)
    {
      $0.turn = 1
      $0.actionCount = 3
      $0.chosenAction = 1
      change(&$0)
    }
    return try #require(Self.disc(in: picture.pixels))
  }

  /// Returns the horizontal centre of the pixels in the disc's colour, or `nil` if there are none.
  private static func disc(in pixels: Pixels) -> Double? {
    let accent = Palette.light.focus
    let extent = pixels.extent {
      Double($0.red) == (accent.red * 255).rounded()
        && Double($0.blue) == (accent.blue * 255).rounded()
    }
    return extent.map { Double($0.columns.lowerBound + $0.columns.upperBound + 1) / 2 }
  }

  @Test("The disc follows the choice, and not the finger")
  func disc() throws {
    for finger in [0, 1.0 / 3, 0.5, 0.9] {
      #expect(try abs(chosen { $0.fingerPosition = finger } - 160) < 1, "\(finger)")
    }
    #expect(try abs(chosen { $0.chosenAction = 0 } - 64) < 1)
    #expect(try abs(chosen { $0.chosenAction = 2 } - 256) < 1)
    #expect(
      try abs(chosen { $0.choice = 0.5 } - 112) < 1, "the disc is halfway between two actions")
    let mirrored = try chosen {
      $0.chosenAction = 0
      $0.axis.direction = .rightToLeft
    }
    #expect(abs(mirrored - 256) < 1, "in a right-to-left list the first action is at the right")
    for wrong in [-3, 9, .nan, .infinity] {
      #expect(try (64...256).contains(chosen { $0.choice = wrong }.rounded()))
    }
  }

  @Test("Pulled straight down, the disc is on an action's symbol", arguments: 1...8)
  func straightDown(count: Int) throws {
    var policy = RefreshPolicy.actions
    policy.actionCount = count
    var drawn = try DrawnScene(width: 300) {
      $0.header = policy
      $0.rubberBand = nil
    }
    drawn.painter.header = ActionsHeaderStyle()
    try drawn.send(.press(Point(x: 150, y: 20)), after: 0.1)
    try drawn.send(.move(Point(x: 150, y: 110)), after: 0.1)
    drawn.scene.advance(to: 1)
    let pixels = try drawn.pixels(SceneContents())
    let pitch = min(300 / Double(count), 96)
    let place = 150 + (Double(count / 2) - Double(count - 1) / 2) * pitch
    #expect(try abs(#require(Self.disc(in: pixels)) - place) < 1)
  }

  @Test("At a boundary the disc moves to the next action")
  func boundary() throws {
    var drawn = try DrawnScene(width: 300) {
      $0.header = .actions
      $0.rubberBand = nil
    }
    drawn.painter.header = ActionsHeaderStyle()
    try drawn.send(.press(Point(x: 198, y: 20)), after: 0.1)
    try drawn.send(.move(Point(x: 198, y: 110)), after: 0.1)
    drawn.scene.advance(to: 1)
    func place() throws -> Double {
      try #require(Self.disc(in: drawn.pixels(SceneContents())))
    }
    #expect(try abs(place() - 150) < 1)
    try drawn.send(.move(Point(x: 202, y: 110)))
    #expect(try abs(place() - 150) < 1, "the disc starts to move")
    drawn.scene.advance(to: 1.1)
    #expect(try abs(place() - 198) < 2, "half of the distance after half of the time")
    drawn.scene.advance(to: 1.2)
    #expect(try abs(place() - 246) < 1)
    #expect(!drawn.scene.needsFrames, "the disc has stopped")
  }

  @Test("Five to eight actions are all visible at any width", arguments: [5, 8])
  func many(count: Int) throws {
    for width in [160.0, 300] {
      for chosen in 0..<count {
        let picture = try picture(
          ActionsHeaderStyle(), .pulling, width: width, background: Palette.light.background
        ) {
          $0.turn = 1
          $0.actionCount = count
          $0.chosenAction = chosen
        }
        let background = try #require(picture.pixels[0, 0])
        let ink = try #require(picture.pixels.extent { $0 != background }).columns
        #expect(ink.lowerBound > 0 && Double(ink.upperBound) < width - 1, "no symbol is cut off")
        for index in 0..<count {
          let middle = (Double(index) + 0.5) * width / Double(count)
          let sign = picture.pixels.part(
            x: middle - 6..<middle + 6, y: 16..<56, scale: 1
          ).extent { $0 != background }
          #expect(sign != nil, "\(index) of \(count), \(width) points")
        }
      }
    }
  }

  @Test("After the release the disc stays and other actions fade")
  func firedAction() throws {
    func refreshing(_ finger: Double, _ change: Double) throws -> StylePicture {
      try picture(ActionsHeaderStyle(), .refreshing) {
        $0.actionCount = 3
        $0.chosenAction = 2
        $0.previousState = .pulling
        $0.fingerPosition = finger
        $0.change = change
      }
    }
    #expect(try refreshing(0.1, 1).pixels == refreshing(0.9, 1).pixels)
    let ink = try #require(try refreshing(0.1, 1).ink())
    #expect(abs(ink.midX - 256) < 1 && ink.width == 40)
    #expect(
      try #require(try refreshing(0.1, 0.1).ink()).x < 80,
      "at first the other actions are still visible")
  }

  @Test("The chosen action has its title below it")
  func actionTitles() throws {
    var style = ActionsHeaderStyle()
    style.actions = [.init("New list", .add), .init("Reload", .refresh), .init("Find", .close)]
    let titled = try picture(style, .pulling) {
      $0.turn = 1
      $0.actionCount = 3
      $0.chosenAction = 0
    }
    style.actions[0].title = ""
    let quiet = try picture(style, .pulling) {
      $0.turn = 1
      $0.actionCount = 3
      $0.chosenAction = 0
    }
    #expect(titled.amount > quiet.amount + 50)
    let alone = try #require(try picture(style, .pulling) { $0.turn = 1 }.ink())
    #expect(alone.midX == 160)
    for count in [-1, 0, 5, 8] {
      #expect(try picture(style, .pulling) { $0.actionCount = count }.ink() != nil, "\(count)")
    }
  }

  @Test("A title is centred below its symbol, within the list")
  func titlePlaces() throws {
    var style = ActionsHeaderStyle()
    style.actions = [.init("New", .add), .init("Reload it all", .refresh), .init("Find", .search)]
    func title(_ chosen: Int, width: Double = 320) throws -> ClosedRange<Int> {
      let picture = try picture(style, .pulling, width: width) {
        $0.turn = 1
        $0.actionCount = 3
        $0.chosenAction = chosen
      }
      // The title is below the disc.
      return try #require(
        picture.pixels.part(columns: 0..<picture.pixels.width, rows: 50..<72).ink
      ).columns
    }
    for (index, middle) in [(0, 64.0), (1, 160), (2, 256)] {
      let columns = try title(index)
      #expect(abs(Double(columns.lowerBound + columns.upperBound) / 2 - middle) < 2)
    }
    let narrow = try title(1, width: 60)
    #expect(narrow.lowerBound >= 0 && narrow.upperBound < 60)
    style.actions[2].title = "Look for new ones in all lists"
    let long = try title(2)
    #expect(long.upperBound < 320 && long.lowerBound > 100)
  }
}
