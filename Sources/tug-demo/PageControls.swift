import Tug

/// The header and the footer of a page's list: any of the library's, changed at any moment.
@MainActor final class PageControls {
  private let content: any PageContent
  /// Seconds that each refresh and each load take longer, so that they can be looked at.
  var delay: Double

  /// The header; nil for none.
  var header: HeaderName? { didSet { if header != oldValue { setHeader() } } }
  /// The footer; nil for none.
  var footer: FooterName? { didSet { if footer != oldValue { setFooter() } } }

  /// Gives the list of `content` the controls that the command line asks for.
  init(content: any PageContent, arguments: Arguments) {
    self.content = content
    delay = arguments.delay
    header = content.refresh == nil ? nil : arguments.header
    footer = content.loadMore == nil ? nil : arguments.footer
    setHeader()
    setFooter()
  }

  /// The headers that there are for the page; none where it has nothing to refresh.
  var headers: [HeaderName] { content.refresh == nil ? [] : HeaderName.allCases }

  /// The footers that there are for the page; none where it has nothing to load.
  var footers: [FooterName] {
    guard content.loadMore != nil else { return [] }
    return FooterName.allCases.filter { !$0.isSideways || content.list.orientation == .horizontal }
  }

  private func setHeader() {
    guard let header, let refresh = content.refresh else { return content.list.header = nil }
    var control = RefreshHeader(header) { [weak self] in
      try await self?.wait()
      try await refresh()
    }
    control.lastUpdatedKey = content.title
    content.list.header = control
  }

  private func setFooter() {
    guard let footer, let loadMore = content.loadMore else { return content.list.footer = nil }
    content.list.footer = LoadMoreFooter(footer) { [weak self] in
      try await self?.wait()
      return try await loadMore()
    }
  }

  private func wait() async throws {
    if delay > 0 { try await Task.sleep(for: .seconds(delay)) }
  }
}
