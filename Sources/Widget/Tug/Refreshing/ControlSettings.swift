import RefreshModel

/// What a header and a footer have in common: their numbers, and what the program hears of their work.
///
/// Its properties are read and written on the header or the footer itself:
///
/// ```swift
/// list.header?.policy.triggerDistance = 80
/// list.footer?.isHidden = true
/// ```
public struct ControlSettings {
  /// Distances, times and strictness.
  ///
  /// An unusable policy, with a trigger distance of 0, a negative number or one that is not finite,
  /// is refused with a critical that names the property, and the former policy stays. A change
  /// counts at once, without changing the state; while the control works, or its result is shown, it
  /// counts from the end of that on.
  public var policy: RefreshPolicy {
    didSet { policy = policy.usable(or: oldValue, in: owner) }
  }

  /// Called each time the work has begun and the control is open.
  ///
  /// It is not called for work that ends before that. Source: MJRefresh, `beginRefreshingCompletionBlock`.
  public var beginCompletion: (@MainActor () -> Void)?

  /// Called each time the control has closed after its work.
  ///
  /// Source: MJRefresh, `endRefreshingCompletionBlock`.
  public var endCompletion: (@MainActor () -> Void)?

  /// Called each time the control begins to close after its work, when the result has been shown.
  ///
  /// Source: MJRefresh, `endRefreshingAnimationBeginAction`.
  public var endAnimationBegin: (@MainActor () -> Void)?

  /// The control is out of the list for now: it is not shown, cannot be pulled or fired, and holds no
  /// inset.
  ///
  /// Hiding it ends running work and cancels its task; a footer remembers that there is nothing more
  /// to load. Source: MJRefresh, `hidden`.
  public var isHidden = false

  /// The identity that tells a changed control from another one.
  var identity = ControlIdentity()
  private let owner: String

  /// The settings of a control of `policy` on `side`.
  init(_ side: ControlSide, _ policy: RefreshPolicy) {
    owner = side.rawValue
    self.policy = policy
  }

  /// The settings of a control on `side` with a program's own style.
  ///
  /// Without a policy the numbers are `usual`; an unusable policy counts as none.
  init(_ side: ControlSide, _ policy: RefreshPolicy?, usual: RefreshPolicy) {
    self.init(side, usual)
    let usable = policy?.usable(or: usual, in: owner) ?? usual
    self.policy = usable.showingFailures(for: RefreshHeader.failureDwell)
  }

  /// The policy as the list knows it; nil while the control is hidden.
  var shownPolicy: RefreshPolicy? { isHidden ? nil : policy }

  /// The control is as opaque as it is pulled.
  ///
  /// Source: MJRefresh, `automaticallyChangeAlpha`.
  public var opacityFollowsPull: Bool {
    get { policy.opacityFollowsPull }
    set { policy.opacityFollowsPull = newValue }
  }

  /// Points of the list's own inset that the control is drawn behind: it lies farther out by them.
  ///
  /// Source: MJRefresh, `ignoredScrollViewContentInsetTop` and
  /// `ignoredScrollViewContentInsetBottom`.
  public var ignoredInset: Double {
    get { policy.ignoredInset }
    set { policy.ignoredInset = newValue }
  }
}

/// Makes the usual header or the usual footer of a program.
@MainActor final class UsualControl<Control: ListControl> {
  /// The program's maker; nil leaves it to the library.
  var maker: (@MainActor () -> Control)?
  private var isMaking = false

  /// A control of the maker's; `native` without one, and for a maker that asks for the usual control.
  func make(else native: @autoclosure () -> Control) -> Control {
    guard !isMaking, let maker else { return native() }
    isMaking = true
    defer { isMaking = false }
    var control = maker()
    control.settings.identity = ControlIdentity()
    return control
  }
}
