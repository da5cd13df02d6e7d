import Translations
import Tug

/// The header and footer of a page's lists, which can be changed at any time.
@MainActor final class PageControls {
  private let content: any PageContent
  /// Whether the page always uses its document's header and footer.
  private let areFixed: Bool
  /// The key under which the times of the last refreshes are stored, independent of the language.
  private let key: String
  /// The additional duration of each refresh and load, in seconds.
  var delay: Double

  /// Whether all work fails, to show the effects of a failure.
  var fails = false
  /// The placement of the header.
  var placement = RefreshPolicy.Placement.above { didSet { changeHeader() } }
  /// Whether turning the mouse wheel at the start or end of the list pulls.
  var wheelPulls = false {
    didSet {
      changeHeader()
      changeFooter()
    }
  }
  /// Whether pushing the header back cancels its work.
  var cancelsByPushBack = false { didSet { changeHeader() } }

  /// The style of the header, or `nil` for no header.
  var header: HeaderName? { didSet { if header != oldValue { setHeader() } } }
  /// The style of the footer, or `nil` for no footer.
  var footer: FooterName? { didSet { if footer != oldValue { setFooter() } } }

  /// Sets the controls that the command line requests for the lists of `content`.
  init(content: any PageContent, arguments: Arguments) {
    self.content = content
    key = [arguments.page, arguments.folder].compactMap(\.self).joined(separator: " ")
    delay = arguments.delay
    let document = Page.named(arguments.page)?.document
    areFixed = document != nil
    header = content.refresh == nil ? nil : document?.header ?? arguments.header
    footer = content.loadMore == nil ? nil : document?.footer ?? arguments.footer
    setHeader()
    setFooter()
    Texts.observe { [weak self] in self?.nameActions() }
  }

  /// The headers that the user can choose.
  ///
  /// Empty if the page cannot be refreshed or uses its document's header.
  var headers: [HeaderName] { content.refresh == nil || areFixed ? [] : HeaderName.allCases }

  /// The footers that the user can choose.
  ///
  /// Empty if the page has nothing to load or uses its document's footer.
  var footers: [FooterName] {
    guard content.loadMore != nil, !areFixed else { return [] }
    return FooterName.allCases.filter { !$0.isSideways || content.list.orientation == .horizontal }
  }

  /// Whether the lists have rows, so that a header can be placed between them.
  var haveRows: Bool { content.list is ListView }

  private func setHeader() {
    for (index, pane) in content.panes.enumerated() {
      guard let header, let refresh = pane.refresh else {
        pane.list.header = nil
        continue
      }
      let work: RefreshHeader.Handler = { [weak self] in
        try await self?.wait()
        try await refresh()
      }
      var control = RefreshHeader(header, handler: work)
      if header == .twoLevel, pane.list.orientation == .vertical {
        let floor = pane.floor ?? SecondFloor(drawing: Self.harbour(behind: pane))
        control.drawSecondFloor = floor.drawing
      }
      if header == .actions { control.actions = Self.actions }
      takeChoices(&control.policy)
      control.showsErrorMessage = pane.describesErrors
      control.lastUpdatedKey = index == 0 ? key : "\(key), \(index + 1)"
      pane.list.header = control
    }
  }

  private func setFooter() {
    for pane in content.panes {
      guard let footer, let loadMore = pane.loadMore else {
        pane.list.footer = nil
        continue
      }
      var control = LoadMoreFooter(footer) { [weak self] in
        try await self?.wait()
        return try await loadMore()
      }
      control.policy.wheelPulls = wheelPulls
      pane.list.footer = control
    }
  }

  /// Returns the drawing of a harbour as the second floor, with the title of `pane`.
  private static func harbour(
    behind pane: any PageContent
  ) -> SecondFloorHeaderStyle.PageDrawing {
    let title: @MainActor () -> String = { [weak pane] in pane?.title ?? "" }
    return { page, appearance, canvas, text in
      // Lists are always drawn on the main thread.
      let harbour = MainActor.assumeIsolated { Harbour(title: title()) }
      harbour.draw(in: page, appearance, on: canvas, text: text)
    }
  }

  /// The actions of a header with several actions.
  ///
  /// Each of them refreshes the page.
  private static var actions: [RefreshHeader.Action] {
    [
      .init(Message("ActionLook", "Look for new ones").words, .search),
      .init(Message("ActionRefresh", "Refresh").words, .refresh),
      .init(Message("ActionStart", "Start over").words, .add),
    ]
  }

  /// Updates the labels of the actions to the current language.
  private func nameActions() {
    guard header == .actions else { return }
    for pane in content.panes { pane.list.header?.actions = Self.actions }
  }

  /// Applies the user's choices to the current header, which keeps its state.
  private func changeHeader() {
    for pane in content.panes {
      guard let header = pane.list.header else { continue }
      var policy = header.policy
      takeChoices(&policy)
      pane.list.header?.policy = policy
    }
  }

  private func changeFooter() {
    for pane in content.panes { pane.list.footer?.policy.wheelPulls = wheelPulls }
  }

  private func takeChoices(_ policy: inout RefreshPolicy) {
    // Some headers have a different default placement, which `.above` must not replace.
    if let header { policy.placement = placement == .above ? header.policy.placement : placement }
    policy.wheelPulls = wheelPulls
    policy.cancelsByPushBack = cancelsByPushBack
  }

  private func wait() async throws {
    if delay > 0 { try await Task.sleep(for: .seconds(delay)) }
    if fails { throw WorkFailure() }
  }
}

/// The error of work that is set to fail.
struct WorkFailure: Error {}
