import RefreshModel

/// The settings that headers and footers share: the policy and the callbacks.
///
/// Read and write the properties on the header or the footer itself:
///
/// ```swift
/// list.header?.policy.triggerDistance = 80
/// list.footer?.isHidden = true
/// ```
public struct ControlSettings {
  /// The distances, the times and the trigger conditions of the control.
  ///
  /// An unusable policy is rejected with a critical message that names the property, and the
  /// previous policy stays. A policy is unusable if a number is out of range: a trigger distance of
  /// 0, a negative number, or one that is not finite. It is also unusable if the page behind the
  /// header does not need a longer pull than a refresh. A change takes effect immediately, without
  /// changing the state. While the control works or shows a result, the change takes effect after
  /// that.
  public var policy: RefreshPolicy {
    didSet { policy = policy.usable(or: oldValue, in: owner) }
  }

  /// Called each time the work has begun and the control is open.
  ///
  /// If the work ends earlier, the callback is not called. Source: MJRefresh,
  /// `beginRefreshingCompletionBlock`.
  public var beginCompletion: (@MainActor () -> Void)?

  /// Called each time the control has closed after its work.
  ///
  /// Source: MJRefresh, `endRefreshingCompletionBlock`.
  public var endCompletion: (@MainActor () -> Void)?

  /// Called each time the control begins to close after its work, when it has shown the result.
  ///
  /// Source: MJRefresh, `endRefreshingAnimationBeginAction`.
  public var endAnimationBegin: (@MainActor () -> Void)?

  /// Whether the control is removed from the list for now.
  ///
  /// A hidden control is not shown, cannot be pulled or triggered, and holds no inset. Hiding a
  /// control ends running work and cancels its task. A footer keeps the mark that there is no more
  /// data. Source: MJRefresh, `hidden`.
  public var isHidden = false

  /// The identity of the control, which distinguishes a changed control from a new one.
  var identity = ControlIdentity()
  private let owner: String

  /// Creates the settings of a control with `policy` on `side`.
  init(_ side: ControlSide, _ policy: RefreshPolicy) {
    owner = side.rawValue
    self.policy = policy
  }

  /// Creates the settings of a control on `side` with the program's own style.
  ///
  /// Without a policy, or if `policy` is unusable, the settings use the policy `usual`.
  init(_ side: ControlSide, _ policy: RefreshPolicy?, usual: RefreshPolicy) {
    self.init(side, usual)
    let usable = policy?.usable(or: usual, in: owner) ?? usual
    self.policy = usable.showingFailures(for: RefreshHeader.failureDwell)
  }

  /// The policy that the list uses, or `nil` while the control is hidden.
  var shownPolicy: RefreshPolicy? { isHidden ? nil : policy }

  /// Whether the opacity of the control follows the pull.
  ///
  /// Source: MJRefresh, `automaticallyChangeAlpha`.
  public var opacityFollowsPull: Bool {
    get { policy.opacityFollowsPull }
    set { policy.opacityFollowsPull = newValue }
  }

  /// The part of the list's own inset, in points, that the control is drawn behind.
  ///
  /// The control lies farther outside by this distance.
  ///
  /// Source: MJRefresh, `ignoredScrollViewContentInsetTop` and
  /// `ignoredScrollViewContentInsetBottom`.
  public var ignoredInset: Double {
    get { policy.ignoredInset }
    set { policy.ignoredInset = newValue }
  }
}

/// Creates the default header or the default footer of a program.
@MainActor final class DefaultControl<Control: ListControl> {
  /// The program's function that creates the default control, or `nil` to use Tug's.
  var maker: (@MainActor () -> Control)?
  private var isMaking = false

  /// Returns a control from ``maker``.
  ///
  /// Returns `native` if there is no maker, or if the maker itself asks for the default control.
  func make(else native: @autoclosure () -> Control) -> Control {
    guard !isMaking, let maker else { return native() }
    isMaking = true
    defer { isMaking = false }
    var control = maker()
    control.settings.identity = ControlIdentity()
    return control
  }
}
