public import FeedModel

/// A document and the metadata that the server sent with it.
public struct FetchedDocument: Equatable, Sendable {
  /// The content after decompression.
  public let bytes: [UInt8]
  /// The charset in the `Content-Type` header, or `nil` if there is none.
  public let charset: String?
  /// The address of the document after all redirects.
  public let address: String
  /// The address that permanently replaces the requested one, or `nil` if it has not changed.
  public let newAddress: String?
  /// The validators for the next request.
  public let validators: FeedValidators

  /// Creates a document with the given parts.
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

/// The result of a request.
public enum FetchOutcome: Equatable, Sendable {
  /// The document has not changed since the validators were received.
  ///
  /// `newAddress` permanently replaces the requested address, or is `nil` if it has not changed.
  case notModified(newAddress: String? = nil)
  /// The server returned a document.
  case document(FetchedDocument)

  /// The address that permanently replaces the requested one, or `nil` if it has not changed.
  public var newAddress: String? {
    switch self {
    case .notModified(let newAddress): newAddress
    case .document(let document): document.newAddress
    }
  }
}

/// The progress of receiving a document.
public struct FetchProgress: Equatable, Sendable {
  /// The number of bytes received, after decompression.
  public let bytes: Int
  /// The received fraction of the document, from 0 to 1, or `nil` if the server does not send the
  /// length.
  public let fraction: Double?
}
