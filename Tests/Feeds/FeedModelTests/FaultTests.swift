import FeedModel
import Testing

/// A faulty document, and the titles of its entries.
struct Fault: CustomTestStringConvertible {
  let name: String
  let document: String
  let titles: [String]

  init(_ name: String, _ document: String, _ titles: String...) {
    (self.name, self.document, self.titles) = (name, document, titles)
  }

  /// A fault within an item of RSS.
  init(item name: String, _ item: String, _ titles: String...) {
    self.name = name
    document = "<rss><channel><title>News</title>\(item)</channel></rss>"
    self.titles = titles
  }

  var testDescription: String { name }
}

@Suite("Faults of feeds")
struct FaultTests {
  private static let itemA = "<item><title>A</title></item>"
  private static let itemB = "<item><title>B</title></item>"

  @Test(
    "Small faults are read past",
    arguments: [
      Fault(
        "blank lines before the declaration",
        "\n\n <?xml version='1.0'?><rss><channel>\(itemA)</channel></rss>", "A"),
      Fault(
        "two byte order marks",
        "\u{FEFF}\u{FEFF}<?xml version='1.0'?><rss><channel>\(itemA)</channel></rss>", "A"),
      Fault(
        "a warning before the feed",
        "<br />\n<b>Warning</b>: x in y.php<?xml version='1.0'?><rss><channel>\(itemA)</channel></rss>",
        "A"),
      Fault("RSS in capitals", "<RSS><CHANNEL><ITEM><TITLE>A</TITLE></ITEM></CHANNEL></RSS>", "A"),
      Fault("RSS without its root", "<channel>\(itemA)</channel>", "A"),
      Fault("Atom without namespace", "<feed><entry><title>A</title></entry></feed>", "A"),
      Fault(
        item: "entities of HTML", "<item><title>a&nbsp;b &rsquo; &hellip;</title></item>", "a b ’ …"
      ),
      Fault(
        item: "ampersands that stand alone",
        "<item><title>A & B AT&T &unknown; &amp;</title></item>", "A & B AT&T &unknown; &"),
      Fault(
        item: "references to control characters",
        "<item><title>a&#1;b&#x0;c &#150; &#xFFFFFFFFFF;</title></item>",
        "ab\u{FFFD}c – &#xFFFFFFFFFF;"),
      Fault(item: "control characters", "<item><title>a\u{1}b\u{B}c</title></item>", "abc"),
      Fault(
        item: "HTML that is not escaped",
        "<item><title>A</title><description><p>x<br>y<img src=z><p>b</description></item>\(itemB)",
        "A", "B"),
      Fault(
        item: "crossed tags", "<item><title><b>A<i>x</b></i></title></item>\(itemB)", "Ax", "B"),
      Fault(
        item: "an end tag without a start", "<item><title>A</title></p></item>\(itemB)", "A", "B"),
      Fault(item: "an item without an end", "<item><title>A</title>\(itemB)", "A", "B"),
      Fault(
        item: "attributes without quotes or values",
        "<item><title type=x y a='1' a=\"2 & <3\">A</title></item>", "A"),
      Fault(
        item: "an angle bracket that stands alone", "<item><title>1 < 2 <3 > ]]></title></item>",
        "1 < 2 <3 > ]]>"),
      Fault(item: "hyphens in a comment", "<!-- a -- b -->\(itemA)", "A"),
      Fault(item: "a declaration in the middle", "<?xml version='1.0'?>\(itemA)", "A"),
      Fault(
        item: "many line breaks without an end",
        "<item><title>A</title><description>\(String(repeating: "<br>", count: 900))</description></item>",
        "A"),
      Fault(item: "an undeclared prefix", "<item><title>A</title><x:y>z</x:y></item>", "A"),
      Fault(
        "entities of its own",
        """
        <!DOCTYPE rss [<!ENTITY a 'x'><!ENTITY a "y"><!ENTITY b '<i>'><!ENTITY % c 'z'><!ENTITY d '&a;'>
        <!ENTITY amp 'x'>]><rss><channel><item><title>A &a; &b; &c; &d; &amp;</title></item></channel></rss>
        """, "A x &b; &c; &d; &"),
      Fault(
        "an entity as namespace",
        """
        <!DOCTYPE rdf:RDF [<!ENTITY rdf 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'>
        <!ENTITY rss "http://purl.org/rss/1.0/">]>
        <rdf:RDF xmlns:rdf="&rdf;" xmlns="&rss;">\(itemA)</rdf:RDF>
        """, "A"),
      Fault(
        "an unknown namespace",
        "<feed xmlns='http://example.org/'><entry><title>A</title></entry></feed>", "A"),
      Fault(
        "a wrong namespace",
        "<a:feed xmlns:a='https://www.w3.org/2005/Atom/'><a:entry><a:title>A</a:title></a:entry></a:feed>",
        "A"),
      Fault(
        item: "a usual prefix with another namespace",
        "<item><dc:title xmlns:dc='http://example.org/dc'>A</dc:title></item>", "A"),
      Fault(
        "another encoding name",
        "<?xml version='1.0' encoding='437'?><rss><channel>\(itemA)</channel></rss>", "A"),
    ])
  func faults(_ fault: Fault) throws {
    let feed = try read(fault.document)
    #expect(feed.entries.map(\.title) == fault.titles)
    #expect(!feed.isCutOff)
  }

  @Test("The text of HTML that is not escaped is whole")
  func unescaped() throws {
    let entry = try item(
      "<description><p>one<br>two <a href=x>link</a> & more<p>three</description>")
    #expect(entry?.text == "one\ntwo link & more\n\nthree")
  }

  @Test("A compressed body without its header is decompressed")
  func compressed() throws {
    // `gzip -9` of "<rss><channel><item><title>A</title></item></channel></rss>".
    let hex =
      "1f8b0800000000000203b3292a2eb6b349ce48cccb4bcdb1b3c92c49cdb5b329c92cc949b573b4d187306cf421c2fa7065fa205d000aad0a9a3b000000"
    let bytes = stride(from: 0, to: hex.count, by: 2).compactMap { index in
      let start = hex.index(hex.startIndex, offsetBy: index)
      return UInt8(hex[start...].prefix(2), radix: 16)
    }
    #expect(try FeedReader.read(bytes).entries.map(\.title) == ["A"])
    #expect(throws: FeedError.self) { try FeedReader.read(Array(bytes.prefix(20))) }
  }

  @Test("Random damage to markup never removes all entries")
  func damage() {
    let bytes = Array(rss(String(repeating: Self.itemA, count: 40)).utf8)
    var random = SystemRandomNumberGenerator()
    var found = 0
    for _ in 0..<500 {
      var damaged = bytes
      damaged[Int.random(in: 400..<bytes.count, using: &random)] = .random(in: 0...255)
      if let feed = try? FeedReader.read(damaged), !feed.entries.isEmpty { found += 1 }
    }
    #expect(found == 500)
  }
}
