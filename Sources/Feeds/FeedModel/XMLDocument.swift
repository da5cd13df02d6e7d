import CXML2

/// Parses an XML document with libxml2 and passes its elements to a consumer.
///
/// Nothing is fetched, and no tree is built. The first declaration of an entity or attribute in the
/// document type ends the parsing with an error, before anything is expanded.
final class XMLDocument {
  /// The number of bytes passed to the parser at a time.
  private static let portion = 65_536
  /// The maximum number of distinct names of elements, attributes and namespaces.
  ///
  /// More names would slow down each lookup of a name in the parser.
  private static let maximumNames = 50_000
  /// The initialization of libxml2, which must run once per process before several threads use it.
  private static let prepare: Void = xmlInitParser()

  private let consumer: any XMLConsumer
  /// Whether errors of markup are skipped.
  private let recovers: Bool
  private var parser: xmlParserCtxtPtr?
  private var depth = 0
  private var isOver = false
  /// Whether the parser has received all bytes.
  ///
  /// Any later error means that the document is truncated.
  private var hasAllBytes = false
  /// The document's base address, followed by the base addresses of the open elements.
  private var bases: [String?]
  private var refusal: FeedError?

  private init(base: String?, consumer: any XMLConsumer, recovers: Bool) {
    self.bases = [base]
    self.consumer = consumer
    self.recovers = recovers
  }

  /// Parses `text` as UTF-8, regardless of the encoding that it declares.
  ///
  /// `base` is the address of the document, or `nil` if it is unknown. If `recovers` is set, errors of
  /// markup are skipped. Throws ``FeedError/cutOff`` after the last element if the document is
  /// incomplete.
  static func parse(
    _ text: [UInt8], base: String?, recovers: Bool = false, into consumer: any XMLConsumer
  ) throws(FeedError) {
    _ = prepare
    let document = XMLDocument(base: base, consumer: consumer, recovers: recovers)
    guard MarkupShape.isAllowed(text) else { throw .tooLarge }
    document.run(text)
    if let refusal = document.refusal { throw refusal }
    guard document.isOver else { throw .cutOff }
  }

  /// Parses `text` as UTF-8 into a consumer that `make` creates, and repairs faults of markup.
  ///
  /// Returns the consumer, and the first error of a document that is cut off, or `nil` if it is whole.
  /// Throws an error if even the repaired document cannot be read: the first one, unless the document
  /// is of another kind.
  static func repairing<Consumer: XMLConsumer>(
    _ text: [UInt8], base: String?, _ make: () -> Consumer
  ) throws(FeedError) -> (consumer: Consumer, cut: FeedError?) {
    let consumer = make()
    let first: FeedError
    do throws(FeedError) {
      try parse(text, base: base, into: consumer)
      return (consumer, nil)
    } catch {
      first = error
    }
    if first == .tooLarge { throw first }
    let second = make()
    do throws(FeedError) {
      try parse(MarkupRepair.repaired(text), base: base, recovers: true, into: second)
      return (second, nil)
    } catch {
      if case .notAFeed = error { throw error }
      guard error == .cutOff else { throw first }
      return (second, first)
    }
  }

  private func run(_ text: [UInt8]) {
    var handler = Self.handler
    let data = Unmanaged.passUnretained(self).toOpaque()
    guard let parser = xmlCreatePushParserCtxt(&handler, data, nil, 0, nil) else { return }
    self.parser = parser
    defer {
      // The parser creates a document for the first declared entity, and does not free it.
      xmlFreeDoc(parser.pointee.myDoc)
      xmlFreeParserCtxt(parser)
      self.parser = nil
    }
    let recovery = recovers ? XML_PARSE_RECOVER.rawValue : 0
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue | recovery
    xmlCtxtUseOptions(parser, Int32(bitPattern: options))
    xmlSwitchEncoding(parser, XML_CHAR_ENCODING_UTF8)
    text.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count, refusal == nil, !isOver {
        let part = UnsafeBufferPointer(rebasing: bytes[start...].prefix(Self.portion))
        part.withMemoryRebound(to: CChar.self) {
          _ = xmlParseChunk(parser, $0.baseAddress, Int32(clamping: $0.count), 0)
        }
        if xmlDictSize(parser.pointee.dict) > Self.maximumNames { stop(.tooLarge) }
        start += part.count
      }
    }
    hasAllBytes = true
    if refusal == nil, !isOver { xmlParseChunk(parser, nil, 0, 1) }
  }

  // MARK: - Parser events

  private func start(_ element: XMLElement) {
    depth += 1
    guard depth <= FeedReader.deepest else { return stop(.tooDeep) }
    // The parser keeps a prefix and an address for each namespace.
    let namespaces = Int(parser?.pointee.nsNr ?? 0) / 2
    guard namespaces <= MarkupShape.maximumNamespaces else { return stop(.tooLarge) }
    var element = element
    let outer = bases.last.flatMap(\.self)
    element.base = element.base.map { WebLink.resolved($0, base: outer) ?? outer } ?? outer
    bases.append(element.base)
    do throws(FeedError) {
      try consumer.start(element, depth: depth)
    } catch {
      // The last name may be truncated, and then the consumer's error is wrong: report the cut.
      stop(hasAllBytes ? .cutOff : error)
    }
  }

  private func end() {
    guard refusal == nil, !isOver else { return }
    consumer.end(depth: depth)
    bases.removeLast()
    depth -= 1
    if depth == 0 {
      isOver = true
      xmlStopParser(parser)
    }
  }

  private func text(_ text: String) {
    if refusal == nil, depth > 0 { consumer.text(text) }
  }

  private func stop(_ error: FeedError) {
    if refusal == nil { refusal = error }
    xmlStopParser(parser)
  }

  private func note(_ error: xmlError) {
    // Undeclared namespaces are also errors, but the document remains well-formed.
    guard error.level == XML_ERR_FATAL, refusal == nil, !isOver, !recovers else { return }
    if hasAllBytes {
      refusal = .cutOff
      return
    }
    let message = error.message.map { String(cString: $0) } ?? ""
    refusal = .malformed(
      line: Int(error.line), reason: PlainText.of(text: message, limit: PlainText.longestTitle))
  }

  // MARK: - C

  private static func document(_ data: UnsafeMutableRawPointer?) -> XMLDocument? {
    data.map { Unmanaged<XMLDocument>.fromOpaque($0).takeUnretainedValue() }
  }

  private static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { data, name, prefix, namespace, _, _, count, _, attributes in
      guard let name else { return }
      let element = XMLElement(
        name: name, prefix: prefix, namespace: namespace, count: count, attributes: attributes)
      XMLDocument.document(data)?.start(element)
    }
    handler.endElementNs = { data, _, _, _ in XMLDocument.document(data)?.end() }
    handler.characters = { data, text, count in
      guard let text else { return }
      let bytes = UnsafeBufferPointer(start: text, count: Int(count))
      XMLDocument.document(data)?.text(String(decoding: bytes, as: UTF8.self))
    }
    handler.cdataBlock = handler.characters
    handler.ignorableWhitespace = handler.characters
    handler.reference = { data, name in
      // An external document type, which is not fetched, may declare this name. Decode only HTML's
      // names.
      guard let name, let scalar = HTMLEntity.scalar(String(cString: name)) else { return }
      XMLDocument.document(data)?.text(String(Character(scalar)))
    }
    handler.entityDecl = { data, name, _, _, _, _ in
      let name = name.map { String(cString: $0) } ?? ""
      XMLDocument.document(data)?.stop(.ownDeclaration(name: name))
    }
    handler.attributeDecl = { data, _, name, _, _, _, values in
      xmlFreeEnumeration(values)
      let name = name.map { String(cString: $0) } ?? ""
      XMLDocument.document(data)?.stop(.ownDeclaration(name: name))
    }
    handler.serror = { data, error in
      guard let error = error?.pointee else { return }
      XMLDocument.document(data)?.note(error)
    }
    return handler
  }
}

extension XMLElement {
  fileprivate init(
    name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?,
    namespace: UnsafePointer<xmlChar>?, count: Int32,
    attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    let address = namespace.map { String(cString: $0) }
    vocabulary = XMLVocabulary(namespace: address, prefix: prefix.map { String(cString: $0) })
    self.namespace = vocabulary == .other ? address : nil
    self.name = String(cString: name).lowercased()
    self.attributes = [:]
    // Each attribute has five pointers: name, prefix, namespace, start and end of the value.
    for index in 0..<Int(count) {
      guard let found = attributes?.advanced(by: index * 5), let nameStart = found[0],
        let start = found[3], let end = found[4]
      else { continue }
      let bytes = UnsafeBufferPointer(start: start, count: end - start)
      let name = String(cString: nameStart).lowercased()
      let value = Self.value(String(decoding: bytes, as: UTF8.self))
      if found[1].map({ String(cString: $0) }) == "xml" {
        if name == "base" { base = value }
      } else if self.attributes[name] == nil {
        self.attributes[name] = value
      }
    }
  }

  /// Returns the value of an attribute.
  ///
  /// The parser passes each ampersand as a character reference.
  private static func value(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return text.replacing("&#38;", with: "&")
  }
}
