import CairoDrawing
import RefreshModel

/// A header or a footer of a list: a style and a policy, with the program's work.
@dynamicMemberLookup
public protocol ListControl {
  /// The names of the documented systems.
  associatedtype Name
  /// The looks that it can have.
  associatedtype Style
  /// The value that its work returns.
  associatedtype Outcome
  /// The work, a task on the main actor.
  typealias Work = @MainActor () async throws -> Outcome

  /// What headers and footers have in common: its properties are read and written on the control itself.
  var settings: ControlSettings { get set }

  /// The control of a documented system, which runs `handler` as its work.
  init(_ name: Name, handler: Work?)
  /// A control of any looks and any behaviour, which runs `handler` as its work.
  init(style: Style, policy: RefreshPolicy?, handler: Work?)
  /// The program's usual control, which runs `handler` as its work.
  @MainActor init(handler: Work?)
}

extension ListControl {
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
