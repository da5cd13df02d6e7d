/// Builds a feed from the elements of RSS and Atom.
final class FeedBuilder: XMLConsumer {
  private enum Format {
    case rss, rdf, atom
  }

  private var format = Format.rss
  private var title = ""
  private var link: String?
  private var author: String?
  private var nextPage: String?
  private var previousArchive: String?
  private var list = EntryList()
  /// The depth of the element that contains the feed's title and link, or `nil` outside that
  /// element.
  private var channelDepth: Int?
  private var entryDepth: Int?
  private var authorDepth: Int?
  private var draft = EntryDraft()
  private var captured: CapturedText?

  /// The finished feed, which is valid once the document has ended.
  var feed: Feed {
    Feed(
      title: title, link: link, entries: list.written(by: author), nextPage: nextPage,
      previousArchive: previousArchive)
  }

  func start(_ element: XMLElement, depth: Int) throws(FeedError) {
    if depth == 1 {
      try startDocument(element)
    } else if captured != nil {
      captured?.start(element.name, depth: depth)
    } else if let entryDepth {
      if depth == entryDepth + 1 || isInAuthor(depth) { startPart(element, depth: depth) }
    } else if isEntry(element) {
      entryDepth = depth
      draft = EntryDraft()
    } else if element.vocabulary == .rss, element.name == "channel", format != .atom {
      channelDepth = depth
    } else if channelDepth == depth - 1 || isInAuthor(depth) {
      startPart(element, depth: depth)
    }
  }

  func text(_ text: String) {
    captured?.append(text)
  }

  func end(depth: Int) {
    if let captured {
      if captured.depth == depth {
        self.captured = nil
        take(captured)
      } else {
        self.captured?.end(depth: depth)
      }
    }
    if authorDepth == depth { authorDepth = nil }
    if channelDepth == depth { channelDepth = nil }
    if entryDepth == depth {
      entryDepth = nil
      list.append(draft)
    }
  }

  private func startDocument(_ element: XMLElement) throws(FeedError) {
    switch (element.vocabulary, element.name) {
    case (.rss, "rss"): format = .rss
    case (.rdf, "RDF"): format = .rdf
    case (.atom, "feed"):
      format = .atom
      channelDepth = 1
    default: throw .notAFeed(root: PlainText.of(text: element.name, limit: 40))
    }
  }

  private func isEntry(_ element: XMLElement) -> Bool {
    format == .atom
      ? element.vocabulary == .atom && element.name == "entry"
      : element.vocabulary == .rss && element.name == "item"
  }

  private func isInAuthor(_ depth: Int) -> Bool { authorDepth == depth - 1 }

  // MARK: - Parts of a feed or an entry

  private func startPart(_ element: XMLElement, depth: Int) {
    switch element.vocabulary {
    case .atom: startAtom(element, depth: depth)
    case .rss where format != .atom: startRSS(element, depth: depth)
    case .content where element.name == "encoded": capture(.content, .markup, element, depth)
    case .dublinCore where element.name == "creator": capture(.author, .text, element, depth)
    case .dublinCore where element.name == "date": capture(.updated, .text, element, depth)
    default: break
    }
  }

  private func startRSS(_ element: XMLElement, depth: Int) {
    switch element.name {
    case "title": capture(.title, .markup, element, depth)
    case "link": capture(.link, .text, element, depth)
    case "description": capture(.summary, .markup, element, depth)
    case "author": capture(.author, .text, element, depth)
    case "pubDate": capture(.published, .text, element, depth)
    case "guid":
      draft.idIsLink = element.attributes["isPermaLink"] != "false"
      capture(.id, .text, element, depth)
    default: break
    }
  }

  private func startAtom(_ element: XMLElement, depth: Int) {
    switch element.name {
    case "link": takeLink(element)
    case "author": authorDepth = depth
    case "name" where isInAuthor(depth): capture(.author, .text, element, depth)
    case _ where format != .atom: break
    case "title": capture(.title, kind(of: element), element, depth)
    case "summary": capture(.summary, kind(of: element), element, depth)
    case "content":
      if element.attributes["src"] == nil { capture(.content, kind(of: element), element, depth) }
    case "id": capture(.id, .text, element, depth)
    case "published": capture(.published, .text, element, depth)
    case "updated": capture(.updated, .text, element, depth)
    default: break
    }
  }

  /// Returns how to convert an Atom text to plain text (RFC 4287, sections 3.1.1 and 4.1.3.1), or
  /// `nil` if its type is not text.
  private func kind(of element: XMLElement) -> CapturedText.Kind? {
    switch element.attributes["type"]?.lowercased() {
    case nil, "text", "text/plain", "xhtml", "application/xhtml+xml": .text
    case "html", "text/html": .markup
    default: nil
    }
  }

  private func capture(
    _ field: CapturedText.Field, _ kind: CapturedText.Kind?, _ element: XMLElement, _ depth: Int
  ) {
    guard let kind else { return }
    captured = CapturedText(field, kind, depth: depth, base: element.base)
  }

  /// Reads an Atom link.
  ///
  /// RSS channels also contain such links, to name their next page.
  private func takeLink(_ element: XMLElement) {
    let target = element.attributes["href"].flatMap { WebLink.resolved($0, base: element.base) }
    guard let target else { return }
    switch (element.attributes["rel"] ?? "alternate", entryDepth) {
    case ("alternate", nil): link = link ?? target
    case ("alternate", _): draft.link = draft.link ?? target
    case ("next", nil): nextPage = nextPage ?? target
    case ("prev-archive", nil): previousArchive = previousArchive ?? target
    default: break
    }
  }

  // MARK: - Finished texts

  private func take(_ text: CapturedText) {
    if entryDepth == nil { takeOfFeed(text) } else { takeOfEntry(text) }
  }

  private func takeOfFeed(_ text: CapturedText) {
    switch text.field {
    case .title where title.isEmpty: title = text.plain(limit: PlainText.longestTitle)
    case .link: link = link ?? text.webLink
    // In RSS the channel's author is an editor's address, not the author of each entry.
    case .author where format == .atom: author = author ?? name(text)
    default: break
    }
  }

  private func takeOfEntry(_ text: CapturedText) {
    switch text.field {
    case .title where draft.title.isEmpty:
      draft.title = text.plain(limit: PlainText.longestTitle)
    case .summary where draft.summary.isEmpty:
      draft.summary = text.plain(limit: PlainText.longestSummary)
    case .content where draft.content.isEmpty:
      draft.content = text.plain(limit: PlainText.longestSummary)
    case .link: draft.link = draft.link ?? text.webLink
    case .id: draft.id = text.text
    case .author: draft.author = draft.author ?? name(text)
    case .published: draft.published = draft.published ?? FeedDate.seconds(text.text)
    case .updated: draft.updated = draft.updated ?? FeedDate.seconds(text.text)
    default: break
    }
  }

  /// Returns an author's name, or `nil` if the text is empty.
  ///
  /// RSS authors often have the form "address (name)", in which only the name is used.
  private func name(_ text: CapturedText) -> String? {
    var name = text.plain(limit: PlainText.longestAuthor)
    if name.hasSuffix(")"), let open = name.firstIndex(of: "("), name[..<open].contains("@") {
      name = String(name[open...].dropFirst().dropLast())
    }
    return name.isEmpty ? nil : name
  }
}
