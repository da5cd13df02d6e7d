import CairoDrawing
import RefreshModel

/// The header of a list, which refreshes when the top is pulled down: a style and a policy, any
/// with any.
///
/// ```swift
/// list.header = RefreshHeader { try await files.reload() }
/// list.header = RefreshHeader(.mj, target: self) { try await $0.reload() }
/// list.header = RefreshHeader(style: MyStyle(), policy: .mj) { try await files.reload() }
/// list.header?.texts[.idle] = "Pull for news"
/// ```
/// The work is a task on the main actor. When it returns, the header closes; when it throws, the
/// header shows the failure first. A header without it leaves the work to the handlers of the list's
/// signal `refresh`, which end it by ``ListView/endRefreshing(_:completion:)``.
public struct RefreshHeader: ListControl {
  /// The work of a refresh.
  public typealias Handler = @MainActor () async throws -> Void

  /// The seconds for which a failure is shown: long enough to read two words.
  public static let failureDwell = 1.0

  /// The work; nil leaves it to the list's signal `refresh`.
  ///
  /// Without either the list warns once, and the header closes again. Setting it also replaces an
  /// ``actionHandler``.
  public var handler: Handler? { didSet { actionHandler = nil } }

  /// The key under which the time of the last refresh is stored in the user's state folder.
  ///
  /// With nil, the default, and an empty key, it is kept as long as the list lives.
  ///
  /// Lists with the same key share the time. A header that gets another key, or replaces one with
  /// another, has the time of its own key: none, where nothing was refreshed under it. Without a key
  /// it is the time of the list's last refresh without one. Source: MJRefresh,
  /// `lastUpdatedTimeKey`.
  public var lastUpdatedKey: String?

  /// The store of that time, in place of the user's state folder; nil, the default, leaves it to
  /// ``RefreshHeader/sharedLastUpdatedStore``.
  public var lastUpdatedStore: (any LastUpdatedStoring)?

  /// The store of all headers without one of their own; nil, the default, is the file
  /// `tug-last-updated.ini` in the program's folder of `XDG_STATE_HOME`.
  @MainActor public static var sharedLastUpdatedStore: (any LastUpdatedStoring)? {
    get { LastUpdatedStore.chosen }
    set { LastUpdatedStore.chosen = newValue }
  }

  /// The words about the last refresh, as a function of its time in seconds since 1970 UTC (nil for
  /// none); nil leaves them to the style.
  ///
  /// It is called for each drawn frame in which the header is in view.
  /// Source: MJRefresh, `lastUpdatedTimeText`.
  public var lastUpdatedText: (@MainActor (_ seconds: Double?) -> String)?

  /// A failure is shown in the words of its error, where the style has words for failures; off by
  /// default.
  ///
  /// They are what `tug_work_end_with_error()` was given, or the description of the error that the
  /// header's work threw. An error without words is shown in those of the style.
  public var showsErrorMessage = false

  /// The work of a refresh for which the finger has chosen an action; nil leaves it to ``handler``, and
  /// so does a handler that is set later.
  public var actionHandler: ActionHandler?

  /// What it has in common with a footer: its properties are read and written on it itself.
  public var settings: ControlSettings
  private var look: NamedLook<HeaderName>

  /// The header of these looks and settings.
  public init(look: NamedLook<HeaderName>, settings: ControlSettings, handler: Handler?) {
    self.look = look
    self.settings = settings
    self.handler = handler
  }

  /// The style.
  ///
  /// Another style brings its own titles, and leaves the policy as it is, whatever its height.
  public var style: any HeaderStyle {
    get { look.style }
    set { look.replaceStyle(by: newValue) }
  }

  /// The system whose looks it has; nil for a style of the program's own.
  var name: HeaderName? { look.name }

  /// The style with `message` in place of its own words for a failure, where it is to show that.
  func style(forFailure message: String?) -> any HeaderStyle {
    guard showsErrorMessage, let message, texts[.failure] != nil else { return style }
    var style = style
    style.texts[.failure] = message
    return style
  }

  /// Takes over the looks of a documented system, with its own titles.
  mutating func setStyle(_ name: HeaderName) {
    look = NamedLook(name)
  }

  /// The titles by state.
  public var texts: ControlTexts {
    get { look.style.texts }
    set { look.style.texts = newValue }
  }
}
