import Recording
import Replay

/// The options of `random-events`.
struct RunOptions {
  static let usage = "Usage: random-events [--events N] [--seed S] [--help]"

  private(set) var events = 200_000
  private(set) var seed: UInt64
  private(set) var showsHelp = false

  /// Reads `words`, which exclude the program's name.
  init(_ words: some Sequence<String>) throws(ProgramArguments.Fault) {
    var generator = SystemRandomNumberGenerator()
    seed = generator.next()
    var arguments = ProgramArguments(words)
    while let argument = try arguments.next() {
      switch argument {
      case .option("--events"):
        guard let count = Int(try arguments.value()), count > 0 else {
          throw arguments.refusal("needs a number from 1")
        }
        events = count
      case .option("--seed"):
        guard let number = UInt64(try arguments.value()) else {
          throw arguments.refusal("needs a number from 0")
        }
        seed = number
      case .help:
        showsHelp = true
        return
      case .option(let name): throw .unknown(name)
      case .version: throw .unknown("--version")
      case .word(let word): throw .init("unexpected argument: \(Excerpt(word))")
      }
    }
  }
}
