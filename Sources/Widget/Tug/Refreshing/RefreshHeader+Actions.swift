import CairoDrawing
import RefreshModel

/// Headers with several actions, of which the finger chooses one by its place across the list.
extension RefreshHeader {
  /// The work of the action that was chosen, counted from 0 on.
  public typealias ActionHandler = @MainActor (_ action: Int) async throws -> Void

  /// An action with its title and its sign.
  public typealias Action = ActionsHeaderStyle.Action

  /// A header with several actions side by side, of which the finger that pulls chooses one.
  ///
  /// ```swift
  /// list.header = RefreshHeader(actions: [.init("New", .add), .init("Reload", .refresh)]) { action in
  ///   if action == 0 { notes.add() } else { try await notes.reload() }
  /// }
  /// ```
  /// A refresh that no finger has begun takes the middle action, or the one before the middle. There are
  /// 1 to 8 actions; any other number gives a critical, and the list keeps the number that it had.
  public init(actions: [Action], handler: @escaping ActionHandler) {
    self.init(.actions)
    self.actions = actions
    actionHandler = handler
  }

  /// The actions that the header shows; empty for a header with one kind of work.
  ///
  /// Setting some gives the header the style of actions, where it has another; setting none has no
  /// effect on another style.
  public var actions: [Action] {
    get { (style as? ActionsHeaderStyle)?.actions ?? [] }
    set {
      if newValue.isEmpty, !(style is ActionsHeaderStyle) { return }
      var actionsStyle = style as? ActionsHeaderStyle ?? ActionsHeaderStyle()
      actionsStyle.actions = newValue
      style = actionsStyle
      policy.actionCount = newValue.count
    }
  }

  /// The work of a refresh that chose `action`; nil for none.
  func work(chosen action: Int) -> Handler? {
    guard let actionHandler else { return handler }
    return { try await actionHandler(action) }
  }
}
