import CGtk
import CairoDrawing
import GtkBridge
import RefreshModel
import SceneModel
import Translations

/// The peer of one `TugRefreshHeader` or `TugRefreshFooter`: its looks and numbers, and the widget
/// that it is on.
@MainActor final class ControlPeer {
  /// The object, which owns this peer.
  let object: UnsafeMutablePointer<TugRefreshControl>
  let side: ControlSide
  /// The controls of the widget that it is on.
  private(set) weak var host: ControlHost?
  private var own: ProgramControl
  /// The system whose numbers were set last.
  var headerPolicyName = HeaderName.native
  var footerPolicyName = FooterName.native
  /// The values for the page of a header that has none yet.
  var waitingFloor = RefreshPolicy.SecondFloor(distance: 0)
  /// What the program draws the control from, while it does.
  var drawnAppearance: ControlAppearance?
  /// Titles are bold once they are given a size.
  var isWaitingFontBold = false
  /// The titles that the program has set by the object.
  private var titles: [RefreshState: String] = [:]

  init(object: UnsafeMutablePointer<TugRefreshControl>, side: ControlSide) {
    self.object = object
    self.side = side
    own = side == .header ? .header(RefreshHeader(.native)) : .footer(LoadMoreFooter(.native))
  }

  /// The control as it is on its widget, or as it will be set.
  var shown: ProgramControl {
    get {
      guard let shown = host?[side], shown.settings.identity === own.settings.identity else {
        return own
      }
      return shown
    }
    set {
      let isShown = host?[side]?.settings.identity === own.settings.identity
      own = newValue
      if isShown { host?[side] = newValue }
    }
  }

  /// ``shown`` as a header; the native one for a footer.
  var header: RefreshHeader {
    get { if case .header(let header) = shown { header } else { RefreshHeader(.native) } }
    set { shown = .header(newValue) }
  }

  /// ``shown`` as a footer; the native one for a header.
  var footer: LoadMoreFooter {
    get { if case .footer(let footer) = shown { footer } else { LoadMoreFooter(.native) } }
    set { shown = .footer(newValue) }
  }

  var policy: RefreshPolicy {
    get { shown.settings.policy }
    set { shown.settings.policy = newValue }
  }

  var parts: ControlParts {
    get { shown.parts }
    set { shown.parts = newValue }
  }

  var isHidden: Bool {
    get { shown.settings.isHidden }
    set { shown.settings.isHidden = newValue }
  }

  /// The engine's control; nil without a widget, and while it is hidden.
  var control: RefreshControl? { host?.peer?.control(side) }

  /// Moves to `host`, or to none; `header` and `footer` are those of the widget from now on.
  func move(to host: ControlHost?) {
    own = shown
    self.host = host
    if host != nil { drawFloorByProgram() }
  }

  /// Lets the program draw the page behind the header, where a handler is connected.
  func drawFloorByProgram() {
    guard side == .header, policy.secondFloor != nil, header.drawSecondFloor == nil,
      _tug_refresh_header_draws_floor(OpaquePointer(object)).isTrue
    else { return }
    header.drawSecondFloor = DrawnByProgram.floor(of: self)
  }

  /// Takes over a control that the program has set on the widget in Swift.
  func adopt(_ control: ProgramControl) { own = control }

  // MARK: Looks

  /// Takes over the looks of a system, or lets the program draw; `none` changes nothing.
  func setHeaderChoice(_ choice: ListView.HeaderChoice) {
    guard choice != ListView.HeaderChoice(header) || choice == .custom else { return }
    let parts = parts
    switch choice {
    case .none: return
    case .system(let name): header.setStyle(name)
    case .custom:
      if header.style is DrawnByProgram { return }
      header.style = DrawnByProgram(self)
    }
    self.parts = parts
    showTitles()
  }

  /// Takes over the looks of a system, or lets the program draw; `none` changes nothing.
  func setFooterChoice(_ choice: ListView.FooterChoice) {
    guard choice != ListView.FooterChoice(footer) || choice == .custom else { return }
    let parts = parts
    switch choice {
    case .none: return
    case .system(let name): footer.setStyle(name)
    case .custom:
      if footer.style is DrawnByProgram { return }
      footer.style = DrawnByProgram(self)
    }
    self.parts = parts
    showTitles()
  }

  /// The title that the program has set for `state` by the object; nil for the library's own.
  ///
  /// Titles of other states that its Swift part has set stay.
  subscript(titleOf state: RefreshState) -> String? {
    get { titles[state] }
    set {
      titles[state] = newValue
      if let newValue { texts[state] = newValue } else { texts.restore(state, from: ownTexts) }
    }
  }

  /// The titles by state.
  private var texts: ControlTexts {
    get { shown.texts }
    set { shown.texts = newValue }
  }

  /// The titles of the system whose style it has, or those that are there with a style of the program.
  private var ownTexts: ControlTexts { shown.systemTexts ?? texts }

  /// Shows the program's titles with looks that have brought their own.
  private func showTitles() {
    var texts = texts
    for (state, title) in titles { texts[state] = title }
    self.texts = texts
  }
}
