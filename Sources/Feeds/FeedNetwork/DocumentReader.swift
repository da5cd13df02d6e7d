import CSoup

/// Reads byte streams, with limits on size and time.
struct DocumentReader {
  let maximumBytes: Int
  /// The time limit for a whole document, in microseconds.
  let microseconds: gint64
  let cancellable: UnsafeMutablePointer<GCancellable>?
  let onProgress: @Sendable (FetchProgress) -> Void

  /// The number of bytes read at a time.
  private static let piece = 1 << 16

  /// Reads `stream` to its end.
  ///
  /// `length` is the announced number of bytes, or `nil` if it is unknown. `fault` converts an
  /// error of GLib and must free it.
  func bytes(
    of stream: UnsafeMutablePointer<GInputStream>, length: Int? = nil,
    fault: (UnsafeMutablePointer<GError>?) -> FetchError
  ) throws(FetchError) -> [UInt8] {
    if let length, length > maximumBytes { throw .tooLarge }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length ?? 0)
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.piece, alignment: 1)
    defer { piece.deallocate() }
    let end = g_get_monotonic_time() + microseconds
    while true {
      var error: UnsafeMutablePointer<GError>?
      let count = g_input_stream_read(
        stream, piece.baseAddress, gsize(piece.count), cancellable, &error)
      guard count >= 0 else { throw fault(error) }
      if count == 0 { return bytes }
      guard bytes.count + Int(count) <= maximumBytes else { throw .tooLarge }
      bytes.append(contentsOf: piece.prefix(Int(count)))
      onProgress(FetchProgress(bytes: bytes.count, fraction: fraction(bytes.count, of: length)))
      if g_get_monotonic_time() > end { throw .timedOut }
    }
  }

  /// Reads a document from a file.
  func file(_ address: FeedAddress) throws(FetchError) -> FetchedDocument {
    let file = g_file_new_for_uri(address.text)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    let name = g_file_get_parse_name(file)
    defer { g_free(name) }
    let path = name.map { String(cString: $0) } ?? address.text
    func fault(_ error: UnsafeMutablePointer<GError>?) -> FetchError {
      defer { g_error_free(error) }
      let reason = error.map { String(cString: $0.pointee.message) } ?? ""
      return .unreadable(path: path, reason: reason)
    }
    var error: UnsafeMutablePointer<GError>?
    guard let stream = g_file_read(file, cancellable, &error) else { throw fault(error) }
    defer { g_object_unref(stream) }
    let input = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GInputStream.self)
    let bytes = try bytes(of: input, fault: fault)
    return FetchedDocument(
      bytes: bytes, charset: nil, address: address.text, validators: .init())
  }

  private func fraction(_ count: Int, of length: Int?) -> Double? {
    guard let length, length > 0 else { return nil }
    return min(Double(count) / Double(length), 1)
  }
}
