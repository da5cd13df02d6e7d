import CXML2

/// A document in XML on its way through libxml2's parser into a consumer.
///
/// Nothing is fetched, and no tree is built. A document type that declares entities or attributes is
/// refused at its first declaration, before anything is expanded.
final class XMLDocument {
  /// How many bytes the parser gets at a time (chosen here).
  private static let portion = 65_536
  /// How many names of elements, attributes and namespaces there may be; the parser looks ever longer for
  /// each among many (chosen here).
  private static let mostNames = 50_000
  /// What libxml2 needs once in a process, before several threads use it.
  private static let prepare: Void = xmlInitParser()

  private let consumer: any XMLConsumer
  private var parser: xmlParserCtxtPtr?
  private var depth = 0
  private var isOver = false
  /// True when only the end of the text can still be wrong: the parser has been given all of it.
  private var hasAllBytes = false
  /// The base addresses of the elements that are open, after the document's own.
  private var bases: [String?]
  private var refusal: FeedError?

  private init(base: String?, consumer: any XMLConsumer) {
    self.bases = [base]
    self.consumer = consumer
  }

  /// Reads `text`, which is UTF-8, whatever encoding it declares.
  ///
  /// `base` is the address of the document; nil where it has none.
  static func parse(_ text: [UInt8], base: String?, into consumer: any XMLConsumer)
    throws(FeedError)
  {
    _ = prepare
    let document = XMLDocument(base: base, consumer: consumer)
    document.run(text)
    if let refusal = document.refusal { throw refusal }
    guard document.isOver else { throw .cutOff }
  }

  private func run(_ text: [UInt8]) {
    var handler = Self.handler
    let data = Unmanaged.passUnretained(self).toOpaque()
    guard let parser = xmlCreatePushParserCtxt(&handler, data, nil, 0, nil) else { return }
    self.parser = parser
    defer {
      // The parser makes a document of its own for the first entity that is declared.
      xmlFreeDoc(parser.pointee.myDoc)
      xmlFreeParserCtxt(parser)
      self.parser = nil
    }
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    xmlCtxtUseOptions(parser, Int32(bitPattern: options))
    xmlSwitchEncoding(parser, XML_CHAR_ENCODING_UTF8)
    text.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count, refusal == nil, !isOver {
        let part = UnsafeBufferPointer(rebasing: bytes[start...].prefix(Self.portion))
        part.withMemoryRebound(to: CChar.self) {
          _ = xmlParseChunk(parser, $0.baseAddress, Int32(clamping: $0.count), 0)
        }
        if xmlDictSize(parser.pointee.dict) > Self.mostNames { stop(.tooLarge) }
        start += part.count
      }
    }
    hasAllBytes = true
    if refusal == nil, !isOver { xmlParseChunk(parser, nil, 0, 1) }
  }

  // MARK: - What the parser reports

  private func start(_ element: XMLElement) {
    depth += 1
    guard depth <= FeedReader.deepest else { return stop(.tooDeep) }
    var element = element
    let outer = bases.last.flatMap(\.self)
    element.base = element.base.map { WebLink.resolved($0, base: outer) ?? outer } ?? outer
    bases.append(element.base)
    do throws(FeedError) {
      try consumer.start(element, depth: depth)
    } catch {
      // At the end of the text a name may be a part of one.
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
    // Namespaces that are not declared are errors, too, but leave the document well-formed.
    guard error.level == XML_ERR_FATAL, refusal == nil, !isOver else { return }
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
      // A name that an external document type may declare; those of HTML are known.
      guard let name, let scalar = PlainText.entity(named: String(cString: name)) else { return }
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
    vocabulary = XMLVocabulary(
      namespace: namespace.map { String(cString: $0) }, prefix: prefix.map { String(cString: $0) })
    self.name = String(cString: name)
    self.attributes = [:]
    // Each attribute has five pointers: name, prefix, namespace, and the value's start and end.
    for index in 0..<Int(count) {
      guard let found = attributes?.advanced(by: index * 5), let nameStart = found[0],
        let start = found[3], let end = found[4]
      else { continue }
      let bytes = UnsafeBufferPointer(start: start, count: end - start)
      let name = String(cString: nameStart)
      let value = Self.value(String(decoding: bytes, as: UTF8.self))
      if found[1].map({ String(cString: $0) }) == "xml" {
        if name == "base" { base = value }
      } else if self.attributes[name] == nil {
        self.attributes[name] = value
      }
    }
  }

  /// An attribute's value; the parser hands it on with each ampersand as a reference.
  private static func value(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return text.replacing("&#38;", with: "&")
  }
}
