import CGtk

/// A cache of bubble layouts, because a scrolling list draws each bubble in every frame.
@MainActor struct BubbleCache {
  /// The maximum number of bubbles, which is more than fit on a screen.
  private static let maximumBubbles = 200

  private var bubbles: [Int: Bubble] = [:]
  private var width = 0.0

  /// Removes all bubbles.
  mutating func removeAll() { bubbles = [:] }

  /// Returns the bubble of `message` in a row that is `width` points wide.
  mutating func bubble(
    of message: ChatMessage, width: Double, in widget: UnsafeMutablePointer<GtkWidget>
  ) -> Bubble {
    if width != self.width || bubbles.count >= Self.maximumBubbles {
      removeAll()
      self.width = width
    }
    if let bubble = bubbles[message.id] { return bubble }
    let bubble = Bubble(message, width: width, in: widget)
    bubbles[message.id] = bubble
    return bubble
  }
}
