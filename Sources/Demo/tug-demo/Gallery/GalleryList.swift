import CGtk
import GtkBridge
import Translations
import Tug

/// A list of the gallery with one control.
///
/// The control's work takes a moment and adds a row.
@MainActor final class GalleryList {
  /// The place of the list, for which its size is made.
  enum Place {
    /// A card, on which the rows are low and follow the finger 1:1, since a rubber band would show
    /// little of a control in so short a list.
    case card
    /// The stage on top of the gallery.
    case stage
    /// A page of its own.
    case page

    /// The number of rows, which fit into a card and the stage so that all drags but a pull scroll
    /// the gallery.
    var rowCount: Int {
      switch self {
      case .card: 3
      case .stage: 7
      case .page: 40
      }
    }
  }

  let place: Place
  /// The control.
  private(set) var choice: GalleryChoice
  let list: ListView
  /// The list's rows, which the control's work changes.
  let rows: GalleryRows

  /// Called when the list has another size, at its place at rest.
  var onSized: (@MainActor () -> Void)?
  /// Called when the list has scrolled.
  var onScrolled: (@MainActor () -> Void)?

  /// The maximum number of lines in a cell of a list that scrolls sideways.
  private static let cellLines = 3

  /// The height of a row on a card and on the stage, in points.
  private static let (cardRow, stageRow) = (34.0, 44.0)
  /// The longest pull on a card, in points, which leaves a row in view.
  private static let cardPull = 72.0
  /// The longest travel of a finger that arms the control on a card, as a fraction of the card's
  /// height.
  private static let cardTravel = 0.45

  /// Creates a list whose control has the style's default settings.
  ///
  /// On a card and on the stage the control's work replaces rows instead of adding them.
  init(_ choice: GalleryChoice, on place: Place) {
    self.choice = choice
    self.place = place
    rows = GalleryRows(
      count: place.rowCount, oldest: GalleryChoice.all.firstIndex(of: choice) ?? 0,
      limit: place == .page ? .max : place.rowCount)
    list = ListView(rows: rows.store, row: GalleryRows.row)
    list.cellLines = Self.cellLines
    list.selectionMode = .none
    list.onError = { _ in }
    switch place {
    case .card:
      list.rowHeight = Self.cardRow
      list.showsScrollIndicator = false
      list.rubberBand = nil
    case .stage:
      list.rowHeight = Self.stageRow
      list.showsScrollIndicator = false
    case .page: break
    }
    show(choice)
    SignalConnection.connect(
      list.widget, "size-allocate", pointer: { [weak self] _ in self?.changeSize() })
    list.didScroll = { [weak self] in
      self?.noteScroll()
      self?.onScrolled?()
    }
  }

  /// Shows another control, with the style's default settings.
  func show(_ choice: GalleryChoice) {
    self.choice = choice
    list.orientation = choice.isSideways ? .horizontal : .vertical
    giveControl()
  }

  /// Returns `policy` with distances for the height of a card.
  private static func onCard(_ policy: RefreshPolicy) -> RefreshPolicy {
    var policy = policy
    policy.pullTravel = min(policy.pullTravel, cardTravel)
    policy.maximumDrag = policy.maximumDrag ?? cardPull
    return policy
  }

  /// Resets the control of the list to the style's default settings.
  func giveControl() {
    switch choice {
    case .header(let name):
      list.footer = nil
      var header = Self.header(name) { [weak rows] in try await rows?.refresh() }
      header.showsErrorMessage = place != .card
      if place == .card { header.policy = Self.onCard(header.policy) }
      list.header = header
    case .footer(let name):
      list.header = nil
      var footer = LoadMoreFooter(name) { [weak rows] in try await rows?.loadMore() ?? true }
      if place == .card { footer.policy = Self.onCard(footer.policy) }
      list.footer = footer
    }
  }

  /// Applies changed settings to the list and its control, which keeps its state.
  ///
  /// Does nothing if `setup` is for a different control.
  func take(_ setup: ControlSetup) {
    guard setup.choice == choice else { return }
    rows.outcome = setup.outcome
    let direction = setup.direction
    if list.orientation != direction.orientation || list.isReversed != direction.isReversed {
      list.isReversed = direction.isReversed
      list.orientation = direction.orientation
      goToControl()
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

  /// Updates all texts to the current language.
  func showTexts() {
    rows.store.updateTexts()
    if choice == .header(.actions) { list.header?.actions = Self.actions }
  }

  /// Returns the header `name`, with sample actions or a second floor if the style needs them.
  private static func header(
    _ name: HeaderName, _ work: @escaping RefreshHeader.Handler
  ) -> RefreshHeader {
    var header = RefreshHeader(name, handler: work)
    if name == .actions { header.actions = actions }
    if name == .twoLevel {
      header.drawSecondFloor = { page, appearance, canvas, text in
        // Lists are always drawn on the main thread.
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

  // MARK: Starting at the end

  /// Whether the list is kept at its end, because the user has not scrolled it away.
  private var isAtEnd = true
  /// The distance from the end, in points, beyond which the list counts as scrolled away.
  private static let nearEnd = 1.0

  /// Whether the list is laid out.
  ///
  /// The size is 1 by 1 until the widget is shown.
  var isSized: Bool { list.viewportSize.height > 1 && list.viewportSize.width > 1 }

  /// Keeps the list at its end until the user scrolls it, so that the footer is visible.
  private func changeSize() {
    guard isSized else { return }
    if case .footer = choice { goToEnd() }
    onSized?()
  }

  /// Scrolls to the edge that the control is at.
  func goToControl() {
    isAtEnd = true
    if case .footer = choice { goToEnd() } else { list.contentOffset = list.minimumContentOffset }
  }

  private func goToEnd() {
    if isAtEnd { list.contentOffset = list.maximumContentOffset }
  }

  private func noteScroll() {
    if list.isTracking || abs(list.contentOffset - list.maximumContentOffset) > Self.nearEnd {
      isAtEnd = false
    }
  }
}
