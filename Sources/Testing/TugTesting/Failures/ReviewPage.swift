import CCairo

/// An HTML page with all golden images, for a visual review.
///
/// Differences are first, each with actual image, golden and difference. The goldens follow by
/// group, each script with its variants next to each other. The images are embedded in the file.
package struct ReviewPage {
  private let folder: GoldenFolder
  private let verdicts: [GoldenVerdict]

  /// Creates a page of `folder` with the verdicts of a comparison.
  package init(of folder: GoldenFolder, _ verdicts: [GoldenVerdict]) {
    self.folder = folder
    self.verdicts = verdicts
  }

  /// Writes the page to `path`.
  ///
  /// Throws if the file cannot be written. An image that cannot be read is omitted.
  package func write(to path: String) throws(GoldenError) {
    try WholeFile.write(html, to: path)
  }

  // MARK: Page

  private var html: String {
    let failed = verdicts.filter { !$0.isSame }
    let count =
      "\(verdicts.count) goldens, \(failed.count) \(failed.count == 1 ? "differs" : "differ")"
    let links = (failed.isEmpty ? [] : ["differ"]) + groups.map(\.name)
    let navigation = links.map { "<a href=\"#\($0.escaped)\">\($0.escaped)</a>" }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(count)</title>
      <style>
      \(Self.style)</style>
      <header>
      <h1>\(count)</h1>
      <nav>\(navigation.joined(separator: "\n"))</nav>
      <label><input type="checkbox" id="dark"> dark page</label>
      </header>
      <main>
      \(failed.isEmpty ? "" : failures(failed))\(groups.map(section).joined())</main>
      </html>

      """
  }

  private static let style = """
    :root { --ground: #fafafa; --text: #2e3436; --quiet: #64696c; --line: #dedcd9; --bad: #c01c28 }
    :root:has(#dark:checked) { --ground: #1e1e1e; --text: #eeeeec; --quiet: #a5a8a9;
      --line: #3d3d3d; --bad: #ff7b63; color-scheme: dark }
    body { margin: 0; background: var(--ground); color: var(--text);
      font: 15px/1.45 system-ui, sans-serif }
    header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 4px 24px;
      align-items: baseline; padding: 12px 24px; background: var(--ground);
      border-bottom: 1px solid var(--line) }
    h1 { font-size: 17px; margin: 0 }
    nav { display: flex; gap: 16px; flex: 1 }
    a { color: inherit }
    main { padding: 0 24px 48px }
    h2 { font-size: 22px; margin: 40px 0 8px; scroll-margin-top: 64px }
    article { padding: 20px 0; border-top: 1px solid var(--line) }
    h3 { font-size: 15px; margin: 0 }
    p { margin: 2px 0 12px; max-width: 60em; color: var(--quiet) }
    .bad, .bad p { color: var(--bad) }
    div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
    figure { margin: 0; max-width: 100% }
    img { display: block; max-width: 100%; height: auto; outline: 1px solid var(--line) }
    figcaption { font-size: 13px; color: var(--quiet) }

    """

  private var groups: [(name: String, scripts: [GoldenScript])] {
    let shown = Set(verdicts.map(\.name))
    var groups: [(name: String, scripts: [GoldenScript])] = []
    for script in folder.scripts
    where script.variants.contains(where: { shown.contains(script.name(of: $0)) }) {
      let parts = script.name.split(separator: "/")
      let group = parts.count > 1 ? String(parts[0]) : "goldens"
      if groups.last?.name == group {
        groups[groups.count - 1].scripts.append(script)
      } else {
        groups.append((group, [script]))
      }
    }
    return groups
  }

  private func failures(_ verdicts: [GoldenVerdict]) -> String {
    let articles = verdicts.map { verdict in
      let picture = verdict.failurePicture ?? folder.picturePath(verdict.name)
      return """
        <article class="bad">
        <h3>\(verdict.name.escaped)</h3>
        <p>\(verdict.difference.escaped)</p>
        \(Self.figure(picture, caption: nil, scale: 1))</article>

        """
    }
    return "<section>\n<h2 id=\"differ\">Differences</h2>\n\(articles.joined())</section>\n"
  }

  private func section(_ group: (name: String, scripts: [GoldenScript])) -> String {
    let articles = group.scripts.map { script in
      let figures = script.variants.map { variant in
        Self.figure(
          folder.picturePath(script.name(of: variant)),
          caption: script.variants.count == 1
            ? nil : variant == .plain ? "plain" : String(variant.suffix.dropFirst()),
          scale: variant.applied(to: script.script).scale)
      }
      return """
        <article id="\(script.name.escaped)">
        <h3>\(script.name.escaped)</h3>
        <p>\(script.caption.escaped)</p>
        <div>
        \(figures.joined())</div>
        </article>

        """
    }
    let name = group.name.escaped
    return "<section>\n<h2 id=\"\(name)\">\(name)</h2>\n\(articles.joined())</section>\n"
  }

  /// Returns the HTML of an image, scaled down by `scale`, or an empty string if it cannot be read.
  private static func figure(_ path: String, caption: String?, scale: Int) -> String {
    guard let bytes = try? WholeFile.read(path), let pixels = try? GoldenPicture.pixels(path) else {
      return ""
    }
    guard let data = g_base64_encode(bytes, gsize(bytes.count)) else { return "" }
    defer { g_free(data) }
    let below = caption.map { "<figcaption>\($0)</figcaption>" } ?? ""
    return """
      <figure><img width="\(pixels.width / scale)" alt="" \
      src="data:image/png;base64,\(String(cString: data))">\(below)</figure>

      """
  }
}

extension String {
  /// The text, escaped for HTML.
  fileprivate var escaped: String {
    let signs: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
    return map { signs[$0] ?? String($0) }.joined()
  }
}
