/// Layouts that were asked for lately: at least `capacity` of them, at most twice as many.
///
/// Two generations in place of a use count for each: when the young one is full it becomes the old
/// one, and what was not asked for since is let go.
struct RecentLayouts {
  /// What makes two layouts the same.
  struct Key: Hashable {
    let text: String
    let style: TextStyle
    /// The greatest width in Pango's units; nil is none.
    let limit: Int32?
    /// How the text is broken; nil for a single line.
    var wrapping: Wrapping?
  }

  /// How a text of several lines is broken.
  struct Wrapping: Hashable {
    /// The most lines; nil is any number.
    let maxLines: Int32?
    let alignment: TextAlignment
  }

  private let capacity: Int
  private var young: [Key: TextLayout] = [:]
  private var old: [Key: TextLayout] = [:]

  /// Nothing yet; a `capacity` below 1 counts as 1.
  init(keeping capacity: Int) {
    self.capacity = max(capacity, 1)
  }

  var count: Int { young.count + old.count }

  mutating func layout(for key: Key) -> TextLayout? {
    if let layout = young[key] { return layout }
    guard let layout = old.removeValue(forKey: key) else { return nil }
    keep(layout, for: key)
    return layout
  }

  mutating func keep(_ layout: TextLayout, for key: Key) {
    if young.count >= capacity {
      old = young
      young = [:]
    }
    young[key] = layout
  }

  mutating func removeAll() {
    young = [:]
    old = [:]
  }
}
