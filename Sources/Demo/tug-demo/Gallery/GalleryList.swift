import CGtk
import GtkBridge
import Translations
import Tug

/// A list of the gallery with one control, whose work takes a moment and brings a row.
@MainActor final class GalleryList {
  let choice: GalleryChoice
  let list: ListView

  private let rows: GalleryRows

  /// The most lines of a cell in a list that scrolls sideways.
  private static let cellLines = 3

  /// A list of `rowCount` rows, 1 or more, with the control as its system has it.
  init(_ choice: GalleryChoice, rowCount: Int) {
    self.choice = choice
    rows = GalleryRows(count: rowCount, oldest: GalleryChoice.all.firstIndex(of: choice) ?? 0)
    list = ListView(rows: rows.store, row: GalleryRows.row)
    list.orientation = choice.isSideways ? .horizontal : .vertical
    list.cellLines = Self.cellLines
    list.selectionMode = .none
    list.onError = { _ in }
    giveControl()
    if case .footer = choice { beginAtEnd() }
  }

  /// Gives the list its control anew, as its system has it.
  func giveControl() {
    switch choice {
    case .header(let name):
      list.footer = nil
      list.header = Self.header(name) { [weak rows] in try await rows?.refresh() }
    case .footer(let name):
      list.header = nil
      list.footer = LoadMoreFooter(name) { [weak rows] in try await rows?.loadMore() ?? true }
    }
  }

  /// Lets the control work once as if it had been pulled, where it shows.
  func play() {
    switch choice {
    case .header: list.beginRefreshing()
    case .footer: list.beginLoading()
    }
  }

  /// Gives the control, which keeps its state, and its list other numbers, words and another direction.
  ///
  /// Does nothing for another control.
  func take(_ setup: ControlSetup) {
    guard setup.choice == choice else { return }
    let direction = setup.direction
    if list.orientation != direction.orientation || list.isReversed != direction.isReversed {
      list.isReversed = direction.isReversed
      list.orientation = direction.orientation
      isAtEnd = true
      if case .footer = choice { goToEnd() }
    }
    switch choice {
    case .header:
      if list.header?.texts != setup.texts { list.header?.texts = setup.texts }
      if list.header?.policy != setup.policy { list.header?.policy = setup.policy }
    case .footer:
      if list.footer?.texts != setup.texts { list.footer?.texts = setup.texts }
      if list.footer?.policy != setup.policy { list.footer?.policy = setup.policy }
    }
  }

  /// Shows words of the present language.
  func showWords() {
    rows.store.showAnew()
    if choice == .header(.actions) { list.header?.actions = Self.actions }
  }

  /// The header `name`, with what programs give those that need more than work.
  private static func header(
    _ name: HeaderName, _ work: @escaping RefreshHeader.Handler
  ) -> RefreshHeader {
    var header = RefreshHeader(name, handler: work)
    if name == .actions { header.actions = actions }
    if name == .twoLevel {
      header.drawSecondFloor = { page, appearance, canvas, text in
        // A list is drawn on the main thread.
        let harbour = MainActor.assumeIsolated {
          Harbour(title: ControlTitle.of(HeaderName.twoLevel).name.words)
        }
        harbour.draw(in: page, appearance, on: canvas, text: text)
      }
    }
    return header
  }

  private static var actions: [RefreshHeader.Action] {
    [
      .init(Message("ActionLook", "Look for new ones").words, .search),
      .init(Message("ActionRefresh", "Refresh").words, .refresh),
      .init(Message("ActionStart", "Start over").words, .add),
    ]
  }

  // MARK: Beginning near the end

  /// Nobody has scrolled the list away from its end yet.
  private var isAtEnd = true
  /// How far from its end, in points, a list counts as scrolled away.
  private static let nearEnd = 1.0

  /// Keeps the list at its end, where a footer is, while it gets its size and until it is scrolled.
  private func beginAtEnd() {
    SignalConnection.connect(
      list.widget, "size-allocate", pointer: { [weak self] _ in self?.goToEnd() })
    list.didScroll = { [weak self] in self?.noteScroll() }
  }

  private func goToEnd() {
    // A widget that is not shown yet is 1 by 1.
    guard isAtEnd, list.viewportSize.height > 1, list.viewportSize.width > 1 else { return }
    list.contentOffset = list.maximumContentOffset
  }

  private func noteScroll() {
    if list.isTracking || abs(list.contentOffset - list.maximumContentOffset) > Self.nearEnd {
      isAtEnd = false
    }
  }
}
