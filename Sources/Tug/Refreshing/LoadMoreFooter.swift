import CairoDrawing
import RefreshModel

/// The footer of a list, which loads more when the end is pulled up or reached: a style and a
/// policy, any with any.
///
/// ```swift
/// list.footer = LoadMoreFooter { try await files.loadNextPage() }
/// list.footer = LoadMoreFooter(.mjAuto) { try await files.loadNextPage() }
/// ```
/// The work is a task on the main actor, which returns whether there is more. When it throws, the
/// footer shows the failure first, and can be pulled again. A footer without it leaves the work to
/// the handlers of the list's signal `load-more`, which end it by
/// ``ListView/endLoading(hasMore:completion:)``.
@dynamicMemberLookup
public struct LoadMoreFooter: ControlWithSettings {
  /// The work of a load, which returns whether there is more.
  public typealias Handler = @MainActor () async throws -> Bool

  /// After a refresh that succeeds, a footer without more data can load again.
  ///
  /// A call of ``ListView/setNoMoreData()`` during that refresh keeps its effect.
  public var resetsAfterRefresh = true

  /// The work; nil leaves it to the list's signal `load-more`.
  ///
  /// Without either the list warns once, and the footer closes again.
  public var handler: Handler?

  /// What it has in common with a header: its properties are read and written on it itself.
  public var settings: ControlSettings
  /// The system whose looks it has; nil for a style of the program's own.
  private(set) var name: FooterName?
  private var look: any FooterStyle

  /// The footer of a documented system, which runs `handler` at each load.
  ///
  /// A failure is shown for as long as a header's, whatever the system.
  public init(_ name: FooterName, handler: Handler? = nil) {
    self.name = name
    look = name.style
    settings = ControlSettings(.footer, Self.policy(of: name))
    self.handler = handler
  }

  /// The footer of a documented system, which runs `handler` with `target` at each load.
  ///
  /// The target is held weakly, except while a load runs; once it is freed, a load that begins ends
  /// at once.
  @MainActor public init<Target: AnyObject>(
    _ name: FooterName, target: Target,
    handler: @escaping @MainActor (Target) async throws -> Bool
  ) {
    self.init(name, handler: ControlSettings.work(of: target, handler))
  }

  /// A footer of any looks and any behaviour, which runs `handler` at each load.
  ///
  /// Without a policy it behaves as the default footer, with the style's height as trigger distance
  /// and held inset, where that is above 0 and up to 10,000 points. With a policy the policy's
  /// numbers count, whatever the style's height: a style that is higher than the held inset is only
  /// shown up to that inset while it loads. An unusable policy counts as none. A policy whose
  /// `failureDwell` is 0, as those of the documented systems, still shows a failure for as long as a
  /// header does; set `footer.policy.failureDwell = 0` afterwards to show none.
  public init(
    style: any FooterStyle, policy: RefreshPolicy? = nil, handler: Handler? = nil
  ) {
    look = style
    settings = ControlSettings(
      .footer, policy, usual: Self.policy(of: .native).fitting(style))
    self.handler = handler
  }

  /// A footer of any looks and any behaviour, which runs `handler` with `target` at each load.
  ///
  /// The target is held weakly, except while a load runs; once it is freed, a load that begins ends
  /// at once. The policy is as in ``init(style:policy:handler:)``.
  @MainActor public init<Target: AnyObject>(
    style: any FooterStyle, policy: RefreshPolicy? = nil, target: Target,
    handler: @escaping @MainActor (Target) async throws -> Bool
  ) {
    self.init(style: style, policy: policy, handler: ControlSettings.work(of: target, handler))
  }

  /// The behaviour of a documented system, with failures that are shown for as long as a header's.
  public static func policy(of name: FooterName) -> RefreshPolicy {
    name.policy.showingFailures(for: RefreshHeader.failureDwell)
  }

  /// A property of ``settings``.
  public subscript<Value>(dynamicMember path: WritableKeyPath<ControlSettings, Value>) -> Value {
    get { settings[keyPath: path] }
    set { settings[keyPath: path] = newValue }
  }

  /// The style.
  ///
  /// Another style brings its own titles, and leaves the policy as it is, whatever its height.
  public var style: any FooterStyle {
    get { look }
    set {
      look = newValue
      // Another symbol makes it another one of the same type, if any.
      guard let name, type(of: newValue) == type(of: name.style) else { return self.name = nil }
      self.name = FooterName.allCases.first { $0.style.isOfSystem(of: newValue) }
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
}
