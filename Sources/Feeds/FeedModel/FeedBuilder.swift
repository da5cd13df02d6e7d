/// Builds a feed from the elements of RSS, Atom and CDF.
final class FeedBuilder: XMLConsumer {
  /// The format that decides how elements without a namespace are read.
  private enum Format {
    case rss, rdf, atom, oldAtom
  }

  /// An open element whose children are parts.
  private enum Holder {
    case feed, entry, author, media
  }

  private var format = Format.rss
  /// The namespace of the root element if it is unknown, or `nil`.
  ///
  /// The elements of this namespace are read as RSS or Atom.
  private var ownNamespace: String?
  private var title = RankedValue<String>()
  private var link = RankedValue<String>()
  private var author: String?
  private var nextPage: String?
  private var previousArchive: String?
  private var list = EntryList()
  private var holders: [(kind: Holder, depth: Int)] = []
  private var isInEntry = false
  private var draft = EntryDraft()
  private var captured: CapturedText?

  /// The finished feed, which is valid once the document has ended.
  var feed: Feed {
    Feed(
      title: title.text, link: link.value, entries: list.written(by: author), nextPage: nextPage,
      previousArchive: previousArchive)
  }

  func start(_ element: XMLElement, depth: Int) throws(FeedError) {
    var element = element
    if depth == 1 { ownNamespace = element.namespace }
    if ownNamespace != nil, element.namespace == ownNamespace { element.vocabulary = .plain }
    if depth == 1 {
      try startDocument(element)
    } else if captured != nil {
      captured?.start(element.name, depth: depth)
    } else if !isInEntry, isEntry(element) {
      startEntry(element, depth: depth)
    } else if !isInEntry, element.name == "channel", isCore(element), format != .atom {
      holders.append((.feed, depth))
    } else if let holder = holders.last, holder.depth == depth - 1 {
      startPart(element, in: holder.kind, depth: depth)
    }
  }

  func text(_ text: String) {
    captured?.append(text)
  }

  func end(depth: Int) {
    if var captured {
      if captured.depth == depth {
        self.captured = nil
        captured.repairEncoding()
        take(captured)
      } else {
        self.captured?.end(depth: depth)
      }
    }
    guard let holder = holders.last, holder.depth == depth else { return }
    holders.removeLast()
    if holder.kind == .entry {
      isInEntry = false
      list.append(draft)
    }
  }

  private func startDocument(_ element: XMLElement) throws(FeedError) {
    switch (element.vocabulary, element.name) {
    case (.plain, "rss"), (.rss, "rss"): format = .rss
    case (.rdf, "rdf"), (.plain, "rdf"): format = .rdf
    case (.plain, "feed"), (.atom, "feed"), (.oldAtom, "feed"):
      let isOld = element.vocabulary == .oldAtom || element.attributes["version"] == "0.3"
      format = isOld ? .oldAtom : .atom
      holders.append((.feed, 1))
    // RSS without its root, and Microsoft's Channel Definition Format.
    case (.plain, "channel"):
      holders.append((.feed, 1))
      takeAddress(element)
    default: throw .notAFeed(root: PlainText.of(text: element.name, limit: 40))
    }
  }

  /// Returns whether an element is one of RSS or Atom.
  private func isCore(_ element: XMLElement) -> Bool {
    switch element.vocabulary {
    case .plain, .rss, .atom, .oldAtom: true
    default: false
    }
  }

  private func isEntry(_ element: XMLElement) -> Bool {
    guard isCore(element) else { return false }
    return element.name == "entry" || element.name == "item"
  }

  private func startEntry(_ element: XMLElement, depth: Int) {
    isInEntry = true
    holders.append((.entry, depth))
    draft = EntryDraft()
    takeAddress(element)
    if format == .rdf, let about = element.attributes["about"] {
      draft.id.take(text: about.trimmingBlanks, rank: 1)
      draft.hasParts = true
    }
  }

  /// Takes the address and the date that CDF writes as attributes of a channel or an item.
  private func takeAddress(_ element: XMLElement) {
    let address = element.attributes["href"].flatMap { WebLink.resolved($0, base: element.base) }
    guard isInEntry else { return link.take(address, rank: 1) }
    draft.link.take(address, rank: 1)
    draft.date.take(element.attributes["lastmod"].flatMap(FeedDate.seconds), rank: 4)
    draft.hasParts = address != nil || draft.date.value != nil
  }

  // MARK: - Parts of a feed or an entry

  private func startPart(_ element: XMLElement, in holder: Holder, depth: Int) {
    switch (holder, element.vocabulary, element.name) {
    case (.author, _, "name"): capture(FeedPart(.author, 0, .text), element, depth)
    case (.author, _, "email"): capture(FeedPart(.author, 3, .text), element, depth)
    case (.author, _, _): break
    case (.entry, .media, "group"), (_, .media, "content"):
      if holder != .feed { holders.append((.media, depth)) }
      takeEnclosure(element.attributes["url"], of: element)
    case (.media, let vocabulary, _) where vocabulary != .media: break
    case (_, .plain, "enclosure"), (_, .rss, "enclosure"):
      takeEnclosure(element.attributes["url"], of: element)
    case (_, _, "link") where isCore(element) && element.attributes["href"] != nil:
      takeLink(element)
    case (_, _, "author") where isCore(element) && isAtom(element): holders.append((.author, depth))
    default:
      if let part = FeedPart.of(element) { capture(part, element, depth) }
    }
  }

  private func isAtom(_ element: XMLElement) -> Bool {
    switch element.vocabulary {
    case .atom, .oldAtom: true
    case .plain: format == .atom || format == .oldAtom
    default: false
    }
  }

  private func capture(_ part: FeedPart, _ element: XMLElement, _ depth: Int) {
    guard let kind = part.kind ?? kind(of: element, part) else { return }
    if element.name == "guid" || element.name == "id" {
      let isLink = element.attributes["ispermalink"]?.lowercased()
      draft.idIsLink = isLink != "false"
      // An id is usually not relative to an address, unless the feed says so.
      draft.idBase = isLink == "true" ? element.base : nil
    }
    captured = CapturedText(part, kind, depth: depth, base: element.base)
  }

  /// Returns how to convert a text of RSS or Atom to plain text, or `nil` if it is not readable text.
  private func kind(of element: XMLElement, _ part: FeedPart) -> CapturedText.Kind? {
    guard isAtom(element) else { return part.field == .title ? .either : .markup }
    let isOld = element.vocabulary == .oldAtom || format == .oldAtom
    guard element.attributes["src"] == nil else { return nil }
    let mode = element.attributes["mode"]?.lowercased()
    if isOld, mode == "base64" { return .base64 }
    // RFC 4287, sections 3.1.1 and 4.1.3.1.
    switch element.attributes["type"]?.trimmingBlanks.lowercased() {
    case nil, "", "text", "text/plain": return isOld ? .either : .text
    case "html", "text/html": return .markup
    case "xhtml", "application/xhtml+xml": return isOld && mode == "escaped" ? .markup : .elements
    case "application/octet-stream": return .base64
    case let type? where type.hasPrefix("text/"): return .text
    case let type? where type.hasSuffix("/xml") || type.hasSuffix("+xml"): return .elements
    default: return nil
    }
  }

  private func takeEnclosure(_ text: String?, of element: XMLElement) {
    guard isInEntry, let target = text.flatMap({ WebLink.resolved($0, base: element.base) }) else {
      return
    }
    draft.hasParts = true
    let isPicture = element.attributes["type"]?.hasPrefix("image/") == true
    draft.enclosure.take(target, rank: isPicture ? 1 : 0)
  }

  /// Reads an Atom link.
  ///
  /// RSS channels also contain such links, to name their next page.
  private func takeLink(_ element: XMLElement) {
    let target = element.attributes["href"].flatMap { WebLink.resolved($0, base: element.base) }
    guard let target else { return }
    let relation = element.attributes["rel"]?.trimmingBlanks.lowercased() ?? "alternate"
    switch relation {
    case "alternate", "http://www.iana.org/assignments/relation/alternate":
      let isPage = ["text/html", "application/xhtml+xml", nil].contains(element.attributes["type"])
      if !isInEntry { return link.take(target, rank: isPage ? 0 : 2) }
      draft.hasParts = true
      draft.link.take(target, rank: isPage ? 0 : 2)
    case "enclosure": takeEnclosure(target, of: element)
    case "next" where !isInEntry: nextPage = nextPage ?? target
    case "prev-archive" where !isInEntry: previousArchive = previousArchive ?? target
    default: break
    }
  }

  // MARK: - Finished texts

  private func take(_ text: CapturedText) {
    if isInEntry { takeOfEntry(text) } else { takeOfFeed(text) }
  }

  private func takeOfFeed(_ text: CapturedText) {
    let rank = text.part.rank
    switch text.part.field {
    case .title: title.take(text: text.line(limit: PlainText.longestTitle), rank: rank)
    case .link: link.take(text.webLink, rank: rank)
    // In RSS the channel's author is an editor's address, not the author of each entry.
    case .author where format == .atom || format == .oldAtom: author = author ?? name(text)
    default: break
    }
  }

  private func takeOfEntry(_ text: CapturedText) {
    let rank = text.part.rank
    if !text.text.isEmpty { draft.hasParts = true }
    switch text.part.field {
    case .title: draft.title.take(text: text.line(limit: PlainText.longestTitle), rank: rank)
    case .text: draft.text.take(text: text.paragraphs(limit: PlainText.longestText), rank: rank)
    case .link: draft.link.take(text.webLink, rank: rank)
    case .id: draft.id.take(text: text.text.trimmingBlanks, rank: rank)
    case .author: draft.author.take(name(text), rank: rank)
    case .date: draft.date.take(FeedDate.seconds(text.text), rank: rank)
    }
  }

  /// Returns an author's name, or `nil` if the text is empty.
  ///
  /// Authors often have the form "address (name)" or "name <address>", in which only the name is used.
  private func name(_ text: CapturedText) -> String? {
    let line = text.line(limit: PlainText.longestAuthor)
    guard let last = line.indices.last, ")>".contains(line[last]) else {
      return line.isEmpty ? nil : line
    }
    if let start = line.firstIndex(of: "("), isMailAddress(line[..<start]) {
      let name = String(line[line.index(after: start)..<last]).trimmingBlanks
      if !name.isEmpty { return name }
    }
    if let start = line.lastIndex(where: { "(<".contains($0) }),
      isMailAddress(line[line.index(after: start)..<last])
    {
      let name = String(line[..<start]).trimmingBlanks
      if !name.isEmpty { return name }
    }
    return line
  }

  private func isMailAddress(_ text: Substring) -> Bool {
    let address = String(text).trimmingBlanks
    return address.dropFirst().dropLast().contains("@") && !address.contains(where: \.isWhitespace)
  }
}
