import CAllocationCount
import Glibc
import SceneModel

/// Runs every kind of steady scrolling, and prints a line for each.
///
/// The line has its name, the number of ticks, and the number of their heap allocations.
/// `--control` makes one allocation on purpose in each; `--where` prints the place of the first.
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
