import CJSON

/// Reads JSON Feed, versions 1.0 and 1.1.
enum JSONFeedReader {
  /// Reads the feed in `text`, which is UTF-8.
  ///
  /// Links are resolved against `base`.
  static func read(_ text: [UInt8], base: String?) throws(FeedError) -> Feed {
    let text = try JSONShape.checked(text)
    guard let parser = json_parser_new() else { throw .empty }
    defer { g_object_unref(parser) }
    try load(text, with: parser)
    guard let feed = JSONMembers(json_parser_get_root(parser)), isFeed(feed) else {
      throw .notAFeed(root: "JSON")
    }
    var list = EntryList()
    feed.forEach("items") { list.append(draft(of: $0, base: base)) }
    return Feed(
      title: PlainText.of(text: feed.text("title"), limit: PlainText.longestTitle),
      link: WebLink.resolved(feed.text("home_page_url"), base: base),
      entries: list.written(by: author(of: feed)),
      nextPage: WebLink.resolved(feed.text("next_url"), base: base))
  }

  /// Returns whether an object is a feed: whether it names the version, or has a title and items.
  private static func isFeed(_ feed: JSONMembers) -> Bool {
    let version = feed.text("version")
    if version.isEmpty { return feed.has("items") && !feed.text("title").isEmpty }
    return version.prefixMatch(of: /https?:\/\/(www\.)?jsonfeed\.org\/version\//) != nil
  }

  private static func load(
    _ text: [UInt8], with parser: UnsafeMutablePointer<JsonParser>
  ) throws(FeedError) {
    var error: UnsafeMutablePointer<GError>?
    let isLoaded = text.withUnsafeBytes { bytes in
      let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      return json_parser_load_from_data(parser, start, gssize(bytes.count), &error) != 0
    }
    defer { g_clear_error(&error) }
    if !isLoaded {
      // The message has the form "name:line:column: reason".
      let message = error?.pointee.message.map { String(cString: $0) } ?? ""
      let parts = message.split(separator: ":", maxSplits: 3)
      let line = parts.count == 4 ? Int(parts[1]) : nil
      let reason = line == nil ? message : String(parts[3])
      throw .malformed(
        line: line ?? 1, reason: PlainText.of(text: reason, limit: PlainText.longestTitle))
    }
  }

  private static func draft(of item: JSONMembers, base: String?) -> EntryDraft {
    var draft = EntryDraft()
    draft.id.take(text: item.text("id"), rank: 0)
    draft.idIsLink = true
    draft.title.take(
      text: PlainText.of(text: item.text("title"), limit: PlainText.longestTitle), rank: 0)
    let limit = PlainText.longestText
    for (name, rank) in [("content_text", 1), ("summary", 2)] {
      draft.text.take(text: PlainText.paragraphs(text: item.text(name), limit: limit), rank: rank)
    }
    draft.text.take(
      text: PlainText.paragraphs(markup: item.text("content_html"), limit: limit), rank: 0)
    for (rank, name) in ["url", "external_url"].enumerated() {
      draft.link.take(WebLink.resolved(item.text(name), base: base), rank: rank)
    }
    for (rank, name) in ["date_published", "date_modified"].enumerated() {
      draft.date.take(FeedDate.seconds(item.text(name)), rank: rank)
    }
    item.forEach("attachments") { attachment in
      let target = WebLink.resolved(attachment.text("url"), base: base)
      draft.enclosure.take(target, rank: 0)
    }
    draft.author.take(author(of: item), rank: 0)
    draft.hasParts = !item.isEmpty
    return draft
  }

  /// Returns the first name in `authors` (version 1.1), or else the name in `author` (version 1.0),
  /// or `nil` if there is no name.
  private static func author(of members: JSONMembers) -> String? {
    var names: [String] = []
    members.forEach("authors") { names.append($0.text("name")) }
    names.append(members.object("author")?.text("name") ?? "")
    return names.lazy.map { PlainText.of(text: $0, limit: PlainText.longestAuthor) }
      .first { !$0.isEmpty }
  }
}

/// Typed access to the members of a JSON object.
private struct JSONMembers {
  private let object: OpaquePointer

  /// Creates the members of `node`, or returns `nil` if `node` is not an object.
  init?(_ node: OpaquePointer?) {
    guard let node, json_node_get_node_type(node) == JSON_NODE_OBJECT,
      let object = json_node_get_object(node)
    else { return nil }
    self.object = object
  }

  /// Whether the object has no members.
  var isEmpty: Bool { json_object_get_size(object) == 0 }

  /// Returns whether the object has a member `name`.
  func has(_ name: String) -> Bool { json_object_has_member(object, name) != 0 }

  /// Returns the member as a string.
  ///
  /// Numbers are converted; any other value, or a missing member, gives an empty string.
  func text(_ name: String) -> String {
    guard let node = json_object_get_member(object, name),
      json_node_get_node_type(node) == JSON_NODE_VALUE
    else { return "" }
    if let text = json_node_get_string(node) { return String(cString: text) }
    switch json_node_get_value_type(node) {
    case Self.integer: return String(json_node_get_int(node))
    case Self.double: return String(json_node_get_double(node))
    default: return ""
    }
  }

  /// Returns the member as an object, or `nil` if it is missing or not an object.
  func object(_ name: String) -> JSONMembers? {
    JSONMembers(json_object_get_member(object, name))
  }

  /// Calls `body` for each object in the array `name`, in order.
  ///
  /// Does nothing if the member is not an array.
  func forEach(_ name: String, _ body: (JSONMembers) -> Void) {
    guard let node = json_object_get_member(object, name),
      json_node_get_node_type(node) == JSON_NODE_ARRAY, let array = json_node_get_array(node)
    else { return }
    for index in 0..<json_array_get_length(array) {
      if let members = JSONMembers(json_array_get_element(array, index)) { body(members) }
    }
  }

  private static let integer = g_type_from_name("gint64")
  private static let double = g_type_from_name("gdouble")
}
