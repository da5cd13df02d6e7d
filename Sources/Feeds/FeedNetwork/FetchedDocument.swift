public import FeedModel

/// A document with what the server said of it.
public struct FetchedDocument: Equatable, Sendable {
  /// Its content, decompressed.
  public let bytes: [UInt8]
  /// The charset of `Content-Type`; nil where it names none.
  public let charset: String?
  /// The address that it came from in the end.
  public let address: String
  /// The address that the server says to ask from now on; nil where that is the one that was asked.
  public let newAddress: String?
  /// What the next request is made with.
  public let validators: FeedValidators

  /// A document of these parts.
  public init(
    bytes: [UInt8], charset: String?, address: String, newAddress: String? = nil,
    validators: FeedValidators = FeedValidators()
  ) {
    self.bytes = bytes
    self.charset = charset
    self.address = address
    self.newAddress = newAddress
    self.validators = validators
  }
}

/// The answer to a request.
public enum FetchOutcome: Equatable, Sendable {
  /// The document is as it was when the validators came with it; the address to ask from now on, nil where
  /// that is the one that was asked.
  case notModified(newAddress: String? = nil)
  /// A document.
  case document(FetchedDocument)

  /// The address that the server says to ask from now on; nil where that is the one that was asked.
  public var newAddress: String? {
    switch self {
    case .notModified(let newAddress): newAddress
    case .document(let document): document.newAddress
    }
  }
}

/// How much of a document has come.
public struct FetchProgress: Equatable, Sendable {
  /// The bytes that have come, decompressed.
  public let bytes: Int
  /// The share of the whole, 0 to 1; nil where the server does not say how long it is.
  public let share: Double?
}
