import CGtk
import GtkBridge
import RefreshModel
import SceneModel

/// A strong reference to a header's or a footer's GObject.
typealias ControlObject = GObjectRef<UnsafeMutablePointer<TugRefreshControl>>

/// The header and the footer of one widget as GObjects, created when the program asks for them.
@MainActor struct ControlObjects {
  private var objects = ControlSides<ControlObject?>(header: nil, footer: nil)
  /// The object whose control is about to be set on the widget, or `nil` if there is none.
  private var incoming: ControlObject?

  /// The object on `side`, or `nil` if the program has not asked for it.
  subscript(side: ControlSide) -> UnsafeMutablePointer<TugRefreshControl>? {
    objects[side]?.pointer
  }

  /// Creates an object for the control on `side`, or returns `nil` if that fails.
  ///
  /// The widget does not own it yet.
  static func make(_ side: ControlSide) -> UnsafeMutablePointer<TugRefreshControl>? {
    switch side {
    case .header: tug_refresh_header_new(TUG_HEADER_STYLE_NATIVE)?.raw.of(TugRefreshControl.self)
    case .footer: tug_refresh_footer_new(TUG_FOOTER_STYLE_NATIVE)?.raw.of(TugRefreshControl.self)
    }
  }

  /// Takes ownership of `made` as the object of the control on `side`.
  mutating func adopt(_ made: UnsafeMutablePointer<TugRefreshControl>, on side: ControlSide) {
    objects[side] = GObjectRef(adopting: made)
  }

  /// Sets the object that replaces the current one when its control is set.
  mutating func expect(_ object: ControlObject?) { incoming = object }

  /// Exchanges the objects after a change of the control on `side`.
  ///
  /// Returns the removed and the added object.
  mutating func exchange(
    _ side: ControlSide
  ) -> (former: ControlObject?, incoming: ControlObject?) {
    defer { incoming = nil }
    let former = objects[side]
    objects[side] = incoming
    return (former, incoming)
  }
}
