/// A cache of the recently used layouts; it holds at least the last `capacity` and at most twice as
/// many.
///
/// The cache has two generations instead of a use count per layout. When the young generation is
/// full, it becomes the old one, and the previous old one is dropped with every layout that was not
/// used in the meantime.
struct RecentLayouts {
  /// The properties that determine a layout.
  struct Key: Hashable {
    let text: String
    /// Whether the text is Pango markup.
    let isMarkup: Bool
    let style: TextStyle
    /// The largest width in Pango units, or `nil` if unlimited.
    let limit: Int32?
    /// The wrapping, or `nil` for a single line.
    var wrapping: Wrapping?
    var ellipsis = TextEllipsis.end
  }

  /// The wrapping of a text into several lines.
  struct Wrapping: Hashable {
    /// The maximum number of lines.
    let maxLines: Int32
    let alignment: TextAlignment
  }

  /// The initial capacity, enough for the texts of several views.
  ///
  /// Growing a dictionary hashes all of its keys again.
  private static let initialCapacity = 192

  private let capacity: Int
  private var young: [Key: TextLayout] = [:]
  private var old: [Key: TextLayout] = [:]

  /// Creates an empty cache; a `capacity` below 1 counts as 1.
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
      // Swap the dictionaries, so that both reuse their memory.
      swap(&old, &young)
      young.removeAll(keepingCapacity: true)
    }
    if young.isEmpty { young.reserveCapacity(min(capacity, Self.initialCapacity)) }
    young[key] = layout
  }

  mutating func removeAll() {
    young = [:]
    old = [:]
  }
}
