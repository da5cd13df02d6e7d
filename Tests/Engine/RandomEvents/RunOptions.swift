struct RunOptions {
  static let usage = "usage: random-events [--events N] [--seed S]"

  private(set) var events = 200_000
  private(set) var seed: UInt64

  /// Parses `arguments`, or returns `nil` if they do not match `usage`.
  init?(_ arguments: [String]) {
    var generator = SystemRandomNumberGenerator()
    seed = generator.next()
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch (word, Int(value), UInt64(value)) {
      case ("--events", let count?, _) where count > 0: events = count
      case ("--seed", _, let number?): seed = number
      default: return nil
      }
    }
  }
}
