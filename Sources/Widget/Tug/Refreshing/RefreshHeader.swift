import CairoDrawing
import RefreshModel

/// The header of a list, which refreshes when the user pulls the top down.
///
/// Any style works with any policy.
///
/// ```swift
/// list.header = RefreshHeader { try await files.reload() }
/// list.header = RefreshHeader(.mj, target: self) { try await $0.reload() }
/// list.header = RefreshHeader(style: MyStyle(), policy: .mj) { try await files.reload() }
/// list.header?.texts[.idle] = "Pull for news"
/// ```
/// The work is a task on the main actor. When it returns, the header closes; if it throws, the
/// header first shows a failure. Without a handler the list emits its signal `refresh`, whose
/// handlers do the work and end it with ``ListView/endRefreshing(_:after:completion:)``.
public struct RefreshHeader: ListControl {
  /// The work of a refresh.
  public typealias Handler = @MainActor () async throws -> Void

  /// The seconds for which a failure is shown: long enough to read two words.
  public static let failureDwell = 1.0

  /// The work, or `nil` to emit the list's signal `refresh` instead.
  ///
  /// If the signal has no handlers either, the list logs one warning, and the header closes again.
  /// Setting the handler also removes an ``actionHandler``.
  public var handler: Handler? { didSet { actionHandler = nil } }

  /// The key under which the time of the last refresh is stored in the user's state folder.
  ///
  /// With `nil`, the default, or an empty key, the time is kept only as long as the list lives.
  /// Lists with the same key share the time. A header with a new key shows the time that is stored
  /// under that key, or no time if nothing was refreshed under it. Without a key the header shows
  /// the time of the list's last refresh without a key. Source: MJRefresh, `lastUpdatedTimeKey`.
  public var lastUpdatedKey: String?

  /// The store for the time of the last refresh, or `nil`, the default, to use
  /// ``RefreshHeader/sharedLastUpdatedStore``.
  public var lastUpdatedStore: (any LastUpdatedStoring)?

  /// The store of all headers without their own store.
  ///
  /// With `nil`, the default, it is the file `tug-last-updated.ini` in the program's folder of
  /// `XDG_STATE_HOME`.
  @MainActor public static var sharedLastUpdatedStore: (any LastUpdatedStoring)? {
    get { LastUpdatedStore.chosen }
    set { LastUpdatedStore.chosen = newValue }
  }

  /// Returns the text about the last refresh for its time in seconds since 1970 UTC, or for `nil`
  /// if there was no refresh.
  ///
  /// If this property is `nil`, the style's text is used. It is called for each drawn frame in
  /// which the header is visible. Source: MJRefresh, `lastUpdatedTimeText`.
  public var lastUpdatedText: (@MainActor (_ seconds: Double?) -> String)?

  /// Whether a failure shows the text of its error, if the style has a title for failures.
  ///
  /// The default is `false`. The text is the argument of `tug_work_end_with_error()`, or the
  /// description of the error that the header's work threw. An error without text is shown with the
  /// style's title.
  public var showsErrorMessage = false

  /// The work of a refresh for the action that the finger has chosen, or `nil` to run ``handler``.
  ///
  /// Setting ``handler`` later resets it to `nil`.
  public var actionHandler: ActionHandler?

  /// The settings that headers share with footers.
  ///
  /// Read and write them on the header itself.
  public var settings: ControlSettings
  private var namedStyle: NamedStyle<HeaderName>

  /// Creates a header with `namedStyle` and `settings`.
  public init(namedStyle: NamedStyle<HeaderName>, settings: ControlSettings, handler: Handler?) {
    self.namedStyle = namedStyle
    self.settings = settings
    self.handler = handler
  }

  /// The style.
  ///
  /// Setting a style replaces the titles with the style's titles. It keeps the policy, whatever the
  /// style's height is.
  public var style: any HeaderStyle {
    get { namedStyle.style }
    set { namedStyle.replaceStyle(by: newValue) }
  }

  /// The documented system of the style, or `nil` for the program's own style.
  var name: HeaderName? { namedStyle.name }

  /// Returns the style with `message` as its title for a failure, if the header shows error
  /// messages and the style has such a title.
  func style(forFailure message: String?) -> any HeaderStyle {
    guard showsErrorMessage, let message, texts[.failure] != nil else { return style }
    var style = style
    style.texts[.failure] = message
    return style
  }

  /// Sets the style of a documented system, with its titles.
  mutating func setStyle(_ name: HeaderName) {
    namedStyle = NamedStyle(name)
  }

  /// The title of each state.
  public var texts: ControlTexts {
    get { namedStyle.style.texts }
    set { namedStyle.style.texts = newValue }
  }
}
