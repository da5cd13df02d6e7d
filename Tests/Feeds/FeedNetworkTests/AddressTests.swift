import CSoup
import Testing

@testable import FeedNetwork

@Suite("Addresses of feeds")
struct AddressTests {
  @Test("Only a bad certificate is reported as one")
  func certificates() {
    func error(_ code: GTlsError) -> FetchError {
      let error = g_error_new_literal(g_tls_error_quark(), gint(code.rawValue), "reason")
      return FetchError(taking: error, host: "a.org")
    }
    #expect(error(G_TLS_ERROR_BAD_CERTIFICATE) == .insecure(host: "a.org"))
    #expect(error(G_TLS_ERROR_NOT_TLS) == .unreachable(host: "a.org", reason: "reason"))
  }

  @Test("A redirect never lowers the protection")
  func moves() throws {
    let (open, protected) = (try FeedAddress("http://a.org/"), try FeedAddress("https://a.org/"))
    #expect(open.mayBecome(protected))
    #expect(open.mayBecome(open))
    #expect(protected.mayBecome(try FeedAddress("https://b.org/")))
    #expect(!protected.mayBecome(open))
  }

  @Test(
    "Typed text is completed to an address",
    arguments: [
      ("https://example.org/feed", "https://example.org/feed"),
      ("  http://example.org/feed \n", "http://example.org/feed"),
      ("HTTPS://Example.org/a b", "https://Example.org/a%20b"),
      ("example.org/feed.xml", "https://example.org/feed.xml"),
      ("example.org:8080/feed", "https://example.org:8080/feed"),
      ("localhost:8080", "https://localhost:8080"),
      ("feed://example.org/feed", "https://example.org/feed"),
      ("feed:http://example.org/feed", "http://example.org/feed"),
      ("FEED:https://example.org/feed", "https://example.org/feed"),
      ("/srv/ada/a feed.xml", "file:///srv/ada/a%20feed.xml"),
      ("file:///srv/ada/feed.xml", "file:///srv/ada/feed.xml"),
    ])
  func accepted(text: String, address: String) throws {
    #expect(try FeedAddress(text).text == address)
  }

  @Test("Only an address without a scheme has an http address to try")
  func openAddresses() throws {
    #expect(try FeedAddress("example.org/f").openAddress?.text == "http://example.org/f")
    #expect(try FeedAddress("feed://example.org/f").openAddress?.text == "http://example.org/f")
    for text in [
      "https://example.org/f", "http://example.org/f", "feed:https://example.org/f", "/f",
    ] {
      #expect(try FeedAddress(text).openAddress == nil)
    }
  }

  @Test(
    "Other schemes are refused and named",
    arguments: ["ftp", "javascript", "data", "gopher"])
  func refused(scheme: String) {
    #expect(throws: FetchError.refused(scheme: scheme)) { try FeedAddress("\(scheme)://x.org/y") }
  }

  @Test(
    "Invalid addresses are refused",
    arguments: [
      "", "   ", "news", "two words", "http://", "https:///x", "http://[::1", "a\u{0}b.org",
      "file://other.host/feed", ".org", String(repeating: "a.", count: 3000),
    ])
  func none(text: String) {
    #expect(throws: FetchError.noAddress) { try FeedAddress(text) }
  }

  @Test(
    "Addresses are assigned to their networks",
    arguments: [
      ("8.8.8.8", NetworkPlace.internet), ("2606:4700::1111", .internet),
      ("127.0.0.1", .privateNetwork),
      ("10.1.2.3", .privateNetwork), ("172.16.0.1", .privateNetwork), ("172.32.0.1", .internet),
      ("192.168.1.1", .privateNetwork), ("169.254.169.254", .privateNetwork),
      ("100.64.0.1", .privateNetwork),
      ("0.0.0.0", .privateNetwork), ("224.0.0.1", .privateNetwork),
      ("255.255.255.255", .privateNetwork), ("::1", .privateNetwork),
      ("fe80::1", .privateNetwork), ("fd00::1", .privateNetwork),
      ("::ffff:10.0.0.1", .privateNetwork),
      ("::ffff:8.8.8.8", .internet), ("64:ff9b::a00:1", .privateNetwork),
      ("ff02::1", .privateNetwork),
    ])
  func places(text: String, place: NetworkPlace) throws {
    let address = try #require(g_inet_address_new_from_string(text))
    defer { g_object_unref(address) }
    #expect(NetworkPlace(address) == place)
  }
}

/// An address of the network as text.
func addressText(_ address: UnsafeMutablePointer<GInetAddress>) -> String {
  guard let text = g_inet_address_to_string(address) else { return "" }
  defer { g_free(text) }
  return String(cString: text)
}
