import CairoDrawing
import RefreshModel

/// What a list shows and does when its top is pulled down: a look and a policy, any with any.
///
/// ```swift
/// list.header = RefreshHeader { try await files.reload() }
/// list.header = RefreshHeader(.mj, target: self) { try await $0.reload() }
/// list.header = RefreshHeader(style: MyStyle(), policy: .mj) { try await files.reload() }
/// list.header?.texts[.idle] = "Pull for news"
/// ```
/// The work is a task on the main actor: when it returns the header closes, when it throws the
/// header shows that first. A header without it leaves the work to who is connected to the list's
/// signal `refresh`, and ends it by ``ListView/endRefreshing(_:completion:)``.
public struct RefreshHeader {
  /// The work of a refresh.
  public typealias Handler = @MainActor () async throws -> Void

  /// Seconds a failure stays shown: long enough to read two words.
  public static let failureDwell = 1.0

  /// The work; nil leaves it to the list's signal `refresh`.
  ///
  /// Without either the list warns once, and the header closes again. Setting it takes the place of
  /// an ``actionHandler``, too.
  public var handler: Handler? { didSet { actionHandler = nil } }

  /// Distances, times and strictness.
  ///
  /// A policy that is not usable, with a trigger distance of 0, a negative number or one that is not
  /// finite, is refused with a critical that says which, and the former one stays. What is changed
  /// counts at once, and takes back no state; while a refresh runs, or its result is shown, it holds
  /// from its end on.
  public var policy: RefreshPolicy {
    didSet { policy = policy.usable(or: oldValue, in: "header") }
  }

  /// The key under which the time of the last refresh is kept in the user's state folder; nil, the
  /// default, and an empty one keep it as long as the list lives.
  ///
  /// Lists with one key share it. A header that gets another key, or is put in the place of one with
  /// another, has the time of its own: none, where nothing was refreshed under it. Without a key it
  /// is when the list was last refreshed without one. Source: refresh controls reference, 1.1.1
  /// (`lastUpdatedTimeKey`).
  public var lastUpdatedKey: String?

  /// Where that time is kept in place of the user's state folder; nil, the default, leaves it to
  /// ``RefreshHeader/sharedLastUpdatedStore``.
  public var lastUpdatedStore: (any LastUpdatedStoring)?

  /// Where all headers without a store of their own keep their times; nil, the default, is the file
  /// `tug-last-updated.ini` in the program's folder of `XDG_STATE_HOME`.
  @MainActor public static var sharedLastUpdatedStore: (any LastUpdatedStoring)? {
    get { LastUpdatedStore.chosen }
    set { LastUpdatedStore.chosen = newValue }
  }

  /// The words about the last refresh, from its time in seconds since 1970 UTC, which is nil where
  /// there was none; nil leaves them to the style.
  ///
  /// It is called for each drawn frame in which the header is in view.
  /// Source: refresh controls reference, 1.1.1 (`lastUpdatedTimeText`).
  public var lastUpdatedText: (@MainActor (_ seconds: Double?) -> String)?

  /// Called at each refresh after its work has begun and the header is open.
  ///
  /// A refresh that ends before that leaves it out. Source: refresh controls reference, 1.1.4.
  public var beginCompletion: (@MainActor () -> Void)?

  /// Called each time the header has closed after a refresh.
  ///
  /// Source: refresh controls reference, 1.1.5.
  public var endCompletion: (@MainActor () -> Void)?

  /// Called each time the header begins to close after a refresh, when its result has been shown.
  ///
  /// Source: refresh controls reference, 1.1.5.
  public var endAnimationBegin: (@MainActor () -> Void)?

  /// Whether the header is out of the list for now: nothing of it is shown, nothing pulls it, and it
  /// holds no inset.
  ///
  /// Hiding it ends a refresh that runs and cancels its task. Source: refresh controls reference,
  /// 1.1.4 and 1.1.6 (`hidden`).
  public var isHidden = false

  /// The work of a refresh whose finger has chosen an action; nil leaves it to ``handler``, and so does
  /// a handler that is set later.
  public var actionHandler: ActionHandler?

  /// What tells a header that was changed from another one.
  var identity = ControlIdentity()
  /// The system whose looks it has; nil for a style of the program's own.
  private(set) var name: HeaderName?
  private var look: any HeaderStyle

  /// The header of a documented system, which runs `handler` at each refresh.
  ///
  /// A failure is shown for ``failureDwell`` seconds, where the system has no time of its own.
  public init(_ name: HeaderName, handler: Handler? = nil) {
    self.name = name
    look = name.style
    policy = Self.policy(of: name)
    self.handler = handler
  }

  /// The header of a documented system, which runs `handler` with `target` at each refresh.
  ///
  /// The target is held weakly, but while a refresh runs; once it is gone, a refresh that begins
  /// is given up at once.
  @MainActor public init<Target: AnyObject>(
    _ name: HeaderName, target: Target,
    handler: @escaping @MainActor (Target) async throws -> Void
  ) {
    self.init(name, handler: Self.handler(of: target, handler))
  }

  /// A header of any looks and any behaviour, which runs `handler` at each refresh.
  ///
  /// Without a policy it behaves as the default one does, and its trigger distance and held inset are
  /// the style's height, where that is above 0 and up to 10,000 points. With a policy the policy's
  /// numbers count, whatever the style's height: of a style that is higher than the held inset only
  /// that much shows while it refreshes. A policy that is not usable counts as none. One whose
  /// `failureDwell` is 0, as the documented systems' own are, shows a failure for ``failureDwell``
  /// seconds all the same; `header.policy.failureDwell = 0` afterwards shows none.
  public init(
    style: any HeaderStyle, policy: RefreshPolicy? = nil, handler: Handler? = nil
  ) {
    look = style
    let usual = Self.policy(of: .native).fitting(style)
    let usable = policy?.usable(or: usual, in: "header") ?? usual
    self.policy = usable.showingFailures(for: Self.failureDwell)
    self.handler = handler
  }

  /// A header of any looks and any behaviour, which runs `handler` with `target` at each refresh.
  ///
  /// The target is held weakly, but while a refresh runs; once it is gone, a refresh that begins
  /// is given up at once. What holds for the policy, given or not, is what ``init(style:policy:handler:)``
  /// says.
  @MainActor public init<Target: AnyObject>(
    style: any HeaderStyle, policy: RefreshPolicy? = nil, target: Target,
    handler: @escaping @MainActor (Target) async throws -> Void
  ) {
    self.init(style: style, policy: policy, handler: Self.handler(of: target, handler))
  }

  /// The behaviour of a documented system, with failures that are shown: for ``failureDwell`` seconds,
  /// where it has no time of its own.
  public static func policy(of name: HeaderName) -> RefreshPolicy {
    name.policy.showingFailures(for: failureDwell)
  }

  @MainActor static func handler<Target: AnyObject>(
    of target: Target, _ handler: @escaping @MainActor (Target) async throws -> Void
  ) -> Handler {
    { @MainActor [weak target] in
      guard let target else { throw CancellationError() }
      try await handler(target)
    }
  }

  /// The numbers that the list goes by; nil while it is hidden.
  var shownPolicy: RefreshPolicy? { isHidden ? nil : policy }

  /// The looks.
  ///
  /// Another style brings its own titles, and leaves the policy as it is, whatever its height.
  public var style: any HeaderStyle {
    get { look }
    set {
      look = newValue
      if let name, type(of: newValue) != type(of: name.style) { self.name = nil }
    }
  }

  /// Takes over the looks of a documented system, with its own titles.
  mutating func setStyle(_ name: HeaderName) {
    look = name.style
    self.name = name
  }

  /// The titles by state.
  public var texts: ControlTexts {
    get { look.texts }
    set { look.texts = newValue }
  }

  /// Whether the header is as opaque as it is pulled.
  ///
  /// Source: refresh controls reference, 1.1.4 (`automaticallyChangeAlpha`).
  public var opacityFollowsPull: Bool {
    get { policy.opacityFollowsPull }
    set { policy.opacityFollowsPull = newValue }
  }

  /// Points of the list's own inset that the header is drawn behind: it lies farther out by them.
  ///
  /// Source: refresh controls reference, 1.1.1 (`ignoredScrollViewContentInsetTop`).
  public var ignoredInset: Double {
    get { policy.ignoredInset }
    set { policy.ignoredInset = newValue }
  }
}
