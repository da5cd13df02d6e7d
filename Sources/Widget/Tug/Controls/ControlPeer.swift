import CGtk
import CairoDrawing
import GtkBridge
import RefreshModel
import SceneModel
import Translations

/// The peer of one `TugRefreshHeader` or `TugRefreshFooter`: its style, its policy and its widget.
@MainActor final class ControlPeer {
  /// The object, which owns this peer.
  let object: UnsafeMutablePointer<TugRefreshControl>
  let side: ControlSide
  /// The host of the widget that the control is on, or `nil` if it is on no widget.
  private(set) weak var host: ControlHost?
  private var own: HeaderOrFooter
  /// The system whose policy was set last on the header.
  var headerPolicyName = HeaderName.native
  var footerPolicyName = FooterName.native
  /// The values for the page of a header that has no page yet.
  var waitingFloor = RefreshPolicy.SecondFloor(distance: 0)
  /// The appearance that the program currently draws, or `nil` outside a `draw` signal.
  var drawnAppearance: ControlAppearance?
  /// Whether titles become bold once they have a font size.
  var isWaitingFontBold = false
  /// The titles that the program has set on the object.
  private var titles: [RefreshState: String] = [:]

  init(object: UnsafeMutablePointer<TugRefreshControl>, side: ControlSide) {
    self.object = object
    self.side = side
    own = .native(side)
  }

  /// The control as it is on its widget, or as it will be set.
  var shown: HeaderOrFooter {
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

  /// The control ``shown`` as a header, or the native header if the control is a footer.
  var header: RefreshHeader {
    get { if case .header(let header) = shown { header } else { RefreshHeader(.native) } }
    set { shown = .header(newValue) }
  }

  /// The control ``shown`` as a footer, or the native footer if the control is a header.
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

  /// The engine's control, or `nil` if the control is on no widget or hidden.
  var control: RefreshControl? { host?.peer?.scene.control(side) }

  /// Moves the control to `host`, or off its widget if `host` is `nil`.
  ///
  /// It keeps the settings that it had on the previous host.
  func move(to host: ControlHost?) {
    own = shown
    self.host = host
    if host != nil { drawFloorByProgram() }
  }

  /// Draws the page behind the header with the program's signal handler, if one is connected.
  func drawFloorByProgram() {
    guard case .header(let header) = shown, header.policy.secondFloor != nil,
      header.drawSecondFloor == nil,
      _tug_refresh_header_draws_floor(OpaquePointer(object)).isTrue
    else { return }
    self.header.drawSecondFloor = ProgramDrawnStyle.floor(of: self)
  }

  /// Adopts a control that the program has set on the widget in Swift.
  func adopt(_ control: HeaderOrFooter) { own = control }

  // MARK: Appearance

  /// Sets the style of a system, or lets the program draw.
  ///
  /// `none` changes nothing.
  func setHeaderChoice(_ choice: ListView.HeaderChoice) {
    guard choice != ListView.HeaderChoice(header) || choice == .custom else { return }
    let parts = parts
    switch choice {
    case .none: return
    case .system(let name): header.setStyle(name)
    case .custom:
      if header.style is ProgramDrawnStyle { return }
      header.style = ProgramDrawnStyle(self)
    }
    self.parts = parts
    showTitles()
  }

  /// Sets the style of a system, or lets the program draw.
  ///
  /// `none` changes nothing.
  func setFooterChoice(_ choice: ListView.FooterChoice) {
    guard choice != ListView.FooterChoice(footer) || choice == .custom else { return }
    let parts = parts
    switch choice {
    case .none: return
    case .system(let name): footer.setStyle(name)
    case .custom:
      if footer.style is ProgramDrawnStyle { return }
      footer.style = ProgramDrawnStyle(self)
    }
    self.parts = parts
    showTitles()
  }

  /// The title that the program has set for `state` on the object, or `nil` to use the style's
  /// title.
  ///
  /// Titles that the program has set in Swift for other states do not change.
  subscript(titleOf state: RefreshState) -> String? {
    get { titles[state] }
    set {
      titles[state] = newValue
      if let newValue { texts[state] = newValue } else { texts.restore(state, from: ownTexts) }
    }
  }

  /// The title of each state.
  private var texts: ControlTexts {
    get { shown.texts }
    set { shown.texts = newValue }
  }

  /// The titles of the system whose style the control has, or the current titles if the style is
  /// the program's.
  private var ownTexts: ControlTexts { shown.systemTexts ?? texts }

  /// Applies the program's titles to a new style, which has brought its own titles.
  private func showTitles() {
    var texts = texts
    for (state, title) in titles { texts[state] = title }
    self.texts = texts
  }
}
