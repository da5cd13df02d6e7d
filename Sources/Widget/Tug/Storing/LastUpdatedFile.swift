import CGtk
import Glibc
import GtkBridge

/// The file in the user's state folder with the times of the last refreshes of a program's lists.
///
/// `$XDG_STATE_HOME/PROGRAM/tug-last-updated.ini`, in which each key of the program has its seconds
/// since 1970 UTC. It is written at once in the background; only a program that ends waits for it. A
/// failure to read or write it is reported once; times are then known as long as the program runs.
@MainActor final class LastUpdatedFile: LastUpdatedStoring {
  private static let fileName = "tug-last-updated.ini"

  private var times: [String: Double]?
  private let writer = LastUpdatedWriter()

  /// The folder, named after the program.
  private var folder: String {
    let application = g_application_get_default().flatMap { g_application_get_application_id($0) }
    let name = (application ?? g_get_prgname()).map { String(cString: $0) } ?? ""
    let safe = String(name.map { $0 == "/" ? "_" : $0 })
    let isName = !["", ".", ".."].contains(safe)
    return "\(String(cString: g_get_user_state_dir()))/\(isName ? safe : "tug")"
  }

  /// The time of `key`; the file is read when the first key is asked for.
  func lastUpdated(for key: String) -> Double? {
    if let times { return times[key] }
    let read = writer.read("\(folder)/\(Self.fileName)")
    times = read
    return read[key]
  }

  /// Stores a time, in memory now and in the file soon.
  func setLastUpdated(_ seconds: Double?, for key: String) {
    guard lastUpdated(for: key) != seconds else { return }
    times?[key] = seconds
    writer.write(seconds, of: key, to: folder, Self.fileName)
  }
}
