public import FeedModel

/// A document with what the server said of it.
public struct FetchedDocument: Equatable, Sendable {
  /// Its content, decompressed.
  public let bytes: [UInt8]
  /// The charset of `Content-Type`; nil where it names none.
  public let charset: String?
  /// The address that it came from in the end.
  public let address: String
  /// What the next request is made with.
  public let validators: FeedValidators

  /// A document of these parts.
  public init(
    bytes: [UInt8], charset: String?, address: String,
    validators: FeedValidators = FeedValidators()
  ) {
    self.bytes = bytes
    self.charset = charset
    self.address = address
    self.validators = validators
  }
}

/// The answer to a request.
public enum FetchOutcome: Equatable, Sendable {
  /// The document is as it was when the validators came with it.
  case notModified
  /// A document.
  case document(FetchedDocument)
}

/// How much of a document has come.
public struct FetchProgress: Equatable, Sendable {
  /// The bytes that have come, decompressed.
  public let bytes: Int
  /// The share of the whole, 0 to 1; nil where the server does not say how long it is.
  public let share: Double?
}
