import CairoDrawing
import Testing

@Suite struct ImageSequenceTests {
  /// Returns `count` images, each one pixel wider than the previous one.
  private func images(_ count: Int) throws -> [ControlImage] {
    try (0..<count).map {
      let canvas = try Canvas(width: Double($0 + 1), height: 1)
      canvas.fill(Color(red: 1, green: 1, blue: 1))
      return try ControlImage(canvas.pixels())
    }
  }

  @Test("An image lasts a tenth of a second by default")
  func duration() throws {
    let images = try images(4)
    let sequence = ImageSequence(images)
    #expect(abs(sequence.secondsPerCycle - 0.4) < 1e-12)
    #expect(ImageSequence(images, secondsPerCycle: 2).secondsPerCycle == 2)
    for (time, index) in [(0, 0), (0.05, 0), (0.15, 1), (0.35, 3), (0.45, 0), (4.15, 1)] {
      #expect(sequence.image(atTime: time) == images[index], "at \(time)")
    }
    #expect(sequence.image(atTime: -0.05) == images[3], "times before 0 wrap around")
    #expect(sequence.width == 4 && sequence.height == 1)
  }

  @Test("A pull shows image floor(count · pull), then the last")
  func pull() throws {
    let images = try images(5)
    let sequence = ImageSequence(images)
    for (pull, index) in [
      (0, 0), (0.19, 0), (0.2, 1), (0.5, 2), (0.79, 3), (0.8, 4), (1, 4), (7, 4), (1e300, 4),
      (-1, 0), (.infinity, 4), (.nan, 0),
    ] as [(Double, Int)] {
      #expect(sequence.image(atPull: pull) == images[index], "at \(pull)")
    }
  }

  @Test("No images show nothing, and one image is not animated")
  func zeroAndOne() throws {
    let none = ImageSequence()
    #expect(none.image(atTime: 1) == nil && none.image(atPull: 0.5) == nil)
    #expect(!none.isAnimated && none.width == 0)
    let one = ImageSequence(try images(1))
    #expect(!one.isAnimated)
    for time in [0, 0.05, 7, 1e300, .nan, .infinity] as [Double] {
      #expect(one.image(atTime: time) == one.images[0])
    }
  }

  @Test("Invalid durations show a still image", arguments: [0, -1, .nan, .infinity] as [Double])
  func badDurations(seconds: Double) throws {
    let sequence = ImageSequence(try images(3), secondsPerCycle: seconds)
    #expect(!sequence.isAnimated)
    #expect(sequence.image(atTime: 5) == sequence.images[0])
    #expect(
      sequence.image(atPull: 0.5) == sequence.images[1], "a pull does not depend on the duration")
    let tiny = ImageSequence(try images(3), secondsPerCycle: .leastNonzeroMagnitude)
    #expect(tiny.image(atTime: 1e300) != nil)
  }

  @Test("Unreadable files are skipped and reported")
  func brokenFiles() {
    let paths = ["/nowhere/1.png", "/dev/null", "/nowhere/2.png"]
    let (sequence, errors) = ImageSequence.reading(pngs: paths)
    #expect(sequence.images.isEmpty)
    #expect(errors.map(\.path) == paths)
    let (empty, none) = ImageSequence.reading(pngs: [])
    #expect(empty.images.isEmpty && none.isEmpty)
  }
}
