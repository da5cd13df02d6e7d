import CGtk
import GtkBridge
import RefreshModel
import SceneModel
import ScrollModel

/// The bin's content.
///
/// Within its range the child's adjustment scrolls it; beyond its ends the bin moves the child's
/// window. An offset within the range is the adjustment's value. The excess, in whole points, is
/// the distance by which the child's window is moved.
extension BinPeer {
  // MARK: The child

  /// Reacts to a change of the child or of the axis.
  func takeContent() {
    guard !isDisposed else { return }
    stopSlide()
    content?.stop()
    content = nil
    shown.isRevealing = false
    if let scroller = _tug_refresh_bin_scroller(bin) {
      content = ScrolledContent(
        scroller, along: scene.axis,
        scroll: { [weak self] in self?.binInput?.scroll($0) ?? .window },
        changed: { [weak self] in self?.updateContent() })
    }
    watchEdges(of: content == nil ? _tug_refresh_bin_edge_source(bin) : nil)
    shown.isNew = true
    noteLayout()
    updateContent()
  }

  /// Starts at the scroll position of a new child, which its program may have scrolled before.
  private func startContent() {
    shown.isNew = false
    content?.notePosition()
    let place = content?.offset ?? 0
    let offset = place > 0 ? place : scene.container.minimumOffset
    if offset != scene.container.contentOffset { send(.setOffset(offset, animated: false)) }
  }

  /// Notes that the child's length has changed or is about to change, and may not be final.
  ///
  /// GTK's trees and texts measure new content in steps.
  func noteLayout() {
    shown.isLaidOut = false
    layoutWait.stop()
  }

  /// Waits until the child's length is final.
  ///
  /// It is final after a frame in which the bin has its size, and after the idle handlers in which
  /// GTK's trees and texts measure new content.
  func awaitLayout() {
    guard scene.container.viewportLength > 0, !layoutWait.isRunning else { return }
    layoutWait.start(milliseconds: 0, isIdle: true) { [weak self] in
      self?.shown.isLaidOut = true
      self?.requestFrame()
      return false
    }
  }

  // MARK: Following

  /// Notes that GTK is allocating the bin and its child.
  ///
  /// Changes of the content during the allocation are handled after it.
  func beginAllocation() {
    shown.isAllocating = true
    firstRow = findFirstRow()
  }

  /// Reacts to a new size of the bin.
  ///
  /// The child already has its new size. The results are shown and reported after the allocation,
  /// in the same frame. A resize that an adjustment's value requests during the allocation would be
  /// lost, and GTK would then ignore all later ones.
  func resize(width: Double, height: Double) {
    let size = Size(width: width, height: height)
    if scene.viewport != size { send(.resize(width: width, height: height)) }
    // The length of a program's widget depends on its width.
    if ControlSide.allCases.contains(where: hasOwnWidget) { controls.updateLengths() }
    takeContentPlace(isByAllocation: true)
    shown.isAllocating = false
    if let content, !shown.isNew { shift(by: (content.offset - scene.contentOffset).rounded()) }
    if let firstRow { slide(from: firstRow) }
    firstRow = nil
    showSlide()
    requestFrame()
  }

  /// The content's length: the scrollable range plus the length of the bin, without what short
  /// content leaves empty.
  ///
  /// The area around the scrolled part, such as a scrollbar, counts as content.
  private var contentLength: Double {
    let length = scene.container.viewportLength
    guard let content else { return length }
    return content.missing.map { content.range + max(length - $0, 0) } ?? 0
  }

  /// Reacts to a change of the content that the bin did not make.
  ///
  /// The user may have used a scrollbar or a key, the program may have scrolled, or the child may
  /// have grown or kept an item in place.
  func updateContent() {
    if !shown.isAllocating { takeContentPlace(isByAllocation: false) }
  }

  private func takeContentPlace(isByAllocation: Bool) {
    guard !isDisposed, scene.container.viewportLength > 0 else { return }
    content?.followInside()
    if shown.isNew {
      if contentLength != scene.contentLength { send(.setContent(length: contentLength)) }
      return startContent()
    }
    let (length, offset) = (contentLength, content?.offset ?? 0)
    let known = content?.knownOffset ?? 0
    let (growth, shift) = (length - scene.contentLength, offset - known)
    content?.notePosition()
    guard growth != 0 || shift != 0 else { return }
    if growth != 0 { noteLayout() }
    shown.noteChange(growth: growth, shift: shift, from: known, at: scene.contentOffset)
    shown.isFollowing = true
    defer { shown.isFollowing = false }
    let mover = mover(by: shift, growth: growth, isByAllocation: isByAllocation)
    // The program may keep the visible rows in place.
    if shift != 0, mover != .user, !isByAllocation { stopSlide() }
    switch mover {
    case .layout: keepSeenContent(length: length, shift: shift)
    case .user: send(.scrollbar(offset))
    case .program where scene.container.isTracking: send(.setContent(length: length, shift: shift))
    case .program:
      if growth != 0 { send(.setContent(length: length, shift: offset - scene.contentOffset)) }
      send(.setOffset(offset, animated: false))
    }
  }

  /// The cause of a change of the child's adjustment.
  private enum Mover {
    /// The content has another length, and its visible part stays in place.
    case layout
    /// The user moves a scrollbar, or presses a key.
    case user
    /// The program, or the child for it, scrolls to another place.
    case program
  }

  private func mover(by shift: Double, growth: Double, isByAllocation: Bool) -> Mover {
    guard let content, shift != 0 else { return .layout }
    let isShortened = growth < 0 && content.offset == content.range
    let isAdapted = isByAllocation && content.isScrolledByChild
    if shown.change.keepsSeen || isShortened || isAdapted { return .layout }
    return content.isMovedByScrollbar || shown.isByKey ? .user : .program
  }

  /// Sets the content's length after the child has moved by `shift` points to keep its visible part
  /// in place.
  private func keepSeenContent(length: Double, shift: Double) {
    let (container, change) = (scene.container, shown.change)
    // An earlier part of the same change counted as the program's.
    let seen =
      change.keepsSeen
      ? (content?.offset ?? 0) + change.beyond : scene.contentOffset + shift
    let isMoving = container.phase != .idle && !container.isTracking
    if isMoving, shift > 0, change.beganAtStart, container.targetOffset <= 0 {
      // The header's motion would return to the start, past the rows that were inserted.
      send(.setContent(length: length))
      send(.setOffset(seen, animated: false))
    } else {
      let kept = container.isTracking ? shift : seen - scene.contentOffset
      send(.setContent(length: length, shift: kept))
      keepPlaceAfterLoad()
    }
  }

  /// Notes the position at which `event` ends a load with an open footer.
  ///
  /// Any other event forgets it, except a new length of the content or a new size of the bin.
  func noteLoaded(by event: SceneEvent, at time: Double) {
    switch event {
    case .end(.footer, _, _) where shown.shift < 0 && isAtRest:
      shown.loaded = LoadedPlace(offset: scene.contentOffset, time: time)
    case .setContent, .resize: break
    default: shown.loaded = nil
    }
  }

  /// Keeps the content in place after a load.
  ///
  /// The child lays out its new rows after the end of the load, so they appear where the footer
  /// was.
  private func keepPlaceAfterLoad() {
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

  /// Shows the content at the engine's offset, and the header and footer next to it.
  func showContent() {
    guard !isDisposed, !shown.isAllocating, !shown.isFollowing, scene.container.viewportLength > 0,
      content?.isRealized != false
    else { return }
    let seen = scene.contentOffset
    let offset = min(max(seen, 0), content?.range ?? 0)
    content?.move(to: offset)
    showSlide()
    // A handler has moved the content again, so let the next frame show it.
    guard !isDisposed, scene.contentOffset == seen else { return requestFrame() }
    let shift = (offset - seen).rounded()
    if shift != shown.shift {
      let former = shown.shift
      self.shift(by: shift)
      content?.reportMoved()
      if former == 0, scene.container.isMoving || scene.container.isTracking {
        content?.emitOvershot(shift > 0 ? .header : .footer)
      }
    }
    guard !isDisposed else { return }
    for side in ControlSide.allCases { place(side) }
    _tug_refresh_bin_block(bin, gboolean(scene.isBlocked))
  }

  /// Moves the child's window `shift` points from its place.
  private func shift(by shift: Double) {
    shown.shift = shift
    let along = Int32(checked: scene.axis.isReversed ? -shift : shift) ?? 0
    let isVertical = scene.axis.orientation == .vertical
    _tug_refresh_bin_shift(bin, isVertical ? 0 : along, isVertical ? along : 0)
  }

  // MARK: The cursor

  /// Notes that the focus, or a cursor inside the child, may have moved behind a header or a
  /// footer.
  func noteFocusMoved(byKey: Bool) {
    guard !isDisposed else { return }
    if byKey {
      shown.noteKey()
      // The next frame of a glide would end a scroll of the child, which GTK animates.
      if scene.container.phase == .decelerating {
        send(.setOffset(scene.contentOffset, animated: false))
      }
    }
    guard shown.shift != 0 || scene.headerPlace.covered > 0 else { return }
    // Some children scroll their cursor into view a little later.
    shown.isRevealing = true
    requestFrame()
  }

  /// Scrolls the cursor into view if an open header or footer hides it from the user.
  ///
  /// The child does not know of these.
  func revealCursor() {
    guard shown.isRevealing, !contentMoves else { return }
    shown.isRevealing = false
    var area = GdkRectangle()
    guard isAtRest, _tug_refresh_bin_cursor(bin, &area).isTrue else { return }
    let frame = Frame(
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

/// The content and the controls as a bin shows them, and the reasons for the next change.
struct ShownContent {
  /// The microseconds for which a key may move the content: GTK's own scroll animation takes
  /// 200,000.
  private static let keyTime: Int64 = 300_000

  /// The distance of the child's window from its place along the axis, in whole points: above 0 for
  /// a pulled header, below 0 for a pulled footer.
  var shift = 0.0
  /// The positions of the controls.
  var controls = ControlSides<ShownControl?>(header: nil, footer: nil)
  /// The states that were last reported to assistive technology.
  var states = ControlSides<RefreshState?>(header: nil, footer: nil)
  /// Whether the bin has a new child, whose scroll position it must adopt.
  var isNew = false
  /// Whether GTK is allocating the bin.
  var isAllocating = false
  /// Whether GTK, the child or the program has moved the content and may still be moving it.
  var isFollowing = false
  /// The last change of the content, which arrives in several parts.
  private(set) var change = ContentChange()
  /// Whether the child has been laid out since it last grew.
  var isLaidOut = false
  /// Whether to scroll the cursor into view in the next frame.
  var isRevealing = false
  /// The position at which a load with an open footer has just ended, or `nil` if there is none.
  var loaded: LoadedPlace?
  /// The time of the user's last key press in the child, by the monotonic clock: the engine's time
  /// stands still while nothing moves.
  private var keyPress: Int64?

  /// Notes a part of a change: the points by which the content has grown and moved, and its
  /// position and the engine's offset before.
  mutating func noteChange(growth: Double, shift: Double, from place: Double, at offset: Double) {
    let now = MonotonicClock.now
    if now - change.began > ContentChange.layoutTime {
      change = ContentChange(began: now, beganAtStart: place == 0, beyond: offset - place)
    }
    change.growth += growth
    change.shift += shift
  }

  mutating func noteKey() { keyPress = MonotonicClock.now }

  /// Whether a key press of the user may be moving the content.
  @MainActor var isByKey: Bool {
    EventFields.currentType == GDK_KEY_PRESS
      || keyPress.map { MonotonicClock.now - $0 < Self.keyTime } ?? false
  }
}

/// A change of the child's length and position, whose parts arrive one after another.
struct ContentChange {
  /// The microseconds within which the parts of a change arrive.
  static let layoutTime: Int64 = 100_000
  /// The difference in points up to which two lengths count as equal, because children round.
  private static let tolerance = 1.0

  /// The time of the first part by the monotonic clock.
  var began = Int64.min / 2
  /// Whether the child was at its start before.
  var beganAtStart = false
  var growth = 0.0
  var shift = 0.0
  /// The points by which the offset was beyond the range before: below 0 for a header.
  var beyond = 0.0

  /// Whether rows were inserted above the visible part, which stays in place.
  ///
  /// A child such as a tree does that in its own layout, a program once it knows the new length.
  var keepsSeen: Bool { growth != 0 && abs(growth - shift) < Self.tolerance }
}

/// The position of the content at the end of a load, and the time.
struct LoadedPlace {
  /// The seconds that a child has to lay out new content.
  ///
  /// Some children need a few frames.
  static let layoutTime = 0.1

  var offset: Double
  var time: Double
}

/// The position of a header or a footer in the bin.
struct ShownControl: Equatable {
  /// The area of the whole control, visible or not.
  var box: Frame
  /// The area of the bin in which the control is drawn.
  var seen: Frame
  /// Whether the control lies over the content.
  var isOverContent: Bool
}

extension SceneEvent {
  /// Whether the event changes the content's length, or its position during a motion.
  var changesContent: Bool {
    if case .setContent = self { true } else { false }
  }
}
