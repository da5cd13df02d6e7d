/// The values with which a server is asked whether a document has changed (RFC 9110, section 8.8).
package struct FeedValidators: Equatable, Sendable {
  /// The unchanged value of the `ETag` header, with its quotes, or `nil` if there is none.
  package var entityTag: String?
  /// The unchanged value of the `Last-Modified` header, or `nil` if there is none.
  package var lastModified: String?

  /// Creates validators with the given values, which are not checked.
  package init(entityTag: String? = nil, lastModified: String? = nil) {
    self.entityTag = entityTag
    self.lastModified = lastModified
  }
}
