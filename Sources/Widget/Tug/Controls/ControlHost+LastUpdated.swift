import CGtk
import CairoDrawing
import GtkBridge
import RefreshModel
import SceneModel
import ScrollModel

/// The time of the header's last refresh.
extension ControlHost {
  /// The key under which the time is stored beyond the widget's life, or `nil` to keep the time in
  /// memory.
  private var lastUpdatedKey: String? {
    header?.lastUpdatedKey.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The store of the time.
  private var lastUpdatedStore: any LastUpdatedStoring {
    header?.keepsLastUpdated ?? LastUpdatedStore.chosen ?? LastUpdatedStore.file
  }

  /// Sets the time of the last refresh for the program, in seconds since 1970 UTC, or clears it
  /// with `nil`.
  func setLastUpdated(_ seconds: Double?) {
    guard let peer else { return }
    peer.send(.setLastUpdated(seconds))
    keepLastUpdated()
    peer.notifyProperties()
    peer.queueDraw()
  }

  /// Updates the time of the last refresh after a change of the header or its key.
  ///
  /// The header then shows the time stored under its key, if any. Without a key it shows the
  /// widget's own time.
  func updateLastUpdated() {
    guard let peer = livePeer, !peer.isPlaying else { return }
    if let key = lastUpdatedKey {
      LastUpdatedStore.add(self)
      peer.send(.setLastUpdated(LastUpdatedStore.time(of: key, in: lastUpdatedStore)))
    } else {
      peer.send(.setLastUpdated(keylessLastUpdated))
    }
  }

  /// Stores the time of a refresh that ended with `result`.
  ///
  /// If the program has replaced the header in the meantime, its key counts, which may differ.
  func keepLastUpdated(_ result: RefreshResult) {
    guard case .header(let former) = replaced else { return keepLastUpdated() }
    guard let peer, result.isUpdate, !peer.isPlaying else { return }
    if let key = former.lastUpdatedKey, !key.isEmpty {
      LastUpdatedStore.set(peer.scene.wallClock, of: key, in: former.keepsLastUpdated)
    } else {
      keylessLastUpdated = peer.scene.wallClock
    }
  }

  /// Stores the engine's time of the last refresh.
  private func keepLastUpdated() {
    guard let control = peer?.scene.control(.header) else { return }
    if let key = lastUpdatedKey {
      LastUpdatedStore.set(control.lastUpdated, of: key, in: lastUpdatedStore)
    } else {
      keylessLastUpdated = control.lastUpdated
    }
  }

  /// Reacts to a change of the time of `key` in a store.
  func lastUpdatedChanged(of key: String, in store: any LastUpdatedStoring, to time: Double?) {
    guard let peer = livePeer, key == lastUpdatedKey, store === lastUpdatedStore else { return }
    peer.send(.setLastUpdated(time))
    peer.queueDraw()
  }

  // MARK: Text

  /// Returns the header's style, with the program's own text about the last refresh if there is
  /// one.
  func headerStyle() -> (any HeaderStyle)? {
    guard let header else { return nil }
    guard let peer, peer.scene.isInView(.header) else { return header.style }
    let time = peer.scene.control(.header)?.lastUpdated
    let style = header.style(forFailure: sides.header.work.failureMessage)
    guard let text = header.lastUpdatedText?(time) ?? formattedLastUpdated(time) else {
      return style
    }
    switch style {
    case var style as EGOHeaderStyle:
      style.lastUpdatedText = { _ in text }
      return style
    case var style as SVHeaderStyle:
      style.lastUpdatedText = { _ in text }
      return style
    default: return DatedHeaderStyle(base: style, lastUpdatedText: text)
    }
  }

  /// Returns the text of the program's signal handler for `time`, or `nil` if no handler returns
  /// one.
  private func formattedLastUpdated(_ time: Double?) -> String? {
    guard let object = objects[.header] else { return nil }
    let seconds = time.flatMap { gint64(checked: $0) } ?? -1
    let words = _tug_refresh_header_format_last_updated(OpaquePointer(object), seconds)
    defer { g_free(words) }
    return words.map { String(cString: $0) }
  }
}
extension RefreshHeader {
  /// The store of this header's times.
  @MainActor fileprivate var keepsLastUpdated: any LastUpdatedStoring {
    lastUpdatedStore ?? LastUpdatedStore.chosen ?? LastUpdatedStore.file
  }
}

/// A header style with the program's own text about the last refresh.
private struct DatedHeaderStyle: WrappingStyle {
  var base: any ControlStyle
  let lastUpdatedText: String

  func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    var dated = appearance
    dated.lastUpdatedText = lastUpdatedText
    base.draw(dated, on: canvas, text: text)
  }
}
