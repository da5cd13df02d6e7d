import CGtk
import CairoDrawing
import GtkBridge
import ListModel
import RefreshModel
import ScrollModel

/// When the list was last refreshed.
extension ListViewPeer {
  /// The key that the time is kept under beyond the list's life.
  private var lastUpdatedKey: String? {
    header?.lastUpdatedKey.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Where it is kept.
  private var lastUpdatedStore: any LastUpdatedStoring {
    header?.keepsLastUpdated ?? LastUpdatedStore.chosen ?? LastUpdatedStore.file
  }

  /// Sets the time by program, in seconds since 1970 UTC; nil is no record.
  func setLastUpdated(_ seconds: Double?) {
    scene.setLastUpdated(seconds)
    noteLastUpdated()
    notifyProperties()
    queueDraw()
  }

  /// The header, or its key, is another: its time is that of its key, none included, or without a key
  /// the list's own.
  func followLastUpdated() {
    guard !isDisposed, !isPlaying else { return }
    if let key = lastUpdatedKey {
      LastUpdatedStore.tell(self)
      scene.setLastUpdated(LastUpdatedStore.time(of: key, in: lastUpdatedStore))
    } else {
      scene.setLastUpdated(keylessLastUpdated)
    }
  }

  /// A refresh has ended with `result`: its time is kept.
  ///
  /// `former` is the header that it was of, where another with a key of its own has taken its place
  /// since.
  func noteLastUpdated(of former: RefreshHeader?, _ result: RefreshResult) {
    guard let former else { return noteLastUpdated() }
    guard result.isUpdate, !isPlaying else { return }
    if let key = former.lastUpdatedKey, !key.isEmpty {
      LastUpdatedStore.set(scene.wallClock, of: key, in: former.keepsLastUpdated)
    } else {
      keylessLastUpdated = scene.wallClock
    }
  }

  /// The time of the last refresh is another: it is kept.
  func noteLastUpdated() {
    guard let control = scene.header else { return }
    if let key = lastUpdatedKey {
      LastUpdatedStore.set(control.lastUpdated, of: key, in: lastUpdatedStore)
    } else {
      keylessLastUpdated = control.lastUpdated
    }
  }

  /// A list has set the time of `key` in a store.
  func lastUpdatedChanged(of key: String, in store: any LastUpdatedStoring, to time: Double?) {
    guard !isDisposed, key == lastUpdatedKey, store === lastUpdatedStore else { return }
    scene.setLastUpdated(time)
    queueDraw()
  }

  /// Seconds after which the words about the last refresh are looked at again while they are seen.
  package static var clockInterval = 60.0

  /// Sees to it that what is seen of the last refresh stays right when nothing moves: the day turns,
  /// the clock is set, the zone is another.
  ///
  /// Nothing in GLib tells of all three, so the list asks for a frame once a minute, and at midnight.
  func followClock() {
    guard !isDisposed, !isPlaying, scene.isInView(.header), !clockTimer.isRunning else { return }
    let time = WallClock.zone.time(at: WallClock.now)
    let second = (time.hour * 60 + time.minute) * 60 + time.second
    let wait = min(Self.clockInterval, Self.secondsPerDay - Double(second)) * 1000
    clockTimer.start(milliseconds: UInt32(checked: wait.rounded(.up)) ?? 0) { [weak self] in
      self?.requestFrame()
      return false
    }
  }

  private static let secondsPerDay = 86_400.0

  /// The words that the program's signal handler has for the last refresh; nil where there is none.
  private func formattedLastUpdated() -> String? {
    guard let object = controlObjects.header else { return nil }
    let time = scene.header?.lastUpdated.flatMap { gint64(checked: $0) } ?? -1
    let words = _tug_refresh_header_format_last_updated(OpaquePointer(object.pointer), time)
    defer { g_free(words) }
    return words.map { String(cString: $0) }
  }

  /// The header's looks, with the program's own words about the last refresh where it has some.
  func headerStyle() -> (any HeaderStyle)? {
    guard let header else { return nil }
    guard scene.isInView(.header), Feature.ownTimeText.isOn,
      let text = header.lastUpdatedText?(scene.header?.lastUpdated) ?? formattedLastUpdated()
    else { return header.style }
    switch header.style {
    case var style as EGOHeaderStyle:
      style.lastUpdatedText = { _ in text }
      return style
    case var style as SVHeaderStyle:
      style.lastUpdatedText = { _ in text }
      return style
    default: return DatedHeaderStyle(base: header.style, lastUpdatedText: text)
    }
  }
}

extension RefreshHeader {
  /// Where its times are kept.
  @MainActor fileprivate var keepsLastUpdated: any LastUpdatedStoring {
    lastUpdatedStore ?? LastUpdatedStore.chosen ?? LastUpdatedStore.file
  }
}

/// A header's looks with words of the program's own about the last refresh.
private struct DatedHeaderStyle: HeaderStyle {
  var base: any HeaderStyle
  let lastUpdatedText: String

  var height: Double { base.height }
  var hasOwnGround: Bool { base.hasOwnGround }
  var drawsSecondFloor: Bool { base.drawsSecondFloor }

  var texts: ControlTexts {
    get { base.texts }
    set { base.texts = newValue }
  }

  var parts: ControlParts {
    get { base.parts }
    set { base.parts = newValue }
  }

  func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    var dated = appearance
    dated.lastUpdatedText = lastUpdatedText
    base.draw(dated, on: canvas, text: text)
  }
}
