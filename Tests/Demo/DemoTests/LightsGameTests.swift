import CairoDrawing
import Testing

@testable import tug_demo

@Suite("The game of lights") struct LightsGameTests {
  private static let reach = 0.08
  private static let frame = 1.0 / 60

  @Test("The boat follows the steering and stays on the page")
  func steering() {
    var game = LightsGame()
    for place in [0.2, 5, -5, .nan, .infinity] { game.steer(to: place) }
    #expect(game.target == 0)
    game.steer(by: 0.3)
    var places = [game.boat]
    for _ in 0..<180 {
      game.advance(by: Self.frame, reach: Self.reach)
      places.append(game.boat)
    }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(abs(game.boat - 0.3) < 1e-3)
  }

  @Test("Lights sink; the boat catches them, and new ones appear")
  func catching() throws {
    var game = LightsGame()
    let count = game.lights.count
    let lowest = try #require(game.lights.min { $0.height < $1.height })
    game.steer(to: lowest.place)
    var frames = 0
    while game.caught == 0, frames < 600 {
      game.advance(by: Self.frame, reach: Self.reach)
      frames += 1
    }
    #expect(game.caught == 1 && game.risers.count == 1 && game.risers[0].star == 0)
    #expect(abs(game.risers[0].place - game.boat) <= Self.reach)
    #expect(game.lights.count == count && !game.lights.contains { $0.number == lowest.number })
    for _ in 0..<90 { game.advance(by: Self.frame, reach: 0) }
    #expect(game.risers.isEmpty && game.caught == 1)
  }

  @Test("A boat without reach catches nothing; lights keep appearing")
  func missing() {
    var game = LightsGame()
    for _ in 0..<36_000 {
      game.advance(by: Self.frame, reach: -1)
      let isThere = game.lights.allSatisfy { $0.height > LightsGame.gone && $0.height <= 1 }
      guard isThere, game.lights.allSatisfy({ (0...1).contains($0.place) }) else {
        Issue.record("a light is out of the page: \(game.lights)")
        return
      }
    }
    #expect(game.caught == 0 && game.lights.allSatisfy { $0.number > 100 })
  }

  @Test("A paused game continues unchanged")
  func pause() {
    var (paused, short) = (LightsGame(), LightsGame())
    paused.advance(by: 3600, reach: Self.reach)
    short.advance(by: 0.1, reach: Self.reach)
    #expect(paused == short)
    paused.advance(by: -1, reach: Self.reach)
    paused.advance(by: .nan, reach: Self.reach)
    #expect(paused == short)
  }

  @Test("Without animations lights rest and the boat jumps")
  func still() throws {
    var game = LightsGame()
    game.settle(reach: nil)
    #expect(Set(game.lights.map(\.height)).count == 1 && game.caught == 0)
    let light = try #require(game.lights.last)
    game.steer(to: light.place)
    game.settle(reach: 0.01)
    #expect(game.boat == light.place && game.caught == 1 && game.risers.isEmpty)
    #expect(!game.lights.contains { $0.number == light.number })
  }

  @Test("The boat stays on the page and reaches its length", arguments: [160.0, 420, 1600])
  func places(width: Double) {
    let page = Rect(x: 0, y: 0, width: width, height: 600)
    for fraction in [0, 0.5, 1.0] {
      let frame = Harbour.Places(in: page, boat: fraction).boat.frame
      #expect(frame.x >= 0 && frame.maxX <= width)
    }
    let middle = Harbour.Places(in: page, boat: 0.5).boat.frame
    #expect(abs(middle.x + middle.width / 2 - width / 2) < 1e-9)
    let reach = LightsScene.reach(on: page) * width
    #expect(reach > middle.width / 2 && reach < middle.width)
  }
}
