/// Lists that are told of something, in order, as long as they live.
struct ListFollowers: Sequence {
  private struct Follower {
    weak var list: ListViewPeer?
  }

  private var followers: [Follower] = []

  /// Whether no list was ever added.
  var isEmpty: Bool { followers.isEmpty }

  /// Adds `list` at the end.
  mutating func add(_ list: ListViewPeer) {
    followers.removeAll { $0.list == nil || $0.list === list }
    followers.append(Follower(list: list))
  }

  /// Those that still live when it is their turn.
  func makeIterator() -> some IteratorProtocol<ListViewPeer> {
    followers.lazy.compactMap(\.list).makeIterator()
  }
}
