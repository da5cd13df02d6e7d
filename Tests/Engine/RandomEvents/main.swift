import Glibc

/// Random days of a list, its invariants checked after each event: `random-events --help`.
///
/// The first line names the seed, which gives the same days again. Ends with 1, and the shortest
/// script that was found, when an invariant is broken.
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
