import CGtk
import GtkBridge
import RefreshModel
import SceneModel
import ScrollModel

/// The bin's content: what the child's adjustment scrolls, and beyond it a window that moves.
///
/// An offset inside the range is the adjustment's value. The rest, in whole points, is by how much the
/// child's window is beside its place.
extension BinPeer {
  // MARK: Whose content it is

  /// Follows another child, or another axis.
  func takeContent() {
    guard !isDisposed else { return }
    content?.stop()
    content = nil
    shown.isRevealing = false
    if let scroller = _tug_refresh_bin_scroller(bin) {
      content = ScrolledContent(
        scroller, along: scene.axis,
        scroll: { [weak self] in self?.hands?.scroll($0) ?? .window },
        changed: { [weak self] in self?.followContent() })
    }
    followEdges(of: content == nil ? _tug_refresh_bin_edge_source(bin) : nil)
    shown.isNew = true
    noteLayout()
    followContent()
  }

  /// Begins where a new child is, which its program may have scrolled before.
  private func startContent() {
    shown.isNew = false
    content?.follow()
    let place = content?.offset ?? 0
    let offset = place > 0 ? place : scene.container.minimumOffset
    if offset != scene.container.contentOffset { send(.setOffset(offset, animated: false)) }
  }

  /// The child has grown or shrunk, or is about to, and may not be done: trees and texts of GTK's measure
  /// what is new in steps.
  func noteLayout() {
    shown.isLaidOut = false
    layoutWait.stop()
  }

  /// Notes when the child's length is known: after a frame in which the bin has its size, and what trees
  /// and texts of GTK's still measure then.
  func awaitLayout() {
    guard scene.container.viewportLength > 0, !layoutWait.isRunning else { return }
    layoutWait.start(milliseconds: 0, isIdle: true) { [weak self] in
      self?.shown.isLaidOut = true
      self?.requestFrame()
      return false
    }
  }

  // MARK: Following

  /// The bin is being allocated, and with it the child: what that moves is followed afterwards.
  func beginAllocation() { shown.isAllocating = true }

  /// Follows a new size of the bin, whose child has its own now.
  ///
  /// What follows from that is shown, and told, when the allocation is over, in the same frame: GTK
  /// forgets the layout that an adjustment's value asks for while it lays out, and with it all later ones.
  func resize(width: Double, height: Double) {
    let size = Scene.Size(width: width, height: height)
    if scene.viewport != size { send(.resize(width: width, height: height)) }
    // A program's widget is as long as the breadth lets it be.
    if ControlSide.allCases.contains(where: hasOwnWidget) { controls.followStyles() }
    takeContentPlace(isByAllocation: true)
    shown.isAllocating = false
    requestFrame()
  }

  /// The content's length by the bin: as far as it can be scrolled, and the bin's own length.
  ///
  /// What is around the scrolled part, as a scrollbar, counts as content.
  private var contentLength: Double {
    (content?.range ?? 0) + scene.container.viewportLength
  }

  /// Follows what somebody else has done to the content: the user by a scrollbar or a key, the program,
  /// or the child, which is longer or keeps something in its place.
  func followContent() {
    if !shown.isAllocating { takeContentPlace(isByAllocation: false) }
  }

  private func takeContentPlace(isByAllocation: Bool) {
    guard !isDisposed, scene.container.viewportLength > 0 else { return }
    if shown.isNew {
      if contentLength != scene.contentLength { send(.setContent(length: contentLength)) }
      return startContent()
    }
    let (length, offset) = (contentLength, content?.offset ?? 0)
    let shift = offset - (content?.knownOffset ?? 0)
    content?.follow()
    guard length != scene.contentLength || shift != 0 else { return }
    shown.isFollowing = true
    defer { shown.isFollowing = false }
    let isByUser = content?.isMovedByScrollbar == true || shown.isByKey
    if length != scene.contentLength || isByAllocation || !isAtRest && !isByUser {
      if length != scene.contentLength { noteLayout() }
      send(.setContent(length: length, shift: shift))
      stayWhereLoaded()
    } else if isByUser {
      send(.scrollbar(offset))
    } else {
      send(.setOffset(offset, animated: false))
    }
  }

  /// The program has ended a load with `event`, or what comes has moved the content elsewhere.
  func noteLoaded(by event: SceneEvent, at time: Double) {
    switch event {
    case .end(.footer, _, _) where shown.shift < 0 && isAtRest:
      shown.loaded = LoadedPlace(offset: scene.contentOffset, time: time)
    case .setContent, .resize: break
    default: shown.loaded = nil
    }
  }

  /// What a load has brought is laid out after its end: the content stays where it was at the end, and
  /// what is new comes in the footer's place.
  private func stayWhereLoaded() {
    guard let loaded = shown.loaded else { return }
    if scene.time - loaded.time > LoadedPlace.layoutTime {
      shown.loaded = nil
    } else if loaded.offset <= scene.container.maximumOffset {
      shown.loaded = nil
      shown.isFollowing = true
      send(.setOffset(loaded.offset, animated: false))
    }
  }

  private var isAtRest: Bool { scene.container.phase == .idle && !scene.container.isTracking }

  // MARK: Showing

  /// Shows the content where the engine has it, and header and footer beside it.
  func showContent() {
    guard !isDisposed, !shown.isAllocating, !shown.isFollowing, scene.container.viewportLength > 0
    else { return }
    let seen = scene.contentOffset
    let offset = min(max(seen, 0), content?.range ?? 0)
    content?.move(to: offset)
    // A program that was told has moved it elsewhere, which the next frame shows.
    guard !isDisposed, scene.contentOffset == seen else { return requestFrame() }
    let shift = (offset - seen).rounded()
    if shift != shown.shift {
      let former = shown.shift
      shown.shift = shift
      let along = Int32(checked: scene.axis.isReversed ? -shift : shift) ?? 0
      let isVertical = scene.axis.orientation == .vertical
      _tug_refresh_bin_shift(bin, isVertical ? 0 : along, isVertical ? along : 0)
      content?.tellMoved()
      if former == 0, scene.container.isMoving || scene.container.isTracking {
        content?.tellOvershot(shift > 0 ? .header : .footer)
      }
    }
    guard !isDisposed else { return }
    for side in ControlSide.allCases { place(side) }
    _tug_refresh_bin_block(bin, gboolean(scene.isBlocked))
  }

  // MARK: The cursor

  /// The focus, or a cursor inside the child, may have gone where a header or a footer hides it.
  func noteFocusMoved(byKey: Bool) {
    guard !isDisposed else { return }
    if byKey { shown.noteKey() }
    guard shown.shift != 0 || scene.headerPlace.covered > 0 else { return }
    // Some children bring their cursor into view a little later.
    shown.isRevealing = true
    requestFrame()
  }

  /// Brings the cursor into view, which the child takes for seen, past what is open.
  func revealCursor() {
    guard shown.isRevealing else { return }
    shown.isRevealing = false
    var area = GdkRectangle()
    guard isAtRest, _tug_refresh_bin_cursor(bin, &area).isTrue else { return }
    let frame = Scene.Frame(
      x: Double(area.x), y: Double(area.y), width: Double(area.width), height: Double(area.height))
    let (start, end) = scene.axis.range(of: frame, in: scene.viewport)
    let covered = scene.headerPlace.covered
    let length = scene.container.viewportLength
    let offset = scene.container.contentOffset
    if start < covered {
      send(
        .setOffset(max(offset + start - covered, scene.container.minimumOffset), animated: false))
    } else if end > length, end - start <= length {
      send(.setOffset(min(offset + end - length, scene.container.maximumOffset), animated: false))
    }
  }
}

/// What a bin shows of its content and its controls, and why it is about to change.
struct ShownContent {
  /// Microseconds for which a key goes on to move the content: GTK's own scrolling takes 200,000.
  private static let keyTime: Int64 = 300_000

  /// How far the child's window is from its place along the axis, in whole points.
  var shift = 0.0
  /// Where the controls are.
  var controls = ControlSides<ShownControl?>(header: nil, footer: nil)
  /// The states that assistive technology was told of.
  var states = ControlSides<RefreshState?>(header: nil, footer: nil)
  /// The bin has another child, whose place counts.
  var isNew = false
  /// The bin is being allocated.
  var isAllocating = false
  /// Somebody else has moved the content, and may still be about it.
  var isFollowing = false
  /// The child has been laid out since it last grew.
  var isLaidOut = false
  /// The cursor is brought into view in the next frame.
  var isRevealing = false
  /// Where a load has just ended whose footer was open.
  var loaded: LoadedPlace?
  /// When the user last pressed a key in the child, by the monotonic clock: the engine's time
  /// stands still where nothing moves.
  private var keyPress: Int64?

  mutating func noteKey() { keyPress = MonotonicClock.now }

  /// What moves the content now is a key of the user's.
  @MainActor var isByKey: Bool {
    EventFields.isPressingKey
      || keyPress.map { MonotonicClock.now - $0 < Self.keyTime } ?? false
  }
}

/// Where the content was, and when, as a load ended.
struct LoadedPlace {
  /// Seconds in which a child lays out what is new: some need a few frames for it.
  static let layoutTime = 0.1

  var offset: Double
  var time: Double
}

/// Where a header or a footer is, in the bin.
struct ShownControl: Equatable {
  /// Where all of it would be.
  var box: Scene.Frame
  /// What of the bin is drawn for it.
  var seen: Scene.Frame
  /// It lies over the content.
  var isOverContent: Bool
}

extension SceneEvent {
  /// The content has another length, or has moved while something moves it.
  var isOfContent: Bool {
    if case .setContent = self { true } else { false }
  }
}
