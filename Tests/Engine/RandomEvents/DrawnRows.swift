import SceneModel

/// The rows as a host draws them, which must not jump when others are inserted or removed.
struct DrawnRows {
  private let animation = RowAnimation()

  /// A stand-in for the host's drawing of a row.
  private final class Drawing {}
  private static var drawing: Drawing { Drawing() }

  /// Follows `event`, which has turned `before` into `after`, and checks that rows that stay in view
  /// are drawn where they were, moved by scrolling only.
  func follow(
    _ event: SceneEvent, from before: Scene, to after: Scene
  ) throws(Violation) {
    if case .setRows = event { return animation.follow(event, from: before.rowCount) }
    guard let shift = event.shift(of: before.rowCount) else { return }
    let seen = before.visibleRows.prefix(Self.maximumRows).compactMap { row in
      start(ofRow: row, in: before).map { (row, $0) }
    }
    animation.remember(before) { _ in Self.drawing }
    animation.follow(event, from: before.rowCount)
    animation.settle(in: after)
    guard animation.isActive(at: after.time) else { return }
    let motion =
      before.contentOffset - after.contentOffset + after.keptDistance - before.keptDistance
    for (row, start) in seen {
      guard let new = shift.row(row), let now = self.start(ofRow: new, in: after) else { continue }
      let rounding = max(1e-9 * max(abs(after.contentOffset), after.contentLength), 1e-3)
      try SceneChecker.require(
        abs(now - start - motion) <= rounding, .drawnRowsStay,
        "row \(row) was drawn at \(start), is row \(new) now and drawn at \(now)")
    }
    for (_, frame, drawn) in animation.removedRows(in: after) {
      let range = drawn.visible ?? 0...0
      try SceneChecker.require(
        frame.y.isFinite && range.lowerBound.isFinite && range.upperBound.isFinite, .finite,
        "a removed row is drawn at \(frame)")
    }
  }

  /// The most rows that are compared, because more are not recognizable.
  private static let maximumRows = 100

  /// Returns where row `row` is drawn along the axis, or `nil` if it fades in.
  private func start(ofRow row: Int, in scene: Scene) -> Double? {
    let drawn = animation.drawnRow(row, in: scene)
    return drawn.opacity < 1 ? nil : scene.rowFrame(row).y + drawn.distance.along
  }
}
