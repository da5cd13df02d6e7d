import CGtk
import Glibc
import GtkBridge
import Tug

/// Loads many rows into a list in a window, in every way that there is, and prints for each how long
/// the main thread was held at a stretch; or what a thousand lists cost that do nothing, or
/// changes in the middle of a store of ten million.
///
/// `call` is the processor time of the call that loads, `without` the same without a list, and
/// `longest` the longest time between two waits of the main loop afterwards; all are milliseconds.
gtk_init(nil, nil)
let names = CommandLine.arguments.dropFirst()
let ways = names.compactMap { Load(rawValue: $0) }
switch names.first {
case nil: for way in Load.allCases { way.measure() }
case "idle-lists" where names.count == 1: IdleLists.measure()
case "large-store" where names.count == 1: LargeStore.measure()
case _ where ways.count == names.count: for way in ways { way.measure() }
default:
  let known = Load.allCases.map(\.rawValue).joined(separator: "|")
  print("usage: load-probe [\(known)…] | idle-lists | large-store")
  exit(2)
}
