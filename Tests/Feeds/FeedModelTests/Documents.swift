import FeedModel

/// Reads a document that is written as text, from this address.
func read(
  _ text: String, charset: String? = nil, address: String? = "https://example.org/feed.xml"
) throws(FeedError) -> Feed {
  try FeedReader.read(Array(text.utf8), charset: charset, address: address)
}

/// RSS 2.0 with these elements in its channel.
func rss(_ inside: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"
    xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel><title>News</title><link>https://example.org/</link>\(inside)</channel></rss>
  """
}

/// Returns the first entry of RSS 2.0 with these elements in its item, or `nil` if there is none.
func item(_ inside: String) throws(FeedError) -> FeedEntry? {
  try read(rss("<item>\(inside)</item>")).entries.first
}

/// Atom with these elements in its feed.
func atom(_ inside: String) -> String {
  """
  <feed xmlns="http://www.w3.org/2005/Atom"><title>News</title>\(inside)</feed>
  """
}

/// Returns the first entry of Atom with these elements, or `nil` if there is none.
func entry(_ inside: String) throws(FeedError) -> FeedEntry? {
  try read(atom("<entry>\(inside)</entry>")).entries.first
}
