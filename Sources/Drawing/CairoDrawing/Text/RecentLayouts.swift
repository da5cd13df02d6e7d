/// The recently used layouts: at least `capacity` of them, at most twice as many.
///
/// They are kept in two generations, without a use count for each. When the young generation is
/// full it becomes the old one, and the old one is dropped with all that was not used since.
struct RecentLayouts {
  /// The properties by which two layouts are the same.
  struct Key: Hashable {
    let text: String
    /// The text is written in Pango's markup.
    let isMarkup: Bool
    let style: TextStyle
    /// The largest width in Pango's units; nil for no limit.
    let limit: Int32?
    /// The wrapping; nil for a single line.
    var wrapping: Wrapping?
    var ellipsis = TextEllipsis.end
  }

  /// The wrapping of a text in several lines.
  struct Wrapping: Hashable {
    /// The largest number of lines.
    let maxLines: Int32
    let alignment: TextAlignment
  }

  /// The texts of some views, for which there is room from the first one on: to make room hashes all
  /// that are there anew.
  private static let firstRoom = 192

  private let capacity: Int
  private var young: [Key: TextLayout] = [:]
  private var old: [Key: TextLayout] = [:]

  /// No layouts yet; a `capacity` below 1 counts as 1.
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
      // The memory of both is used again.
      swap(&old, &young)
      young.removeAll(keepingCapacity: true)
    }
    if young.isEmpty { young.reserveCapacity(min(capacity, Self.firstRoom)) }
    young[key] = layout
  }

  mutating func removeAll() {
    young = [:]
    old = [:]
  }
}
