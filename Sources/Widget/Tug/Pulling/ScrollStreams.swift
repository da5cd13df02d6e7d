import ScrollModel

/// The open streams of a widget's scroll events.
@MainActor final class ScrollStreams {
  /// The number of events that are buffered for a slow reader.
  ///
  /// The oldest events are dropped first.
  static let capacity = 256

  private var continuations: [Int: AsyncStream<ScrollEvent>.Continuation] = [:]
  private var nextKey = 0

  /// Creates a stream of the events from now on, for one reader.
  func makeStream() -> AsyncStream<ScrollEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: ScrollEvent.self, bufferingPolicy: .bufferingNewest(Self.capacity))
    let key = nextKey
    nextKey += 1
    continuations[key] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.continuations[key] = nil }
    }
    return stream
  }

  func yield(_ event: ScrollEvent) {
    guard !continuations.isEmpty else { return }
    for continuation in continuations.values { continuation.yield(event) }
  }

  /// Ends all streams.
  func finish() {
    let ended = continuations.values
    continuations = [:]
    for continuation in ended { continuation.finish() }
  }
}
