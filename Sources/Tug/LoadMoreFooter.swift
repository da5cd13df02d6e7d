import RefreshModel

/// What a list shows and does when its end is pulled up.
public struct LoadMoreFooter {
  /// Whether a refresh that succeeds makes a footer without more data load again.
  public var resetsAfterRefresh = true
  /// The work, which returns whether there is more.
  ///
  /// It runs as a task on the main actor; when it
  /// throws the footer shows that first, and can be pulled again.
  public var handler: @MainActor () async throws -> Bool

  /// A footer that runs `handler` at each load.
  public init(handler: @escaping @MainActor () async throws -> Bool) {
    self.handler = handler
  }

  /// The behaviour of the footer: MJRefresh's back footer.
  var policy: RefreshPolicy {
    var policy = RefreshPolicy.mjBack
    policy.failureDwell = RefreshHeader.failureDwell
    return policy
  }
}
