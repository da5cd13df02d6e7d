import CGtk
import GtkBridge
import RefreshModel
import SceneModel
import ScrollModel

/// One report to the program.
///
/// A report about a control's opening or closing contains the completions that waited for it.
/// Completions that are added later wait for the next opening or closing.
enum Report {
  /// A callback of the program.
  typealias Call = @MainActor () -> Void

  /// An effect of the engine, or a scroll of the content.
  case effect(SceneEffect)
  /// A control has opened.
  case opened(ControlSide, [Call])
  /// A control begins to close.
  case closing(ControlSide, Call?)
  /// A control has closed.
  ///
  /// `wasShown` is `false` if its work ended before it was visible.
  case closed(ControlSide, [Call], wasShown: Bool)
  /// An announcement about a control.
  case announcement(String)

  /// Returns whether the report is that the work of the control on `side` has ended.
  func isEnd(of side: ControlSide) -> Bool {
    if case .effect(.ended(side, _)) = self { true } else { false }
  }

  /// Whether the report is that the content has come to rest.
  var isRest: Bool {
    switch self {
    case .effect(.scroll(.didEndDecelerating)), .effect(.scroll(.didEndScrollingAnimation)):
      true
    default: false
    }
  }

  /// Whether the report is that the user releases the content.
  var isRelease: Bool {
    if case .effect(.scroll(.willEndDragging)) = self { true } else { false }
  }

  /// Whether the report requests a control's work.
  var isWorkRequest: Bool {
    if case .effect(.requested) = self { true } else { false }
  }

  /// Whether the report requests something from the program, instead of only reporting a change.
  var isRequest: Bool {
    switch self {
    case .effect(.requested), .effect(.rowActivated), .effect(.rowTapped),
      .effect(.menuRequested):
      true
    default: false
    }
  }

  /// Emits the signal of `widget` for the report, if there is one.
  ///
  /// Signals with a result and signals about rows have functions of their own.
  @MainActor func emit(on widget: UnsafeMutablePointer<GtkWidget>) {
    guard var report = TugReport(self) else { return }
    guard case .announcement(let text) = self else { return _tug_pullable_emit(widget, &report) }
    text.withCString {
      report.text = $0
      _tug_pullable_emit(widget, &report)
    }
  }
}

extension TugReport {
  /// Creates the C form of `report`, without its text.
  ///
  /// Returns `nil` if there is no signal for the report.
  fileprivate init?(_ report: Report) {
    self.init()
    switch report {
    case .effect(.stateChanged(let side, let from, let to)):
      signal = side.signal(TUG_SIGNAL_REFRESH_STATE_CHANGED, TUG_SIGNAL_LOAD_STATE_CHANGED)
      (self.from, self.to) = (from.inC, to.inC)
    case .effect(.actionChanged(let action)):
      signal = TUG_SIGNAL_ACTION_CHANGED
      self.action = guint(clamping: action)
    case .effect(.scroll(let event)):
      switch event {
      case .didScroll: signal = TUG_SIGNAL_SCROLLED
      case .willBeginDragging: signal = TUG_SIGNAL_WILL_BEGIN_DRAGGING
      case .didEndDragging(let willDecelerate):
        signal = TUG_SIGNAL_DID_END_DRAGGING
        decelerates = gboolean(willDecelerate)
      case .didEndDecelerating: signal = TUG_SIGNAL_DID_END_DECELERATING
      case .didEndScrollingAnimation: signal = TUG_SIGNAL_DID_END_SCROLLING_ANIMATION
      case .willEndDragging, .willBeginDecelerating: return nil
      }
    case .opened(let side, _):
      signal = side.signal(TUG_SIGNAL_REFRESH_OPENED, TUG_SIGNAL_LOAD_OPENED)
    case .closed(let side, _, wasShown: true):
      signal = side.signal(TUG_SIGNAL_REFRESH_CLOSED, TUG_SIGNAL_LOAD_CLOSED)
    case .announcement: signal = TUG_SIGNAL_ANNOUNCEMENT
    case .effect, .closing, .closed: return nil
    }
  }
}

extension ControlSide {
  /// Returns `header` or `footer`, whichever signal belongs to this side.
  fileprivate func signal(
    _ header: TugSignal, _ footer: TugSignal
  ) -> TugSignal {
    ControlSides(header: header, footer: footer)[self]
  }
}
