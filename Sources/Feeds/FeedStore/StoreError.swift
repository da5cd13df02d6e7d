/// The reason why a store cannot be opened or used.
///
/// `description` is a sentence for users.
package enum StoreError: Error, Equatable, CustomStringConvertible {
  /// The folder does not exist or the file may not be opened.
  ///
  /// `reason` is the system's message.
  case cannotOpen(reason: String)
  /// The file is damaged or not a database.
  ///
  /// ``FeedStore/openEmpty(path:timeout:)`` renames it.
  case corrupt
  /// A newer version of the program has written the file, with this schema version.
  case newer(version: Int)
  /// The file is another program's database.
  case foreign
  /// The file or its folder cannot be written.
  case readOnly
  /// Another program has locked the file for longer than the store waits.
  case locked
  /// The disk is full.
  case full
  /// There is no subscription to this address.
  case notSubscribed(address: String)
  /// SQLite reported another error.
  case failed(reason: String)

  /// The reason as a sentence for users.
  package var description: String {
    switch self {
    case .cannotOpen(let reason): "The file with the entries cannot be opened: \(reason)."
    case .corrupt: "The file with the entries is damaged."
    case .newer(let version):
      "A newer program has written the file with the entries (version \(version))."
    case .foreign: "The file with the entries belongs to another program."
    case .readOnly: "The file with the entries cannot be written."
    case .locked: "Another program is using the file with the entries."
    case .full: "There is no space left on the disk."
    case .notSubscribed(let address): "There is no subscription to \(address)."
    case .failed(let reason): "The entries cannot be read or written: \(reason)."
    }
  }
}
