extension RowHeights.Tree {
  typealias Run = RowHeights.Run
  typealias Tree = RowHeights.Tree

  /// Replaces the rows in `range` by one run; a run of no rows removes them.
  mutating func replace(_ range: Range<Int>, with run: Run) {
    let change = Change(
      rows: range, run: run,
      before: range.lowerBound > 0 ? self.run(at: range.lowerBound - 1).run : nil,
      after: range.upperBound < count ? self.run(at: range.upperBound).run : nil)
    if let changed = changedInLeaf(change) {
      self = Tree(children: changed)
    } else {
      replace(range, with: Tree(run))
    }
  }

  /// Replaces the rows in `range` by `other`.
  mutating func replace(_ range: Range<Int>, with other: Tree) {
    let head = split(at: range.lowerBound).before
    let tail = split(at: range.upperBound).after
    self = head.followed(by: other).followed(by: tail)
  }

  /// This tree's rows, then those of `other`; like runs that meet become one.
  private func followed(by other: Tree) -> Tree {
    guard count > 0, other.count > 0 else { return count > 0 ? self : other }
    let last = run(at: count - 1)
    let first = other.run(at: 0).run
    guard first.continues(last.run) else { return joined(with: other) }
    return split(at: last.first).before
      .joined(with: Tree(first.resized(to: first.count + last.run.count)))
      .joined(with: other.split(at: first.count).after)
  }

  /// The rows before row `index`, and the rows from it on.
  private func split(at index: Int) -> (before: Tree, after: Tree) {
    if index <= 0 { return (Tree(), self) }
    if index >= count { return (self, Tree()) }
    var rest = index
    switch node {
    case .leaf(let runs):
      var place = 0
      while rest >= runs[place].count {
        rest -= runs[place].count
        place += 1
      }
      var before = Array(runs[..<place])
      var after = Array(runs[place...])
      if rest > 0 {
        before.append(runs[place].resized(to: rest))
        after[0] = runs[place].resized(to: runs[place].count - rest)
      }
      return (Tree(runs: before), Tree(runs: after))
    case .inner(let children):
      var place = 0
      while rest >= children[place].count {
        rest -= children[place].count
        place += 1
      }
      let parts = children[place].split(at: rest)
      return (
        Tree(children: Array(children[..<place])).joined(with: parts.before),
        parts.after.joined(with: Tree(children: Array(children[(place + 1)...])))
      )
    }
  }

  /// This tree's rows, then those of `other`.
  private func joined(with other: Tree) -> Tree {
    guard count > 0, other.count > 0 else { return count > 0 ? self : other }
    return Tree(children: level >= other.level ? appending(other) : other.prepending(self))
  }

  /// The one or two trees of this level that hold this tree's rows, then those of a lower one.
  private func appending(_ other: Tree) -> [Tree] {
    guard level > other.level, case .inner(var children) = node, let last = children.popLast()
    else { return Self.merged(self, other) }
    return Self.nodes(children + last.appending(other))
  }

  /// The one or two trees of this level that hold a lower tree's rows, then those of this one.
  private func prepending(_ other: Tree) -> [Tree] {
    guard level > other.level, case .inner(let children) = node, let first = children.first
    else { return Self.merged(other, self) }
    return Self.nodes(first.prepending(other) + children.dropFirst())
  }

  /// The one or two trees that hold the rows of two of the same level.
  private static func merged(_ first: Tree, _ second: Tree) -> [Tree] {
    switch (first.node, second.node) {
    case (.leaf(let before), .leaf(let after)):
      return leaves(before + after)
    case (.inner(let before), .inner(let after)):
      return nodes(before + after)
    default:
      return [first, second]
    }
  }

  /// One leaf of all runs where that is not too wide, otherwise two.
  static func leaves(_ runs: [Run]) -> [Tree] {
    if runs.count <= largestWidth { return [Tree(runs: runs)] }
    let half = runs.count / 2
    return [Tree(runs: Array(runs[..<half])), Tree(runs: Array(runs[half...]))]
  }

  /// One node of all children where that is not too wide, otherwise two.
  static func nodes(_ children: [Tree]) -> [Tree] {
    if children.count <= largestWidth { return [Tree(children: children)] }
    let half = children.count / 2
    return [Tree(children: Array(children[..<half])), Tree(children: Array(children[half...]))]
  }
}
