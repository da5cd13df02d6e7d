import CJSON

/// Decompresses gzip data (RFC 1952).
enum GzipData {
  private static let mark: [UInt8] = [0x1F, 0x8B, 0x08]
  private static let piece = 1 << 16

  /// Returns `bytes` without their compression, or unchanged if they are not compressed.
  ///
  /// Data that is cut off or damaged gives its beginning. Throws ``FeedError/tooLarge`` if the result
  /// exceeds `limit` bytes.
  static func decompressed(_ bytes: [UInt8], limit: Int) throws(FeedError) -> [UInt8] {
    guard bytes.starts(with: mark) else { return bytes }
    guard let decompressor = g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP) else {
      return []
    }
    defer { g_object_unref(UnsafeMutableRawPointer(decompressor)) }
    var (text, index) = ([UInt8](), 0)
    var buffer = [UInt8](repeating: 0, count: piece)
    var result = G_CONVERTER_CONVERTED
    while result == G_CONVERTER_CONVERTED {
      var (taken, written): (gsize, gsize) = (0, 0)
      result = bytes[index...].withUnsafeBytes { input in
        g_converter_convert(
          decompressor, input.baseAddress, gsize(input.count), &buffer, gsize(buffer.count),
          G_CONVERTER_INPUT_AT_END, &taken, &written, nil)
      }
      index += Int(clamping: taken)
      text += buffer.prefix(Int(clamping: written))
      guard text.count <= limit else { throw .tooLarge }
    }
    return text
  }
}
