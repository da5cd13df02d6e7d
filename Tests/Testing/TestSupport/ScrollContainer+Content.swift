import ScrollModel

/// Content changes and events in one call, for tests.
extension ScrollContainer {
  /// Sets the length of the content in points by changing its end.
  package mutating func setContentLength(_ length: Double) {
    guard length != contentLength else { return }
    changeContent(length: length, shift: 0)
  }

  /// Inserts content of `length` points at `position`.
  ///
  /// Above the viewport's top the visible content keeps its place.
  package mutating func insertContent(length: Double, at position: Double) {
    changeContent(
      length: contentLength + length, shift: position < contentOffset ? length : 0)
  }

  /// Removes content of `length` points at `position`.
  ///
  /// Above the viewport's top the visible content keeps its place.
  package mutating func removeContent(length: Double, at position: Double) {
    let above = min(max(contentOffset - position, 0), length)
    changeContent(length: contentLength - length, shift: -above)
  }

  /// Returns the events since the last call, in order.
  package mutating func takeEvents() -> [ScrollEvent] {
    var events: [ScrollEvent] = []
    while let event = takeEvent() { events.append(event) }
    return events
  }
}
