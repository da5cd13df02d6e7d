/// Weakly held objects that are called in order, as long as they live.
@MainActor struct Followers<Object: AnyObject> {
  private struct Follower {
    weak var object: Object?
  }

  private var followers: [Follower] = []

  /// Whether no object has ever been added.
  var isEmpty: Bool { followers.isEmpty }

  /// Appends `object`, or moves it to the end.
  mutating func add(_ object: Object) {
    followers.removeAll { $0.object == nil || $0.object === object }
    followers.append(Follower(object: object))
  }

  /// Calls `body` with each object that is still alive at that moment.
  func forEach(_ body: (Object) -> Void) {
    for follower in followers {
      if let object = follower.object { body(object) }
    }
  }
}
