import Glibc

/// Measures rows of each kind: a thousand rows, and some millions.
///
/// The bytes repeat exactly, as do the instructions that Callgrind counts in
/// `allocation_counted_call` for `count`. Times vary.
let words = CommandLine.arguments.dropFirst()
let kinds = words.dropFirst().compactMap(RowKind.init)
switch words.first {
case "bytes", "times":
  guard kinds.count == words.count - 1 else { fail() }
  for kind in kinds.isEmpty ? RowKind.allCases : kinds {
    // The bytes per row are equal for any two large counts; times grow with the logarithm, so they
    // need a larger count.
    for count in [1000, words.first == "bytes" ? 2_000_000 : 10_000_000] {
      let rows = RowMeasures(kind: kind, count: count)
      if words.first == "bytes" { rows.printBytes() } else { try rows.printTimes() }
    }
  }
case "count":
  let rest = Array(words.dropFirst())
  guard rest.count == 3, let work = ListWork(rawValue: rest[0]), let kind = kinds.first,
    let count = Int(rest[2]), count > 1
  else { fail() }
  try RowMeasures(kind: kind, count: count).count(work)
default: fail()
}

func fail() -> Never {
  print("usage: scale-probe bytes|times [KIND…] | count frames|edits KIND COUNT")
  exit(2)
}
