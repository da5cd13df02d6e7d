import CGtk
import CairoDrawing
import GtkBridge
import ListModel
import RefreshModel
import Translations

/// What is behind one `TugRefreshHeader` or `TugRefreshFooter`: its looks and numbers, and the list
/// that it is on.
@MainActor final class ControlPeer {
  /// The object, which owns this peer.
  let object: UnsafeMutablePointer<TugRefreshControl>
  let side: ListScene.Side
  /// The list that it is on.
  private(set) weak var list: ListViewPeer?
  private var ownHeader = RefreshHeader(.native)
  private var ownFooter = LoadMoreFooter(.native)
  /// The system whose numbers were taken over last.
  var headerPolicyName = HeaderName.native
  var footerPolicyName = FooterName.native
  /// The page behind a header that has none, for when it gets one.
  var waitingFloor = RefreshPolicy.SecondFloor(distance: 0)
  /// The titles that the program has set.
  private var titles: [RefreshState: String] = [:]

  init(object: UnsafeMutablePointer<TugRefreshControl>, side: ListScene.Side) {
    self.object = object
    self.side = side
  }

  /// The header as it is on its list, or as it will be.
  var header: RefreshHeader {
    get {
      guard let shown = list?.header, shown.identity === ownHeader.identity else {
        return ownHeader
      }
      return shown
    }
    set {
      let isShown = list?.header?.identity === ownHeader.identity
      ownHeader = newValue
      if isShown { list?.header = newValue }
    }
  }

  /// The footer as it is on its list, or as it will be.
  var footer: LoadMoreFooter {
    get {
      guard let shown = list?.footer, shown.identity === ownFooter.identity else {
        return ownFooter
      }
      return shown
    }
    set {
      let isShown = list?.footer?.identity === ownFooter.identity
      ownFooter = newValue
      if isShown { list?.footer = newValue }
    }
  }

  var policy: RefreshPolicy {
    get { side == .header ? header.policy : footer.policy }
    set { if side == .header { header.policy = newValue } else { footer.policy = newValue } }
  }

  var parts: ControlParts {
    get { side == .header ? header.style.parts : footer.style.parts }
    set {
      if side == .header { header.style.parts = newValue } else { footer.style.parts = newValue }
    }
  }

  var isHidden: Bool {
    get { side == .header ? header.isHidden : footer.isHidden }
    set { if side == .header { header.isHidden = newValue } else { footer.isHidden = newValue } }
  }

  /// The control in the scene of the list that it is on; nil on none, and while it is hidden.
  var control: RefreshControl? { list?.scene.control(side) }

  /// Becomes that of `list`, or of none; `header` and `footer` are what the list has from now on.
  func move(to list: ListViewPeer?) {
    if side == .header { ownHeader = header } else { ownFooter = footer }
    self.list = list
    if list != nil { drawFloorByProgram() }
  }

  /// Has the page behind the header drawn by the program, where it listens for that.
  func drawFloorByProgram() {
    guard side == .header, policy.secondFloor != nil, header.drawSecondFloor == nil,
      _tug_refresh_header_draws_floor(OpaquePointer(object)).isTrue
    else { return }
    header.drawSecondFloor = DrawnByProgram.floor(of: self)
  }

  /// Stands for a header that the program's Swift part has given the list.
  func adopt(_ header: RefreshHeader) { ownHeader = header }

  /// Stands for a footer that the program's Swift part has given the list.
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

  /// The title that the program has set for `state`; nil for the library's own.
  func title(of state: RefreshState) -> String? { titles[state] }

  func setTitle(_ title: String?, of state: RefreshState) {
    titles[state] = title
    showTitles()
  }

  /// Shows the library's own titles, and the program's in place of them.
  private func showTitles() {
    if side == .header {
      var texts = header.name?.style.texts ?? header.texts
      for (state, title) in titles { texts[state] = title }
      header.texts = texts
    } else {
      var texts = footer.name?.style.texts ?? footer.texts
      for (state, title) in titles { texts[state] = title }
      footer.texts = texts
    }
  }
}
