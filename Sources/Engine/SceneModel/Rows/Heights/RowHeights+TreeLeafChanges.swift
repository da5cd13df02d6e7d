extension RowHeights.Tree {
  /// A change of neighbouring rows.
  struct Change {
    /// The rows to be removed.
    var rows: Range<Int>
    /// The run that replaces them, if it has rows.
    let run: Run
    /// The row before them, if there is one.
    let before: Run?
    /// The row after them, if there is one.
    let after: Run?
  }

  /// What has become of a change in one leaf.
  enum Outcome {
    /// It was made.
    case done
    /// It was made, and left less than half of what a leaf or a node has room for.
    case short
    /// It was made, and what did not fit any more is a tree of the same level, to be put behind.
    case split(Tree)
    /// More than one leaf has to change, and none has.
    case impossible
  }

  /// Makes a change if only one leaf has to change, besides one that it is joined with.
  ///
  /// Most changes are such, and this is many times cheaper than splitting and joining.
  mutating func changeInLeaf(_ change: Change) -> Outcome {
    guard level > 0 else { return changeLeaf(change) }
    let place = place(ofRow: change.rows.lowerBound)
    let first = children[place].firstRow
    guard change.rows.upperBound <= first + children[place].tree.count else { return .impossible }
    var inner = change
    inner.rows = (change.rows.lowerBound - first)..<(change.rows.upperBound - first)
    let outcome = children[place].tree.changeInLeaf(inner)
    switch outcome {
    case .impossible: break
    case .done: sum(from: place)
    case .short: return join(place)
    case .split(let other): return take(other, behind: place)
    }
    return outcome
  }

  private mutating func changeLeaf(_ change: Change) -> Outcome {
    let leaf = leaf
    return RowHeights.RunList.make(limit: leaf.runLimit + 2) { list in
      leaf.append(0..<change.rows.lowerBound, to: &list)
      list.append(change.run)
      leaf.append(change.rows.upperBound..<count, to: &list)
      let runs = list.runs
      // A neighbour in another leaf has to stay a run of its own.
      let before = change.rows.lowerBound == 0 ? change.before : nil
      let after = change.rows.upperBound == count ? change.after : nil
      if let before, let next = runs.first ?? after, next.continues(before) { return .impossible }
      if let after, let last = runs.last, after.continues(last) { return .impossible }
      guard runs.count > Self.largestLeaf else {
        self = Tree(runs: runs)
        return runs.count < Self.largestLeaf / 2 ? .short : .done
      }
      let half = runs.count / 2
      self = Tree(runs: UnsafeBufferPointer(rebasing: runs[..<half]))
      return .split(Tree(runs: UnsafeBufferPointer(rebasing: runs[half...])))
    }
  }

  /// Takes one more child, and hands half of them on where they are too many.
  private mutating func take(_ other: Tree, behind place: Int) -> Outcome {
    // By one alone: there are very many nodes.
    children.reserveCapacity(children.count + 1)
    children.insert(Child(tree: other), at: place + 1)
    guard children.count > Self.largestWidth else {
      sum(from: place)
      return .done
    }
    let half = children.count / 2
    let rest = Tree(children: children[half...].map(\.tree))
    self = Tree(children: children[..<half].map(\.tree))
    return .split(rest)
  }

  /// Joins a child that has become too short with one beside it.
  private mutating func join(_ place: Int) -> Outcome {
    let first = max(place - 1, 0)
    let trees = Self.merged(children[first].tree, children[first + 1].tree)
    children[first].tree = trees[0]
    if trees.count > 1 {
      children[first + 1].tree = trees[1]
    } else {
      children.remove(at: first + 1)
    }
    // Only the highest node can have had two.
    guard children.count > 1 else {
      self = children[0].tree
      return .done
    }
    sum(from: first)
    return children.count < Self.largestWidth / 2 ? .short : .done
  }
}
