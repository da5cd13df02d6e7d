import FeedModel
import Testing

@Suite("Plain text of feeds")
struct PlainTextTests {
  @Test(
    "Markup becomes plain text",
    arguments: [
      ("a<br>b<BR/>c", "a b c"), ("w<b>or</b>d", "word"), ("<p>a</p>\n<p>b</p>", "a b"),
      ("a<script>if (a<b) x()</script>b", "ab"), ("a<STYLE type='x>y'>p{}</Style >b", "ab"),
      ("a<script>never ended", "a"), ("a<script src=x></scriptb>", "a"),
      ("a<!-- <b> -- > -->b", "ab"),
      ("a<!-- never ended", "a"), ("<!DOCTYPE html><?x y?>a", "a"),
      ("a<!-- -- ended wrongly <b>b</b>", "ab"), ("a <!DOCTYPE", "a <!DOCTYPE"),
      ("a <!' <b>b</b>", "a <!' b"), ("<? <?php b", "<? <?php b"), ("<![if !x]>a<![endif]>", "a"),
      ("<a title=\"x > y\" href='z'>t</a>", "t"), ("it's <a b>5'</a> x", "it's 5' x"),
      ("a <b never ended", "a"), ("1 < 2 <3 <", "1 < 2 <3 <"), ("a </ b", "a </ b"),
      ("&lt;b&gt; &amp;amp; &quot;&apos;", "<b> &amp; \"'"), ("&#65;&#x42;&#X43;", "ABC"),
      ("caf&eacute;&nbsp;&hellip;", "café …"), ("&#150;&#x80;", "–€"),
      ("don\u{92}t &#146;", "don’t ’"), ("&#0;&#xD800;", "\u{FFFD}\u{FFFD}"),
      ("&#99999999;", "\u{FFFD}"),
      ("&#+65; &#; &#x; &; & &x &none;", "&#+65; &#; &#x; &; & &x &none;"),
      ("&#8238;a&#x202e;b", "ab"), ("<td>a</td><td>b</td>", "a b"), ("", ""), ("<p></p>", ""),
    ])
  func markup(_ markup: String, _ text: String) {
    #expect(PlainText.of(markup: markup, limit: 100) == text)
  }

  @Test(
    "Blanks are folded; control and direction characters are dropped",
    arguments: [
      (" \n a \t\r\n b\u{A0}\u{2003}c \u{2028} ", "a b c"),
      ("a\u{0}\u{1}\u{7F}\u{81}b\u{85}", "ab…"),
      ("\u{202A}a\u{202B}b\u{202C}c\u{202D}d\u{202E}e", "abcde"),
      ("\u{2066}a\u{2067}b\u{2068}c\u{2069}\u{FEFF}d", "abcd"), ("<b> &amp;", "<b> &amp;"),
      ("שלום\u{200F} é 👩‍👩‍👧", "שלום\u{200F} é 👩‍👩‍👧"),
    ])
  func blanks(_ given: String, _ text: String) {
    #expect(PlainText.of(text: given, limit: 100) == text)
  }

  @Test(
    "The text of an entry keeps its paragraphs, lines and lists",
    arguments: [
      ("<p>One <b>bold</b></p>\n<p>two<br>three</p>", "One bold\n\ntwo\nthree"),
      ("Intro<ul><li>a</li> <li><p>b</p></li></ul>end", "Intro\n\n• a\n• b\n\nend"),
      ("<h2>Head</h2>a <a href='x'>link</a><blockquote>q</blockquote>", "Head\n\na link\n\nq"),
      ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a b\nc"),
      ("<div><div>a</div></div><div></div><div>b</div>", "a\nb"), ("<p></p><br>a<p> </p>", "a"),
      ("<![CDATA[<p>a</p>]]>b", "a\n\nb"), ("one\ntwo", "one two"),
    ])
  func paragraphs(_ markup: String, _ text: String) throws {
    let escaped = markup.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    #expect(
      try item("<description>\(escaped.replacing(">", with: "&gt;"))</description>")?.text == text)
  }

  @Test("Long text is cut between characters")
  func length() {
    #expect(PlainText.of(text: "abcde", limit: 5) == "abcde")
    #expect(PlainText.of(text: "abcde \n ", limit: 5) == "abcde")
    #expect(PlainText.of(text: "abcdef", limit: 5) == "abcd…")
    #expect(PlainText.of(text: "abc defg", limit: 5) == "abc…")
    #expect(PlainText.of(text: "ab👩‍👩‍👧cdef", limit: 5) == "ab…")
    #expect(PlainText.of(text: "a" + String(repeating: "\u{301}", count: 900), limit: 5) == "…")
    for limit in [1, 0, -1, .min] {
      #expect(PlainText.of(text: "a", limit: limit) == "a")
      #expect(PlainText.of(text: "ab", limit: limit) == "…")
    }
    let markup = "<p>" + String(repeating: "&amp;", count: 900)
    #expect(PlainText.of(markup: markup, limit: 5) == "&&&&…")
  }

  @Test("Titles and texts have a maximum length")
  func entryLengths() throws {
    let long = String(repeating: "word ", count: 100_000)
    let entry = try item("<title>\(long)</title><description>\(long)</description>")
    #expect(entry?.title.unicodeScalars.count == PlainText.longestTitle)
    #expect(entry?.text.unicodeScalars.count == PlainText.longestText)
    #expect(entry?.title.hasSuffix("…") == true)
  }

  @Test("Markup in a title becomes text; scripts are dropped")
  func title() throws {
    #expect(try item("<title>A &amp;amp; &lt;i&gt;B&lt;/i&gt;</title>")?.title == "A & B")
    #expect(try item("<title>A<script>x</script> <i>B</i></title>")?.title == "A B")
    #expect(try item("<title><![CDATA[<script>alert(1)</script>A]]></title>")?.title == "A")
  }
}
