import FeedModel
import Foundation

// Prints feeds as JSON, one line for each line of standard input.
//
// A line of input has three parts, separated by tabs: the charset that a server declared, or nothing; the
// address of the document, or nothing; the path of the file. An output line is an object with the values
// that the program shows, or with `error` if the document is not a feed.

/// The values of a feed that users see.
struct ShownFeed: Encodable {
  var error: String?
  var title = ""
  var link: String?
  var entries: [ShownEntry] = []
}

/// The values of an entry that users see.
struct ShownEntry: Encodable {
  var id: String
  var title: String
  var text: String
  var link: String?
  var author: String?
  var date: Int64?

  init(_ entry: FeedEntry) {
    (id, title, text) = (entry.id, entry.title, entry.text)
    (link, author, date) = (entry.link, entry.author, entry.date)
  }
}

/// Reads the feed that a line of input names.
func shown(_ line: String) -> ShownFeed {
  let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
  guard parts.count == 3, let data = FileManager.default.contents(atPath: String(parts[2])) else {
    return ShownFeed(error: "The file cannot be read.")
  }
  let (charset, address) = (String(parts[0]), String(parts[1]))
  do {
    let feed = try FeedReader.read(
      Array(data), charset: charset.isEmpty ? nil : charset,
      address: address.isEmpty ? nil : address)
    return ShownFeed(
      title: feed.title, link: feed.link, entries: feed.entries.map(ShownEntry.init))
  } catch {
    return ShownFeed(error: "\(error)")
  }
}

while let line = readLine() {
  let json = try JSONEncoder().encode(shown(line))
  print(String(decoding: json, as: UTF8.self))
}
