extension RowHeights {
  /// The runs of a tree, in order.
  struct Runs: Sequence, IteratorProtocol {
    private var trees: [Tree]
    private var leaf: ArraySlice<Run> = []

    init(of tree: Tree) {
      trees = [tree]
    }

    mutating func next() -> Run? {
      while leaf.isEmpty {
        guard let tree = trees.popLast() else { return nil }
        leaf = tree.leaf.runs[...]
        trees.append(contentsOf: tree.children.reversed().map(\.tree))
      }
      return leaf.popFirst()
    }
  }
}

extension RowHeights.Tree: Equatable {
  /// The runs of the tree, in order.
  var runs: RowHeights.Runs { RowHeights.Runs(of: self) }

  /// Returns whether both trees hold equal rows, however their nodes are divided.
  static func == (first: Self, second: Self) -> Bool {
    guard first.count == second.count else { return false }
    return first.sharesNode(with: second) || first.runs.elementsEqual(second.runs)
  }

  /// Returns whether both trees are unchanged copies of one tree with several nodes.
  private func sharesNode(with other: Self) -> Bool {
    level > 0
      && children.withUnsafeBufferPointer { own in
        other.children.withUnsafeBufferPointer { $0.baseAddress == own.baseAddress }
      }
  }
}
