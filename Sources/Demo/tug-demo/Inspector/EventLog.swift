import Tug

/// The most recent events of a list, one per line.
struct EventLog {
  /// The maximum number of lines.
  static let capacity = 200

  /// The lines, oldest first.
  private(set) var lines: [String] = []

  /// Adds an event that happened at `time`, in seconds.
  ///
  /// Line breaks in the text become blanks.
  mutating func add(_ event: InspectedEvent, at time: Double) {
    let line = "\(NumberText.seconds(time))  \(Self.text(of: event))"
    if lines.count == Self.capacity { lines.removeFirst() }
    lines.append(String(line.map { $0.isNewline ? " " : $0 }))
  }

  /// Returns the event as text, with the names that programs use.
  static func text(of event: InspectedEvent) -> String {
    switch event {
    case .scroll(.willEndDragging(let velocity, let target)):
      "willEndDragging \(NumberText.points(velocity)) pt/s → \(NumberText.points(target))"
    case .scroll(.didScroll(let offset)): "didScroll \(NumberText.points(offset))"
    case .scroll(let event): "\(event)"
    case .stage(.header, let from, let to): "refreshStage \(from.rawValue) → \(to.rawValue)"
    case .stage(.footer, let from, let to): "loadStage \(from.rawValue) → \(to.rawValue)"
    case .announcement(let words): "announcement “\(words)”"
    }
  }
}
