import FeedLibrary
import Translations
import Tug

/// Fetches updates, and shows progress and failures.
extension FeedsPage {
  var refresh: RefreshHeader.Handler? { { [weak self] in try await self?.fetchNews() } }

  var loadMore: LoadMoreFooter.Handler? {
    { [weak self] in try await self?.pager?.loadMore() ?? false }
  }

  /// The number of rows that a refresh compares with the store if there are as many, or more if the
  /// user has scrolled farther.
  private static let leastComparedRows = 1_000

  private func fetchNews() async throws {
    guard let library else { return }
    headerWords.begin(list)
    refreshedAddress = selection.address
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
    // Entries with changes are found among these rows only. The rows after them are dropped, so they
    // include the visible ones.
    let seen = list.snapshot.firstRow + FeedLibrary.pageLength
    let compared = min(rows.count, max(seen, Self.leastComparedRows))
    firstPage = .newest(through: rows[compared - 1]?.position)
    try await pager?.refresh()
    try await showFeeds()
    headerWords.progress = nil
    showTexts()
    let sentence = FeedSentence.sentence(of: update, skipped: skipped)
    skipped = []
    if let sentence, !update.failures.isEmpty { throw FeedTrouble(description: sentence) }
    if let sentence { messages.show(sentence) } else if isFailureShown { messages.hide() }
    headerWords.end(news.words(of: nil), in: list)
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
  ///
  /// A button offers to `retry` what failed.
  func show(_ error: any Error, retry: @escaping @MainActor () -> Void) {
    if error is CancellationError { return }
    messages.show(FeedSentence.sentence(of: error), (Message("TryAgain", "Try Again"), retry))
    isFailureShown = true
  }

  /// Shows a message with a button that undoes what it names.
  func show(_ message: String, undo: @escaping @MainActor (FeedsPage) async throws -> Void) {
    messages.show(message, (Message("Undo", "Undo"), { [weak self] in self?.work(undo) }))
    isFailureShown = false
  }
}
