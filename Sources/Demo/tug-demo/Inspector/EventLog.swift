import Tug

/// What has happened to a list, a line each, of which the last ones are kept.
struct EventLog {
  /// The most lines; chosen here.
  static let capacity = 200

  /// The lines, the oldest first.
  private(set) var lines: [String] = []

  /// Adds what has happened at `time` seconds; an end of line in it is a blank.
  mutating func add(_ event: InspectedEvent, at time: Double) {
    let line = "\(NumberText.seconds(time))  \(Self.text(of: event))"
    if lines.count == Self.capacity { lines.removeFirst() }
    lines.append(String(line.map { $0.isNewline ? " " : $0 }))
  }

  /// The event by the names that programs know it by.
  static func text(of event: InspectedEvent) -> String {
    switch event {
    case .scroll(.willEndDragging(let velocity, let target)):
      "willEndDragging \(NumberText.points(velocity)) pt/s → \(NumberText.points(target))"
    case .scroll(.didScroll(let offset)): "didScroll \(NumberText.points(offset))"
    case .scroll(let event): "\(event)"
    case .stage(let isHeader, let from, let to):
      "\(isHeader ? "refreshStage" : "loadStage") \(from.rawValue) → \(to.rawValue)"
    case .announcement(let words): "announcement “\(words)”"
    }
  }
}
