public import RefreshModel
public import SceneModel
import ScrollModel
public import Translations

/// The titles that a refresh control shows in its states.
///
///     header.texts[.pulling] = "Let go to reload"
///
/// Tug's built-in titles are shown in the list's language, a program's titles as they are. A state
/// without a title falls back to another one: `willRefresh` to `refreshing`, `floorArmed` to
/// `pulling`, `floorOpen` to none, every other state to `idle`.
public struct ControlTexts: Equatable, Sendable {
  /// A title of the program or of Tug.
  private enum Title: Equatable, Sendable {
    case given(String)
    case own(Message)

    init(_ message: Message) {
      self = message == .empty ? .given("") : .own(message)
    }

    func words(in translation: Translation) -> String {
      switch self {
      case .given(let words): words
      case .own(let message): translation(message)
      }
    }
  }

  private var titles: [RefreshState: Title]
  /// The title of `idle` in a horizontal list, whose pull has a different direction.
  private var sidewaysIdle: Title?

  /// The smallest width in points at which the beginning of a long title is still useful.
  static let minimumSpace = 100.0

  /// Creates texts without titles.
  public init() {
    titles = [:]
  }

  /// Creates texts with the given titles.
  ///
  /// If a title is `nil`, the fallback's is shown; without `sidewaysIdle` a horizontal list shows
  /// `idle`.
  public init(
    idle: String, pulling: String, refreshing: String, success: String? = nil,
    failure: String? = nil, noMoreData: String? = nil, floorArmed: String? = nil,
    floorOpen: String? = nil, sidewaysIdle: String? = nil
  ) {
    self.sidewaysIdle = sidewaysIdle.map(Title.given)
    titles = [.idle: .given(idle), .pulling: .given(pulling), .refreshing: .given(refreshing)]
    titles[.success] = success.map(Title.given)
    titles[.failure] = failure.map(Title.given)
    titles[.noMoreData] = noMoreData.map(Title.given)
    titles[.floorArmed] = floorArmed.map(Title.given)
    titles[.floorOpen] = floorOpen.map(Title.given)
  }

  /// Creates texts with Tug's titles, which are translated.
  ///
  /// If a title is `nil`, the fallback's is shown; without `sidewaysIdle` a horizontal list shows
  /// `idle`.
  init(
    idle: Message, pulling: Message, refreshing: Message, success: Message? = nil,
    failure: Message? = nil, noMoreData: Message? = nil, floorArmed: Message? = nil,
    floorOpen: Message? = nil, sidewaysIdle: Message? = nil
  ) {
    self.sidewaysIdle = sidewaysIdle.map(Title.init)
    titles = [.idle: Title(idle), .pulling: Title(pulling), .refreshing: Title(refreshing)]
    titles[.success] = success.map(Title.init)
    titles[.failure] = failure.map(Title.init)
    titles[.noMoreData] = noMoreData.map(Title.init)
    titles[.floorArmed] = floorArmed.map(Title.init)
    titles[.floorOpen] = floorOpen.map(Title.init)
  }

  /// The title of `state`, or `nil` if its fallback's is shown.
  ///
  /// Reading one of Tug's titles returns English text. A title that is set is shown without
  /// translation, even in horizontal lists.
  public subscript(state: RefreshState) -> String? {
    get { titles[state]?.words(in: .english) }
    set {
      titles[state] = newValue.map(Title.given)
      if state == .idle { sidewaysIdle = nil }
    }
  }

  /// Returns the title of `state` in a list of `orientation`, translated with `translation`.
  public func title(
    for state: RefreshState, in orientation: Orientation = .vertical,
    translation: Translation = .english
  ) -> String {
    shown(in: state, orientation)?.words(in: translation) ?? ""
  }

  private func shown(in state: RefreshState, _ orientation: Orientation) -> Title? {
    let idle = (orientation == .horizontal ? sidewaysIdle : nil) ?? titles[.idle]
    if state == .idle { return idle }
    if let title = titles[state] { return title }
    switch state {
    case .willRefresh: return titles[.refreshing] ?? idle
    case .floorArmed: return titles[.pulling]
    case .floorOpen: return nil
    default: return idle
    }
  }

  /// Restores the title of `state` from `texts`, keeping its translations.
  package mutating func restore(_ state: RefreshState, from texts: ControlTexts) {
    titles[state] = texts.titles[state]
    if state == .idle { sidewaysIdle = texts.sidewaysIdle }
  }

  /// Returns the titles that differ from `usual`, by state.
  package func titles(changedFrom usual: ControlTexts) -> [RefreshState: String] {
    titles.filter { $1 != usual.titles[$0] }.mapValues { $0.words(in: .english) }
  }
}
