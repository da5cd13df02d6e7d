/// Lines that were asked for lately: at least `capacity` of them, at most twice as many.
///
/// Two generations in place of a use count for each line: when the young one is full it becomes
/// the old one, and what was not asked for since is let go.
struct RecentLines {
  /// What makes two lines the same.
  struct Key: Hashable {
    let text: String
    let style: TextStyle
    /// The greatest width in Pango's units; nil is none.
    let limit: Int32?
  }

  private let capacity: Int
  private var young: [Key: TextLine] = [:]
  private var old: [Key: TextLine] = [:]

  /// Nothing yet; a `capacity` below 1 counts as 1.
  init(keeping capacity: Int) {
    self.capacity = max(capacity, 1)
  }

  var count: Int { young.count + old.count }

  mutating func line(for key: Key) -> TextLine? {
    if let line = young[key] { return line }
    guard let line = old.removeValue(forKey: key) else { return nil }
    keep(line, for: key)
    return line
  }

  mutating func keep(_ line: TextLine, for key: Key) {
    if young.count >= capacity {
      old = young
      young = [:]
    }
    young[key] = line
  }

  mutating func removeAll() {
    young = [:]
    old = [:]
  }
}
