import CAllocationCount
import Glibc
import SceneModel

/// Runs every kind of steady scrolling, and prints one line for each.
///
/// The line has the name, the number of ticks, and the number of heap allocations in these ticks.
/// `--control` adds one deliberate allocation to each run; `--where` prints the call stacks of the
/// first allocations.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.allSatisfy({ $0 == "--control" || $0 == "--where" }) else {
  print("usage: allocation-probe [--control] [--where]")
  exit(2)
}
var total: UInt = 0
for scroll in SteadyScroll.all {
  let count = try scroll.count(allocatesOnce: arguments.contains("--control"))
  print("\(scroll.name) ticks=\(SteadyScroll.tickCount) allocations=\(count)")
  if arguments.contains("--where") { allocation_count_describe() }
  total += count
}
print("total allocations=\(total)")
