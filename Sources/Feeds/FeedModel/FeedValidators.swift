/// What a server said of a document, to be asked whether it has changed (RFC 9110, section 8.8).
public struct FeedValidators: Equatable, Sendable {
  /// The value of `ETag` as it was, with its quotes; nil for none.
  public var entityTag: String?
  /// The value of `Last-Modified` as it was; nil for none.
  public var lastModified: String?

  /// Validators with these values, which are taken as they are.
  public init(entityTag: String? = nil, lastModified: String? = nil) {
    self.entityTag = entityTag
    self.lastModified = lastModified
  }
}
