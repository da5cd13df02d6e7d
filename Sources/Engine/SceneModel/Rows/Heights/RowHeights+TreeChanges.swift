extension RowHeights.Tree {
  typealias Run = RowHeights.Run
  typealias Tree = RowHeights.Tree

  /// Replaces the rows in `range` by one run.
  ///
  /// A run of no rows removes them.
  mutating func replace(_ range: Range<Int>, with run: Run) {
    let change = Change(
      rows: range, run: run,
      before: range.lowerBound > 0 ? row(range.lowerBound - 1) : nil,
      after: range.upperBound < count ? row(range.upperBound) : nil)
    switch changeInLeaf(change) {
    case .done, .short: break
    case .split(let other): self = Tree(children: [self, other])
    case .impossible: replace(range, with: Tree(run))
    }
  }

  /// Replaces the rows in `range` by `other`.
  mutating func replace(_ range: Range<Int>, with other: Tree) {
    let head = split(at: range.lowerBound).before
    let tail = split(at: range.upperBound).after
    self = head.followed(by: other).followed(by: tail)
  }

  /// Returns this tree's rows followed by the rows of `other`, merging the runs that meet if
  /// possible.
  private func followed(by other: Tree) -> Tree {
    guard count > 0, other.count > 0 else { return count > 0 ? self : other }
    let last = run(at: count - 1)
    let first = other.run(at: 0).run
    guard first.continues(last.run) else { return joined(with: other) }
    return split(at: last.first).before
      .joined(with: Tree(first.resized(to: first.count + last.run.count)))
      .joined(with: other.split(at: first.count).after)
  }

  /// Returns the rows before row `index`, and the rows from it on.
  private func split(at index: Int) -> (before: Tree, after: Tree) {
    if index <= 0 { return (Tree(), self) }
    if index >= count { return (self, Tree()) }
    guard level == 0 else {
      let place = place(ofRow: index)
      let parts = children[place].tree.split(at: index - children[place].firstRow)
      return (
        Tree(children: children[..<place].map(\.tree)).joined(with: parts.before),
        parts.after.joined(with: Tree(children: children[(place + 1)...].map(\.tree)))
      )
    }
    func part(_ rows: Range<Int>) -> Tree {
      RowHeights.RunList.make(limit: leaf.runLimit) { list in
        leaf.append(rows, to: &list)
        return Tree(runs: list.runs)
      }
    }
    return (part(0..<index), part(index..<count))
  }

  /// Returns this tree's rows followed by the rows of `other`, whose runs must not be mergeable
  /// where they meet.
  private func joined(with other: Tree) -> Tree {
    guard count > 0, other.count > 0 else { return count > 0 ? self : other }
    return Tree(children: level >= other.level ? appending(other) : other.prepending(self))
  }

  /// Returns one or two trees of this level with this tree's rows followed by the rows of a lower
  /// tree.
  private func appending(_ other: Tree) -> [Tree] {
    guard level > other.level, var trees = parts, let last = trees.popLast() else {
      return Self.merged(self, other)
    }
    return Self.nodes(trees + last.appending(other))
  }

  /// Returns one or two trees of this level with the rows of a lower tree followed by this tree's.
  private func prepending(_ other: Tree) -> [Tree] {
    guard level > other.level, let trees = parts, let first = trees.first else {
      return Self.merged(other, self)
    }
    return Self.nodes(first.prepending(other) + trees.dropFirst())
  }

  /// The trees of the children, or `nil` for a leaf.
  private var parts: [Tree]? {
    level > 0 ? children.map(\.tree) : nil
  }

  /// Returns one or two trees with the rows of two trees on one level.
  static func merged(_ first: Tree, _ second: Tree) -> [Tree] {
    if let before = first.parts, let after = second.parts { return nodes(before + after) }
    return leaves(first.leaf.runs + second.leaf.runs)
  }

  /// Returns one leaf of all runs if they fit, otherwise two.
  static func leaves(_ runs: [Run]) -> [Tree] {
    if runs.count <= largestLeaf { return [Tree(runs: runs)] }
    let half = runs.count / 2
    return [Tree(runs: Array(runs[..<half])), Tree(runs: Array(runs[half...]))]
  }

  /// Returns one node of all children if they fit, otherwise two.
  static func nodes(_ children: [Tree]) -> [Tree] {
    if children.count <= largestWidth { return [Tree(children: children)] }
    let half = children.count / 2
    return [Tree(children: Array(children[..<half])), Tree(children: Array(children[half...]))]
  }
}
