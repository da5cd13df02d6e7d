import CairoDrawing
import ListModel
import RefreshModel

/// When the list was last refreshed.
extension ListViewPeer {
  /// The key that the time is kept under beyond the list's life.
  private var lastUpdatedKey: String? {
    header?.lastUpdatedKey.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Sets the time by program, in seconds since 1970 UTC; nil is no record.
  func setLastUpdated(_ seconds: Double?) {
    scene.setLastUpdated(seconds)
    noteLastUpdated()
    queueDraw()
  }

  /// The header, or its key, is another: its time is that of its key, none included, or without a key
  /// the list's own.
  func followLastUpdated() {
    if let key = lastUpdatedKey {
      LastUpdatedStore.shared.tell(self)
      scene.setLastUpdated(LastUpdatedStore.shared.time(of: key))
    } else {
      scene.setLastUpdated(keylessLastUpdated)
    }
  }

  /// A refresh has ended: its time is kept.
  func noteLastUpdated() {
    guard let control = scene.header else { return }
    if let key = lastUpdatedKey {
      LastUpdatedStore.shared.set(control.lastUpdated, of: key)
    } else {
      keylessLastUpdated = control.lastUpdated
    }
  }

  /// A list has set the time of `key`.
  func lastUpdatedChanged(of key: String) {
    guard !isDisposed, key == lastUpdatedKey else { return }
    scene.setLastUpdated(LastUpdatedStore.shared.time(of: key))
    queueDraw()
  }

  /// The header's looks, with the program's own words about the last refresh where it has some.
  func headerStyle() -> (any HeaderStyle)? {
    guard let header else { return nil }
    guard let words = header.lastUpdatedText, scene.isInView(.header) else { return header.style }
    let text = words(scene.header?.lastUpdated)
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

/// A header's looks with words of the program's own about the last refresh.
private struct DatedHeaderStyle: HeaderStyle {
  var base: any HeaderStyle
  let lastUpdatedText: String

  var height: Double { base.height }

  var texts: ControlTexts {
    get { base.texts }
    set { base.texts = newValue }
  }

  func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    var dated = appearance
    dated.lastUpdatedText = lastUpdatedText
    base.draw(dated, on: canvas, text: text)
  }
}
