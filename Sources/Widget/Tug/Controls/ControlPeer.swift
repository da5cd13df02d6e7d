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
  private var ownHeader = RefreshHeader(.native)
  private var ownFooter = LoadMoreFooter(.native)
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
  }

  /// The header as it is on its list, or as it will be set.
  var header: RefreshHeader {
    get {
      guard let shown = host?.header, shown.identity === ownHeader.identity else {
        return ownHeader
      }
      return shown
    }
    set {
      let isShown = host?.header?.identity === ownHeader.identity
      ownHeader = newValue
      if isShown { host?.header = newValue }
    }
  }

  /// The footer as it is on its list, or as it will be set.
  var footer: LoadMoreFooter {
    get {
      guard let shown = host?.footer, shown.identity === ownFooter.identity else {
        return ownFooter
      }
      return shown
    }
    set {
      let isShown = host?.footer?.identity === ownFooter.identity
      ownFooter = newValue
      if isShown { host?.footer = newValue }
    }
  }

  /// What the header and the footer have in common.
  private var settings: ControlSettings {
    get { side == .header ? header.settings : footer.settings }
    set { if side == .header { header.settings = newValue } else { footer.settings = newValue } }
  }

  var policy: RefreshPolicy {
    get { settings.policy }
    set { settings.policy = newValue }
  }

  var parts: ControlParts {
    get { side == .header ? header.style.parts : footer.style.parts }
    set {
      if side == .header { header.style.parts = newValue } else { footer.style.parts = newValue }
    }
  }

  var isHidden: Bool {
    get { settings.isHidden }
    set { settings.isHidden = newValue }
  }

  /// The engine's control; nil without a widget, and while it is hidden.
  var control: RefreshControl? { host?.peer?.control(side) }

  /// Moves to `host`, or to none; `header` and `footer` are those of the widget from now on.
  func move(to host: ControlHost?) {
    if side == .header { ownHeader = header } else { ownFooter = footer }
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

  /// Takes over a header that the program has set on the list in Swift.
  func adopt(_ header: RefreshHeader) { ownHeader = header }

  /// Takes over a footer that the program has set on the list in Swift.
  func adopt(_ footer: LoadMoreFooter) { ownFooter = footer }

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
    get { side == .header ? header.texts : footer.texts }
    set { if side == .header { header.texts = newValue } else { footer.texts = newValue } }
  }

  /// The titles of the system whose looks it has; those that are there with a style of the program's.
  private var ownTexts: ControlTexts {
    (side == .header ? header.name?.style.texts : footer.name?.style.texts) ?? texts
  }

  /// Shows the program's titles with looks that have brought their own.
  private func showTitles() {
    var texts = texts
    for (state, title) in titles { texts[state] = title }
    self.texts = texts
  }
}
