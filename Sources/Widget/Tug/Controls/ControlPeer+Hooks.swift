import CGtk
import CairoDrawing
import GtkBridge
import RefreshModel

// The functions that the GObject types of headers and footers call. They do nothing without a peer.

extension ControlPeer {
  /// Returns the peer of `object`, or `nil` if there is none.
  static func of(_ object: UnsafeMutablePointer<TugRefreshControl>) -> ControlPeer? {
    _tug_refresh_control_peer(object).map {
      Unmanaged<ControlPeer>.fromOpaque($0).takeUnretainedValue()
    }
  }
}

@c @implementation
func _tug_control_peer_new(
  _ control: UnsafeMutablePointer<TugRefreshControl>!, _ isHeader: gboolean
) -> gpointer! {
  let address = UInt(bitPattern: control)
  let peer = assumeMainActor { () -> UInt in
    guard let object = UnsafeMutablePointer<TugRefreshControl>(bitPattern: address) else {
      return 0
    }
    let peer = ControlPeer(object: object, side: isHeader.isTrue ? .header : .footer)
    return UInt(bitPattern: Unmanaged.passRetained(peer).toOpaque())
  }
  return gpointer(bitPattern: peer)
}

@c @implementation
func _tug_control_peer_free(_ peer: gpointer!) {
  guard let peer else { return }
  Unmanaged<ControlPeer>.fromOpaque(peer).release()
}

@c @implementation
func _tug_control_peer_set_title(
  _ peer: gpointer!, _ state: TugRefreshState, _ title: UnsafePointer<CChar>!
) {
  let title = title.map { String(cString: $0) }
  _ = withPeer(peer, as: ControlPeer.self) { peer in
    if let state = RefreshState(state) { peer[titleOf: state] = title }
  }
}

@c @implementation
func _tug_control_peer_title(_ peer: gpointer!, _ state: TugRefreshState) -> UnsafeMutablePointer<
  CChar
>! {
  let title = withPeer(peer, as: ControlPeer.self) { peer in
    RefreshState(state).flatMap { peer[titleOf: $0] }
  }
  return (title ?? nil).flatMap { g_strdup($0) }
}

@c @implementation
func _tug_control_peer_set_subtitle(
  _ peer: gpointer!, _ state: TugRefreshState, _ subtitle: UnsafePointer<CChar>!
) {
  let subtitle = subtitle.map { String(cString: $0) }
  _ = withPeer(peer, as: ControlPeer.self) { peer in
    if let state = RefreshState(state) { peer.parts.subtitles[state] = subtitle }
  }
}

@c @implementation
func _tug_control_peer_set_color(
  _ peer: gpointer!, _ state: TugRefreshState, _ color: UnsafePointer<GdkRGBA>!
) {
  let color = color.map { Color($0.pointee) }
  _ = withPeer(peer, as: ControlPeer.self) { peer in
    if let state = RefreshState(state) { peer.parts.colors[state] = color }
  }
}

@c @implementation
func _tug_control_peer_set_font(
  _ peer: gpointer!, _ state: TugRefreshState, _ size: Double, _ isBold: gboolean
) {
  let style = size > 0 ? TextStyle(size: size, isBold: isBold.isTrue) : nil
  _ = withPeer(peer, as: ControlPeer.self) { peer in
    if let state = RefreshState(state) { peer.parts.fonts[state] = style }
  }
}

@c @implementation
func _tug_control_peer_set_images(
  _ peer: gpointer!, _ state: TugRefreshState,
  _ paths: UnsafePointer<UnsafePointer<CChar>?>!, _ scale: Double, _ seconds: Double,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>!
) -> gboolean {
  var sequence: ImageSequence?
  if var next = paths {
    var images: [ControlImage] = []
    while let path = next.pointee {
      do {
        images.append(try ControlImage(contentsOfPNGNamed: path, scale: scale))
      } catch let fault {
        var code = TUG_ERROR_FILE_INVALID
        if case .unreadable = fault.reason { code = TUG_ERROR_FILE_UNREADABLE }
        return setError(error, code, fault.description)
      }
      next += 1
    }
    sequence = ImageSequence(images, secondsPerCycle: seconds > 0 ? seconds : nil)
  }
  _ = withPeer(peer, as: ControlPeer.self) { [sequence] peer in
    if let state = RefreshState(state) { peer.parts.images[state] = sequence }
  }
  return gboolean(true)
}

@c @implementation
func _tug_control_peer_set_actions(
  _ peer: gpointer!, _ titles: UnsafePointer<UnsafePointer<CChar>?>!,
  _ symbols: UnsafePointer<TugActionSymbol>!, _ count: guint
) {
  let all: [ActionSymbol] = [.refresh, .add, .search, .close]
  var actions: [RefreshHeader.Action] = []
  for index in 0..<Int(clamping: count) {
    guard let title = titles?[index], let symbol = symbols?[index],
      all.indices.contains(Int(symbol.rawValue))
    else { return }
    actions.append(.init(String(cString: title), all[Int(symbol.rawValue)]))
  }
  let given = actions
  _ = withPeer(peer, as: ControlPeer.self) { peer in
    peer.setHeaderChoice(.system(.actions))
    peer.header.actions = given
  }
}

// MARK: Working

@c @implementation
func _tug_control_peer_begin(_ peer: gpointer!, _ flags: TugBeginFlags) {
  let beginOptions = BeginOptions(
    callsHandler: flags.rawValue & TUG_BEGIN_QUIETLY.rawValue == 0,
    reveals: flags.rawValue & TUG_BEGIN_HIDDEN.rawValue == 0)
  _ = withPeer(peer, as: ControlPeer.self) { $0.liveHost?.begin($0.side, beginOptions) }
}

@c @implementation
func _tug_control_peer_fill_appearance(
  _ peer: gpointer!, _ appearance: UnsafeMutablePointer<TugAppearance>!
) -> gboolean {
  nonisolated(unsafe) let given = appearance
  let isDrawn = withPeer(peer, as: ControlPeer.self) { peer -> Bool in
    guard let given, let drawn = peer.drawnAppearance else { return false }
    given.pointee = TugAppearance(drawn, title: peer[titleOf: drawn.shownState])
    return true
  }
  return gboolean(isDrawn ?? false)
}

extension TugAppearance {
  /// Creates the C form of the values that a control is drawn from.
  ///
  /// Its texts must be freed with g_free().
  fileprivate init(_ drawn: ControlAppearance, title: String?) {
    self.init()
    state = drawn.state.inC
    previous_state = drawn.previousState.inC
    phase = TugRefreshPhase(
      rawValue: UInt32(clamping: RefreshStage.allCases.firstIndex(of: drawn.stage) ?? 0))
    (change, pulling_percent, distance) = (drawn.change, drawn.pull, drawn.distance)
    (turn, closing, time) = (drawn.turn, drawn.closing, drawn.time)
    (width, height, floor_progress) = (drawn.width, drawn.height, drawn.floorProgress)
    finger_position = drawn.fingerPosition
    chosen_action = guint(clamping: drawn.chosenAction)
    n_actions = guint(clamping: drawn.actionCount)
    color = GdkRGBA(drawn.palette.control)
    background = GdkRGBA(drawn.palette.background)
    text_color = GdkRGBA(drawn.palette.text)
    self.title = title.flatMap { g_strdup($0) }
    last_updated_text = g_strdup(drawn.lastUpdatedText)
  }
}

extension GdkRGBA {
  fileprivate init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
