import CGtk
import Glibc
import GtkBridge

/// The file in the user's state folder with the times of the last refreshes of a program's lists.
///
/// The file `$XDG_STATE_HOME/PROGRAM/tug-last-updated.ini` contains the seconds since 1970 UTC for
/// each key of the program. It is written immediately in the background; only the end of the
/// program waits for it. A failure to read or write is logged once, and the times are then only
/// kept while the program runs.
@MainActor final class LastUpdatedFile: LastUpdatedStoring {
  private static let fileName = "tug-last-updated.ini"

  private var times: [String: Double]?
  private let writer = LastUpdatedWriter()

  /// The path of the folder, which is named after the program.
  private var folder: String {
    let application = g_application_get_default().flatMap { g_application_get_application_id($0) }
    let name = (application ?? g_get_prgname()).map { String(cString: $0) } ?? ""
    let safe = String(name.map { $0 == "/" ? "_" : $0 })
    let isName = !["", ".", ".."].contains(safe)
    return "\(String(cString: g_get_user_state_dir()))/\(isName ? safe : "tug")"
  }

  /// Returns the time of `key`.
  ///
  /// The first call reads the file.
  func lastUpdated(for key: String) -> Double? {
    if let times { return times[key] }
    let read = writer.read("\(folder)/\(Self.fileName)")
    times = read
    return read[key]
  }

  /// Stores a time immediately in memory, and soon in the file.
  func setLastUpdated(_ seconds: Double?, for key: String) {
    guard lastUpdated(for: key) != seconds else { return }
    times?[key] = seconds
    writer.write(seconds, of: key, to: folder, Self.fileName)
  }
}
