import FeedLibrary
import Translations
import Tug

/// Fetches updates, and shows progress and failures.
extension FeedsPage {
  var refresh: RefreshHeader.Handler? { { [weak self] in try await self?.fetchNews() } }

  var loadMore: LoadMoreFooter.Handler? {
    { [weak self] in try await self?.pager?.loadMore() ?? false }
  }

  /// The maximum number of rows that a refresh compares with the store.
  private static let maximumComparedRows = 1_000

  private func fetchNews() async throws {
    guard let library else { return }
    headerWords.begin(list)
    defer { headerWords.progress = nil }
    let (steps, step) = AsyncStream<FeedProgress>.makeStream(
      bufferingPolicy: .bufferingNewest(1))
    let shown = Task { [weak self] in
      for await progress in steps { self?.show(progress) }
    }
    defer { shown.cancel() }
    let update = try await library.update(selection.address) { step.yield($0) }
    news.update = update
    if let address = selection.address {
      selection.address = update.newAddresses[address] ?? address
    }
    // Entries with changes are found among these rows only.
    let compared = min(rows.count, Self.maximumComparedRows)
    firstPage = .newest(through: rows[compared - 1]?.position)
    try await pager?.refresh()
    try await showFeeds()
    headerWords.progress = nil
    showTexts()
    guard update.failures.isEmpty else {
      throw FeedTrouble(description: FeedSentence.sentence(of: update.failures))
    }
    messages.hide()
    headerWords.end(news.words, in: list)
  }

  private func show(_ progress: FeedProgress) {
    guard list.isRefreshing else { return }
    let words =
      progress.fractionOfAll.map {
        Message("LoadingShare", "Loading… {percent} %").words([
          "percent": "\(Int(exactly: ($0 * 100).rounded(.down)) ?? 0)"
        ])
      }
      ?? Message("LoadingSize", "Loading… {size}").words([
        "size": SizeText.text(UInt64(clamping: progress.bytes))
      ])
    headerWords.show(words, in: list)
    onTitleChanged?()
  }

  /// Shows an error above the list, which keeps its rows.
  func show(_ error: any Error) {
    if error is CancellationError { return }
    messages.show(
      FeedSentence.sentence(of: error),
      (Message("TryAgain", "Try Again"), { [weak self] in self?.list.beginRefreshing() }))
  }
}
