import Replay

/// The values of `--screenshot` and of the options that require it.
struct ScreenshotOptions: Equatable {
  /// The maximum side length of the window, in points.
  private static let largestSide = 10_000
  /// The minimum interval between pictures, in seconds.
  private static let shortestInterval = 0.001

  /// The file for the picture, or `nil` if there is no `--screenshot`.
  var file: String?
  /// The size of the window with its header bar, in points, or `nil` for the default size.
  var size: (width: Int32, height: Int32)? { sides.map { ($0[0], $0[1]) } }
  /// The number of pixels per point, or `nil` for the display's scale.
  private(set) var scale: Int?
  /// The theme, or `nil` for the user's theme.
  private(set) var theme: Script.Theme?
  /// The path of the script to play, or `nil` if there is none.
  private(set) var script: String?
  /// The interval between pictures in seconds, or `nil` for a single picture.
  private(set) var interval: Double?

  private var sides: [Int32]?
  /// The first option on the command line that requires `--screenshot`.
  private var firstGiven: String?

  /// The reason why the combination of options is invalid, or `nil` if it is valid.
  var fault: String? {
    if file == nil { return firstGiven.map { "\($0) needs --screenshot" } }
    if interval != nil, script == nil { return "--every needs --script" }
    return nil
  }

  /// Sets the value of an option.
  ///
  /// Throws if the value is invalid, or if there is no such option.
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
