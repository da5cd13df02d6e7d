import Replay

/// The values of `--screenshot` and of the options that need it.
struct ScreenshotOptions: Equatable {
  /// The largest window in points, each way.
  private static let largestSide = 10_000
  /// The shortest time between two pictures in seconds.
  private static let shortestInterval = 0.001

  /// The file for the picture; nil for none.
  var file: String?
  /// The size of the window, its header bar included, in points; nil for its usual one.
  var size: (width: Int32, height: Int32)? { sides.map { ($0[0], $0[1]) } }
  /// Pixels to the point; nil for the display's.
  private(set) var scale: Int?
  /// The colours; nil for the user's.
  private(set) var theme: Script.Theme?
  /// The script to play; nil for none.
  private(set) var script: String?
  /// Seconds from one picture to the next; nil for one picture.
  private(set) var interval: Double?

  private var sides: [Int32]?
  /// The first given option that needs `--screenshot`.
  private var firstGiven: String?

  /// The reason why the options exclude each other; nil where they do not.
  var fault: String? {
    if file == nil { return firstGiven.map { "\($0) needs --screenshot" } }
    if interval != nil, script == nil { return "--every needs --script" }
    return nil
  }

  /// Reads the value of `option`.
  ///
  /// Throws if the value is refused, or if there is no such option.
  mutating func read(
    _ option: String, _ reader: inout ProgramArguments
  ) throws(ProgramArguments.Fault) {
    switch option {
    case "--screenshot":
      let path = try reader.value()
      guard !path.hasSuffix("/") else { throw reader.refusal("is not a file") }
      file = path
      return
    case "--size":
      let words = try reader.value().split(separator: "x", omittingEmptySubsequences: false)
      let sides = words.compactMap { Self.side($0) }
      guard words.count == 2, sides.count == 2 else {
        throw reader.refusal("is not WIDTHxHEIGHT in whole points from 1 to \(Self.largestSide)")
      }
      self.sides = sides
    case "--scale":
      let text = try reader.value()
      guard ["1", "2", "3"].contains(text) else { throw reader.refusal("is not 1, 2 or 3") }
      scale = Int(text)
    case "--theme":
      theme = Script.Theme(rawValue: try reader.value())
      guard theme != nil else { throw reader.refusal("is neither light nor dark") }
    case "--script": script = try reader.value()
    case "--every":
      guard let seconds = Double(try reader.value()), seconds >= Self.shortestInterval,
        seconds.isFinite
      else {
        throw reader.refusal("is not a number of seconds from \(Self.shortestInterval)")
      }
      interval = seconds
    default: throw .unknown(option)
    }
    firstGiven = firstGiven ?? option
  }

  private static func side(_ word: Substring) -> Int32? {
    guard word.utf8.allSatisfy({ (48...57).contains($0) }), let side = Int32(word),
      (1...largestSide).contains(Int(side))
    else { return nil }
    return side
  }
}
