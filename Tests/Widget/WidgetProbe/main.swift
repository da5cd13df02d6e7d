import CGtk
import Glibc

// Features that scripts/features removes are not the probe's concern.
let names = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--without=") }
guard let name = names.first, names.count == 1, let probe = Probe.named(name) else {
  print("usage: widget-probe \(Probe.all.map(\.name).joined(separator: "|"))")
  exit(2)
}
guard gtk_init_check(nil, nil) != 0 else {
  print("error=no display")
  exit(Probe.noDisplay)
}
let report = Report()
probe.run(report)
report.print()
exit(report.hasFailed ? EXIT_FAILURE : EXIT_SUCCESS)
