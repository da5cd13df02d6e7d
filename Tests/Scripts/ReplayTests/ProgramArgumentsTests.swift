import Replay
import Testing

@Suite("Arguments of programs")
struct ProgramArgumentsTests {
  /// The result of reading arguments with one option that has a value.
  private enum Outcome: Equatable {
    case read([String])
    case refused(String)
  }

  private func read(_ words: [String]) -> Outcome {
    var arguments = ProgramArguments(words)
    var read: [String] = []
    do throws(ProgramArguments.Fault) {
      while let argument = try arguments.next() {
        switch argument {
        case .help: read.append("help")
        case .version: read.append("version")
        case .option("--size"): read.append("size \(try arguments.value())")
        case .option("--count"):
          guard let count = Int(try arguments.value()) else {
            throw arguments.refusal("needs a number")
          }
          read.append("count \(count)")
        case .option("--flag"): read.append("flag")
        case .option(let name): throw .unknown(name)
        case .word(let word): read.append("word \(word)")
        }
      }
    } catch {
      return .refused(error.description)
    }
    return .read(read)
  }

  @Test(
    "A value follows a blank or an equals sign",
    arguments: [
      (["--size", "7"], ["size 7"]), (["--size=7"], ["size 7"]), (["--size=a=b"], ["size a=b"]),
      (["--size", "=7"], ["size =7"]), (["--size==7"], ["size =7"]),
      (["--count=-1", "--flag"], ["count -1", "flag"]), (["--count", "-1"], ["count -1"]),
      (["--size", "--flag"], ["size --flag"]), (["--size", "--"], ["size --"]),
      (["a", "--size=1", "b"], ["word a", "size 1", "word b"]),
    ] as [([String], [String])])
  func values(words: [String], expected: [String]) {
    #expect(read(words) == .read(expected))
  }

  @Test(
    "Two dashes end the options",
    arguments: [
      (["--", "--flag", "-x", "--help"], ["word --flag", "word -x", "word --help"]),
      (["--flag", "--", "--", "a"], ["flag", "word --", "word a"]), (["--"], []),
      (["--", "--size=1"], ["word --size=1"]),
    ] as [([String], [String])])
  func endOfOptions(words: [String], expected: [String]) {
    #expect(read(words) == .read(expected))
  }

  @Test("A dash and an empty argument are words")
  func words() {
    #expect(read(["-", "", "a=b"]) == .read(["word -", "word ", "word a=b"]))
    #expect(read([]) == .read([]))
    #expect(read(["--help", "--version"]) == .read(["help", "version"]))
  }

  @Test(
    "A fault names its argument in one line",
    arguments: [
      (["--size"], "--size needs a value"), (["--size="], "--size needs a value"),
      (["--size", ""], "--size needs a value"), (["--count"], "--count needs a value"),
      (["--count", "x"], "--count needs a number: x"),
      (["--count=1.5"], "--count needs a number: 1.5"),
      (["--flag=1"], "--flag takes no value: --flag=1"),
      (["--flag=", "a"], "--flag takes no value: --flag="),
      (["--help=1"], "--help takes no value: --help=1"),
      (["--version="], "--version takes no value: --version="),
      (["--bogus=1"], "unknown option: --bogus"), (["-x"], "unknown option: -x"),
      (["---"], "unknown option: ---"), (["--=1"], "unknown option: --"),
      (["--bo\ngus"], "unknown option: --bo gus"),
      (["--count", "1\r\n2"], "--count needs a number: 1 2"),
    ] as [([String], String)])
  func faults(words: [String], reason: String) {
    #expect(read(words) == .refused(reason))
  }

  @Test("A fault repeats only the beginning of a long argument")
  func longArguments() {
    let long = String(repeating: "ä", count: 50_000)
    for words in [["--\(long)"], ["--count", long], ["--flag=\(long)"], ["--help=\(long)"]] {
      guard case .refused(let reason) = read(words) else {
        Issue.record("\(words[0].prefix(10)) was read")
        continue
      }
      #expect(reason.hasSuffix("ä…") && reason.count < 200)
    }
  }
}
