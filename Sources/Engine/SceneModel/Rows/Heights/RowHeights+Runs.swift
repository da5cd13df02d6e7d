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
  /// The runs, in order.
  var runs: RowHeights.Runs { RowHeights.Runs(of: self) }

  /// True where both hold the same rows, however their nodes are divided.
  static func == (first: Self, second: Self) -> Bool {
    guard first.count == second.count else { return false }
    return first.sharesNode(with: second) || first.runs.elementsEqual(second.runs)
  }

  /// True where both are copies of one tree of several nodes that have not been changed since.
  private func sharesNode(with other: Self) -> Bool {
    level > 0
      && children.withUnsafeBufferPointer { own in
        other.children.withUnsafeBufferPointer { $0.baseAddress == own.baseAddress }
      }
  }
}
