import ListModel
import Replay

/// Runs a script and writes what was asked for; nothing is written before all of it is there.
struct ReplayCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() throws {
    let script = try ScriptParser.parse(utf8: TextFile.read(options.script))
    let times = try lookTimes(of: script)
    let trace = try ScriptRun.trace(of: script, at: times)
    if let path = options.trace { try TextFile.write(trace, to: path) }
  }

  /// The ticks of the script, or the times of the trace that was named.
  private func lookTimes(of script: Script) throws -> [Double] {
    guard let path = options.times else { return script.ticks.times(until: script.end) }
    let text = String(decoding: try TextFile.read(path), as: UTF8.self)
    return text.split(separator: "\n").dropFirst().compactMap { row in
      row.split(separator: ",", omittingEmptySubsequences: false).first.flatMap { Double($0) }
    }
  }
}
