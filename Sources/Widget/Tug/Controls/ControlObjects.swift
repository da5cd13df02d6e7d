import CGtk
import GtkBridge
import RefreshModel
import SceneModel

/// A strong reference to a header's or a footer's GObject.
typealias ControlObject = GObjectRef<UnsafeMutablePointer<TugRefreshControl>>

/// The header and the footer of one widget as GObjects, where the program has asked for them.
@MainActor struct ControlObjects {
  private var objects = ControlSides<ControlObject?>(header: nil, footer: nil)
  /// The object whose control is about to be set on the widget.
  private var incoming: ControlObject?

  /// The object on `side`; nil where the program has not asked for one.
  subscript(side: ControlSide) -> UnsafeMutablePointer<TugRefreshControl>? {
    objects[side]?.pointer
  }

  /// A new object for the control on `side`, not yet the widget's; nil where none can be created.
  static func make(_ side: ControlSide) -> UnsafeMutablePointer<TugRefreshControl>? {
    switch side {
    case .header: tug_refresh_header_new(TUG_HEADER_NATIVE)?.raw.of(TugRefreshControl.self)
    case .footer: tug_refresh_footer_new(TUG_FOOTER_NATIVE)?.raw.of(TugRefreshControl.self)
    }
  }

  /// Takes over `made`, which stands for the control on `side`.
  mutating func adopt(_ made: UnsafeMutablePointer<TugRefreshControl>, on side: ControlSide) {
    objects[side] = GObjectRef(adopting: made)
  }

  /// Expects `object` to take the place of the present one when its control is set.
  mutating func expect(_ object: ControlObject?) { incoming = object }

  /// Exchanges the objects after a change of the control on `side`; returns the one that leaves and
  /// the one that comes.
  mutating func exchange(
    _ side: ControlSide
  ) -> (former: ControlObject?, incoming: ControlObject?) {
    defer { incoming = nil }
    let former = objects[side]
    objects[side] = incoming
    return (former, incoming)
  }
}
