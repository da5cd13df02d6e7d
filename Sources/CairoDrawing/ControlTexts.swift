public import ListModel
public import RefreshModel
import ScrollModel
public import Translations

/// The titles that a refresh control shows in its states.
///
///     header.texts[.pulling] = "Let go to reload"
///
/// Titles of the library's own are shown in the list's language, those that a program has set as
/// they are. A state without a title of its own shows the one it stands for: `willRefresh` that of
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
  /// What `idle` is called in a horizontal list, where a pull has another direction.
  private var sidewaysIdle: Title?

  /// The least room in points in which the beginning of a long title still says something.
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

  /// The title of a state's own; nil where its stand-in's is shown.
  ///
  /// One of the library's own is read in English, in whatever language it is shown. One that is set
  /// is shown as it is, and in horizontal lists, too.
  public subscript(state: RefreshState) -> String? {
    get { titles[state]?.words(in: .english) }
    set {
      titles[state] = newValue.map(Title.given)
      if state == .idle { sidewaysIdle = nil }
    }
  }

  /// What is shown in `state` in a list of `orientation`, in the words of `translation`.
  public func title(
    for state: RefreshState, in orientation: Orientation = .vertical,
    translation: Translation = .english
  ) -> String {
    shown(in: state, orientation)?.words(in: translation) ?? ""
  }

  private func shown(in state: RefreshState, _ orientation: Orientation) -> Title? {
    let idle = (orientation == .horizontal ? sidewaysIdle : nil) ?? titles[.idle]
    if state == .idle || !Feature.titlesPerState.isOn { return idle }
    if let title = titles[state] { return title }
    switch state {
    case .willRefresh: return titles[.refreshing] ?? idle
    case .floorArmed: return titles[.pulling]
    case .floorOpen: return nil
    default: return idle
    }
  }

  /// The titles that differ from those of `usual`, as they are read.
  package func titles(otherThan usual: ControlTexts) -> [RefreshState: String] {
    titles.filter { $1 != usual.titles[$0] }.mapValues { $0.words(in: .english) }
  }
}
