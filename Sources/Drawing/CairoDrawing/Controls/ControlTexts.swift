public import RefreshModel
public import SceneModel
import ScrollModel
public import Translations

/// The titles that a refresh control shows in its states.
///
///     header.texts[.pulling] = "Let go to reload"
///
/// The library's own titles are shown in the list's language, a program's titles as they are. A
/// state without a title of its own shows the one it stands for: `willRefresh` that of
/// `refreshing`, `floorArmed` that of `pulling`, `floorOpen` none, every other that of `idle`.
public struct ControlTexts: Equatable, Sendable {
  /// A title, of a program or of the library.
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
  /// The title of `idle` in a horizontal list, where a pull has another direction.
  private var sidewaysIdle: Title?

  /// The smallest room, in points, in which the beginning of a long title still makes sense.
  static let leastRoom = 100.0

  /// No titles.
  public init() {
    titles = [:]
  }

  /// The given titles; nil leaves a state to its stand-in, and a horizontal list to `idle`.
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

  /// Titles of the library's own, for the languages of its catalogues.
  ///
  /// Nil leaves a state to its stand-in, and a horizontal list to `idle`.
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

  /// The state's own title; nil where its stand-in's is shown.
  ///
  /// A title of the library's own is read in English, whatever language it is shown in. A title
  /// that is set is shown as it is, even in horizontal lists.
  public subscript(state: RefreshState) -> String? {
    get { titles[state]?.words(in: .english) }
    set {
      titles[state] = newValue.map(Title.given)
      if state == .idle { sidewaysIdle = nil }
    }
  }

  /// The title of `state` in a list of `orientation`, in the words of `translation`.
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

  /// Gives `state` the title that it has in `texts`, in whatever language that is shown.
  package mutating func restore(_ state: RefreshState, from texts: ControlTexts) {
    titles[state] = texts.titles[state]
    if state == .idle { sidewaysIdle = texts.sidewaysIdle }
  }

  /// The titles that differ from those of `usual`, by state.
  package func titles(otherThan usual: ControlTexts) -> [RefreshState: String] {
    titles.filter { $1 != usual.titles[$0] }.mapValues { $0.words(in: .english) }
  }
}
