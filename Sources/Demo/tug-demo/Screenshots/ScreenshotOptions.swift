import Replay

/// The values of `--screenshot` and of the options that need it.
struct ScreenshotOptions: Equatable {
  /// The options that need `--screenshot`.
  static let names = ["--size", "--scale", "--theme", "--script", "--every"]
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

  /// Takes the value of an option; returns the reason where it is refused.
  mutating func take(_ value: String, for option: String) -> String? {
    if option != "--screenshot", firstGiven == nil { firstGiven = option }
    switch option {
    case "--screenshot":
      guard !value.hasSuffix("/") else { return "--screenshot is not a file: \(value)" }
      file = value
    case "--size":
      let words = value.split(separator: "x", omittingEmptySubsequences: false)
      let sides = words.compactMap { Self.side($0) }
      guard words.count == 2, sides.count == 2 else {
        return "--size is not WIDTHxHEIGHT in whole points from 1 to \(Self.largestSide): \(value)"
      }
      self.sides = sides
    case "--scale":
      guard ["1", "2", "3"].contains(value) else { return "--scale is not 1, 2 or 3: \(value)" }
      scale = Int(value)
    case "--theme":
      guard let theme = Script.Theme(rawValue: value) else {
        return "--theme is neither light nor dark: \(value)"
      }
      self.theme = theme
    case "--script":
      script = value
    default:
      guard let seconds = Double(value), seconds >= Self.shortestInterval, seconds.isFinite else {
        return "--every is not a number of seconds from \(Self.shortestInterval): \(value)"
      }
      interval = seconds
    }
    return nil
  }

  private static func side(_ word: Substring) -> Int32? {
    guard word.utf8.allSatisfy({ (48...57).contains($0) }), let side = Int32(word),
      (1...largestSide).contains(Int(side))
    else { return nil }
    return side
  }
}
