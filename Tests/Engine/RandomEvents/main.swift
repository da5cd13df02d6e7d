import Glibc

/// Plays random days of a list and checks its invariants after each event: `random-events --help`.
///
/// The first line of the output names the seed, which reproduces the days. If an invariant is
/// broken, the program prints the shortest script that breaks it, and exits with 1.
let options = readOptions()
if options.showsHelp {
  print(RunOptions.usage)
  exit(0)
}
print("seed=\(options.seed)")
fflush(nil)
var random = RandomSource(seed: options.seed)
var report = RunReport()
while report.events < options.events {
  let outcome = RandomDay.live(&random, eventCount: random.count(in: 20...200))
  let replayed = report.days.isMultiple(of: RunReport.replayInterval) ? outcome.day.played() : nil
  if let violation = report.add(outcome, replayed) {
    report.describe(violation, of: outcome.day)
    exit(1)
  }
}
print(report.summary)

/// Reads the arguments, and ends the program if they are refused.
private func readOptions() -> RunOptions {
  do {
    return try RunOptions(CommandLine.arguments.dropFirst())
  } catch {
    let line = Array("random-events: \(error)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(2)
  }
}
