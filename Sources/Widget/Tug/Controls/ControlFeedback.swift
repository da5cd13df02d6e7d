import CGtk
import RefreshModel
import SceneModel

/// What a hand that pulls feels and hears of the place where letting go begins to do something.
///
/// Both are off unless the program asks for them, and the user's own settings decide further: feedbackd's
/// profile, and GTK's event sounds.
struct ControlFeedback: Equatable, Sendable {
  /// The hand feels it, where a feedback service runs.
  var isHaptic = false
  /// It is heard, where libcanberra is installed.
  var isAudible = false

  /// A moment of a pull; the raw value is its name in the naming specifications of feedbackd and of
  /// freedesktop.org's sound themes, which is the same in both.
  enum Moment: String {
    /// Letting go would begin something from here on, or it has begun.
    case armed = "button-pressed"
    /// Letting go would do nothing any more.
    case disarmed = "button-released"
  }

  /// Lets the hand that pulls `peer` feel and hear `effect`, where it is one of these moments.
  @MainActor func note(_ effect: SceneEffect, of peer: PullPeer) {
    guard isHaptic || isAudible, !peer.isPlaying,
      case .stateChanged(let side, let from, let to) = effect, let control = peer.control(side),
      let moment = Moment(from: from, to: to, of: control, isHeld: peer.scene.container.isDragging)
    else { return }
    if isHaptic { _tug_feel(moment.rawValue) }
    if isAudible { _tug_play_sound(gtk_widget_get_settings(peer.widget), moment.rawValue) }
  }
}

extension ControlFeedback.Moment {
  /// The moment of a change of state; nil where no hand is there to feel it, or there is nothing to feel.
  init?(from: RefreshState, to: RefreshState, of control: RefreshControl, isHeld: Bool) {
    guard isHeld else { return nil }
    if to.isArmed {
      // The page behind a header arms farther on than its refresh.
      self = from == .floorArmed ? .disarmed : .armed
    } else if from.isArmed, to == .idle {
      self = .disarmed
    } else if control.policy.trigger == .reach, from == .idle, to.isRefreshing {
      self = .armed
    } else {
      return nil
    }
  }
}
