extension RowHeights {
  /// The runs of a tree, in order.
  struct Runs: Sequence, IteratorProtocol {
    private var nodes: [Tree.Node]
    private var leaf: ArraySlice<Run> = []

    init(of tree: Tree) {
      nodes = [tree.node]
    }

    mutating func next() -> Run? {
      while leaf.isEmpty {
        switch nodes.popLast() {
        case .leaf(let runs): leaf = runs[...]
        case .inner(let children): nodes.append(contentsOf: children.reversed().map(\.node))
        case nil: return nil
        }
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
    // Nodes that both share are not compared.
    return first.node == second.node || first.runs.elementsEqual(second.runs)
  }
}
