import Translations
import Tug

/// A state of a control that the gallery can keep for as long as the user looks at it.
enum HeldState: CaseIterable, Sendable {
  case idle, pulled, armed, working, done, failed

  /// The state in which a control shows the title for `state`.
  init(title state: RefreshState) {
    self.init(state, isPulled: state == .idle)
  }

  /// The state of a control in the library's state `state`, which the finger may have pulled.
  init(_ state: RefreshState, isPulled: Bool) {
    self =
      switch state {
      case .idle: isPulled ? .pulled : .idle
      case .pulling, .floorArmed, .floorOpen: .armed
      case .willRefresh, .refreshing: .working
      case .success, .noMoreData: .done
      case .failure: .failed
      }
  }

  /// The label of the state.
  var name: Message {
    switch self {
    case .idle: Message("HeldIdle", "Idle")
    case .pulled: Message("HeldPulled", "Pulled")
    case .armed: Message("HeldArmed", "Armed")
    case .working: Message("HeldWorking", "Working")
    case .done: Message("HeldDone", "Done")
    case .failed: Message("HeldFailed", "Failed")
    }
  }
}

extension ControlSetup {
  /// The setup for a control whose result is kept.
  var held: ControlSetup {
    var held = self
    held.policy.work.successDwell = Self.longest
    held.policy.work.failureDwell = nil
    held.policy.work.minimumDuration = 0
    return held
  }

  /// The time for which a result is kept, in seconds.
  private static let longest = 1e6

  /// Whether the control shows the result of `state` for some time, or is in `state` without a
  /// result.
  ///
  /// A footer that has nothing more to load shows that if it rests in view.
  func shows(_ state: HeldState) -> Bool {
    switch state {
    case .done:
      choice.side == .footer ? policy.layout.restingInset > 0 : policy.work.successDwell > 0
    case .failed: policy.work.failureDwell != 0
    case .idle, .pulled, .armed, .working: true
    }
  }
}
