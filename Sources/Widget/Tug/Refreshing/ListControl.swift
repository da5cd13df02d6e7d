import CairoDrawing
import RefreshModel

/// A header or a footer of a list: a style and a policy, with the program's work.
@dynamicMemberLookup
public protocol ListControl {
  /// The names of the documented systems.
  associatedtype Name: SystemName
  /// The value that its work returns.
  associatedtype Outcome
  /// The looks that it can have.
  typealias Style = Name.Style
  /// The work, a task on the main actor.
  typealias Work = @MainActor () async throws -> Outcome

  /// What headers and footers have in common: its properties are read and written on the control itself.
  var settings: ControlSettings { get set }

  /// A control of these looks and settings, which runs `handler` as its work.
  init(look: NamedLook<Name>, settings: ControlSettings, handler: Work?)
  /// The program's usual control, which runs `handler` as its work.
  @MainActor init(handler: Work?)
}

extension ListControl {
  /// The control of a documented system, which runs `handler` as its work.
  ///
  /// A failure is shown for ``RefreshHeader/failureDwell`` seconds, where the system has no time of its
  /// own.
  public init(_ name: Name, handler: Work? = nil) {
    self.init(
      look: NamedLook(name), settings: ControlSettings(Name.side, Self.policy(of: name)),
      handler: handler)
  }

  /// A control of any looks and any behaviour, which runs `handler` as its work.
  ///
  /// Without a policy it behaves as the default control, with the style's height as trigger distance
  /// and held inset, where that is above 0 and up to 10,000 points. With a policy the policy's
  /// numbers count, whatever the style's height: a style that is higher than the held inset is only
  /// shown up to that inset while it works. An unusable policy counts as none. A policy whose
  /// `failureDwell` is 0, as those of the documented systems, still shows a failure for
  /// ``RefreshHeader/failureDwell`` seconds; set `policy.failureDwell = 0` afterwards to show none.
  public init(style: Style, policy: RefreshPolicy? = nil, handler: Work? = nil) {
    let usual = Name.policy(Self.policy(of: .native), fitting: style)
    self.init(
      look: NamedLook(style), settings: ControlSettings(Name.side, policy, usual: usual),
      handler: handler)
  }

  /// The behaviour of a documented system, with failures that are shown: for
  /// ``RefreshHeader/failureDwell`` seconds, where it has no time of its own.
  public static func policy(of name: Name) -> RefreshPolicy {
    name.policy.showingFailures(for: RefreshHeader.failureDwell)
  }

  /// The control of a documented system, which runs `handler` with `target` as its work.
  ///
  /// The target is held weakly, except while the work runs; once it is freed, work that begins ends
  /// at once.
  @MainActor public init<Target: AnyObject>(
    _ name: Name, target: Target,
    handler: @escaping @MainActor (Target) async throws -> Outcome
  ) {
    self.init(name, handler: Self.work(of: target, handler))
  }

  /// A control of any looks and any behaviour, which runs `handler` with `target` as its work.
  ///
  /// The target is held weakly, except while the work runs; once it is freed, work that begins ends
  /// at once. The policy is as in ``init(style:policy:handler:)``.
  @MainActor public init<Target: AnyObject>(
    style: Style, policy: RefreshPolicy? = nil, target: Target,
    handler: @escaping @MainActor (Target) async throws -> Outcome
  ) {
    self.init(style: style, policy: policy, handler: Self.work(of: target, handler))
  }

  /// The program's usual control, which runs `handler` with `target` as its work.
  ///
  /// The target is held weakly, except while the work runs; once it is freed, work that begins ends
  /// at once.
  @MainActor public init<Target: AnyObject>(
    target: Target, handler: @escaping @MainActor (Target) async throws -> Outcome
  ) {
    self.init(handler: Self.work(of: target, handler))
  }

  /// A property of ``settings``.
  public subscript<Value>(dynamicMember path: WritableKeyPath<ControlSettings, Value>) -> Value {
    get { settings[keyPath: path] }
    set { settings[keyPath: path] = newValue }
  }

  /// `work` with `target`, which is held weakly; once it is freed, the work is cancelled.
  @MainActor private static func work<Target: AnyObject>(
    of target: Target, _ work: @escaping @MainActor (Target) async throws -> Outcome
  ) -> Work {
    { @MainActor [weak target] in
      guard let target else { throw CancellationError() }
      return try await work(target)
    }
  }
}
