import CGtk
import RefreshModel
import SceneModel

/// The haptic feedback and the sounds of a pull, at the point where a release triggers.
///
/// Both are off unless the program enables them. They also depend on the user's settings:
/// feedbackd's profile, and GTK's event sounds.
struct ControlFeedback: Equatable, Sendable {
  /// Whether the device vibrates, if a feedback service is running.
  var isHaptic = false
  /// Whether a sound plays, if libcanberra is installed.
  var isAudible = false

  /// A moment of a pull.
  ///
  /// The raw value is its name in the naming specifications of both feedbackd and freedesktop.org's
  /// sound themes.
  enum Moment: String {
    /// A release would now trigger the control, or the control has triggered.
    case armed = "button-pressed"
    /// A release would no longer trigger the control.
    case disarmed = "button-released"
  }

  /// Gives feedback for `effect` of the widget of `peer`, if it is a moment of a pull.
  @MainActor func note(_ effect: SceneEffect, of peer: PullPeer) {
    guard isHaptic || isAudible, !peer.isPlaying,
      case .stateChanged(let side, let from, let to) = effect,
      let control = peer.scene.control(side),
      let moment = Moment(from: from, to: to, of: control, isHeld: peer.scene.container.isDragging)
    else { return }
    if isHaptic { _tug_feel(moment.rawValue) }
    if isAudible { _tug_play_sound(gtk_widget_get_settings(peer.widget), moment.rawValue) }
  }
}

extension ControlFeedback.Moment {
  /// Creates the moment of a change of state.
  ///
  /// Returns `nil` if the user does not hold the list, or if the change does not affect whether a
  /// release triggers.
  init?(from: RefreshState, to: RefreshState, of control: RefreshControl, isHeld: Bool) {
    guard isHeld else { return nil }
    if to.isArmed {
      // The page behind a header arms at a greater distance than the header's refresh.
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
