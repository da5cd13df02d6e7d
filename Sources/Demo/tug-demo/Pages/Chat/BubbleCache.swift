import CGtk

/// The bubbles that were laid out last, since a list that scrolls draws each of them in every frame.
@MainActor struct BubbleCache {
  /// More than a screen has room for; chosen here.
  private static let mostBubbles = 200

  private var bubbles: [Int: Bubble] = [:]
  private var width = 0.0

  /// Forgets all of them.
  mutating func removeAll() { bubbles = [:] }

  /// The bubble of `message` in a row of `width` points of `widget`.
  mutating func bubble(
    of message: ChatMessage, width: Double, in widget: UnsafeMutablePointer<GtkWidget>
  ) -> Bubble {
    if width != self.width || bubbles.count >= Self.mostBubbles {
      removeAll()
      self.width = width
    }
    if let bubble = bubbles[message.id] { return bubble }
    let bubble = Bubble(message, width: width, in: widget)
    bubbles[message.id] = bubble
    return bubble
  }
}
