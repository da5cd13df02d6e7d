import Translations
import Tug

/// The header and the footer of a page's lists: any of the library's, changed at any moment.
@MainActor final class PageControls {
  private let content: any PageContent
  /// The header and the footer are those of the page, and no others.
  private let areFixed: Bool
  /// The name under which the lists' last refreshes are kept, whatever language the title is in.
  private let key: String
  /// The additional seconds of each refresh and each load, so that they can be watched.
  var delay: Double

  /// All work fails, so that its consequences can be watched.
  var fails = false
  /// The header's placement.
  var placement = RefreshPolicy.Placement.above { didSet { changeHeader() } }
  /// A wheel that turns on at the list's start or end pulls.
  var wheelPulls = false {
    didSet {
      changeHeader()
      changeFooter()
    }
  }
  /// Pushing the header back cancels its work.
  var cancelsByPushBack = false { didSet { changeHeader() } }

  /// The header; nil for none.
  var header: HeaderName? { didSet { if header != oldValue { setHeader() } } }
  /// The footer; nil for none.
  var footer: FooterName? { didSet { if footer != oldValue { setFooter() } } }

  /// Gives the lists of `content` the controls that the command line asks for.
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
    Words.follow { [weak self] in self?.nameActions() }
  }

  /// The headers that the page can have; none where it has nothing to refresh, or its own.
  var headers: [HeaderName] { content.refresh == nil || areFixed ? [] : HeaderName.allCases }

  /// The footers that the page can have; none where it has nothing to load, or its own.
  var footers: [FooterName] {
    guard content.loadMore != nil, !areFixed else { return [] }
    return FooterName.allCases.filter { !$0.isSideways || content.list.orientation == .horizontal }
  }

  /// The lists have rows, between which a header can lie.
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
        control.style.parts.colors[.floorArmed] = floor.words
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

  /// A harbour as the page behind a header, under the name of what `pane` shows.
  private static func harbour(
    behind pane: any PageContent
  ) -> SecondFloorHeaderStyle.PageDrawing {
    let title: @MainActor () -> String = { [weak pane] in pane?.title ?? "" }
    return { page, appearance, canvas, text in
      // A list is drawn on the main thread.
      let harbour = MainActor.assumeIsolated { Harbour(title: title()) }
      harbour.draw(in: page, appearance, on: canvas, text: text)
    }
  }

  /// The actions of a header with several; whichever is chosen, the page is refreshed.
  private static var actions: [RefreshHeader.Action] {
    [
      .init(Message("ActionLook", "Look for new ones").words, .search),
      .init(Message("ActionRefresh", "Refresh").words, .refresh),
      .init(Message("ActionStart", "Start over").words, .add),
    ]
  }

  /// Names the actions of a header with several in the present language.
  private func nameActions() {
    guard header == .actions else { return }
    for pane in content.panes { pane.list.header?.actions = Self.actions }
  }

  /// Applies the choices to the present header, which keeps its state.
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
    // Some headers have a place of their own.
    if let header { policy.placement = placement == .above ? header.policy.placement : placement }
    policy.wheelPulls = wheelPulls
    policy.cancelsByPushBack = cancelsByPushBack
  }

  private func wait() async throws {
    if delay > 0 { try await Task.sleep(for: .seconds(delay)) }
    if fails { throw WorkFailure() }
  }
}

/// The failure of work that is set to fail.
struct WorkFailure: Error {}
