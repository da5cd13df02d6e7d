import CairoDrawing
import RefreshModel

/// What a list shows and does when its end is pulled up or reached: a look and a policy, any with
/// any.
///
/// ```swift
/// list.footer = LoadMoreFooter { try await files.loadNextPage() }
/// list.footer = LoadMoreFooter(.mjAuto) { try await files.loadNextPage() }
/// ```
/// The work is a task on the main actor, which returns whether there is more; when it throws the
/// footer shows that first, and can be pulled again. A footer without it leaves the work to who is
/// connected to the list's signal `load-more`, and ends it by
/// ``ListView/endLoading(hasMore:completion:)``.
public struct LoadMoreFooter {
  /// The work of a load, which returns whether there is more.
  public typealias Handler = @MainActor () async throws -> Bool

  /// Whether a refresh that succeeds makes a footer without more data load again.
  ///
  /// What ``ListView/setNoMoreData()`` has said during that refresh stays.
  public var resetsAfterRefresh = true

  /// The work; nil leaves it to the list's signal `load-more`.
  ///
  /// Without either the list warns once, and the footer closes again.
  public var handler: Handler?

  /// Distances, times and strictness.
  ///
  /// A policy that is not usable, with a trigger distance of 0, a negative number or one that is not
  /// finite, is refused with a critical that says which, and the former one stays. What is changed
  /// counts at once, and takes back no state; while a load runs, or its result is shown, it holds
  /// from its end on.
  public var policy: RefreshPolicy {
    didSet { policy = policy.usable(or: oldValue, in: "footer") }
  }

  /// Called at each load after its work has begun and the footer is open.
  ///
  /// A load that ends before that leaves it out. Source: refresh controls reference, 1.1.4.
  public var beginCompletion: (@MainActor () -> Void)?

  /// Called each time the footer has closed after a load.
  ///
  /// Source: refresh controls reference, 1.1.6.
  public var endCompletion: (@MainActor () -> Void)?

  /// Called each time the footer begins to close after a load, when its result has been shown.
  ///
  /// Source: refresh controls reference, 1.1.6.
  public var endAnimationBegin: (@MainActor () -> Void)?

  /// Whether the footer is out of the list for now: nothing of it is shown, nothing fires it, and it
  /// holds no inset.
  ///
  /// Hiding it ends a load that runs and cancels its task; that there is nothing more to load it
  /// remembers. Source: refresh controls reference, 1.1.6 (`hidden`).
  public var isHidden = false

  /// What tells a footer that was changed from another one.
  var identity = ControlIdentity()
  /// The system whose looks it has; nil for a style of the program's own.
  private(set) var name: FooterName?
  private var look: any FooterStyle

  /// The footer of a documented system, which runs `handler` at each load.
  ///
  /// A failure is shown for as long as a header's, whatever the system.
  public init(_ name: FooterName, handler: Handler? = nil) {
    self.name = name
    look = name.style
    policy = Self.policy(of: name)
    self.handler = handler
  }

  /// The footer of a documented system, which runs `handler` with `target` at each load.
  ///
  /// The target is held weakly, but while a load runs; once it is gone, a load that begins is given
  /// up at once.
  @MainActor public init<Target: AnyObject>(
    _ name: FooterName, target: Target,
    handler: @escaping @MainActor (Target) async throws -> Bool
  ) {
    self.init(name, handler: Self.handler(of: target, handler))
  }

  /// A footer of any looks and any behaviour, which runs `handler` at each load.
  ///
  /// Without a policy it behaves as the default one does, and its trigger distance and held inset are
  /// the style's height, where that is above 0 and up to 10,000 points. With a policy the policy's
  /// numbers count, whatever the style's height: of a style that is higher than the held inset only
  /// that much shows while it loads. A policy that is not usable counts as none. One whose
  /// `failureDwell` is 0, as the documented systems' own are, shows a failure for as long as a header
  /// does all the same; `footer.policy.failureDwell = 0` afterwards shows none.
  public init(
    style: any FooterStyle, policy: RefreshPolicy? = nil, handler: Handler? = nil
  ) {
    look = style
    let usual = Self.policy(of: .native).fitting(style)
    let usable = policy?.usable(or: usual, in: "footer") ?? usual
    self.policy = usable.showingFailures(for: RefreshHeader.failureDwell)
    self.handler = handler
  }

  /// A footer of any looks and any behaviour, which runs `handler` with `target` at each load.
  ///
  /// The target is held weakly, but while a load runs; once it is gone, a load that begins is given
  /// up at once. What holds for the policy, given or not, is what ``init(style:policy:handler:)``
  /// says.
  @MainActor public init<Target: AnyObject>(
    style: any FooterStyle, policy: RefreshPolicy? = nil, target: Target,
    handler: @escaping @MainActor (Target) async throws -> Bool
  ) {
    self.init(style: style, policy: policy, handler: Self.handler(of: target, handler))
  }

  /// The behaviour of a documented system, with failures that are shown for as long as a header's.
  public static func policy(of name: FooterName) -> RefreshPolicy {
    name.policy.showingFailures(for: RefreshHeader.failureDwell)
  }

  @MainActor static func handler<Target: AnyObject>(
    of target: Target, _ handler: @escaping @MainActor (Target) async throws -> Bool
  ) -> Handler {
    { @MainActor [weak target] in
      guard let target else { throw CancellationError() }
      return try await handler(target)
    }
  }

  /// The numbers that the list goes by; nil while it is hidden.
  var shownPolicy: RefreshPolicy? { isHidden ? nil : policy }

  /// The looks.
  ///
  /// Another style brings its own titles, and leaves the policy as it is, whatever its height.
  public var style: any FooterStyle {
    get { look }
    set {
      look = newValue
      if let name, type(of: newValue) != type(of: name.style) { self.name = nil }
    }
  }

  /// Takes over the looks of a documented system, with its own titles.
  mutating func setStyle(_ name: FooterName) {
    look = name.style
    self.name = name
  }

  /// The titles by state.
  public var texts: ControlTexts {
    get { look.texts }
    set { look.texts = newValue }
  }

  /// Whether the footer is as opaque as it is pulled.
  ///
  /// Source: refresh controls reference, 1.1.4 (`automaticallyChangeAlpha`).
  public var opacityFollowsPull: Bool {
    get { policy.opacityFollowsPull }
    set { policy.opacityFollowsPull = newValue }
  }

  /// Points of the list's own inset that the footer is drawn behind: it lies farther out by them.
  ///
  /// Source: refresh controls reference, 1.1.1 (`ignoredScrollViewContentInsetBottom`).
  public var ignoredInset: Double {
    get { policy.ignoredInset }
    set { policy.ignoredInset = newValue }
  }
}
