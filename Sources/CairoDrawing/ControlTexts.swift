public import ListModel
public import RefreshModel

/// The titles that a refresh control shows in its states.
///
///     header.texts[.pulling] = "Let go to reload"
///
/// A state without a title of its own shows the one it stands for: `willRefresh` that of
/// `refreshing`, every other that of `idle`.
public struct ControlTexts: Equatable, Sendable {
  private var titles: [RefreshState: String]
  /// What `idle` is called in a horizontal list, where a pull has another direction.
  private var sidewaysIdle: String?

  /// The least room in points in which the beginning of a long title still says something.
  static let leastRoom = 100.0

  /// No titles.
  public init() {
    titles = [:]
  }

  /// The given titles; nil leaves a state to its stand-in, and a horizontal list to `idle`.
  public init(
    idle: String, pulling: String, refreshing: String, success: String? = nil,
    failure: String? = nil, noMoreData: String? = nil, sidewaysIdle: String? = nil
  ) {
    self.sidewaysIdle = sidewaysIdle
    titles = [.idle: idle, .pulling: pulling, .refreshing: refreshing]
    titles[.success] = success
    titles[.failure] = failure
    titles[.noMoreData] = noMoreData
  }

  /// The title of a state's own; nil where its stand-in's is shown.
  ///
  /// One that is set holds for horizontal lists, too.
  public subscript(state: RefreshState) -> String? {
    get { titles[state] }
    set {
      titles[state] = newValue
      if state == .idle { sidewaysIdle = nil }
    }
  }

  /// What is shown in `state` in a list of `orientation`.
  public func title(
    for state: RefreshState, in orientation: Orientation = .vertical
  ) -> String {
    let idle = (orientation == .horizontal ? sidewaysIdle : nil) ?? titles[.idle]
    if state == .idle { return idle ?? "" }
    let standIn = state == .willRefresh ? titles[.refreshing] : idle
    return titles[state] ?? standIn ?? ""
  }

  /// MJRefresh's header in English; results and horizontal lists have this project's own words.
  ///
  /// Source: refresh controls reference, 1.1.3.
  public static let mjHeader = ControlTexts(
    idle: "Pull down to refresh", pulling: "Release to refresh", refreshing: "Loading...",
    success: "Refresh succeeded", failure: "Refresh failed", sidewaysIdle: "Pull to refresh")

  /// MJRefresh's back footer in English; a failure and horizontal lists have this project's own
  /// words.
  ///
  /// Source: refresh controls reference, 1.1.3.
  public static let mjBackFooter = ControlTexts(
    idle: "Pull up to load more", pulling: "Release to load more", refreshing: "Loading...",
    failure: "Loading failed", noMoreData: "No more data", sidewaysIdle: "Pull to load more")

  /// EGO's header; results and horizontal lists have this project's own words.
  ///
  /// Source: refresh controls reference, 1.2.
  public static let fgHeader = ControlTexts(
    idle: "Pull down to refresh...", pulling: "Release to refresh...", refreshing: "Loading...",
    success: "Refresh succeeded", failure: "Refresh failed", sidewaysIdle: "Pull to refresh...")
}
