public import RefreshModel

/// The titles that a refresh control shows in its states.
///
///     header.texts[.pulling] = "Let go to reload"
///
/// A state without a title of its own shows the one it stands for: `willRefresh` that of
/// `refreshing`, every other that of `idle`.
public struct ControlTexts: Equatable, Sendable {
  private var titles: [RefreshState: String]

  /// The given titles; nil leaves a state to its stand-in.
  public init(
    idle: String, pulling: String, refreshing: String, success: String? = nil,
    failure: String? = nil, noMoreData: String? = nil
  ) {
    titles = [.idle: idle, .pulling: pulling, .refreshing: refreshing]
    titles[.success] = success
    titles[.failure] = failure
    titles[.noMoreData] = noMoreData
  }

  /// The title of a state's own; nil where its stand-in's is shown.
  public subscript(state: RefreshState) -> String? {
    get { titles[state] }
    set { titles[state] = newValue }
  }

  /// What is shown in `state`.
  public func title(for state: RefreshState) -> String {
    let standIn: RefreshState = state == .willRefresh ? .refreshing : .idle
    return titles[state] ?? titles[standIn] ?? ""
  }

  /// MJRefresh's header in English; a result is this project's own word.
  ///
  /// Source: refresh controls reference, 1.1.3.
  public static let mjHeader = ControlTexts(
    idle: "Pull down to refresh", pulling: "Release to refresh", refreshing: "Loading...",
    success: "Refresh succeeded", failure: "Refresh failed")

  /// MJRefresh's back footer in English; a failure is this project's own word.
  ///
  /// Source: refresh controls reference, 1.1.3.
  public static let mjBackFooter = ControlTexts(
    idle: "Pull up to load more", pulling: "Release to load more", refreshing: "Loading...",
    failure: "Loading failed", noMoreData: "No more data")

  /// EGO's header; a result is this project's own word.
  ///
  /// Source: refresh controls reference, 1.2.
  public static let fgHeader = ControlTexts(
    idle: "Pull down to refresh...", pulling: "Release to refresh...", refreshing: "Loading...",
    success: "Refresh succeeded", failure: "Refresh failed")
}
