import CairoDrawing
import RefreshModel

/// Headers with several actions.
///
/// The position of the finger across the list chooses one.
extension RefreshHeader {
  /// The work of the chosen action.
  ///
  /// Actions are counted from 0.
  public typealias ActionHandler = @MainActor (_ action: Int) async throws -> Void

  /// An action with its title and its symbol.
  public typealias Action = ActionsHeaderStyle.Action

  /// Creates a header with several actions side by side.
  ///
  /// The finger that pulls chooses one.
  ///
  /// ```swift
  /// let actions: [RefreshHeader.Action] = [.init("New", .add), .init("Reload", .refresh)]
  /// list.header = RefreshHeader(actions: actions) { action in
  ///   if action == 0 { notes.add() } else { try await notes.reload() }
  /// }
  /// ```
  /// A refresh that begins without a finger runs the middle action, or the one before the middle.
  /// The number of actions is 1 to 8. Any other number logs a critical message, and the list keeps
  /// its previous number.
  public init(actions: [Action], handler: @escaping ActionHandler) {
    self.init(.actions)
    self.actions = actions
    actionHandler = handler
  }

  /// The actions that the header shows, or an empty array for a header with one kind of work.
  ///
  /// Setting actions changes the style to ``ActionsHeaderStyle`` if necessary. Setting an empty
  /// array has no effect on any other style.
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

  /// Returns the work of a refresh that chose `action`, or `nil` if the header has no handler.
  func work(chosen action: Int) -> Handler? {
    guard let actionHandler else { return handler }
    return { try await actionHandler(action) }
  }
}
