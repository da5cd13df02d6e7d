extension RowHeights.Tree {
  /// A replacement of adjacent rows by one run.
  struct Change {
    /// The rows to remove.
    var rows: Range<Int>
    /// The run that replaces them, which may have no rows.
    let run: Run
    /// The row before the removed rows, or `nil` if there is none.
    let before: Run?
    /// The row after the removed rows, or `nil` if there is none.
    let after: Run?
  }

  /// The result of a change in one leaf.
  enum Outcome {
    /// The change was made.
    case done
    /// The change was made, and left the leaf or node less than half full.
    case short
    /// The change was made, and the rows that did not fit are a tree of the same level, to be added
    /// after it.
    case split(Tree)
    /// The change needs more than one leaf, and was not made.
    case impossible
  }

  /// Makes a change if only one leaf has to change, apart from one that it is joined with.
  ///
  /// Most changes are like this, and this is many times cheaper than splitting and joining trees.
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
      // Runs in different leaves are not merged here, so a change that would need it is left to the
      // caller.
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

  /// Inserts a child after the one at `place`.
  ///
  /// Splits off half of the children if there are too many.
  private mutating func take(_ other: Tree, behind place: Int) -> Outcome {
    // Reserve space for just one more child, because there are very many nodes.
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

  /// Joins the child at `place`, which is less than half full, with an adjacent one.
  private mutating func join(_ place: Int) -> Outcome {
    let first = max(place - 1, 0)
    let trees = Self.merged(children[first].tree, children[first + 1].tree)
    children[first].tree = trees[0]
    if trees.count > 1 {
      children[first + 1].tree = trees[1]
    } else {
      children.remove(at: first + 1)
    }
    // Only the root can have had just two children, and is replaced by the remaining one.
    guard children.count > 1 else {
      self = children[0].tree
      return .done
    }
    sum(from: first)
    return children.count < Self.largestWidth / 2 ? .short : .done
  }
}
