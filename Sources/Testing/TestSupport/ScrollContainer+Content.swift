import ScrollModel

/// What tests do with a content and its events in one call.
extension ScrollContainer {
  /// Sets the length of the content, in points; the content changes at its end.
  public mutating func setContentLength(_ length: Double) {
    guard length != contentLength else { return }
    changeContent(length: length, shift: 0)
  }

  /// Inserts content of `length` points at `position`; above the viewport's top this does not move
  /// the visible content.
  public mutating func insertContent(length: Double, at position: Double) {
    changeContent(
      length: contentLength + length, shift: position < contentOffset ? length : 0)
  }

  /// Removes content of `length` points at `position`; above the viewport's top this does not move
  /// the visible content.
  public mutating func removeContent(length: Double, at position: Double) {
    let above = min(max(contentOffset - position, 0), length)
    changeContent(length: contentLength - length, shift: -above)
  }

  /// Returns the events since the last call, in order.
  public mutating func takeEvents() -> [ScrollEvent] {
    var events: [ScrollEvent] = []
    while let event = takeEvent() { events.append(event) }
    return events
  }
}
