import Glibc

/// Plays random days of a list and checks its invariants after each event: `random-events --help`.
///
/// The first line of the output names the seed, which reproduces the days. If an invariant is
/// broken, the program prints the shortest script that breaks it, and exits with 1.
guard let options = RunOptions(Array(CommandLine.arguments.dropFirst())) else {
  print(RunOptions.usage)
  exit(2)
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
