import CSoup

/// The kind of network that an address belongs to: the public internet (`internet`) or a private
/// network (`privateNetwork`).
enum NetworkPlace: Equatable {
  case internet
  case privateNetwork

  /// Classifies `address`.
  ///
  /// These are `privateNetwork`: loopback, link-local and multicast addresses, private networks
  /// (RFC 1918, RFC 4193), carrier networks (RFC 6598), and addresses that do not identify a single
  /// host. An IPv4 address that is embedded in an IPv6 address is classified as IPv4.
  init(_ address: UnsafeMutablePointer<GInetAddress>) {
    let count = g_inet_address_get_native_size(address)
    let bytes = Array(
      UnsafeBufferPointer(start: g_inet_address_to_bytes(address), count: Int(count)))
    let isNamed =
      [
        g_inet_address_get_is_loopback(address), g_inet_address_get_is_any(address),
        g_inet_address_get_is_link_local(address), g_inet_address_get_is_site_local(address),
        g_inet_address_get_is_multicast(address),
      ].contains { $0 != 0 }
    self = isNamed || Self.isPrivate(bytes) ? .privateNetwork : .internet
  }

  /// The prefixes of IPv6 addresses that embed an IPv4 address (RFC 4291, section 2.5.5; RFC 6052,
  /// section 2.1).
  private static let mappings: [[UInt8]] = [
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0],
  ]

  private static func isPrivate(_ bytes: [UInt8]) -> Bool {
    if bytes.count == 4 {
      switch (bytes[0], bytes[1]) {
      case (0, _), (10, _), (127, _), (169, 254), (192, 168), (100, 64...127), (172, 16...31),
        (224..., _):
        return true
      default: return false
      }
    }
    guard bytes.count == 16 else { return true }
    if mappings.contains(where: { bytes.starts(with: $0) }) {
      return isPrivate(Array(bytes[12...]))
    }
    return bytes[0] & 0xFE == 0xFC
  }
}

/// Classifies hosts by their network addresses.
enum HostPlace {
  /// Resolves `host` and classifies its addresses by `place`.
  ///
  /// Returns `.privateNetwork` if any address is in a private network, or if the host cannot be
  /// resolved. Blocks until the name is resolved.
  static func of(
    _ host: String, _ cancellable: UnsafeMutablePointer<GCancellable>?,
    _ place: (UnsafeMutablePointer<GInetAddress>) -> NetworkPlace
  ) -> NetworkPlace {
    let resolver = g_resolver_get_default()
    defer { g_object_unref(resolver) }
    guard let found = g_resolver_lookup_by_name(resolver, host, cancellable, nil) else {
      return .privateNetwork
    }
    defer { g_resolver_free_addresses(found) }
    var places: [NetworkPlace] = []
    var item: UnsafeMutablePointer<GList>? = found
    while let current = item {
      if let data = current.pointee.data {
        places.append(place(data.assumingMemoryBound(to: GInetAddress.self)))
      }
      item = current.pointee.next
    }
    return places.contains(.privateNetwork) ? .privateNetwork : .internet
  }
}
