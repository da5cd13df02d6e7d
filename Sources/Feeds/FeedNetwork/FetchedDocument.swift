import FeedModel

/// A document and the metadata that the server sent with it.
package struct FetchedDocument: Equatable, Sendable {
  /// The content after decompression.
  package let bytes: [UInt8]
  /// The charset in the `Content-Type` header, or `nil` if there is none.
  package let charset: String?
  /// The address of the document after all redirects.
  package let address: String
  /// The address that permanently replaces the requested one, or `nil` if it has not changed.
  package let newAddress: String?
  /// The feeds that the server names in `Link` headers (RFC 8288).
  package let links: [FeedLink]
  /// The validators for the next request.
  package let validators: FeedValidators

  /// Creates a document with the given parts.
  package init(
    bytes: [UInt8], charset: String?, address: String, newAddress: String? = nil,
    links: [FeedLink] = [], validators: FeedValidators = FeedValidators()
  ) {
    self.bytes = bytes
    self.charset = charset
    self.address = address
    self.newAddress = newAddress
    self.links = links
    self.validators = validators
  }
}

/// The result of a request.
package enum FetchOutcome: Equatable, Sendable {
  /// The document has not changed since the validators were received.
  ///
  /// `newAddress` permanently replaces the requested address, or is `nil` if it has not changed.
  /// `validators` are the ones for the next request.
  case notModified(newAddress: String? = nil, validators: FeedValidators)
  /// The server returned a document.
  case document(FetchedDocument)

  /// The address that permanently replaces the requested one, or `nil` if it has not changed.
  package var newAddress: String? {
    switch self {
    case .notModified(let newAddress, _): newAddress
    case .document(let document): document.newAddress
    }
  }
}

/// The progress of receiving a document.
package struct FetchProgress: Equatable, Sendable {
  /// The number of bytes received, after decompression.
  package let bytes: Int
  /// The received fraction of the document, from 0 to 1, or `nil` if the server does not send the
  /// length.
  package let fraction: Double?
}
