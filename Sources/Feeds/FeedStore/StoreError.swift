/// Why a store cannot be opened or used; `description` says it in a sentence for users.
public enum StoreError: Error, Equatable, CustomStringConvertible {
  /// There is no such folder, or no right to open the file; `reason` is the system's.
  case cannotOpen(reason: String)
  /// The file is no database, or a damaged one: ``FeedStore/startAfresh(path:patience:)`` puts it aside.
  case corrupt
  /// A newer program has written the file, in a form of this number.
  case newer(version: Int)
  /// The file is the database of another program.
  case foreign
  /// The file, or the folder that it is in, cannot be written.
  case readOnly
  /// Somebody else has been writing for longer than the store waits.
  case locked
  /// There is no room left on the disk.
  case full
  /// Nobody has subscribed to this address.
  case notSubscribed(address: String)
  /// SQLite says something else.
  case failed(reason: String)

  /// The reason in a sentence.
  public var description: String {
    switch self {
    case .cannotOpen(let reason): "The entries cannot be opened: \(reason)."
    case .corrupt: "The file of the entries is damaged."
    case .newer(let version):
      "A newer program has written the file of the entries (version \(version))."
    case .foreign: "The file of the entries belongs to another program."
    case .readOnly: "The file of the entries cannot be written."
    case .locked: "Another program is using the file of the entries."
    case .full: "There is no room left for the entries."
    case .notSubscribed(let address): "There is no subscription to \(address)."
    case .failed(let reason): "The entries cannot be read or written: \(reason)."
    }
  }
}
