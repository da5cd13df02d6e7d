extension RowHeights.Tree {
  /// A change of neighbouring rows.
  struct Change {
    /// The rows to be removed.
    var rows: Range<Int>
    /// The run that replaces them, if it has rows.
    let run: Run
    /// The run before the rows, if there is one.
    let before: Run?
    /// The run after the rows, if there is one.
    let after: Run?
  }

  /// The one or two trees of this level that hold the rows after a change, if only one leaf has to
  /// change; otherwise nil.
  ///
  /// Most changes are such, and this is several times cheaper than splitting and joining.
  func changedInLeaf(_ change: Change) -> [Tree]? {
    switch node {
    case .leaf(let runs):
      return Self.changed(runs, by: change).map(Self.leaves)
    case .inner(var children):
      var place = 0
      var first = 0
      while place + 1 < children.count, first + children[place].count <= change.rows.lowerBound {
        first += children[place].count
        place += 1
      }
      guard change.rows.upperBound <= first + children[place].count else { return nil }
      var inner = change
      inner.rows = (change.rows.lowerBound - first)..<(change.rows.upperBound - first)
      guard let changed = children[place].changedInLeaf(inner) else { return nil }
      children.replaceSubrange(place...place, with: changed)
      return Self.nodes(children)
    }
  }

  private static func changed(_ runs: [Run], by change: Change) -> [Run]? {
    var changed: [Run] = []
    changed.reserveCapacity(runs.count + 2)
    var first = 0
    var isPlaced = false
    for old in runs {
      let end = first + old.count
      append(old.resized(to: min(end, change.rows.lowerBound) - first), to: &changed)
      if !isPlaced, end >= change.rows.lowerBound {
        append(change.run, to: &changed)
        isPlaced = true
      }
      append(old.resized(to: end - max(first, change.rows.upperBound)), to: &changed)
      first = end
    }
    guard isPlaced, changed.count >= largestWidth / 2 else { return nil }
    // A neighbour in another leaf has to stay a run of its own.
    if change.rows.lowerBound == 0, let before = change.before, changed[0].continues(before) {
      return nil
    }
    if change.rows.upperBound == first, let after = change.after,
      changed[changed.count - 1].continues(after)
    {
      return nil
    }
    return changed
  }

  private static func append(_ run: Run, to runs: inout [Run]) {
    guard run.count > 0 else { return }
    if let last = runs.last, run.continues(last) {
      runs[runs.count - 1] = last.resized(to: last.count + run.count)
    } else {
      runs.append(run)
    }
  }
}
