import CairoDrawing
import RefreshModel

/// A header or a footer of a list: a style, a policy and the program's work.
@dynamicMemberLookup
public protocol ListControl {
  /// The type that names the documented refresh systems.
  associatedtype Name: SystemName
  /// The value that the work returns.
  associatedtype Outcome
  /// The type of the styles that the control can have.
  typealias Style = Name.Style
  /// The type of the work: an asynchronous function on the main actor.
  typealias Work = @MainActor () async throws -> Outcome

  /// The settings that headers and footers share.
  ///
  /// Read and write them on the control itself.
  var settings: ControlSettings { get set }

  /// Creates a control with `namedStyle` and `settings`, which runs `handler` as its work.
  init(namedStyle: NamedStyle<Name>, settings: ControlSettings, handler: Work?)
  /// Creates the program's default control, which runs `handler` as its work.
  @MainActor init(handler: Work?)
}

extension ListControl {
  /// Creates the control of a documented system, which runs `handler` as its work.
  ///
  /// A failure is shown for ``RefreshHeader/failureDwell`` seconds, unless the system specifies a
  /// time.
  public init(_ name: Name, handler: Work? = nil) {
    self.init(
      namedStyle: NamedStyle(name), settings: ControlSettings(Name.side, Self.policy(of: name)),
      handler: handler)
  }

  /// Creates a control with any style and any policy, which runs `handler` as its work.
  ///
  /// Without a policy, or if `policy` is unusable, the control behaves like the default control.
  /// Its trigger distance and its held inset are then the style's height, if that is above 0 and at
  /// most 10,000 points. With a policy, the policy's numbers apply, whatever the style's height is.
  /// While the control works, it then shows only the part of the style that fits into the held
  /// inset.
  ///
  /// If the policy's `failureDwell` is 0, as in the policies of the documented systems, a failure
  /// is still shown for ``RefreshHeader/failureDwell`` seconds. Set `policy.failureDwell = 0`
  /// afterwards to show no failures. The policy's `minimumDuration` applies unchanged.
  public init(style: Style, policy: RefreshPolicy? = nil, handler: Work? = nil) {
    let usual = Name.policy(Self.policy(of: .native), fitting: style)
    self.init(
      namedStyle: NamedStyle(style), settings: ControlSettings(Name.side, policy, usual: usual),
      handler: handler)
  }

  /// Returns the policy of a documented system.
  ///
  /// Failures are shown for ``RefreshHeader/failureDwell`` seconds, unless the system specifies a
  /// time. The work of a header that Tug adds is shown for at least a second, and a finger that
  /// travels 45 % of the list's length arms it.
  public static func policy(of name: Name) -> RefreshPolicy {
    var policy = name.policy.showingFailures(for: RefreshHeader.failureDwell)
    policy.minimumDuration = max(policy.minimumDuration, name.shortestWork)
    policy.pullTravel = name.pullTravel
    return policy
  }

  /// Creates the control of a documented system, which runs `handler` with `target` as its work.
  ///
  /// The control holds `target` weakly, except while the work runs. After `target` is released, new
  /// work is cancelled immediately.
  @MainActor public init<Target: AnyObject>(
    _ name: Name, target: Target,
    handler: @escaping @MainActor (Target) async throws -> Outcome
  ) {
    self.init(name, handler: Self.work(of: target, handler))
  }

  /// Creates a control with any style and any policy, which runs `handler` with `target` as its
  /// work.
  ///
  /// The control holds `target` weakly, except while the work runs. After `target` is released, new
  /// work is cancelled immediately. For the policy see ``init(style:policy:handler:)``.
  @MainActor public init<Target: AnyObject>(
    style: Style, policy: RefreshPolicy? = nil, target: Target,
    handler: @escaping @MainActor (Target) async throws -> Outcome
  ) {
    self.init(style: style, policy: policy, handler: Self.work(of: target, handler))
  }

  /// Creates the program's default control, which runs `handler` with `target` as its work.
  ///
  /// The control holds `target` weakly, except while the work runs. After `target` is released, new
  /// work is cancelled immediately.
  @MainActor public init<Target: AnyObject>(
    target: Target, handler: @escaping @MainActor (Target) async throws -> Outcome
  ) {
    self.init(handler: Self.work(of: target, handler))
  }

  /// Reads or writes a property of ``settings``.
  public subscript<Value>(dynamicMember path: WritableKeyPath<ControlSettings, Value>) -> Value {
    get { settings[keyPath: path] }
    set { settings[keyPath: path] = newValue }
  }

  /// Returns `work` bound to `target`, which is held weakly.
  ///
  /// After `target` is released, the work throws `CancellationError`.
  @MainActor private static func work<Target: AnyObject>(
    of target: Target, _ work: @escaping @MainActor (Target) async throws -> Outcome
  ) -> Work {
    { @MainActor [weak target] in
      guard let target else { throw CancellationError() }
      return try await work(target)
    }
  }
}
